import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectOwn } from '../testing/own-database.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { transact, type Databases } from './db.ts'
import { appendFollowUp, appendFollowUps } from './follow-ups-batch.ts'
import { gate, nodeOf, waitingIn, waitUntilSomebodyWaits } from './follow-ups-testing.ts'

let app: TestApp
let own: Databases
let other: Databases
beforeEach(async () => {
  app = await testApp()
  own = connectOwn(app)
  other = connectOwn(app)
})
afterEach(async () => {
  await Promise.all([own.close(), other.close()])
  await app.close()
})

test('what is written about a subject while it is being handled is handled afterwards', async () => {
  await sql`create table facts (value int8 not null)`.execute(own.write)
  await sql`insert into facts values (1)`.execute(own.write)
  const held = gate()
  const seen: unknown[] = []
  const node = nodeOf(app, own, {
    fact: async (trx) => {
      const { rows } = await sql<{ value: number }>`select value from facts`.execute(trx)
      seen.push(rows[0]?.value)
      await held.pass()
    },
  })
  await appendFollowUp(own.write, 'fact', 'one')
  const first = node.runDue()
  await held.arrived
  // It read the old value and is not done yet; a unique key would make this insert do nothing here.
  await transact(own.write, async (trx) => {
    await sql`update facts set value = 2`.execute(trx)
    await appendFollowUp(trx, 'fact', 'one')
  })
  held.open()
  expect(await first).toBe(1)
  expect(await waitingIn(app)).toEqual([{ kind: 'fact', subject: 'one', tries: 0 }])
  expect(await node.runDue()).toBe(1)
  expect(seen).toEqual([1, 2])
})

test('a crash in the middle of a batch repeats it, and loses nothing', async () => {
  await sql`create table notes (subject text)`.execute(own.write)
  let isCrashing = true
  const node = nodeOf(app, own, {
    note: async (trx, subject) => {
      await sql`insert into notes values (${subject})`.execute(trx)
      // As when the node is killed: its connection ends, whatever it was doing.
      if (isCrashing && subject === 'b') await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx)
    },
  })
  await appendFollowUps(own.write, 'note', ['a', 'b', 'c'])
  await expect(node.runDue()).rejects.toThrow()
  expect(await waitingIn(app)).toHaveLength(3)
  isCrashing = false
  await node.runDue()
  const { rows } = await sql`select subject from notes order by 1`.execute(own.write)
  expect(rows).toEqual([{ subject: 'a' }, { subject: 'b' }, { subject: 'c' }])
  expect(await waitingIn(app)).toEqual([])
})

test('two nodes share the work: what one has in hand the other leaves alone', async () => {
  const held = gate()
  const done: string[] = []
  const slow = nodeOf(app, own, {
    note: async (_, subject) => (await held.pass(), void done.push(`slow ${subject}`)),
  })
  const quick = nodeOf(app, other, { note: async (_, subject) => void done.push(`quick ${subject}`) })
  await appendFollowUp(own.write, 'note', 'one')
  const first = slow.runDue()
  await held.arrived
  await appendFollowUps(own.write, 'note', ['two', 'three'])
  expect(await quick.runDue()).toBe(2)
  expect(await quick.runDue()).toBe(0)
  held.open()
  await first
  expect(done).toEqual(['quick two', 'quick three', 'slow one'])
})

test('two nodes never handle one subject at once: the one that reads later also writes later', async () => {
  const held = gate()
  const done: string[] = []
  const first = nodeOf(app, own, { note: async () => (await held.pass(), void done.push('first')) })
  const second = nodeOf(app, other, { note: async () => void done.push('second') })
  await appendFollowUp(own.write, 'note', 'same')
  const firstDone = first.runDue()
  await held.arrived
  await appendFollowUp(own.write, 'note', 'same')
  const secondDone = second.runDue()
  await waitUntilSomebodyWaits(app)
  held.open()
  expect(await Promise.all([firstDone, secondDone])).toEqual([1, 1])
  expect(done).toEqual(['first', 'second'])
})

