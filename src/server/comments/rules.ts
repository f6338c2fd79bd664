import { COMMENT_LEVELS, COMMENT_SILENT_EDIT_MS, TRASH_DAYS } from '../../contract/limits.ts'
import type { ObjectType } from '../../contract/objects.ts'
import { DAY_MS } from '../platform/clock.ts'

export interface CommentsOf {
  objectType: ObjectType
  objectId: number
}

export interface Position {
  parentId: number | null
  /** Null for a comment that will be the first of its thread. */
  rootId: number | null
  level: number
}

export type Parent = Position & { id: number }

/** Three levels at most: a reply to the deepest gets the same level. */
export function threadUnder(parent: Parent | null): Position {
  if (parent === null) return { parentId: null, rootId: null, level: 1 }
  const isDeepest = parent.level >= COMMENT_LEVELS
  return {
    parentId: isDeepest ? parent.parentId : parent.id,
    rootId: parent.rootId,
    level: isDeepest ? COMMENT_LEVELS : parent.level + 1,
  }
}

export function isSilentEdit(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= COMMENT_SILENT_EDIT_MS
}

export function isRestorable(deletedAt: Date | null, now: Date): boolean {
  return deletedAt !== null && now.getTime() - deletedAt.getTime() <= TRASH_DAYS * DAY_MS
}
