import { isVisible } from '../../contract/common.ts'
import { POST_SILENT_EDIT_MS, TRASH_DAYS } from '../../contract/limits.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { DAY_MS, later } from '../platform/clock.ts'
import { plainText } from '../rich-text/public.ts'

/** A change so soon after a post was written is silent. */
export function isSilentEdit(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= POST_SILENT_EDIT_MS
}

/** Until when a post deleted at this moment can be brought back; then it is erased. */
export function restorableUntil(deletedAt: Date): Date {
  return later(deletedAt, TRASH_DAYS * DAY_MS)
}

/** Whether there is something to see once it is drawn; marks of writing direction are no disguise in a whole text. */
export function isWorthShowing(nodes: RichText): boolean {
  return isVisible(plainText(nodes).replace(/[\u202a-\u202e\u2066-\u2069]/g, ''))
}

/** What its files may be given to. */
export function accessOf({
  state,
  isAdult,
}: {
  state: string
  isAdult: boolean
}): 'open' | 'adult' | 'closed' {
  if (state !== 'published') return 'closed'
  return isAdult ? 'adult' : 'open'
}
