export { sendResetLink } from './actions.ts'
export { findUserByEmail, insertUser, purgeAccounts, type NewUser } from './queries.ts'
export { canonicalEmail } from './rules.ts'
export { startSession } from './sessions.ts'
