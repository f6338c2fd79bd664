export { forgetComments } from './actions.ts'
export { firstComments } from './lists/queries.ts'
export { purgeComments } from './queries.ts'
export { LINKS_HONOR } from './rules.ts'
