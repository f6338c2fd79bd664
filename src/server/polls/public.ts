export { insertPoll, updatePoll } from './actions.ts'
export { listPolls, listVotes } from './queries.ts'
export { canEditPoll, countsFor, type Poll } from './rules.ts'
