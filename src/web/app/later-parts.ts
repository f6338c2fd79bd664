/** What nobody needs at once, on every screen: fetched as one after all that is above the fold. */
export { Toaster } from '../ui/toast.tsx'
export { Tooltips } from '../ui/tooltips.ts'
export { AccountSync } from './account-sync.tsx'
export { BottomBar } from './shell/bottom-bar.tsx'
export { OfflineBar } from './shell/offline-bar.tsx'
export { PageEnd } from './shell/page-end.tsx'
export { Shortcuts } from './shortcuts/shortcuts.tsx'
