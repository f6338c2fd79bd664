export { ReadsDialog } from './lazy-dialog.ts'
