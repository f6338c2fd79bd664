import { deferHydration } from '../platform/deferred-hydration.tsx'

/** Drawn by the server, alive a moment later: what they are about comes first. */
export const Comments = deferHydration(async () => (await import('./later-parts.ts')).Comments)

/** The same beside something longer: collapsed, and fetched when they are near the screen. */
export const ShortComments = deferHydration(async () => (await import('./later-parts.ts')).ShortComments)
