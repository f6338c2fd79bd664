export { LeaveDialog } from './lazy-dialog.ts'
export { messages as leaveMessages } from './messages.ts'
