import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEvent, LiveEventBody } from '../../contract/events.ts'
import { eventually } from '../testing/render-app.tsx'
import { shareStream } from './shared-stream.ts'
import { followEvents } from './stream.ts'
import { whileSeen } from './while-seen.ts'

/** The streams that were opened; a test says what the server sends. */
let streams: FakeStream[]

class FakeStream extends EventTarget {
  static readonly CLOSED = 2
  readyState = 0
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    streams.push(this)
  }
  close(): void {
    this.readyState = FakeStream.CLOSED
  }
  get isOpen(): boolean {
    return this.readyState !== FakeStream.CLOSED
  }
  send(seq: number, body: LiveEventBody): void {
    this.dispatchEvent(new MessageEvent(body.kind, { data: JSON.stringify(body), lastEventId: String(seq) }))
  }
  beat(seq: number): void {
    this.dispatchEvent(new MessageEvent('beat', { lastEventId: String(seq) }))
  }
  refuse(): void {
    this.readyState = FakeStream.CLOSED
    this.dispatchEvent(new Event('error'))
  }
  lose(): void {
    this.dispatchEvent(new Event('error'))
  }
}

const unread = (count: number): LiveEventBody => ({ kind: 'notifications', unread: count, isNews: true })

let stops: (() => void)[]
beforeEach(() => {
  streams = []
  stops = []
  vi.stubGlobal('EventSource', FakeStream)
})
afterEach(() => {
  for (const stop of stops) stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const nothing = { onSignedOut: () => {}, onUnseen: () => {} }

function follow(options: { after?: number; onSignedOut?: () => void; onUnseen?: () => void } = {}) {
  const heard: LiveEvent[] = []
  const { after, ...told } = options
  stops.push(followEvents({ ...nothing, ...told, after, onEvent: (event) => heard.push(event) }))
  return heard
}

function turn(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Answers every poll with the next of these; the last one stays. */
function answerPolls(...answers: (LiveEvent[] | 401)[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? []
    asked.push(address)
    if (answer === 401) return new Response('{"code":"not_signed_in","message":"x"}', { status: 401 })
    const body = { seq: answer.at(-1)?.seq ?? 0, events: answer }
    // A real one is read outside of the fake clock's time.
    return { ok: true, json: async () => body } as Response
  })
  return asked
}

test('an event is heard once, in its order, and a stream begins where the last one stood', () => {
  const heard = follow({ after: 4 })
  expect(streams[0]?.address).toBe('/api/events?after=4')
  streams[0]?.send(5, unread(1))
  streams[0]?.send(5, unread(1))
  streams[0]?.send(6, unread(2))
  expect(heard.map(({ seq }) => seq)).toEqual([5, 6])
})

test('after a reset the numbers of the server count, though they are lower', () => {
  const heard = follow({ after: 90 })
  streams[0]?.send(0, { kind: 'reset' })
  streams[0]?.beat(3)
  streams[0]?.send(4, unread(1))
  expect(heard.map(({ seq, body }) => [seq, body.kind])).toEqual([
    [0, 'reset'],
    [4, 'notifications'],
  ])
})

test('a stream that is refused becomes a question every 15 s until one stays open', async () => {
  vi.useFakeTimers()
  const asked = answerPolls([{ seq: 7, body: unread(1) }], [])
  const heard = follow()
  expect(streams[0]?.address).toBe('/api/events')
  streams[0]?.refuse()
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual([{ seq: 7, body: unread(1) }])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(asked).toEqual(['/api/events', '/api/events?after=7'])
  expect(streams.map(({ address }) => address)).toEqual(['/api/events', '/api/events?after=7'])
  streams[1]?.beat(7)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(asked, 'a stream that lives').toHaveLength(2)
})

test('a line that breaks is left to the browser; one that stays broken is asked about', async () => {
  vi.useFakeTimers()
  const asked = answerPolls([])
  follow()
  streams[0]?.lose()
  streams[0]?.beat(0)
  streams[0]?.lose()
  streams[0]?.lose()
  expect(asked).toEqual([])
  streams[0]?.lose()
  expect(asked).toHaveLength(1)
  expect(streams[0]?.isOpen).toBe(false)
})

test('a stream that has fallen silent is given up, and one that beats is not', async () => {
  vi.useFakeTimers()
  const asked = answerPolls([])
  follow()
  for (let beats = 0; beats < 5; beats++) {
    await vi.advanceTimersByTimeAsync(20_000)
    streams[0]?.beat(9)
  }
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(50_000)
  expect(asked[0]).toBe('/api/events?after=9')
})

test('whoever is signed out elsewhere is asked no more', async () => {
  vi.useFakeTimers()
  const asked = answerPolls(401)
  const onSignedOut = vi.fn()
  follow({ onSignedOut })
  streams[0]?.refuse()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(onSignedOut).toHaveBeenCalledOnce()
  expect(asked).toHaveLength(1)
  expect(streams).toHaveLength(1)
})

test('a page out of sight does not poll: it rests, and asks anew when it is looked at', async () => {
  vi.useFakeTimers()
  const asked = answerPolls([])
  stops.push(whileSeen((rest) => followEvents({ ...nothing, after: 4, onEvent: () => {}, onUnseen: rest })))
  streams[0]?.refuse()
  expect(asked).toHaveLength(1)
  turn(true)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveLength(1)
  expect(streams.filter(({ isOpen }) => isOpen)).toEqual([])
  turn(false)
  expect(streams.filter(({ isOpen }) => isOpen)).toHaveLength(1)
})

test('a stream that is refused out of sight is no reason to ask', async () => {
  vi.useFakeTimers()
  const asked = answerPolls([])
  const onUnseen = vi.fn()
  follow({ onUnseen })
  turn(true)
  streams[0]?.send(5, unread(1))
  expect(onUnseen, 'an open one goes on').not.toHaveBeenCalled()
  streams[0]?.refuse()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(onUnseen).toHaveBeenCalledOnce()
  expect(asked).toEqual([])
  expect(streams).toHaveLength(1)
})

test('without locks each tab has its own stream and keeps what it hears to itself', async () => {
  vi.stubGlobal('navigator', { locks: undefined })
  const channels = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
  stops.push(shareStream(42, nothing), shareStream(42, nothing))
  expect(streams).toHaveLength(2)
  for (const stream of streams) stream.send(3, unread(1))
  expect(channels).not.toHaveBeenCalled()
})

test('three tabs share one stream, and when its tab is closed the next goes on where it stood', async () => {
  const tabs = [1, 2, 3].map(() => shareStream(42, nothing))
  stops.push(...tabs)
  await eventually(() => streams.length).toBe(1)
  streams[0]?.send(3, unread(1))
  // The others are told through a channel, in a moment.
  await new Promise<void>((resolve) => {
    const other = new BroadcastChannel('events-42')
    other.addEventListener('message', () => {
      other.close()
      resolve()
    })
    streams[0]?.send(5, unread(3))
  })
  tabs[0]?.()
  await eventually(() => streams.length).toBe(2)
  expect(streams[0]?.isOpen).toBe(false)
  expect(streams[1]?.address).toBe('/api/events?after=5')
})

test('a page out of sight goes on for ten minutes, rests then, and is there again when it is looked at', () => {
  vi.useFakeTimers()
  let running = 0
  stops.push(
    whileSeen(() => {
      running += 1
      return () => void (running -= 1)
    }),
  )
  turn(true)
  vi.advanceTimersByTime(9 * 60_000)
  turn(false)
  turn(true)
  vi.advanceTimersByTime(9 * 60_000)
  expect(running).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(running).toBe(0)
  turn(false)
  turn(false)
  expect(running).toBe(1)
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  expect(running).toBe(0)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(running).toBe(1)
})
