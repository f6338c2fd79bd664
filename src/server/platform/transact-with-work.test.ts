import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { Db } from './db.ts'
import { fail } from './errors.ts'
import { messages } from './messages.ts'
import { transactWithWork } from './transact-with-work.ts'
import type { Work } from './work-pool.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Doubles numbers, and records its calls. */
function doubling(): { work: Work; asked: unknown[] } {
  const asked: unknown[] = []
  return {
    asked,
    work: { run: async <T>(_: string, input: unknown) => (asked.push(input), (Number(input) * 2) as T) },
  }
}

async function openTransactions(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(db)
  return rows[0]?.count ?? 0
}

test('work is done outside of the transaction, once, and the transaction runs with its result', async () => {
  const { work, asked } = doubling()
  const open: number[] = []
  const watched: Work = {
    run: async <T>(name: string, input: unknown) => {
      open.push(await openTransactions(app.db))
      return work.run<T>(name, input)
    },
  }
  const result = await transactWithWork(app.db, watched, async (trx, inside) => {
    await sql`select 1`.execute(trx)
    const [two, four] = await Promise.all([inside.run<number>('double', 1), inside.run<number>('double', 2)])
    return inside.run<number>('double', two + four)
  })
  expect(result).toBe(12)
  expect(asked).toEqual([1, 2, 6])
  expect(open).toEqual([0, 0, 0])
})

test('what a transaction wrote before it asked is written once', async () => {
  const { work } = doubling()
  await transactWithWork(app.db, work, async (trx, inside) => {
    await sql`insert into settings (name, value) values ('twice', '1')`.execute(trx)
    await inside.run('double', 1)
  })
  const { rows } = await sql`select value from settings where name = 'twice'`.execute(app.db)
  expect(rows).toEqual([{ value: 1 }])
})

test('a refusal of the work is a refusal of the transaction', async () => {
  const refusing: Work = { run: async () => fail('invalid_input', messages.invalidInput) }
  const attempt = transactWithWork(app.db, refusing, async (trx, inside) => {
    await sql`insert into settings (name, value) values ('refused', '1')`.execute(trx)
    return inside.run('anything', 1)
  })
  await expect(attempt).rejects.toMatchObject({ code: 'invalid_input' })
  const { rows } = await sql`select value from settings where name = 'refused'`.execute(app.db)
  expect(rows).toEqual([])
})

test('a text that others change all the time is not worked on for ever', async () => {
  const { work, asked } = doubling()
  let version = 0
  const attempt = transactWithWork(app.db, work, (_, inside) => inside.run('double', version++))
  await expect(attempt).rejects.toMatchObject({ code: 'unavailable' })
  expect(asked.length).toBe(8)
})
