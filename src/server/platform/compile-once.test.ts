import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { compileOnce } from './compile-once.ts'
import { transact } from './db.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a statement is built once and run with the values of each call', async () => {
  let built = 0
  const add = compileOnce((db, { one, other }: { one: number; other: number[] }) => {
    built++
    return sql<{ sum: number }>`select ${one}::int + (${other}::int[])[2] + ${10}::int as sum`.compile(db)
  })
  expect(await add(app.db, { one: 1, other: [0, 100] })).toEqual([{ sum: 111 }])
  expect(await add(app.db, { other: [0, 200], one: 2 })).toEqual([{ sum: 212 }])
  expect(built).toBe(1)
})

test('a built query takes values in its conditions, more than once, and runs in a transaction', async () => {
  const { userId } = await app.signIn('alice')
  const find = compileOnce((db, { id }: { id: number }) =>
    db.selectFrom('users').select('alias_name').where('id', '=', id).where('id', '>=', id).compile(),
  )
  expect(await transact(app.db, (trx) => find(trx, { id: userId }))).toEqual([{ alias_name: 'alice-1000' }])
  expect(await find(app.db, { id: userId + 1 })).toEqual([])
})

test('a value that is missing is null, and no text of a caller becomes part of the statement', async () => {
  const echo = compileOnce((db, { text }: { text?: string | null }) =>
    sql<{ text: string | null }>`select ${text}::text as text`.compile(db),
  )
  expect(await echo(app.db, {})).toEqual([{ text: null }])
  expect(await echo(app.db, { text: "'; drop table users; --" })).toEqual([
    { text: "'; drop table users; --" },
  ])
})
