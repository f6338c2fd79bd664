import { PRIVILEGES } from '../../contract/honor-levels.ts'
import { POST_SILENT_EDIT_MS, TRASH_DAYS } from '../../contract/limits.ts'
import { OWN_ACCEPT_HOURS, VOTE_CHANGE_MINUTES } from '../../contract/question-rules.ts'
import type { QuestionStatus } from '../../contract/questions.ts'
import { isStaff } from '../content/can.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, addMs } from '../platform/clock.ts'
import type { Viewer } from '../platform/session.ts'

export type StoredStatus = 'open' | 'duplicate' | 'closed' | 'locked'

/** Solved is an open question with an accepted answer that can be read. */
export function statusOf(status: StoredStatus, isSolved: boolean): QuestionStatus {
  return status === 'open' && isSolved ? 'solved' : status
}

/** A change so soon after it was written is silent. */
export function isSilentEdit(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= POST_SILENT_EDIT_MS
}

/** Until when what was deleted at this moment can be restored; then it is erased. */
export function restorableUntil(deletedAt: Date): Date {
  return addMs(deletedAt, TRASH_DAYS * DAY_MS)
}

/** Votes since this moment can still be changed. */
export function changeableSince(now: Date): Date {
  return addMs(now, -VOTE_CHANGE_MINUTES * MINUTE_MS)
}

/** A vote can be changed for some minutes, and when what was voted on has become another text, silently or not. */
export function canChangeVote(votedAt: Date, rewordedAt: Date | null, now: Date): boolean {
  return votedAt > changeableSince(now) || (rewordedAt !== null && rewordedAt > votedAt)
}

export function canVoteDown(viewer: Viewer): boolean {
  return viewer.honor >= PRIVILEGES.downvote || isStaff(viewer)
}

export function canRetag(viewer: Viewer): boolean {
  return viewer.honor >= PRIVILEGES.retag || isStaff(viewer)
}

export function canVoteToClose(viewer: Viewer): boolean {
  return viewer.honor >= PRIVILEGES.closeVotes || isStaff(viewer)
}

/** Others may know better: whoever answers their own question waits a day before they accept it. */
export function canAcceptOwn(answeredAt: Date, now: Date): boolean {
  return addMs(answeredAt, OWN_ACCEPT_HOURS * HOUR_MS) <= now
}

/** Words that are in so many questions that they say nothing about any of them. */
const COMMON_WORDS = new Set(
  `a an and are as at be can do does for from has have how i in is it its my of on or that the there this to was we what
  when where which who why will with you your
  ada adakah adalah agar akan apa apakah atau bagaimana bagaimanakah bagi berapa bila bisa bisakah boleh bolehkah buat
  cara dalam dan dapat dari daripada dengan di harus ialah ini itu jika juga kah kalau karena kami ke kenapa kepada kita
  ku lah mana mengapa oleh pada para saat sama saya sebab sebagai secara siapa sudah supaya tak telah tentang tidak untuk
  yang`.split(/\s+/),
)
const MOST_WORDS = 16

/** The words of a title that say what it is about; all of them where each is common. */
export function tellingWords(title: string): string[] {
  const words = [...new Set(title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])]
  const telling = words.filter((word) => !COMMON_WORDS.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
}
