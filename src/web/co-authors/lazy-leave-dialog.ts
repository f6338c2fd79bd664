import { lazyComponent } from '../platform/lazy-component.ts'

/** Fetched when somebody wants to leave. */
export const LeaveDialog = lazyComponent(async () => (await import('./leave-dialog.tsx')).LeaveDialog)
