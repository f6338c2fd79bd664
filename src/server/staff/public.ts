export { writeStaffLog, type Actor } from './actions.ts'
export { MODERATED, writeModAction, type NewAction } from './moderation-actions.ts'
export { hasOperator, listOperators } from './queries.ts'
export { capabilitiesOf } from './rules.ts'
