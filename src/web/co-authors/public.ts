export { Invitations } from './invitations.tsx'
export { LeaveDialog } from './leaving/lazy-dialog.ts'
export { messages as leaveMessages } from './leaving/messages.ts'
