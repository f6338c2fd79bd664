import { afterAll, expect, test } from 'vitest'
import { testClock } from '../testing/test-app.ts'
import { memoryLimits } from './memory-limits.ts'
import { createMetrics } from './metrics.ts'
import { createThreads } from './threads.ts'
import { createWorkPool } from './work-pool.ts'

const threads = createThreads(new URL('../testing/test-worker.ts', import.meta.url))
afterAll(() => threads.close())

function setting(scale = 1) {
  const clock = testClock()
  const metrics = createMetrics()
  return { clock, metrics, pool: createWorkPool(threads, memoryLimits(clock, scale), metrics) }
}

test('of one caller one job is at work at a time, and others do not wait for it', async () => {
  const { pool } = setting()
  const greedy = pool.for({ kind: 'member', key: '1' })
  const order: string[] = []
  // Long enough for another thread to start on a busy machine.
  const first = greedy.run('busy', 3000).then(() => order.push('first'))
  const second = greedy.run('echo', 1).then(() => order.push('second'))
  await pool.for({ kind: 'member', key: '2' }).run('echo', 1)
  order.push('another')
  await Promise.all([first, second])
  expect(order).toEqual(['another', 'first', 'second'])
})

test('a caller with far too many jobs at once has to wait', async () => {
  const work = setting().pool.for({ kind: 'visitor', key: '10.0.0.1' })
  const answers = await Promise.allSettled(Array.from({ length: 52 }, () => work.run('echo', 5)))
  expect(answers.map(({ status }) => status)).toEqual([...Array<string>(51).fill('fulfilled'), 'rejected'])
})

test('time is counted, not calls: a caller who has used up a minute’s share is refused until the next', async () => {
  // A tenth of the real share: a second, which twenty short calls do not use up on a busy machine either.
  const { clock, pool } = setting(0.1)
  const work = pool.for({ kind: 'member', key: '1' })
  for (let call = 0; call < 20; call++) await work.run('echo', 1)
  await work.run('busy', 1100)
  const refusal: unknown = await work.run('echo', 1).catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: 60 },
    text: { en: expect.stringContaining('Nothing is lost; please try again in 60 seconds.') },
  })
  expect(await pool.for({ kind: 'member', key: '2' }).run('echo', 1)).toBe(1)
  expect(await pool.for(null).run('echo', 1)).toBe(1)
  clock.advance(60_000)
  expect(await work.run('echo', 1)).toBe(1)
})

test('how long each kind of work took can be seen', async () => {
  const { metrics, pool } = setting()
  await pool.for(null).run('echo', 1)
  await pool
    .for({ kind: 'visitor', key: 'x' })
    .run('refuse', 1)
    .catch(() => {})
  const counted = await metrics.registry.getSingleMetricAsString('cendekia_work_seconds')
  expect(counted).toContain('cendekia_work_seconds_count{name="echo",result="done"} 1')
  expect(counted).toContain('cendekia_work_seconds_count{name="refuse",result="refused"} 1')
})
