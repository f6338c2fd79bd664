import { PRIVILEGES } from '../../../contract/honor-rules.ts'
import { SUGGESTION_PATIENCE_DAYS } from '../../../contract/limits.ts'
import { can, isStaff, type Owned } from '../../content/can.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { Viewer } from '../../platform/session.ts'

/** After this long without an answer of the authors, others may decide instead. */
const PATIENCE_MS = SUGGESTION_PATIENCE_DAYS * DAY_MS

export interface StoredSuggestion {
  authorId: number | null
  state: string
  createdAt: Date
}

/** The author and the co-authors, whatever state their article is in. */
export function isEditor(viewer: Viewer, { authorId, editorIds }: Owned): boolean {
  return authorId === viewer.id || editorIds?.includes(viewer.id) === true
}

/** A declined or withdrawn suggestion is visible only to those involved. */
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
  // Nobody accepts their own suggestion for somebody else's article.
  const isOwn = viewer.id === authorId
  // What is being checked stays as it is.
  return isStaff(viewer) && isOverdue(createdAt, now) && !isOwn && article.isPublic
}

export function isOverdue(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= PATIENCE_MS
}

export interface Supporting {
  viewer: Viewer
  honor: number
  now: Date
}

/** Why somebody can't be one of the two who accept it instead of the authors; null if they can. */
export function refusalToSupport(
  { viewer, honor, now }: Supporting,
  article: Owned,
  { authorId, state, createdAt }: StoredSuggestion,
): 'ownSuggestion' | 'decideDirectly' | 'needsHonor' | 'alreadyDecided' | 'authorsHaveTime' | null {
  if (viewer.id === authorId) return 'ownSuggestion'
  if (isEditor(viewer, article)) return 'decideDirectly'
  if (honor < PRIVILEGES.supportSuggestions) return 'needsHonor'
  if (state !== 'open') return 'alreadyDecided'
  return isOverdue(createdAt, now) ? null : 'authorsHaveTime'
}
