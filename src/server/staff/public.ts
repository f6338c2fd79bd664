export { writeStaffLog, type Actor } from './actions.ts'
export { hasOperator } from './queries.ts'
export { capabilitiesOf } from './rules.ts'
