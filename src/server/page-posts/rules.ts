import { POST_SILENT_EDIT_MS, TRASH_DAYS } from '../../contract/limits.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'

/** A change so soon after a post was written is silent. */
export function isSilentEdit(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= POST_SILENT_EDIT_MS
}

/** Until when a post deleted at this moment can be restored; then it is erased. */
export function restorableUntil(deletedAt: Date): Date {
  return addMs(deletedAt, TRASH_DAYS * DAY_MS)
}

/** Who may have the files of a post; those of a private guild are asked for both: being in it, and being of age. */
export function accessOf(post: {
  state: string
  isNsfw: boolean
  isInside: boolean
}): 'open' | 'adult' | 'members' | 'closed' {
  if (post.state !== 'published') return 'closed'
  if (post.isInside) return 'members'
  return post.isNsfw ? 'adult' : 'open'
}
