import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectOwn } from '../testing/own-database.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { transact, type Databases, type Db } from './db.ts'
import { appendFollowUp, appendFollowUps, LONGEST_PAUSE_MS, pauseAfterTries } from './follow-ups-batch.ts'
import { nodeOf, waitingIn } from './follow-ups-testing.ts'

let app: TestApp
let own: Databases
beforeEach(async () => {
  app = await testApp()
  own = connectOwn(app)
})
afterEach(async () => {
  await own.close()
  await app.close()
})

test('a follow-up exists exactly when its cause does', async () => {
  const failed = transact(own.write, async (trx) => {
    await appendFollowUp(trx, 'note', 'never')
    throw new Error('on purpose')
  })
  await expect(failed).rejects.toThrow('on purpose')
  await transact(own.write, (trx) => appendFollowUp(trx, 'note', 'kept'))
  expect(await waitingIn(app)).toEqual([{ kind: 'note', subject: 'kept', tries: 0 }])
})

test('each kind and subject is handled once for a batch, in one order, and then it is gone', async () => {
  const handled: string[] = []
  const node = nodeOf(app, own, {
    note: async (_, subject) => void handled.push(`note ${subject}`),
    count: async (_, subject) => void handled.push(`count ${subject}`),
  })
  await appendFollowUps(own.write, 'note', [10, 9, 9, 10, 9, 'b', 'a'])
  await appendFollowUps(own.write, 'count', [9, 9])
  await appendFollowUps(own.write, 'count', [])
  expect(await node.runDue()).toBe(9)
  expect(handled).toEqual(['count 9', 'note 9', 'note a', 'note b', 'note 10'])
  expect(await node.runDue()).toBe(0)
  expect(await waitingIn(app)).toEqual([])
})

test('more than one batch is worked off one after the other', async () => {
  const handled = new Set<string>()
  const node = nodeOf(app, own, { note: async (_, subject) => void handled.add(subject) })
  await appendFollowUps(
    own.write,
    'note',
    Array.from({ length: 250 }, (_, i) => i),
  )
  expect([await node.runDue(), await node.runDue(), await node.runDue(), await node.runDue()]).toEqual([
    100, 100, 50, 0,
  ])
  expect(handled.size).toBe(250)
})

test('all that waits about a subject is taken with it, however much it is', async () => {
  const node = nodeOf(app, own, { note: async () => {} })
  const subjects = Array.from({ length: 1000 }, (_, i) => i % 125)
  await appendFollowUps(own.write, 'note', subjects)
  expect([await node.runDue(), await node.runDue(), await node.runDue()]).toEqual([800, 200, 0])
})

test('kinds that a node does not know are left for one that does', async () => {
  await appendFollowUp(own.write, 'of-a-newer-version', 1)
  const node = nodeOf(app, own, { note: async () => {} })
  expect(await node.runDue()).toBe(0)
  expect(await waitingIn(app)).toHaveLength(1)
  await expect(app.settle(), 'a test fails when nobody handles what it wrote').rejects.toThrow(
    'of-a-newer-version',
  )
})

test('one that fails delays no other, leaves nothing half done, and is tried again after growing pauses', async () => {
  await sql`create table notes (subject text)`.execute(own.write)
  let isBroken = true
  const node = nodeOf(app, own, {
    note: async (trx, subject) => {
      await sql`insert into notes values (${subject})`.execute(trx)
      if (isBroken && subject === 'bad') throw new Error('on purpose')
    },
    other: async (trx, subject) => void (await sql`insert into notes values (${subject})`.execute(trx)),
  })
  const notes = async () =>
    (await sql<{ subject: string }>`select subject from notes order by 1`.execute(own.write)).rows.map(
      ({ subject }) => subject,
    )
  await appendFollowUps(own.write, 'note', ['a', 'bad', 'good'])
  await appendFollowUp(own.write, 'other', 'other')
  expect(await node.runDue()).toBe(4)
  expect(await notes()).toEqual(['a', 'good', 'other'])
  for (let tries = 1; tries <= 8; tries++) {
    expect(await waitingIn(app)).toEqual([{ kind: 'note', subject: 'bad', tries }])
    app.clock.advance(pauseAfterTries(tries) - 1)
    expect(await node.runDue(), 'not before its pause is over').toBe(0)
    app.clock.advance(1)
    expect(await node.runDue()).toBe(1)
  }
  isBroken = false
  app.clock.advance(LONGEST_PAUSE_MS)
  expect(await node.runDue()).toBe(1)
  expect(await notes()).toEqual(['a', 'bad', 'good', 'other'])
  expect(await waitingIn(app)).toEqual([])
  const count = await node.metrics.followUpsDone.get()
  expect(count.values.map(({ labels, value }) => [labels.kind, labels.result, value])).toEqual([
    ['note', 'done', 3],
    ['note', 'retried', 9],
    ['other', 'done', 1],
  ])
})

