import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveApp } from '../../testing/render-app.tsx'
import { stopClock } from '../../testing/clock.ts'
import { ARJUN, HANA } from '../conversations-testing.ts'
import { outboxStore, readOutbox, removeWaiting } from './outbox-store.ts'
import { onBegun, onSent, sendAgain, sendAll, sendLater, startOutbox } from './send-outbox.ts'
import { placeOfNew, readWaiting } from './waiting-store.ts'

const ME = 7
beforeEach(() => {
  stopClock()
  startOutbox(ME)
})
afterEach(async () => {
  // What a test left would be tried again in the next one.
  for (const item of outboxStore.get().items) removeWaiting(item)
  await vi.advanceTimersByTimeAsync(120_000)
  startOutbox(null)
  await leaveApp()
})

type Said = number | 'gone' | { status: number; body?: unknown; headers?: Record<string, string> }
interface Sent {
  conversation: number
  key: string
  body: string
}

const readSent = ({ body }: RequestInit): Sent => JSON.parse(typeof body === 'string' ? body : '{}') as Sent

/** Answers in turn, the last one stays; 'gone' is a line that is gone. */
function answering(...answers: Said[]): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const said = answers[Math.min(sent.length, answers.length - 1)] ?? 200
    const { key, body } = readSent(init)
    sent.push({ conversation: Number(path.split('/')[3]), key, body })
    if (said === 'gone') throw new TypeError('Failed to fetch')
    const { status, body: words = {}, headers = {} } = typeof said === 'number' ? { status: said } : said
    return Response.json(words, { status, headers })
  })
  return sent
}

const write = (body: string, conversationId = 3): void =>
  sendLater({ key: `key-of-${body}`, conversationId, body, pictures: [], replyTo: null })
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const wordsOf = (sent: Sent[]): string[] => sent.map(({ body }) => body)
const waiting = (): string[] => outboxStore.get().items.map(({ body }) => body)

test('messages are sent one after the other in the order in which they were written', async () => {
  const open: (() => void)[] = []
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(readSent(init).body)
    await new Promise<void>((done) => open.push(done))
    return Response.json({})
  })
  write('one')
  write('two')
  write('three')
  await vi.waitFor(() => expect(sent).toEqual(['one']))
  expect(waiting()).toEqual(['one', 'two', 'three'])
  open.shift()?.()
  await vi.waitFor(() => expect(sent).toEqual(['one', 'two']))
  expect(waiting()).toEqual(['two', 'three'])
  open.shift()?.()
  await vi.waitFor(() => expect(sent).toEqual(['one', 'two', 'three']))
  open.shift()?.()
  await vi.waitFor(() => expect(waiting()).toEqual([]))
})

test('a line that breaks in the middle loses nothing and keeps the order, and the same key is sent again', async () => {
  const sent = answering(200, 'gone', 'gone', 200)
  write('one')
  write('two')
  write('three')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await vi.waitFor(() => expect(outboxStore.get().cutOff.has(3)).toBe(true))
  expect(waiting()).toEqual(['two', 'three'])
  await wait(1000)
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  // The pause grows.
  await wait(1000)
  expect(sent).toHaveLength(3)
  await wait(2000)
  await vi.waitFor(() => expect(waiting()).toEqual([]))
  expect(wordsOf(sent)).toEqual(['one', 'two', 'two', 'two', 'three'])
  expect(new Set(sent.filter(({ body }) => body === 'two').map(({ key }) => key)).size).toBe(1)
  expect(outboxStore.get().cutOff.has(3)).toBe(false)
})

test('when the line is back it is tried at once', async () => {
  const sent = answering('gone', 200)
  write('one')
  await vi.waitFor(() => expect(outboxStore.get().cutOff.has(3)).toBe(true))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(waiting()).toEqual([]))
  expect(sent).toHaveLength(2)
})

test('what a closed tab left is sent at the next start, and by its writer alone', async () => {
  answering('gone')
  write('one')
  await vi.waitFor(() => expect(outboxStore.get().cutOff.has(3)).toBe(true))
  const sent = answering(200)
  startOutbox(8)
  await wait(60_000)
  expect(sent).toEqual([])
  expect(outboxStore.get().items).toEqual([])
  expect(readWaiting(ME)).toHaveLength(1)
  startOutbox(ME)
  await vi.waitFor(() => expect(wordsOf(sent)).toEqual(['one']))
  await vi.waitFor(() => expect(readWaiting(ME)).toEqual([]))
})

