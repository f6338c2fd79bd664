export { Invitations } from './invitations.tsx'
export { LeaveDialog } from './lazy-leave-dialog.ts'
export { messages as leaveMessages } from './leave-messages.ts'
