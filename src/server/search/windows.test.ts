import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchArticles } from '../../contract/article-search.ts'
import { searchPagePosts } from '../../contract/page-posts.ts'
import { suggestSearches } from '../../contract/search.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle } from '../testing/write-article.ts'
import { writePost } from '../testing/write-post.ts'

let app: TestApp
let alice: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
})
afterAll(() => app.close())

/** More than a search ranks. */
const MANY = 450

/** Posts of Alice as they would be if she had written them one by one. */
async function writeMany(title: string, state: string, at = app.clock.now(), isNsfw = false): Promise<void> {
  await sql`
    with written as (
      insert into page_posts (author_id, type, state, title, nodes, renderer_version, is_nsfw, created_at)
      select ${alice.userId}, 'discussion', ${state}, ${title}, '[]', 1, ${isNsfw}, ${at}
      from generate_series(1, ${MANY}) returning *)
    insert into page_post_search (post_id, head, words)
    select id, head, words from written, search_vectors(
      title, '', '', page_post_labels(id, author_id, created_at, is_nsfw), 'simple')`.execute(app.db)
}

async function found(query: { q: string; from?: string; to?: string }): Promise<string[]> {
  await app.settle()
  app.clock.advance(10_000)
  return (await app.visitor().call(searchPagePosts, { query })).map(({ title }) => title ?? '')
}

test('each id is in one window, whatever the window begins with, and near ones come first', async () => {
  const ids = sql`
    select id from unnest(array[0, 1, 1023, 1024, 2047, 2048, 8191, 8192, 65535, 65536, 131072, 1000000, 2999999]) as id
    union select generate_series(0, 3000000, 6007)`
  for (const [start, newest] of [
    [2_999_999, 2_999_999],
    [1_000_000, 2_999_999],
    [0, 2_999_999],
    [70_000, 70_001],
    [9000, 9000],
    [2047, 2047],
    [1, 1],
  ] as const)
    // Nothing near, some, and enough for the next window.
    for (const [met, most] of [
      [0, 200],
      [6, 200],
      [100, 200],
      [0, 10],
      [6, 10],
    ]) {
      const { rows } = await sql<{ id: number; times: number; first: number }>`
        select id, count(*)::int as times, min(nr)::int as first
        from (${ids}) as ids
        join (
          select 0 as nr, search_near(${start}) as label, 0 as lowest, -1 as highest
          union all
          select nr, label, lowest, highest
          from search_far(${start}, ${newest}, ${met}, ${most}) with ordinality as far (label, lowest, highest, nr)) as w
          on coalesce(search_labels(id, '{}') @@ w.label, true) and id not between w.lowest and w.highest
        where id <= ${newest} group by id`.execute(app.db)
      expect(rows.every(({ times }) => times === 1)).toBe(true)
      const { rows: all } = await sql<{ count: number }>`
        select count(*)::int as count from (${ids}) as ids where id <= ${newest}`.execute(app.db)
      expect(rows).toHaveLength(all[0]?.count ?? 0)
      const below = rows.filter(({ id }) => id <= start).sort((one, other) => other.id - one.id)
      expect(below.map(({ first }) => first)).toEqual(below.map(({ first }) => first).sort((a, b) => a - b))
    }
})

test('what nobody may see does not stand in front of what everybody may', async () => {
  for (let count = 1; count <= 3; count++) await writePost(alice, { title: `Rapat terbuka ${count}` })
  await writeMany('Rapat tertutup', 'hidden')
  expect((await found({ q: 'rapat' })).sort()).toEqual([1, 2, 3].map((count) => `Rapat terbuka ${count}`))
  const { titles } = await app.visitor().call(suggestSearches, { query: { q: 'rapat te' } })
  expect(titles).toHaveLength(3)
})

test('a day is found, however much was written in its month afterwards', async () => {
  const day = (nr: number) => `2025-03-0${nr}`
  const first = await writePost(alice, { title: 'Perahu pertama' })
  await sql`update page_posts set created_at = ${`${day(2)}T10:00:00Z`} where id = ${first.id}`.execute(
    app.db,
  )
  await sql`insert into follow_ups (kind, subject) values ('page-post-search', ${String(first.id)})`.execute(
    app.db,
  )
  await writeMany('Perahu lain', 'published', new Date(`${day(9)}T10:00:00Z`))
  expect(await found({ q: 'perahu', from: day(2), to: day(2) })).toEqual(['Perahu pertama'])
  expect(await found({ q: 'perahu', to: day(3) })).toEqual(['Perahu pertama'])
  expect(await found({ q: 'perahu', from: day(3), to: day(8) })).toEqual([])
})

test('rows of before are found while they wait, and filled by follow-ups with their words', async () => {
  const article = await writeArticle(alice, { title: 'Caravel of old', tags: ['pinisi'] })
  await app.settle()
  await sql`update article_search set head = null, words = to_tsvector('simple', 'Caravel of old')
    where article_id = ${article.id}`.execute(app.db)
  await sql`delete from search_words`.execute(app.db)
  await sql`delete from search_word_sources`.execute(app.db)
  const titles = async (query: { q: string; language?: 'en' | 'id' }) => {
    app.clock.advance(10_000)
    return (await app.visitor().call(searchArticles, { query })).map(({ title }) => title)
  }
  expect(await titles({ q: 'caravel', language: 'en' })).toEqual(['Caravel of old'])
  expect(await titles({ q: 'caravel', language: 'id' })).toEqual([])
  expect(await titles({ q: 'pinisi' })).toEqual([])
  await sql`insert into follow_ups (kind, subject) values ('search-fill', ${`article ${article.id + 1}`})`.execute(
    app.db,
  )
  await app.settle()
  expect(await titles({ q: 'pinisi' })).toEqual(['Caravel of old'])
  const { rows } = await sql`
    select from article_search where head is null
    union all select from (select 1 where not exists (select from search_words where word = 'pinisi')) as missing`.execute(
    app.db,
  )
  expect(rows).toHaveLength(0)
})
