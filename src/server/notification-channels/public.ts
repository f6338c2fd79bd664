export { MAIL_AFTER_MS, queueTelling } from './actions.ts'
export { describe, type Told } from './describe.ts'
export { findAddressee, listUnread, listUntold, markTold, TOLD_AT_ONCE, type Addressee } from './queries.ts'
export { listTypes, wantedOn } from './types.ts'
