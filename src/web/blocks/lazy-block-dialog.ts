import { lazyComponent } from '../platform/lazy-component.ts'

/** Asks before somebody is blocked; fetched when it is opened, so it stands in a Suspense. */
export const BlockDialog = lazyComponent(async () => (await import('./block-dialog.tsx')).BlockDialog)
