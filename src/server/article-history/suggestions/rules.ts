import { SUGGESTION_PATIENCE_DAYS, SUPPORT_HONOR } from '../../../contract/limits.ts'
import { can, isStaff, type Owned } from '../../content/can.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { Viewer } from '../../platform/session.ts'

/** After this long without an answer of the authors, others may answer in their place. */
const PATIENCE_MS = SUGGESTION_PATIENCE_DAYS * DAY_MS

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
  // Nobody accepts his own suggestion for an article that is not his.
  const isOwn = viewer.id === authorId
  return isStaff(viewer) && isOverdue(createdAt, now) && !isOwn && can(viewer, 'read', article)
}

export function isOverdue(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= PATIENCE_MS
}

export interface Supporting {
  viewer: Viewer
  honor: number
  now: Date
}

/** Why somebody can't be one of the two who accept it in the authors' place; null if he can. */
export function refusalToSupport(
  { viewer, honor, now }: Supporting,
  article: Owned,
  { authorId, state, createdAt }: StoredSuggestion,
): 'ownSuggestion' | 'decideDirectly' | 'needsHonor' | 'alreadyDecided' | 'authorsHaveTime' | null {
  if (viewer.id === authorId) return 'ownSuggestion'
  if (isEditor(viewer, article)) return 'decideDirectly'
  if (honor < SUPPORT_HONOR) return 'needsHonor'
  if (state !== 'open') return 'alreadyDecided'
  return isOverdue(createdAt, now) ? null : 'authorsHaveTime'
}
