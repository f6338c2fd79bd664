import { SUGGESTION_PATIENCE_DAYS, TRASH_DAYS } from '../../contract/limits.ts'
import { can, isStaff } from '../content/can.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Viewer } from '../platform/session.ts'
import type { CollectionFacts } from './queries.ts'

/** Until when what was deleted at this moment can be restored; then it is erased. */
export function restorableUntil(deletedAt: Date): Date {
  return addMs(deletedAt, TRASH_DAYS * DAY_MS)
}

/** Rows and imports: the owner and the editors. */
export function canEditRows(viewer: Viewer | null, collection: CollectionFacts): boolean {
  return can(viewer, 'edit', collection)
}

/** Title, columns, licence, editors: the owner. */
export function canManage(viewer: Viewer | null, collection: CollectionFacts): boolean {
  return viewer !== null && viewer.id === collection.authorId && can(viewer, 'edit', collection)
}

export function isEditor(viewer: Viewer, { authorId, editorIds }: CollectionFacts): boolean {
  return authorId === viewer.id || editorIds.includes(viewer.id)
}

export function canSuggest(viewer: Viewer, collection: CollectionFacts): boolean {
  return collection.isPublic && collection.editing === 'suggest' && !isEditor(viewer, collection)
}

interface StoredSuggestion {
  authorId: number | null
  createdAt: Date
}

/** The owner and the editors, and the staff when those gave no answer for long: not two readers, as with articles. */
export function canDecide(
  viewer: Viewer | null,
  collection: CollectionFacts,
  { authorId, createdAt }: StoredSuggestion,
  now: Date,
): boolean {
  if (can(viewer, 'decide', collection)) return true
  const isOverdue = now.getTime() - createdAt.getTime() >= SUGGESTION_PATIENCE_DAYS * DAY_MS
  return isStaff(viewer) && isOverdue && viewer?.id !== authorId && can(viewer, 'read', collection)
}