test('a refused one says why and holds up nobody; sent again it is the last', async () => {
  const no = { status: 403, body: { code: 'forbidden', message: 'They take no messages.' } }
  const sent = answering(no, 200)
  write('one')
  write('two')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await vi.waitFor(() => expect(waiting()).toEqual(['one']))
  const [refused] = outboxStore.get().items
  expect(refused).toMatchObject({ refusal: 'They take no messages.', key: 'key-of-one' })
  sendAll()
  await wait(60_000)
  expect(sent).toHaveLength(2)
  if (refused) sendAgain(refused)
  await vi.waitFor(() => expect(waiting()).toEqual([]))
  expect(sent.at(-1)).toMatchObject({ key: 'key-of-one' })
})

test('a server that is asked too often is left alone for as long as it says', async () => {
  const sent = answering({ status: 429, headers: { 'Retry-After': '7' } }, 200)
  write('one')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await wait(6000)
  expect(sent).toHaveLength(1)
  expect(outboxStore.get().cutOff.has(3)).toBe(false)
  await wait(1000)
  await vi.waitFor(() => expect(waiting()).toEqual([]))
  expect(sent).toHaveLength(2)
})

test('one conversation does not wait for another', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('/3/')) throw new TypeError('Failed to fetch')
    return Response.json({})
  })
  write('one', 3)
  write('two', 4)
  await vi.waitFor(() => expect(waiting()).toEqual(['one']))
})

test('while another tab sends this one waits, and what that tab has sent is not sent again', async () => {
  const sent = answering(200)
  let leave = (): void => {}
  const other = new Promise<void>((done) => (leave = done))
  let isHeld = false
  const holding = navigator.locks.request(`outbox-${ME}-3`, async () => {
    isHeld = true
    await other
  })
  await vi.waitFor(() => expect(isHeld).toBe(true))
  write('one')
  write('two')
  await wait(1000)
  expect(sent).toEqual([])
  // The other tab has brought the first to the server.
  localStorage.removeItem(`outbox:${ME}:key-of-one`)
  leave()
  await holding
  await vi.waitFor(() => expect(waiting()).toEqual([]))
  expect(wordsOf(sent)).toEqual(['two'])
})

test('what another tab has added is seen here', async () => {
  const stop = outboxStore.subscribe(() => {})
  const theirs = {
    key: 'key-of-theirs',
    ownerId: ME,
    conversationId: 3,
    body: 'theirs',
    pictures: [],
    replyTo: null,
    at: 1,
    refusal: 'No.',
  }
  localStorage.setItem(`outbox:${ME}:key-of-theirs`, JSON.stringify(theirs))
  dispatchEvent(new StorageEvent('storage', { key: `outbox:${ME}:key-of-theirs` }))
  expect(waiting()).toEqual(['theirs'])
  stop()
})

test('who shows the conversation is told before a message leaves the outbox', async () => {
  answering({ status: 200, body: { id: 99 } })
  const told: [number, string[]][] = []
  const stop = onSent(({ id }) => told.push([id, waiting()]))
  write('one')
  await vi.waitFor(() => expect(told).toEqual([[99, ['one']]]))
  await vi.waitFor(() => expect(readOutbox().items).toEqual([]))
  stop()
})

test('what was written after a first message goes on in the conversation that it has begun', async () => {
  const sent: { path: string; body: { key: string; body: string; userIds?: number[] } }[] = []
  let isBack = false
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: readSent(init) })
    if (!isBack) throw new TypeError('Failed to fetch')
    return Response.json(path === '/api/conversations' ? { conversation: { id: 9 }, message: { id: 1 } } : {})
  })
  const people = [ARJUN, HANA]
  const begin = (body: string): void =>
    sendLater({
      key: `key-of-${body}`,
      conversationId: null,
      beginning: { people, title: 'Stars' },
      body,
      pictures: [],
      replyTo: null,
    })
  const begun: unknown[] = []
  const stop = onBegun(({ id }, place) => begun.push([id, place]))
  begin('one')
  begin('two')
  const place = placeOfNew(people.toReversed())
  await vi.waitFor(() => expect(outboxStore.get().cutOff.has(place)).toBe(true))
  // They outlive the tab.
  expect(readWaiting(ME).map(({ body }) => body)).toEqual(['one', 'two'])
  isBack = true
  sent.length = 0
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(waiting()).toEqual([]))
  expect(sent.map(({ path, body }) => [path, body.body])).toEqual([
    ['/api/conversations', 'one'],
    ['/api/conversations/9/messages', 'two'],
  ])
  expect(sent[0]?.body).toMatchObject({
    userIds: people.map(({ id }) => id),
    title: 'Stars',
    key: 'key-of-one',
  })
  expect(begun).toEqual([[9, place]])
  stop()
})

test('who would have to wait for long is told so', async () => {
  answering({
    status: 429,
    headers: { 'Retry-After': '3600' },
    body: { code: 'rate_limited', message: 'In an hour.' },
  })
  write('one')
  await vi.waitFor(() => expect(outboxStore.get().items[0]?.refusal).toBe('In an hour.'))
})
