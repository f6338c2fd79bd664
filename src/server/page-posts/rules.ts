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

export function accessOf({ state, isNsfw }: { state: string; isNsfw: boolean }): 'open' | 'adult' | 'closed' {
  if (state !== 'published') return 'closed'
  return isNsfw ? 'adult' : 'open'
}
