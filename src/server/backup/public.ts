export { findLastBackup } from './last-backup.ts'
