import { later } from '../platform/later.tsx'

/** Drawn by the server, alive a moment later: what they are about comes first. */
export const Comments = later(async () => (await import('./comments.tsx')).Comments)
