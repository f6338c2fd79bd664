import { lazyComponent } from '../platform/lazy-component.ts'

/** Fetched when an author asks for it; inside a Suspense. */
export const ReadsDialog = lazyComponent(async () => (await import('./reads-dialog.tsx')).ReadsDialog)
