export { forgetComments } from './actions.ts'
export { firstComments } from './lists/queries.ts'
export { purgeComments } from './queries.ts'
export { redrawnComments } from './redrawn.ts'
