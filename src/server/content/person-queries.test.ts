import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementsOf } from '../testing/statements-of.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { EXPORT_PAGE, readRows } from './person-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const MANY = 2 * EXPORT_PAGE + 201

test('all rows are read once and in order, so many at a time, also by a key of several columns', async () => {
  const { userId } = await app.signIn('ana')
  await sql`
    insert into likes (object_type, object_id, user_id, weight, created_at)
    select case when nr % 2 = 0 then 'article' else 'page-post' end, nr, ${userId}, 1, now()
    from generate_series(1, ${MANY}::int) as nr`.execute(app.db)
  const { result, statements } = await statementsOf(async () => {
    const seen: string[] = []
    const query = sql<{ type: string; id: number }>`
      select object_type as type, object_id as id from likes where user_id = ${userId}`
    for await (const { type, id } of readRows(app.db, ['type', 'id'], query)) seen.push(`${type} ${id}`)
    return seen
  })
  expect(new Set(result).size).toBe(MANY)
  expect(result).toHaveLength(MANY)
  expect(result[0]).toBe('article 2')
  expect(result.at(-1)).toBe(`page-post ${MANY}`)
  expect(statements).toHaveLength(3)
})

test('times are a key too, and a last page that is full is not the end', async () => {
  const { userId } = await app.signIn('budi')
  await sql`
    insert into likes (object_type, object_id, user_id, weight, created_at)
    select 'article', nr, ${userId}, 1, now() - nr * interval '1 second'
    from generate_series(1, 4) as nr`.execute(app.db)
  const query = sql<{ at: Date; id: number }>`
    select created_at as at, object_id as id from likes where user_id = ${userId}`
  const seen: number[] = []
  for await (const { id } of readRows(app.db, ['at', 'id'], query, 2)) seen.push(id)
  expect(seen).toEqual([4, 3, 2, 1])
})
