export { findUserByEmail, insertUser, type NewUser } from './queries.ts'
export { canonicalEmail } from './rules.ts'
export { startSession } from './sessions.ts'
