export { findLastBackup } from './last-backup.ts'
export { erasureFiles, noteErasures, type Erasure } from './erasures-file.ts'
