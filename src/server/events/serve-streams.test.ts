import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { appendEvents } from '../platform/stream-log.ts'
import { statementsOf } from '../testing/statements-of.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { liveOf } from './live.ts'
import { createServing } from './serve-streams.ts'
import { closeStreams, hasBegun, openStream } from './stream-testing.ts'

let app: TestApp
let site: string
beforeAll(async () => {
  app = await testApp()
  site = await app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  closeStreams()
  await app.close()
})

test('one alone is told at once; those of the same moment after that are read by one statement', async () => {
  const people = await Promise.all(['ana', 'ben', 'eva'].map((name) => app.signIn(name)))
  const streams = await Promise.all(people.map((person) => openStream(site, person)))
  await Promise.all(streams.map(hasBegun))
  const rests: number[] = []
  let goOn = (): void => {}
  const serving = createServing({
    db: app.db,
    clock: app.clock,
    streams: liveOf(app.site).streams,
    health: { failed: (error) => expect.unreachable(String(error)), worked: () => {} },
    isBusUp: () => true,
    onPresent: () => Promise.resolve(),
    rest: (ms) => {
      rests.push(ms)
      return new Promise((resolve) => (goOn = resolve))
    },
  })
  const now = vi.spyOn(performance, 'now').mockReturnValue(5000)
  // In the log without a word to the site's own reader of it.
  const append = (at: number) =>
    app.db
      .transaction()
      .execute((trx) =>
        appendEvents(
          trx,
          [{ userId: people[at]?.userId ?? 0, body: { kind: 'notifications', unread: at, isNews: true } }],
          app.clock.now(),
        ),
      )
  for (const at of [0, 1, 2]) await append(at)
  const { statements } = await statementsOf(async () => {
    serving.wake([people[0]?.userId ?? 0])
    await vi.waitFor(() => expect(streams.map((stream) => stream.numbers())).toEqual([[1], [], []]), 30_000)
    expect(rests).toEqual([])
    now.mockReturnValue(5004)
    serving.wake([people[1]?.userId ?? 0])
    serving.wake([people[2]?.userId ?? 0])
    expect(rests).toEqual([16])
    goOn()
    await vi.waitFor(() => expect(streams.map((stream) => stream.numbers())).toEqual([[1], [1], [1]]), 30_000)
  })
  expect(statements).toHaveLength(2)
  now.mockRestore()
  await serving.stop()
})
