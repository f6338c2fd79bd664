import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { suggestTitles } from '../content/suggest-titles.ts'
import type { SearchSource } from '../content/search-source.ts'
import { connectOwn } from '../testing/own-database.ts'
import { connectForCosts } from '../testing/read-costs.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { listSuggestions } from './suggestion-queries.ts'

const TITLES = 12_000
/** The first window has the newest 1,024 to 2,048 ids. */
const WINDOW = 2048

let app: TestApp
let costs: Awaited<ReturnType<typeof connectForCosts>>
beforeAll(async () => {
  app = await testApp()
  costs = await connectForCosts(app.url)
  await costs.client.query(`
    insert into page_posts (type, state, title, nodes, renderer_version, created_at)
    select 'discussion', 'published', 'What is number ' || n || ' made of', '[]', 1, now()
    from generate_series(1, ${TITLES}) n`)
  await costs.client.query(`
    insert into page_post_search (post_id, head, words)
    select id, head, words from page_posts, search_vectors(
      title, '', '', page_post_labels(id, author_id, created_at, is_nsfw), 'simple')`)
  await costs.client.query('select count_search_words()')
  await costs.client.query('vacuum analyze')
})
afterAll(async () => {
  await costs.close()
  await app.close()
})

test('titles are suggested at the cost of a window, words that all have and numbers too', async () => {
  const visible = sql`select title, author_id, id as group_id from page_posts where id = m.id`
  const table = { table: 'page_post_search', key: 'post_id', visible }
  const sources = [{ suggest: (limit: number) => suggestTitles('page-post', table, limit) }] as SearchSource[]
  for (const words of ['what is numb', 'wha', 'nu']) {
    const wanted = { start: words, words, audience: 'public', limit: 5 }
    const { rows, scanned } = await costs.costOf(async () =>
      expect((await listSuggestions(costs.db, sources, wanted)).titles).toHaveLength(5),
    )
    expect(scanned).not.toContain('page_post_search')
    expect(scanned).not.toContain('page_posts')
    expect(rows).toBeLessThanOrEqual(WINDOW)
  }
})

test('the statement is planned a few times, and then its plan is kept whatever is typed', async () => {
  const own = connectOwn(app)
  const sources = Object.values(app.site.content).flatMap((type) => type?.search ?? [])
  expect(sources.length).toBeGreaterThan(2)
  await own.write.connection().execute(async (db) => {
    for (const start of ['what', 'nu', 'is numb', 'zzz', 'wh', 'number', '12', 'made of', 'a bee', 'ofte'])
      await listSuggestions(db, sources, { start, words: start, audience: 'public', limit: 5 })
    const { rows } = await sql<{ kept: number; planned: number }>`
      select sum(generic_plans)::int as kept, sum(custom_plans)::int as planned
      from pg_prepared_statements where statement like '%with asked as materialized%'`.execute(db)
    expect(rows).toEqual([{ kept: 5, planned: 5 }])
  })
  await own.close()
})
