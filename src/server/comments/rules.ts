import { isVisible } from '../../contract/common.ts'
import { COMMENT_LEVELS, COMMENT_SILENT_EDIT_MS, TRASH_DAYS } from '../../contract/limits.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { DAY_MS } from '../platform/clock.ts'
import { plainText } from '../rich-text/public.ts'

/** Product §6: who has earned less may not lead readers elsewhere. */
export const LINKS_HONOR = 20

/** What can be talked about. One answers a comment by replying to it, and people are no topic. */
export function isCommentable(objectType: ObjectType): boolean {
  return objectType !== 'comment' && objectType !== 'person'
}

export interface Place {
  parentId: number | null
  /** Null for a comment that will be the first of its thread. */
  rootId: number | null
  level: number
}

/** Three levels at most: a reply to the deepest stands beside it. */
export function placeUnder(parent: (Place & { id: number }) | null): Place {
  if (parent === null) return { parentId: null, rootId: null, level: 1 }
  const isDeepest = parent.level >= COMMENT_LEVELS
  return {
    parentId: isDeepest ? parent.parentId : parent.id,
    rootId: parent.rootId,
    level: isDeepest ? COMMENT_LEVELS : parent.level + 1,
  }
}

/** Whether there is something to see once it is drawn; marks of writing direction are no disguise in a whole text. */
export function isWorthShowing(nodes: RichText): boolean {
  return isVisible(plainText(nodes).replace(/[\u202a-\u202e\u2066-\u2069]/g, ''))
}

export function isSilentEdit(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= COMMENT_SILENT_EDIT_MS
}

export function isRestorable(deletedAt: Date | null, now: Date): boolean {
  return deletedAt !== null && now.getTime() - deletedAt.getTime() <= TRASH_DAYS * DAY_MS
}
