/** Stored with each tree; see redraw.ts for what happens to the trees of an older version. */
export const RENDERER_VERSION = 2
