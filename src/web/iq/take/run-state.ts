import type { IqItem, IqResult } from '../../../contract/iq.ts'
import { ApiError } from '../../platform/api.ts'
import type { Given } from '../item/seen-item.ts'

/** Why an answer could not be delivered: there is no line, or it is our fault. */
export type Fault = 'line' | 'us'
/** Asked for; time is up, without or with something chosen; the answer came through after a cut-off, in time or not. */
export type RestReason = 'asked' | 'time' | 'timeSent' | 'back' | 'backLate'

export type Phase =
  | { name: 'loading' | 'finishing' | 'moved' | 'lapsed' | 'gone' | 'signed-out' }
  /** What could not be had, to be tried again. */
  | { name: 'failed'; what: 'item' | 'score' }
  | { name: 'item'; item: IqItem; endsAt: number }
  /** The answer is on its way; with a fault it waits on this device. Its clock goes on: late is wrong. */
  | { name: 'sending'; item: IqItem | null; endsAt: number | null; fault: Fault | null }
  | { name: 'rest'; why: RestReason }
  | { name: 'scored'; result: IqResult | null }

export interface RunState {
  phase: Phase
  /** After this item there is a rest. */
  isPausing: boolean
  /** The kept answer is on its way right now. */
  isTrying: boolean
  /** Known from the last answer. */
  answered: number | null
}

export interface TestRun {
  get: () => RunState
  subscribe: (listener: () => void) => () => void
  /** Listens and asks for the first item; what it gives back ends it. */
  start: () => () => void
  answer: (given: Given) => void
  /** Time is up: what was chosen so far is sent, and then there is a rest. */
  timeUp: (given: Given) => void
  togglePause: () => void
  /** After a rest, or once more after a failure. */
  goOn: () => void
  takeOver: () => void
}

/** What is chosen at the last moment shall still arrive in time. */
const MARGIN_MS = 1000
/** The server gives an answer so long for its way. */
const WAY_MS = 2000

/** By the clock that never jumps. */
export function endOf({ remainingMs }: IqItem): number {
  return performance.now() + Math.max(0, remainingMs - MARGIN_MS)
}

export function isPast(endsAt: number | null): boolean {
  return endsAt !== null && performance.now() > endsAt + MARGIN_MS + WAY_MS
}

export function statusOf(error: unknown): number {
  return error instanceof ApiError ? error.status : 0
}

/** To ask again would be answered alike: /iq-test knows what there is. */
export function isFinal(error: unknown): boolean {
  const status = statusOf(error)
  return status > 0 && status < 500 && status !== 408 && status !== 429
}

/** The server does not want this answer, now or later: it was answered elsewhere, or is not ours. */
export function isUnwanted(error: unknown): boolean {
  return [400, 404, 409].includes(statusOf(error))
}
