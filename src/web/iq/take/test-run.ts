import { answerIqItem, finishIqTest, getNextIqItem, startIqTest, type IqItem } from '../../../contract/iq.ts'
import { ApiError, call } from '../../platform/api.ts'
import { canDraw } from '../drawing/can-draw.ts'
import type { Given } from '../item/seen-item.ts'
import { countAway, type Away } from './count-away.ts'
import { keptAnswers, type KeptAnswer } from './kept-answer.ts'
import {
  endOf,
  isFinal,
  isPast,
  isUnwanted,
  statusOf,
  type Fault,
  type Phase,
  type RestReason,
  type RunState,
  type TestRun,
} from './run-state.ts'
import { ownTab } from './tab.ts'
import { watchReturn } from './watch-return.ts'
import { within } from './within.ts'

const RETRY_MS = [1000, 3000, 10_000, 30_000]
const BUSY_MS = 1000
/** One answer too fast is nothing to speak of. */
const QUIET_REFUSALS = 2
const DAY_MS = 86_400_000

/** One tab's way through the test: apart from React, so that timers and lost lines are in one place. */
export function createTestRun(userId: number): TestRun {
  let state: RunState = { phase: { name: 'loading' }, isPausing: false, isTrying: false, answered: null }
  const answers = keptAnswers(userId)
  const listeners = new Set<() => void>()
  let tab = ''
  let away: Away | undefined
  let shownAt = 0
  let failures = 0
  let refusals = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = true
  let timeUp: 'time' | 'timeSent' | null = null
  let isLooking = false

  const show = (change: Partial<RunState>): void => {
    if (isOver) return
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const go = (phase: Phase): void => show({ phase })
  const openItem = (): IqItem | null => (state.phase.name === 'item' ? state.phase.item : null)
  /** A run that is over asks for nothing: the clock of an item would start with nobody there. */
  const ended = (): boolean => isOver

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

  function failed(error: unknown, what: 'item' | 'score'): void {
    if (!refused(error)) go(isFinal(error) ? { name: 'gone' } : { name: 'failed', what })
  }

  async function loadNext(): Promise<void> {
    if (isOver) return
    go({ name: 'loading' })
    try {
      const { item } = await within((signal) => call(getNextIqItem, { query: { tab }, signal }))
      if (item === null) await finish()
      else if (canDraw(item)) showItem(item)
      else go({ name: 'failed', what: 'item' })
    } catch (error) {
      failed(error, 'item')
    }
  }

  function showItem(item: IqItem): void {
    if (isOver) return
    shownAt = performance.now()
    timeUp = null
    away?.begin(item.itemId)
    go({ name: 'item', item, endsAt: endOf(item) })
  }

  async function finish(): Promise<void> {
    if (isOver) return
    go({ name: 'finishing' })
    try {
      const { result } = await within((signal) => call(finishIqTest, { body: { tab }, signal }))
      go({ name: 'scored', result })
    } catch (error) {
      failed(error, 'score')
    }
  }

  function send(given: Given): void {
    if (state.phase.name !== 'item') return
    const { item, endsAt } = state.phase
    answers.keep({
      itemId: item.itemId,
      ...(given ?? (item.kind === 'number' ? { number: null } : { choice: null })),
      clientMs: Math.min(DAY_MS, Math.round(performance.now() - shownAt)),
      ...(away?.read() ?? { blurCount: 0, blurMs: 0 }),
    })
    away?.begin(null)
    go({ name: 'sending', item, endsAt, fault: null })
    void deliver()
  }

  /** Sends what is kept until the server has said yes or no. */
  async function deliver(): Promise<void> {
    if (state.isTrying || isOver) return
    clearTimeout(timer)
    const kept = answers.read()
    if (kept === null) return loadNext()
    show({ isTrying: true })
    try {
      const { answered, done } = await within((signal) =>
        call(answerIqItem, { body: { tab, ...kept }, signal, keepalive: true }),
      )
      const why = afterAnswer()
      settle(kept)
      show({ answered, isTrying: false })
      if (done) await finish()
      else if (why !== null) rest(why)
      else await loadNext()
    } catch (error) {
      show({ isTrying: false })
      await undelivered(error, kept)
    }
  }

  /** Whether a rest follows: the next clock never starts by itself when somebody may be away. */
  function afterAnswer(): RestReason | null {
    if (failures > 0) {
      const endsAt = state.phase.name === 'sending' ? state.phase.endsAt : null
      return isPast(endsAt) ? 'backLate' : 'back'
    }
    return timeUp ?? (state.isPausing || document.hidden ? 'asked' : null)
  }

  async function undelivered(error: unknown, kept: KeptAnswer): Promise<void> {
    if (refused(error)) {
      if (statusOf(error) === 410) settle(kept)
    } else if (error instanceof ApiError && error.status === 429) {
      if (++refusals > QUIET_REFUSALS) wait('us')
      later(1000 * (error.retryAfterSeconds ?? 0) || BUSY_MS)
    } else if (isUnwanted(error)) {
      settle(kept)
      // What is next is known by the server alone.
      await loadNext()
    } else {
      wait(error instanceof ApiError ? 'us' : 'line')
      later(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] ?? BUSY_MS)
    }
  }

  function settle(kept: KeptAnswer): void {
    failures = 0
    refusals = 0
    answers.drop(kept)
  }

  function wait(fault: Fault): void {
    const { item, endsAt } = state.phase.name === 'sending' ? state.phase : { item: null, endsAt: null }
    go({ name: 'sending', item, endsAt, fault })
  }

  function later(ms: number): void {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => void deliver(), ms)
  }

  function rest(why: RestReason): void {
    timeUp = null
    show({ phase: { name: 'rest', why }, isPausing: false })
  }

  /** The server knows how much time there is. It is asked for this item alone: no other begins by looking. */
  async function look(): Promise<void> {
    const asked = openItem()
    if (document.hidden || asked === null || isLooking) return
    isLooking = true
    try {
      const query = { tab, itemId: asked.itemId }
      const { item } = await within((signal) => call(getNextIqItem, { query, signal }))
      const shown = openItem()
      if (shown === null || shown.itemId !== asked.itemId) return
      // It was answered elsewhere.
      if (item === null) rest('asked')
      else go({ name: 'item', item: shown, endsAt: endOf(item) })
    } catch (error) {
      refused(error)
    } finally {
      isLooking = false
    }
  }

  const onLine = (): void => {
    if (state.phase.name === 'sending' && state.phase.fault !== null) void deliver()
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
      const stopWatching = watchReturn(() => void look())
      if (answers.read() !== null) go({ name: 'sending', item: null, endsAt: null, fault: null })
      void ownTab().then((name) => {
        tab = name
        return ended() ? undefined : deliver()
      })
      return () => {
        isOver = true
        clearTimeout(timer)
        away?.stop()
        removeEventListener('online', onLine)
        stopWatching()
      }
    },
    answer: send,
    timeUp: (given) => {
      if (openItem() === null) return
      timeUp = given === null ? 'time' : 'timeSent'
      send(given)
    },
    togglePause: () => show({ isPausing: !state.isPausing }),
    goOn: () => void (state.phase.name === 'failed' && state.phase.what === 'score' ? finish() : deliver()),
    takeOver: () => {
      go({ name: 'loading' })
      within((signal) => call(startIqTest, { body: { consent: true, tab }, signal })).then(
        () => deliver(),
        (error: unknown) => failed(error, 'item'),
      )
    },
  }
}
