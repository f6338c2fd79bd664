import { can, isStaff, type Owned } from '../../access/public.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { Viewer } from '../../platform/session.ts'

/** After this long without an answer of the authors, moderators may answer in their place. */
const PATIENCE_MS = 14 * DAY_MS

export interface StoredSuggestion {
  authorId: number | null
  state: string
  createdAt: Date
}

/** The author and those who write along, whatever state their article is in. */
export function isEditor(viewer: Viewer, { authorId, editorIds }: Owned): boolean {
  return authorId === viewer.id || editorIds?.includes(viewer.id) === true
}

/** What was declined or withdrawn concerns only those who had to do with it. */
export function canSeeAll(viewer: Viewer | null, article: Owned): boolean {
  return can(viewer, 'decide', article) || isStaff(viewer)
}

export function canDecide(
  viewer: Viewer,
  article: Owned,
  { authorId, createdAt }: StoredSuggestion,
  now: Date,
): boolean {
  if (can(viewer, 'decide', article)) return true
  const isOverdue = now.getTime() - createdAt.getTime() >= PATIENCE_MS
  // Nobody accepts his own suggestion for an article that is not his.
  return isStaff(viewer) && isOverdue && viewer.id !== authorId && can(viewer, 'read', article)
}
