import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { transact, type Db } from '../platform/db.ts'
import { addAttention } from '../reactions/public.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { readCounts } from './counts-testing.ts'
import { placeGroup } from './place-actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** The second begins when the first has done its work, and the first ends only when the second waits for it. */
async function interleave(first: (trx: Db) => Promise<void>, second: (trx: Db) => Promise<void>) {
  let other: Promise<void> | undefined
  await transact(app.db, async (trx) => {
    await first(trx)
    other = transact(app.db, second)
    await waitUntilSomebodyWaits()
  })
  await other
}

async function waitUntilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(app.db)
    if (rows[0]?.waits === true) return
  }
}

const publish = (id: number, groupId: number) => async (trx: Db) => {
  await trx.updateTable('articles').set({ state: 'published' }).where('id', '=', id).execute()
  await placeGroup(trx, groupId, app.clock.now())
}

async function leadScoreOf(groupId: number) {
  const { score } = await app.db
    .selectFrom('article_places')
    .select('score')
    .where('group_id', '=', groupId)
    .where('scope', '=', 'all')
    .where('is_lead', '=', true)
    .executeTakeFirstOrThrow()
  return score
}

test('two languages of a group that are published at once count as one', async () => {
  const first = await insertArticle(app, { authorId: null, state: 'draft', tags: ['rice'] })
  const { groupId } = first
  const second = await insertArticle(app, { authorId: null, groupId, language: 'my', state: 'draft' })
  await interleave(publish(first.id, groupId), publish(second.id, groupId))
  const { stored, counted } = await readCounts(app.db)
  expect(stored).toEqual(counted)
  expect(stored.site).toEqual({ articles: 1 })
})

const attend = (id: number, points: number) => (trx: Db) => addAttention(trx, 'article', id, points)

/** The second begins and ends while the first is still running: it waits for no lock of the first. */
async function enclose(first: (trx: Db) => Promise<void>, second: (trx: Db) => Promise<void>) {
  await transact(app.db, async (trx) => {
    await first(trx)
    await transact(app.db, second)
  })
}

test('attention for two languages at once waits for nobody, and is all in the rank of the group', async () => {
  const first = await insertArticle(app, { authorId: null })
  const second = await insertArticle(app, { authorId: null, groupId: first.groupId, language: 'id' })
  await enclose(attend(first.id, 7), attend(second.id, 8))
  await app.settle()
  expect(await leadScoreOf(first.groupId)).toBe(4)
})

test('attention that comes while a group is placed waits for nobody, and is not lost', async () => {
  const first = await insertArticle(app, { authorId: null })
  const { groupId } = first
  const second = await insertArticle(app, { authorId: null, groupId, language: 'id', state: 'draft' })
  await enclose(publish(second.id, groupId), attend(first.id, 15))
  await app.settle()
  expect(await leadScoreOf(groupId)).toBe(4)
  const third = await insertArticle(app, { authorId: null, groupId, language: 'my', state: 'draft' })
  await enclose(attend(first.id, 16), publish(third.id, groupId))
  await app.settle()
  expect(await leadScoreOf(groupId)).toBe(5)
})

test('ranks that follow while a group is placed are made before or after, never from both', async () => {
  const first = await insertArticle(app, { authorId: null })
  const { groupId } = first
  const second = await insertArticle(app, { authorId: null, groupId, language: 'id', state: 'draft' })
  await transact(app.db, attend(first.id, 7))
  await transact(app.db, attend(second.id, 8))
  let settled: Promise<void> | undefined
  await transact(app.db, async (trx) => {
    await publish(second.id, groupId)(trx)
    settled = app.settle()
    await waitUntilSomebodyWaits()
    await attend(first.id, 16)(trx)
  })
  await settled
  await app.settle()
  expect(await leadScoreOf(groupId)).toBe(5)
})

test('on the running site ranks follow by themselves', async () => {
  const { id, groupId } = await insertArticle(app, { authorId: null })
  app.followUps.start()
  await transact(app.db, attend(id, 15))
  await vi.waitFor(async () => expect(await leadScoreOf(groupId)).toBe(4), 30_000)
  await app.followUps.stop()
})
