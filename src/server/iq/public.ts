export { findIqScore } from './queries.ts'
