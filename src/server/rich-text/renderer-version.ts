/** Stored beside a tree; see redraw.ts for what happens to the trees of an older one. */
export const RENDERER_VERSION = 1