test('24 writers at once and two nodes: nothing is lost, and no subject is in two hands', async () => {
  const subjects = ['1', '2', '3', '4', '5', '6', '7']
  await sql`create table facts (subject text primary key, value int8 not null, made int8 not null)`.execute(
    own.write,
  )
  await sql`insert into facts select unnest(${subjects}::text[]), 0, 0`.execute(own.write)
  const inHand = new Set<string>()
  const twice: string[] = []
  const make = {
    fact: async (trx: Databases['write'], subject: string) => {
      if (inHand.has(subject)) twice.push(subject)
      inHand.add(subject)
      const { rows } = await sql<{ value: number }>`
        select value from facts where subject = ${subject}`.execute(trx)
      await sql`update facts set made = ${rows[0]?.value} where subject = ${subject}`.execute(trx)
      inHand.delete(subject)
    },
  }
  const nodes = [nodeOf(app, own, make), nodeOf(app, other, make)]
  let isWriting = true
  const running = nodes.map(async (node) => {
    let taken = 0
    for (;;) {
      const wasWriting = isWriting
      const count = await node.runDue()
      if (count === 0 && !wasWriting) return taken
      taken += count
    }
  })
  const write = async (writer: number) => {
    for (let i = 0; i < 15; i++)
      await transact(own.write, async (trx) => {
        const subject = subjects[(writer + i) % subjects.length] ?? ''
        await sql`update facts set value = value + 1 where subject = ${subject}`.execute(trx)
        await appendFollowUp(trx, 'fact', subject)
      })
  }
  await Promise.all(Array.from({ length: 24 }, (_, writer) => write(writer)))
  isWriting = false
  const taken = await Promise.all(running)
  expect(taken.reduce((a, b) => a + b)).toBe(24 * 15)
  expect(twice).toEqual([])
  const { rows } = await sql`select sum(made)::int8 as made from facts where made = value`.execute(own.write)
  expect(rows).toEqual([{ made: 24 * 15 }])
  expect(await waitingIn(app)).toEqual([])
})

test('stopping finishes what is in hand and leaves the rest for the next runner', async () => {
  const held = gate()
  const done: string[] = []
  const node = nodeOf(app, other, {
    note: async (_, subject) => (await held.pass(), void done.push(subject)),
  })
  await appendFollowUp(own.write, 'note', 'begun')
  node.start()
  await held.arrived
  let isStopped = false
  const stopped = node.stop().then(() => (isStopped = true))
  await appendFollowUp(own.write, 'note', 'late')
  node.wake()
  await new Promise(setImmediate)
  expect(isStopped).toBe(false)
  held.open()
  await stopped
  expect(done).toEqual(['begun'])
  expect(await waitingIn(app)).toEqual([{ kind: 'note', subject: 'late', tries: 0 }])
  await nodeOf(app, own, { note: async (_, subject) => void done.push(subject) }).runDue()
  expect(done).toEqual(['begun', 'late'])
  await vi.waitFor(async () => expect(await listeners()).toEqual([]), 30_000)
})

test('a node notifies the others of its writes, and hears them again after its connection broke', async () => {
  const heard: string[] = []
  const listening = other.listen?.('follow_ups', (said) => heard.push(said))
  const node = nodeOf(app, other, { note: async () => {} })
  node.start()
  await vi.waitFor(async () => expect(await listeners()).toHaveLength(2), 30_000)
  node.wake()
  await vi.waitFor(() => expect(heard).toHaveLength(1), 30_000)
  const before = await listeners()
  await sql`select pg_terminate_backend(pid) from unnest(${before}::int4[]) as pid`.execute(own.write)
  await vi.waitFor(async () => {
    const now = await listeners()
    expect(now).toHaveLength(2)
    expect(now.some((pid) => before.includes(pid))).toBe(false)
  }, 30_000)
  await vi.waitFor(() => {
    node.wake()
    expect(heard.length).toBeGreaterThan(1)
  }, 30_000)
  expect(new Set(heard).size, 'its name is always the same').toBe(1)
  await node.stop()
  await listening?.stop()
})

async function listeners(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and query like 'listen%' order by 1`.execute(
    own.write,
  )
  return rows.map(({ pid }) => pid)
}
