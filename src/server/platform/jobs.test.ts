import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { MINUTE_MS, SECOND_MS } from './clock.ts'
import { connectDatabases, transact, type Db } from './db.ts'
import {
  createJobRunner,
  MOST_ATTEMPTS,
  pauseAfter,
  queueJob,
  type JobHandlers,
  type JobRunner,
} from './jobs.ts'
import type { Mail } from './mail.ts'
import { createMetrics } from './metrics.ts'
import { watchOutage } from './outage.ts'
import { pauseAfterFailures } from './polling.ts'

let app: TestApp
beforeEach(async () => {
  app = await testApp()
})
afterEach(() => app.close())

const mail = (subject: string): Mail => ({
  to: 'ana@example.com',
  subject,
  text: 't',
  html: 'h',
  messageId: subject,
})
const queue = (subject: string, db = app.db) => queueJob(db, 'mail', mail(subject), app.clock.now())

const runner = (send: (sent: Mail) => Promise<void>) => runnerOf({ mail: { run: send } })

function runnerOf(handlers: JobHandlers): JobRunner {
  return createJobRunner({
    db: app.db,
    clock: app.clock,
    metrics: createMetrics(),
    handlers,
    health: watchOutage({ began: () => {}, ended: () => {} })(),
  })
}

test('a job that was queued in a transaction exists exactly when the transaction does', async () => {
  const failed = transact(app.db, async (trx) => {
    await queue('never', trx)
    throw new Error('on purpose')
  })
  await expect(failed).rejects.toThrow('on purpose')
  await transact(app.db, (trx) => queue('kept', trx))
  await app.jobs.runDue()
  expect(app.mails.map(({ subject }) => subject)).toEqual(['kept'])
})

test('a job waits for its time and is deleted once it is done', async () => {
  await queueJob(app.db, 'mail', mail('later'), new Date(app.clock.now().getTime() + MINUTE_MS))
  expect(await app.jobs.runDue()).toBe(0)
  app.clock.advance(MINUTE_MS)
  expect(await app.jobs.runDue()).toBe(1)
  expect(await app.jobs.runDue()).toBe(0)
  expect(app.mails).toHaveLength(1)
  expect(await app.db.selectFrom('jobs').selectAll().execute()).toEqual([])
})

test('a failed job is tried again after growing pauses, and given up in the end', async () => {
  await queue('hopeless')
  let tries = 0
  const hopeless = runner(() => Promise.reject(new Error(`refused ${++tries}`)))
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    expect(await hopeless.runDue()).toBe(1)
    app.clock.advance(pauseAfter(attempt) - 1)
    expect(await hopeless.runDue(), 'not before its pause is over').toBe(0)
    app.clock.advance(1)
  }
  expect(await hopeless.runDue()).toBe(0)
  const [job] = await app.db.selectFrom('jobs').selectAll().execute()
  expect(job).toMatchObject({
    attempts: MOST_ATTEMPTS,
    last_error: `Error: refused ${MOST_ATTEMPTS}`,
    leased_until: null,
  })
  expect(job?.given_up_at).not.toBeNull()
})

test('what has to be said of a job that is given up is said once, and tried again until it was', async () => {
  await queue('hopeless')
  const said: string[] = []
  let isDown = true
  const hopeless = runnerOf({
    mail: {
      run: () => Promise.reject(new Error('refused')),
      giveUp: async ({ subject }) => {
        if (isDown) throw new Error('down')
        said.push(subject)
      },
    },
  })
  const tryAgain = async (attempt: number): Promise<number> => {
    app.clock.advance(pauseAfter(attempt))
    return hopeless.runDue()
  }
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) expect(await tryAgain(attempt)).toBe(1)
  isDown = false
  expect(await tryAgain(MOST_ATTEMPTS)).toBe(1)
  expect(await tryAgain(MOST_ATTEMPTS + 1)).toBe(0)
  expect(said).toEqual(['hopeless'])
})

test('the pauses grow from seconds to hours, and cover a day without a mail server', () => {
  const pauses = Array.from({ length: MOST_ATTEMPTS }, (_, i) => pauseAfter(i + 1))
  expect(pauses.slice(0, 3)).toEqual([5 * SECOND_MS, 20 * SECOND_MS, 80 * SECOND_MS])
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other))
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * 60 * MINUTE_MS)
})

test('one failing job does not delay the others', async () => {
  await queue('bad')
  await queue('good')
  const sent: string[] = []
  await runner(async ({ subject }) => {
    if (subject === 'bad') throw new Error('on purpose')
    sent.push(subject)
  }).runDue()
  expect(sent).toEqual(['good'])
})

test('a job whose worker was killed comes back when its lease ends', async () => {
  await queue('survivor')
  let wasTaken = () => {}
  const taken = new Promise<void>((resolve) => (wasTaken = resolve))
  // A worker that never comes back is what a killed one looks like to the others.
  void runner(() => new Promise(() => wasTaken())).runDue()
  await taken
  expect(await app.jobs.runDue()).toBe(0)
  app.clock.advance(2 * MINUTE_MS + 1)
  expect(await app.jobs.runDue()).toBe(1)
  expect(app.mails.map(({ subject }) => subject)).toEqual(['survivor'])
})

test('two runners at once never run one job twice', async () => {
  for (let i = 0; i < 60; i++) await queue(`job ${i}`)
  const sent: string[] = []
  const send = async ({ subject }: Mail) => void sent.push(subject)
  const work = async (jobs: JobRunner) => {
    while ((await jobs.runDue()) > 0);
  }
  await Promise.all([runner(send), runner(send), runner(send)].map(work))
  expect(sent).toHaveLength(60)
  expect(new Set(sent).size).toBe(60)
})

