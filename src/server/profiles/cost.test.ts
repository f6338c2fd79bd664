import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectForCosts } from '../testing/read-costs.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { readFacts } from './facts-queries.ts'

/** The busy one has a thousand of everything, each among others' so that no two of them are in one place. */
const OF_EVERYTHING = 1000
const SPREAD = 4

let app: TestApp
let costs: Awaited<ReturnType<typeof connectForCosts>>
let busy: number
beforeAll(async () => {
  app = await testApp()
  busy = (await app.signIn('busy')).userId
  const { userId: other } = await app.signIn('other')
  costs = await connectForCosts(app.url)
  const { client } = costs
  const all = `generate_series(1::int8, ${OF_EVERYTHING * SPREAD}) as n`
  const author = `case when n % ${SPREAD} = 0 then ${busy} else ${other} end`
  const editor = author.replace('n %', '(n + 1) %')
  const ago = `now() - n * interval '1 hour'`
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into article_groups (id, original_article_id, categories, created_at) overriding system value
     select n, n, array['science'], now() from ${all}`,
  )
  await client.query(
    `insert into articles (id, group_id, language, author_id, state, title, source, nodes, renderer_version, excerpt,
       words, tags, created_at, published_at, updated_at) overriding system value
     select n, n, 'en', ${author}, 'published', 'Article ' || n, repeat('Some words. ', 50), '[]', 1, '', 100, '{}',
       ${ago}, ${ago}, ${ago} from ${all}`,
  )
  await client.query(
    `insert into page_posts (id, author_id, type, state, title, source, nodes, renderer_version, is_nsfw, created_at)
     overriding system value
     select n, ${author}, 'discussion', 'published', 'Post ' || n, repeat('Some words. ', 50), '[]', 1, n % 10 = 1, ${ago}
     from ${all}`,
  )
  await client.query(
    `insert into comments (object_type, object_id, id, level, author_id, source, nodes, renderer_version, created_at)
     overriding system value
     select case when n % 8 = 0 then 'article' else 'page-post' end, 1 + (n * 1049) % ${OF_EVERYTHING * SPREAD}, n, 1,
       ${author}, 'Some words.', '[]', 1, ${ago} from ${all}`,
  )
  await client.query(
    `insert into article_updates (article_id, group_id, kind, editor_id, created_at)
     select n, n, 'edited', ${editor}, ${ago} from ${all}`,
  )
  await client.query(
    `insert into object_counters (object_type, object_id, likes)
     select type, n, n % 20 from unnest(array['article', 'page-post']) as type, ${all}`,
  )
  await client.query('set session_replication_role = default')
  await client.query('vacuum analyze')
})
afterAll(async () => {
  await costs.close()
  await app.close()
})

test('what somebody with a thousand of everything did is read along indexes, many of a block at once', async () => {
  const facts = await readFacts(costs.db, busy, new Date())
  expect(facts).toMatchObject({ articles: OF_EVERYTHING, posts: OF_EVERYTHING })
  expect(facts.comments).toBeGreaterThan(OF_EVERYTHING / 2)
  const { rows, scanned, blocks } = await costs.costOf(() => readFacts(costs.db, busy, new Date()))
  expect(scanned).toEqual([])
  // Deeds of four kinds are counted by day together: nothing is read more often than that, nor compared with each other.
  expect(rows).toBeLessThanOrEqual(4 * OF_EVERYTHING)
  // Looked up one by one, what belongs to them takes eight times as many blocks as there are deeds of a kind.
  expect(blocks).toBeLessThan(2 * OF_EVERYTHING)
})
