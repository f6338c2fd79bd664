export { DraftsList } from './drafts-list.tsx'
export { SavedRow } from './saved-list.tsx'
export type { Saved } from './library-queries.ts'
