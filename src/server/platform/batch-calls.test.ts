import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementsOf } from '../testing/statements-of.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { batchCalls } from './batch-calls.ts'
import { transact, type Db } from './db.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Halves numbers, and says which were asked about together; an odd one makes the whole statement fail. */
function halving(keysOf?: (value: number) => string[]) {
  const batches: number[][] = []
  const halve = batchCalls({
    run: async (db: Db, values: number[]) => {
      batches.push(values)
      const { rows } = await sql<{ half: number }>`
        select case value % 2 when 0 then value / 2 else 1 / (value - value) end as half
        from unnest(${values}::int4[]) with ordinality as a (value, position) order by position`.execute(db)
      return rows.map(({ half }) => half)
    },
    ...(keysOf && { keysOf }),
  })
  return { halve: (value: number, db = app.db) => halve(db, value), batches }
}

test('calls of the same moment are one statement, and each gets its own answer', async () => {
  const { halve } = halving()
  const { result, statements } = await statementsOf(() =>
    Promise.all([10, 2, 8].map((value) => halve(value))),
  )
  expect(result).toEqual([5, 1, 4])
  expect(statements).toHaveLength(1)
})

test('one call that fails does not make the others fail', async () => {
  const { halve } = halving()
  const results = await Promise.allSettled([4, 3, 6].map((value) => halve(value)))
  expect(results).toEqual([
    { status: 'fulfilled', value: 2 },
    { status: 'rejected', reason: expect.objectContaining({ message: 'division by zero' }) },
    { status: 'fulfilled', value: 3 },
  ])
})

test('calls with a key in common are made one after the other, in their order', async () => {
  const { halve, batches } = halving((value) => [String(value % 10)])
  await Promise.all([10, 20, 2, 30, 12, 4].map((value) => halve(value)))
  expect(batches).toEqual([[10, 2, 4], [20, 12], [30]])
})

test('a great many calls are several statements, and none is forgotten', async () => {
  const { halve, batches } = halving()
  const values = Array.from({ length: 1000 }, (_, i) => 2 * i)
  expect(await Promise.all(values.map((value) => halve(value)))).toEqual(values.map((value) => value / 2))
  expect(batches).toHaveLength(10)
})

test('in a transaction a call sees what was written there', async () => {
  const find = batchCalls({
    run: async (db: Db, names: string[]) => {
      const { rows } = await sql<{ name: string }>`
        select name from site_counters where name = any(${names}::text[])`.execute(db)
      return names.map((name) => rows.some((row) => row.name === name))
    },
  })
  await transact(app.db, async (trx) => {
    await trx.insertInto('site_counters').values({ name: 'planted', value: 1 }).execute()
    expect(await Promise.all([find(trx, 'planted'), find(app.db, 'planted')])).toEqual([true, false])
  })
})
