export { insertDrafts } from './actions.ts'
export { findDraftRoom } from './queries.ts'
