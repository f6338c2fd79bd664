export { proveCode } from './prove-code.ts'
export { findState } from './queries.ts'
