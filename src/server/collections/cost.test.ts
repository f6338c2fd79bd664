import { afterAll, beforeAll, expect, test } from 'vitest'
import { CATEGORIES } from '../../contract/categories.ts'
import { connectForCosts } from '../testing/read-costs.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { listPlaces, type Filters } from './list-queries.ts'
import { listOwnCards } from './card-queries.ts'
import { listRows } from './list-rows-queries.ts'
import { listPoints } from './series-queries.ts'

const COLLECTIONS = 6000
const ROWS = 200
const IMPORTS = 150
const LIMIT = 20
const ARTICLES = 6000

let app: TestApp
let editorId: number
let costs: Awaited<ReturnType<typeof connectForCosts>>
beforeAll(async () => {
  app = await testApp()
  const { userId } = await app.signIn('alice')
  editorId = (await app.signIn('bela')).userId
  costs = await connectForCosts(app.url)
  await costs.client.query(
    `insert into collections (author_id, state, title, category, language, licence, editing, columns, next_column,
       created_at, updated_at)
     select $1, 'published', 'Number ' || n, ($2::text[])[1 + n % 11],
       case when n % 400 = 0 then 'my' when n % 3 = 0 then 'id' else 'en' end, 'cc0-1.0', 'owner', '[]', 1,
       now() - make_interval(mins => n), now() - make_interval(mins => n % 777)
     from generate_series(1, ${COLLECTIONS}) n`,
    [userId, CATEGORIES],
  )
  await costs.client.query(
    `insert into collection_places (collection_id, category, language, is_nsfw, likes, created_at, updated_at)
     select id, category, language, id % 10 = 7, id % 97, created_at, updated_at from collections`,
  )
  // Its rows were replaced again and again: each version of the collection has as many.
  await costs.client.query(
    `insert into collection_row_versions
       (collection_id, row_id, version, act, cells, from_version, until_version, created_at)
     select 5, import * ${ROWS} + n, 1, 'imported', jsonb_build_object('c1', 'Row ' || n), import + 1,
       case when import < ${IMPORTS - 1} then import + 2 end, now()
     from generate_series(0, ${IMPORTS - 1}) import, generate_series(1, ${ROWS}) n`,
  )
  await costs.client.query(
    `insert into collection_editors (collection_id, user_id, state, created_at)
     select id, $1, 'accepted', now() from collections where id % 2000 = 7`,
    [editorId],
  )
  await costs.client.query(
    `with made as (
       insert into article_groups (categories, created_at)
       select '{science}', now() from generate_series(1, ${ARTICLES}) returning id)
     insert into articles (group_id, language, author_id, state, title, source, nodes, renderer_version, excerpt, words,
       created_at, published_at, updated_at)
     select id, 'en', $1, 'published', 'Article ' || id, '', '[]', 1, '', 0, now(), now(), now() from made`,
    [userId],
  )
  await costs.client.query(
    `insert into collection_rows (collection_id, cells, updated_at)
     select 6 + n / ${ROWS}, jsonb_build_object('c1', (select min(id) from articles) + n % ${ARTICLES}, 'c2', n), now()
     from generate_series(0, ${50 * ROWS - 1}) n`,
  )
  await costs.client.query('analyze')
})
afterAll(async () => {
  await costs.close()
  await app.close()
})

test.each(['new', 'updated', 'top'] as const)('a page of %s reads its own rows along an index', async (sort) => {
  const filters: [Filters, number][] = [
    [{}, LIMIT + 1],
    [{ category: 'science' }, 3 * (LIMIT + 1)],
    [{ language: 'my' }, 11 * (LIMIT + 1)],
    [{ category: 'science', language: 'my' }, LIMIT + 1],
  ]
  for (const [filter, most] of filters) {
    const { rows, scanned } = await costs.costOf(() => listPlaces(costs.db, sort, filter, null, LIMIT))
    expect(scanned, JSON.stringify(filter)).toEqual([])
    expect(rows, JSON.stringify(filter)).toBeLessThanOrEqual(most)
  }
})

test('a collection as it was reads the rows of then, however often they were replaced', async () => {
  const plain = { columns: [], sort: null, isDescending: false, term: null, after: null, limit: 10 }
  const asked = { ...plain, collectionId: 5 }
  for (const version of [1, 75, IMPORTS]) {
    const { rows, scanned } = await costs.costOf(() => listRows(costs.db, { ...asked, version }))
    expect(scanned).toEqual([])
    expect(rows).toBeLessThanOrEqual(ROWS)
  }
})

test('one’s own collections and those one edits are read without the others', async () => {
  const { rows, scanned } = await costs.costOf(() =>
    listOwnCards(costs.db, editorId, { isDeleted: false, before: null, limit: LIMIT }),
  )
  expect(scanned.filter((table) => table !== 'users')).toEqual([])
  expect(rows).toBeLessThanOrEqual(LIMIT)
})

test('a chart by an article reads the articles that it names', async () => {
  const column = (key: string, type: 'article' | 'number') => ({
    key,
    type,
    label: key,
    unit: null,
    required: false,
  })
  const axes = { x: column('c1', 'article'), y: column('c2', 'number') }
  const { rows, scanned } = await costs.costOf(() => listPoints(costs.db, null, 6, axes, LIMIT))
  expect(scanned).toEqual([])
  expect(rows).toBeLessThanOrEqual(ROWS)
})