test('a statement that PostgreSQL refuses is undone alone', async () => {
  await sql`create table notes (subject text primary key)`.execute(own.write)
  await sql`insert into notes values ('twice')`.execute(own.write)
  const node = nodeOf(app, own, {
    note: async (trx, subject) => void (await sql`insert into notes values (${subject})`.execute(trx)),
  })
  await appendFollowUps(own.write, 'note', ['once', 'twice', 'x'])
  await node.runDue()
  expect(await waitingIn(app)).toEqual([{ kind: 'note', subject: 'twice', tries: 1 }])
  const { rows } = await sql`select subject from notes`.execute(own.write)
  expect(rows).toHaveLength(3)
})

test('new follow-ups about what fails are tried at once, and wait with the old one as one', async () => {
  const node = nodeOf(app, own, { note: () => Promise.reject(new Error('on purpose')) })
  for (let tries = 1; tries <= 5; tries++) {
    await appendFollowUps(own.write, 'note', ['bad', 'bad'])
    expect(await node.runDue()).toBe(2)
    expect(await waitingIn(app)).toEqual([{ kind: 'note', subject: 'bad', tries }])
  }
})

test('a handler that takes all subjects at once is called with each alone when that fails', async () => {
  await sql`drop table if exists notes`.execute(own.write)
  await sql`create table notes (subject text)`.execute(own.write)
  const calls: string[][] = []
  const node = nodeOf(app, own, {
    note: {
      handleAll: async (trx, subjects) => {
        calls.push(subjects)
        await sql`insert into notes select unnest(${subjects}::text[])`.execute(trx)
        if (subjects.includes('bad')) throw new Error('on purpose')
      },
    },
  })
  for (const subject of ['a', 'a', 'bb']) await appendFollowUp(own.write, 'note', subject)
  await node.runDue()
  expect(calls).toEqual([['a', 'bb']])
  for (const subject of ['c', 'bad', 'd']) await appendFollowUp(own.write, 'note', subject)
  await node.runDue()
  expect(calls.slice(1)).toEqual([['c', 'd', 'bad'], ['c'], ['d'], ['bad']])
  const { rows } = await sql<{ subject: string }>`select subject from notes order by 1`.execute(own.write)
  expect(rows.map(({ subject }) => subject)).toEqual(['a', 'bb', 'c', 'd'])
  expect(await waitingIn(app)).toEqual([{ kind: 'note', subject: 'bad', tries: 1 }])
})

test('the log says once that handlers fail, and once that they work again', async () => {
  let isBroken = true
  const node = nodeOf(app, own, {
    note: async (_, subject) => {
      if (isBroken && subject !== 'good') throw new Error('on purpose')
    },
  })
  for (const subject of ['bad', 'good', 'worse', 'good']) {
    await appendFollowUp(own.write, 'note', subject)
    await node.runDue()
  }
  expect(node.lines).toEqual(['began: Error: on purpose'])
  isBroken = false
  app.clock.advance(LONGEST_PAUSE_MS)
  await node.runDue()
  expect(node.lines).toEqual(['began: Error: on purpose', 'ended'])
})

test('the pauses grow from a second to ten minutes', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map(pauseAfterTries)).toEqual([
    1000, 4000, 16_000, 64_000, 256_000, 600_000, 600_000,
  ])
})

test('how many wait, and for how long, is in the metrics', async () => {
  await sql`
    insert into follow_ups (kind, subject, created_at) values ('of-a-newer-version', '1', now() - interval '90 s')`.execute(
    own.write,
  )
  await appendFollowUp(own.write, 'of-a-newer-version', 2)
  const { body } = await app.http.inject({ url: '/metrics', headers: { host: 'localhost:3000' } })
  expect(body).toContain('cendekia_follow_ups_waiting 2')
  expect(Number(/^cendekia_follow_ups_oldest_seconds (\S+)/m.exec(body)?.[1])).toBeGreaterThanOrEqual(90)
})

test('other nodes are notified at most once in 50 ms, and outside of any transaction', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let [looks, notified] = [0, 0]
  const nothing = { rows: 0, followUps: [], failures: new Map() }
  const write = {
    transaction: () => ({ execute: async () => (looks++, nothing) }),
    getExecutor() {
      notified++
      throw new Error('away')
    },
  } as unknown as Db
  const node = nodeOf(app, { write }, {})
  node.wake()
  await vi.advanceTimersByTimeAsync(1000)
  expect([looks, notified], 'before its start').toEqual([0, 0])
  node.start()
  for (let ms = 0; ms < 500; ms++) {
    node.wake()
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(notified).toBeGreaterThan(5)
  expect(notified).toBeLessThanOrEqual(10)
  await node.stop()
  vi.useRealTimers()
})
