import {
  answerIqItem,
  finishIqTest,
  getNextIqItem,
  startIqTest,
  type IqItem,
  type IqResult,
} from '../../../contract/iq.ts'
import { ApiError, call } from '../../platform/api.ts'
import type { Given } from '../item/seen-item.ts'
import { countAway, type Away } from './count-away.ts'
import { dropAnswer, keepAnswer, readAnswer, type KeptAnswer } from './kept-answer.ts'

export type Phase =
  | { name: 'loading' | 'finishing' | 'moved' | 'lapsed' | 'gone' | 'signed-out' }
  /** What could not be loaded, to be tried again. */
  | { name: 'failed' }
  | { name: 'item'; item: IqItem; endsAt: number }
  /** The answer is on its way; cut off: it waits on this device for the line. */
  | { name: 'sending'; item: IqItem | null; isCutOff: boolean }
  | { name: 'rest'; why: 'asked' | 'time' }
  | { name: 'scored'; result: IqResult | null }

export interface RunState {
  phase: Phase
  /** After this item there is a rest. */
  isPausing: boolean
  /** Known from the last answer. */
  answered: number | null
}

const RETRY_MS = [1000, 3000, 10_000, 30_000]
const BUSY_MS = 1000
const DAY_MS = 86_400_000
/** What is chosen at the last moment shall still arrive in time. */
const MARGIN_MS = 1000

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

/** By the clock that never jumps. */
function endOf({ remainingMs }: IqItem): number {
  return performance.now() + Math.max(0, remainingMs - MARGIN_MS)
}

/** To ask again would be answered alike: /iq-test knows what there is. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429
}

/** One tab's way through the test: apart from React, so that timers and lost lines are in one place. */
export function createTestRun(tab: string): TestRun {
  let state: RunState = { phase: { name: 'loading' }, isPausing: false, answered: null }
  const listeners = new Set<() => void>()
  let away: Away | undefined
  let shownAt = 0
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = true
  let isTimeUp = false
  let isDelivering = false

  const show = (change: Partial<RunState>): void => {
    if (isOver) return
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const go = (phase: Phase): void => show({ phase })
  const openItem = (): IqItem | null => (state.phase.name === 'item' ? state.phase.item : null)

  function refused(error: unknown): boolean {
    const { status, code } = error instanceof ApiError ? error : { status: 0, code: undefined }
    if (code === 'moved') go({ name: 'moved' })
    else if (status === 410 && state.phase.name === 'finishing') go({ name: 'lapsed' })
    // What was answered in time may be enough for a score.
    else if (status === 410) void finish()
    else if (status === 401) go({ name: 'signed-out' })
    else return false
    return true
  }

  async function loadNext(): Promise<void> {
    go({ name: 'loading' })
    try {
      const { item } = await call(getNextIqItem, { query: { tab } })
      if (item === null) await finish()
      else showItem(item)
    } catch (error) {
      if (refused(error)) return
      go({ name: isFinal(error) ? 'gone' : 'failed' })
    }
  }

  function showItem(item: IqItem): void {
    if (isOver) return
    shownAt = performance.now()
    isTimeUp = false
    away?.begin(item.itemId)
    go({ name: 'item', item, endsAt: endOf(item) })
  }

  async function finish(): Promise<void> {
    go({ name: 'finishing' })
    try {
      const { result } = await call(finishIqTest, { body: { tab } })
      go({ name: 'scored', result })
    } catch (error) {
      if (!refused(error)) go({ name: isFinal(error) ? 'gone' : 'failed' })
    }
  }

  function send(given: Given): void {
    const item = openItem()
    if (item === null) return
    const asNumber = item.kind === 'number'
    keepAnswer({
      itemId: item.itemId,
      ...(given ?? (asNumber ? { number: null } : { choice: null })),
      clientMs: Math.min(DAY_MS, Math.round(performance.now() - shownAt)),
      ...(away?.read() ?? { blurCount: 0, blurMs: 0 }),
    })
    away?.begin(null)
    go({ name: 'sending', item, isCutOff: false })
    void deliver()
  }

  /** Sends what is kept until the server has said yes or no. */
  async function deliver(): Promise<void> {
    if (isDelivering) return
    clearTimeout(timer)
    const kept = readAnswer()
    if (kept === null) return loadNext()
    isDelivering = true
    try {
      const { answered, done } = await call(answerIqItem, { body: { tab, ...kept } })
      isDelivering = false
      settle(kept)
      show({ answered })
      if (done) await finish()
      else if (state.isPausing || isTimeUp) rest()
      else await loadNext()
    } catch (error) {
      isDelivering = false
      const status = error instanceof ApiError ? error.status : 0
      if (refused(error)) {
        if (status === 410) settle(kept)
      } else if (status === 429) later(BUSY_MS)
      else if (status >= 400 && status < 500) {
        // It was answered elsewhere, or is not ours: what is next is known by the server alone.
        settle(kept)
        await loadNext()
      } else cutOff()
    }
  }

  function settle(kept: KeptAnswer): void {
    failures = 0
    if (readAnswer()?.itemId === kept.itemId) dropAnswer()
  }

  function cutOff(): void {
    const item = state.phase.name === 'sending' ? state.phase.item : null
    go({ name: 'sending', item, isCutOff: true })
    later(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] ?? BUSY_MS)
  }

  function later(ms: number): void {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => void deliver(), ms)
  }

  function rest(): void {
    const why = isTimeUp ? 'time' : 'asked'
    isTimeUp = false
    show({ phase: { name: 'rest', why }, isPausing: false })
  }

  /** A computer that slept, or a tab that was left: the server knows how much time there is. */
  async function look(): Promise<void> {
    if (document.hidden || openItem() === null) return
    const { item } = await call(getNextIqItem, { query: { tab } })
    const shown = openItem()
    if (item === null || shown === null) return
    if (item.itemId !== shown.itemId) showItem(item)
    else go({ name: 'item', item: shown, endsAt: endOf(item) })
  }
  const onReturn = (): void => void look().catch(refused)

  const onLine = (): void => {
    const { phase } = state
    if (phase.name === 'failed' || (phase.name === 'sending' && phase.isCutOff)) void deliver()
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => {
      isOver = false
      away = countAway()
      addEventListener('online', onLine)
      document.addEventListener('visibilitychange', onReturn)
      if (readAnswer() !== null) go({ name: 'sending', item: null, isCutOff: false })
      void deliver()
      return () => {
        isOver = true
        clearTimeout(timer)
        away?.stop()
        removeEventListener('online', onLine)
        document.removeEventListener('visibilitychange', onReturn)
      }
    },
    answer: send,
    timeUp: (given) => {
      if (openItem() === null) return
      isTimeUp = true
      send(given)
    },
    togglePause: () => show({ isPausing: !state.isPausing }),
    goOn: () => void deliver(),
    takeOver: () => {
      go({ name: 'loading' })
      call(startIqTest, { body: { consent: true, tab } }).then(
        () => deliver(),
        (error: unknown) => {
          if (!refused(error)) go({ name: isFinal(error) ? 'gone' : 'failed' })
        },
      )
    },
  }
}
