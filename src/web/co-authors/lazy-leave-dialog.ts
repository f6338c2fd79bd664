import { lazily } from '../platform/lazily.ts'

/** Fetched when somebody wants to leave. */
export const LeaveDialog = lazily(async () => (await import('./leave-dialog.tsx')).LeaveDialog)
