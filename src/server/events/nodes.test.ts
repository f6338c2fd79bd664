import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SECOND_MS } from '../platform/clock.ts'
import { loggedErrors } from '../testing/logged-errors.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { liveOf } from './live.ts'
import { addNode, append, closeStreams, hasBegun, openStream } from './stream-testing.ts'

type Node = Awaited<ReturnType<typeof addNode>>

let app: TestApp
let [first, second]: Node[] = []
const nodes = () => [first, second].filter((node) => node !== undefined)
beforeEach(async () => {
  app = await testApp()
  ;[first, second] = [await addNode(app), await addNode(app)]
  for (const node of nodes()) await vi.waitFor(() => expect(liveOf(node.site).isBusUp()).toBe(true), 30_000)
})
afterEach(async () => {
  closeStreams()
  for (const node of nodes()) await node.close()
  await app.close()
})

test('an event reaches streams of another node, which is told by the bus', async () => {
  const ana = await app.signIn('ana')
  const [here, there] = [
    await openStream(first?.address ?? '', ana),
    await openStream(second?.address ?? '', ana),
  ]
  await Promise.all([hasBegun(here), hasBegun(there)])
  for (let count = 1; count <= 20; count++) await append(first?.db ?? app.db, ana.userId, count)
  const all = Array.from({ length: 20 }, (_, at) => at + 1)
  await vi.waitFor(() => expect([here.numbers(), there.numbers()]).toEqual([all, all]), 30_000)
})

test('writers on both nodes, at once: everybody is told everything once and in order', async () => {
  const people = await Promise.all(['ana', 'ben', 'eva'].map((name) => app.signIn(name)))
  const streams = await Promise.all(
    people.flatMap((person) => nodes().map((node) => openStream(node.address, person))),
  )
  await Promise.all(streams.map(hasBegun))
  const write = async (db: Node['db'], writer: number) => {
    for (let count = 0; count < 25; count++)
      await append(db, people[(writer + count) % people.length]?.userId ?? 0, count, count)
  }
  await Promise.all(
    Array.from({ length: 12 }, (_, writer) => write(nodes()[writer % 2]?.db ?? app.db, writer)),
  )
  const all = Array.from({ length: 200 }, (_, at) => at + 1)
  await vi.waitFor(
    () => expect(streams.map((stream) => stream.numbers())).toEqual(streams.map(() => all)),
    30_000,
  )
})

test('a stream goes on at another node after its last event', async () => {
  const ana = await app.signIn('ana')
  const broken = await openStream(first?.address ?? '', ana)
  await hasBegun(broken)
  await append(second?.db ?? app.db, ana.userId, 1, 2)
  await vi.waitFor(() => expect(broken.numbers()).toEqual([1, 2]), 30_000)
  broken.close()
  await append(first?.db ?? app.db, ana.userId, 3)
  const next = await openStream(second?.address ?? '', ana, { headers: { 'last-event-id': '2' } })
  await append(first?.db ?? app.db, ana.userId, 4)
  await vi.waitFor(() => expect(next.numbers()).toEqual([3, 4]), 30_000)
})

test('signing out at one node ends the stream at another', async () => {
  const ana = await app.signIn('ana')
  const stream = await openStream(second?.address ?? '', ana)
  await hasBegun(stream)
  await fetch(`${first?.address}/api/auth/logout`, {
    redirect: 'manual',
    headers: { cookie: `sid=${ana.cookies.get('sid')}`, 'sec-fetch-dest': 'document' },
  })
  await stream.ended
})

test('the bus breaks: nothing is missed meanwhile, and it is heard again', async () => {
  const ana = await app.signIn('ana')
  const stream = await openStream(second?.address ?? '', ana)
  await hasBegun(stream)
  const ended = await listeners()
  expect(ended).toHaveLength(2)
  await sql`select pg_terminate_backend(pid) from unnest(${ended}::int4[]) as pid`.execute(app.db)
  await vi.waitFor(
    () => expect(nodes().map((node) => liveOf(node.site).isBusUp())).toEqual([false, false]),
    30_000,
  )
  await append(first?.db ?? app.db, ana.userId, 1)
  // What its timer does every second while the bus is down.
  app.clock.advance(SECOND_MS)
  const serving = second && liveOf(second.site).serving
  await serving?.tick()
  await vi.waitFor(() => expect(stream.numbers()).toEqual([1]), 30_000)
  await append(first?.db ?? app.db, ana.userId, 2)
  // The check after it came back, with no clock moved.
  await vi.waitFor(() => expect(stream.numbers()).toEqual([1, 2]), 30_000)
  await vi.waitFor(
    () => expect(nodes().map((node) => liveOf(node.site).isBusUp())).toEqual([true, true]),
    30_000,
  )
  await append(first?.db ?? app.db, ana.userId, 3)
  await vi.waitFor(() => expect(stream.numbers()).toEqual([1, 2, 3]), 30_000)
  expect(loggedErrors.splice(0).map((entry) => String((entry as unknown[])[1]))).toEqual([
    'events of other nodes are not heard; asking every second instead',
    'events of other nodes are not heard; asking every second instead',
  ])
})

async function listeners(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and query = 'listen stream_events'`.execute(app.db)
  return rows.map(({ pid }) => pid)
}