test('a started runner works by itself, and stopping waits for what it is doing', async () => {
  let finish = () => {}
  let wasTaken = () => {}
  const taken = new Promise<void>((resolve) => (wasTaken = resolve))
  const held = new Promise<void>((resolve) => (finish = resolve))
  await queue('slow')
  const jobs = runner(() => (wasTaken(), held))
  jobs.start()
  await taken
  let isStopped = false
  const stopped = jobs.stop().then(() => (isStopped = true))
  await new Promise(setImmediate)
  expect(isStopped).toBe(false)
  finish()
  await stopped
  expect(await app.db.selectFrom('jobs').selectAll().execute()).toEqual([])
})

test('slow videos do not delay mail, and wait for one another', async () => {
  for (let mediaId = 1; mediaId <= 3; mediaId++) await queueJob(app.db, 'video', { mediaId }, app.clock.now())
  const finishing: (() => void)[] = []
  const sent: string[] = []
  const jobs = runnerOf({
    video: { run: () => new Promise((resolve) => finishing.push(resolve)), atOnce: 1 },
    mail: { run: async ({ subject }) => void sent.push(subject), atOnce: 2 },
  })
  jobs.start()
  await vi.waitFor(() => expect(finishing).toHaveLength(1), 30_000)
  for (let i = 0; i < 5; i++) await queue(`mail ${i}`)
  await vi.waitFor(() => expect(sent).toHaveLength(5), 30_000)
  expect(finishing, 'one video at a time').toHaveLength(1)
  finishing[0]?.()
  await vi.waitFor(() => expect(finishing).toHaveLength(2), 30_000)
  const stopped = jobs.stop()
  finishing[1]?.()
  await stopped
  expect(await app.db.selectFrom('jobs').select('payload').execute()).toEqual([{ payload: { mediaId: 3 } }])
})

test('of each kind no more are taken than may be worked on at once', async () => {
  for (let i = 0; i < 5; i++) {
    await queue(`mail ${i}`)
    await queueJob(app.db, 'video', { mediaId: i }, app.clock.now())
  }
  const run = async () => {}
  const jobs = runnerOf({ mail: { run, atOnce: 3 }, video: { run, atOnce: 1 } })
  expect(await jobs.runDue()).toBe(4)
  expect(await jobs.runDue()).toBe(3)
  expect(await jobs.runDue()).toBe(1)
})

test('a long job keeps its lease as long as its kind may take, and gets the signal of the end', async () => {
  await queueJob(app.db, 'video', { mediaId: 1 }, app.clock.now())
  let breakOff = () => {}
  const run = () => new Promise<void>((_, reject) => (breakOff = () => reject(new Error('the site ends'))))
  const jobs = runnerOf({ video: { run, leaseMs: 6 * MINUTE_MS, stop: () => breakOff() } })
  jobs.start()
  const lease = () => app.db.selectFrom('jobs').select('leased_until').executeTakeFirst()
  await vi.waitFor(
    async () =>
      expect((await lease())?.leased_until).toEqual(new Date(app.clock.now().getTime() + 6 * MINUTE_MS)),
    30_000,
  )
  await jobs.stop()
  expect((await lease())?.leased_until, 'free for the next runner').toBeNull()
})

test('a job that was done but could not be deleted at once is not done again', async () => {
  // A sequence moves even when its statement fails, so the first two deletes are refused and the third is not.
  await sql`create sequence refusals`.execute(app.db)
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin if nextval('refusals') < 3 then raise 'not now'; end if; return old; end $$`.execute(app.db)
  await sql`create trigger refuse before delete on jobs for each row execute function refuse()`.execute(
    app.db,
  )
  const sent: string[] = []
  const jobs = runner(async ({ subject }) => void sent.push(subject))
  await queue('once')
  await jobs.runDue()
  app.clock.advance(10 * MINUTE_MS)
  await jobs.runDue()
  expect(sent).toEqual(['once'])
  expect(await app.db.selectFrom('jobs').selectAll().execute()).toEqual([])
})

test('while the database is away runners poll less and less often, and log it twice in all', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let [isAway, tries] = [true, 0]
  const getExecutor = () => {
    tries++
    if (isAway) throw new Error('away')
    return app.db.getExecutor()
  }
  const lines: string[] = []
  const nextHealth = watchOutage({ began: () => lines.push('began'), ended: () => lines.push('ended') })
  const listeners: (() => void)[] = []
  const deps = {
    db: { getExecutor } as unknown as Db,
    clock: app.clock,
    metrics: createMetrics(),
    whenConnected: (listener: () => void) => void listeners.push(listener),
  }
  const runners = Array.from({ length: 3 }, () =>
    createJobRunner({ ...deps, handlers: {}, health: nextHealth() }),
  )
  for (const one of runners) one.start()
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  // 0, 2, 6, 14, 30 s and then every 30 s.
  expect(tries).toBe(3 * (5 + 9))
  expect(lines).toEqual(['began'])
  isAway = false
  for (const connected of listeners) connected()
  await vi.advanceTimersByTimeAsync(SECOND_MS)
  vi.useRealTimers()
  await vi.waitFor(() => expect(lines).toEqual(['began', 'ended']), 30_000)
  await Promise.all(runners.map((one) => one.stop()))
})

test('the pause between looks never grows past half a minute', () => {
  expect([1, 2, 3, 4, 5, 60].map(pauseAfterFailures)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('a new connection to the database calls back', async () => {
  const db = connectDatabases(app.url, undefined, () => {})
  const onConnected = vi.fn<() => void>()
  db.whenConnected?.(onConnected)
  await sql`select 1`.execute(db.write)
  await sql`select 1`.execute(db.write)
  await db.close()
  expect(onConnected).toHaveBeenCalledOnce()
})
