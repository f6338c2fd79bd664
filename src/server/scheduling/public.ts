export { takePlace } from './actions.ts'
export { refuseTime } from './rules.ts'
