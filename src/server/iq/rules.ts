import {
  IQ_ATTEMPT_DAYS,
  IQ_EXTRA_TIME,
  IQ_ITEM_SECONDS,
  IQ_LEAST_ITEMS,
  IQ_RESTART_DAYS,
} from '../../contract/iq-rules.ts'
import { addMs, DAY_MS, SECOND_MS } from '../platform/clock.ts'
import type { Course, Standing, StoredItem } from './queries.ts'

/** An answer that was sent in time may be so long on its way. */
const WAY_MS = 2 * SECOND_MS
/** Nobody reads and answers two items within it. */
const ANSWER_GAP_MS = SECOND_MS

export function itemMs(hasExtraTime: boolean): number {
  return IQ_ITEM_SECONDS * SECOND_MS * (hasExtraTime ? IQ_EXTRA_TIME : 1)
}

/** The clock may have jumped: never less than nothing, never more than an item has. */
export function timeLeft({ deadlineAt }: StoredItem, hasExtraTime: boolean, now: Date): number {
  return Math.min(itemMs(hasExtraTime), Math.max(0, deadlineAt.getTime() - now.getTime()))
}

/** The clock was set back behind the start of an item, which would then last longer than it may. */
export function isFromFuture({ servedAt }: StoredItem, now: Date): boolean {
  return servedAt > now
}

export function isLate({ deadlineAt }: StoredItem, now: Date): boolean {
  return now > addMs(deadlineAt, WAY_MS)
}

/** How long an answer took, by the server's clock; by the browser's where that was set back. */
export function timeTaken(item: StoredItem, hasExtraTime: boolean, now: Date, clientMs: number): number {
  const taken = isFromFuture(item, now) ? clientMs : now.getTime() - item.servedAt.getTime()
  return Math.min(itemMs(hasExtraTime) + WAY_MS, taken)
}

/** How long until the next answer is taken; 0: at once. An answer from the future was given before the clock was set back. */
export function gapLeft(items: readonly StoredItem[], now: Date): number {
  const gaps = items.map(({ answeredAt }) =>
    answeredAt === null ? Infinity : now.getTime() - answeredAt.getTime(),
  )
  return gaps.some((gap) => gap >= 0 && gap < ANSWER_GAP_MS) ? ANSWER_GAP_MS : 0
}

export function expiryOf(startedAt: Date): Date {
  return addMs(startedAt, IQ_ATTEMPT_DAYS * DAY_MS)
}

export function isExpired({ expiresAt }: Pick<Course, 'expiresAt'>, now: Date): boolean {
  return now >= expiresAt
}

/** Enough for a score, although its time is over: pilots don't count. */
export function isEnoughForScore(scored: number): boolean {
  return scored >= IQ_LEAST_ITEMS
}

/** An attempt whose time is over counts from then on, before anybody has ended it. */
export function failedBy(
  { failed, attempt }: Pick<Standing, 'failed' | 'attempt'>,
  now: Date,
): Standing['failed'] {
  if (attempt?.state !== 'open' || !isExpired(attempt, now) || isEnoughForScore(attempt.scored)) return failed
  return { count: failed.count + 1, lastAt: attempt.expiresAt }
}

/** Of attempts without a result: after the first at once, after each further one only when some time has passed. */
export function mayStartAt(failed: { count: number; lastAt: Date | null }): Date | null {
  if (failed.count < 2 || failed.lastAt === null) return null
  return addMs(failed.lastAt, IQ_RESTART_DAYS * DAY_MS)
}

export type IqDevice = 'phone' | 'tablet' | 'desktop'

/** By what browsers say of themselves: only to see whether items are harder on one kind of screen. */
export function deviceFrom(userAgent: string): IqDevice {
  const says = (word: string): boolean => userAgent.includes(word)
  if (says('iPad') || says('Tablet') || (says('Android') && !says('Mobile'))) return 'tablet'
  return says('Mobi') || says('iPhone') || says('Android') ? 'phone' : 'desktop'
}
