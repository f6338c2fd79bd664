export { markSeen } from './actions.ts'
export { getLastVisit, listAway } from './queries.ts'
export { noteSeen } from './seen.ts'
