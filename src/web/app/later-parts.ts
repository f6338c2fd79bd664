/** What nobody needs at once, on every screen: fetched as one after all that is above the fold. */
export { LateParts } from './late-parts.tsx'
export { BottomBar } from './shell/bottom-bar.tsx'
export { OfflineBar } from './shell/offline-bar.tsx'
export { PageEnd } from './shell/page-end.tsx'
