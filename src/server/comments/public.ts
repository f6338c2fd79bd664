export { forgetComments } from './actions.ts'
export { firstComments } from './lists/queries.ts'
