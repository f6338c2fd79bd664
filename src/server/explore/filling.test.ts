import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { explore, getExploreFacets } from '../../contract/explore.ts'
import { createPagePost } from '../../contract/page-posts.ts'
import { likeArticle } from '../../contract/articles.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeArticle } from '../testing/write-article.ts'
import { writePost } from '../testing/write-post.ts'

let app: TestApp
let alice: TestClient & { userId: number }
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
})
afterAll(() => app.close())

async function shown() {
  await app.settle()
  app.clock.advance(20_000)
  const reader = app.visitor()
  return {
    items: (await reader.call(explore, { query: { sort: 'title' } })).items,
    facets: await reader.call(getExploreFacets),
  }
}

test('a post without a title is called by its words, without marks and without what it hides', async () => {
  const named: [string, string][] = [
    ['||the murderer is the gardener||', '…'],
    ['Who did it? ||the **gardener**|| did', 'Who did it? … did'],
    ['**Bold** and *soft* [words](https://example.org/) here, 2 * 3 = 6', 'Bold and soft words here, 2 * 3 = 6'],
    [`It was ||${'the gardener '.repeat(100)}||`, 'It was …'],
  ]
  for (const [content, name] of named) {
    const { id } = await alice.call(createPagePost, { body: { type: 'discussion', content } })
    const { items } = await shown()
    expect(items.find((item) => item.type === 'page-post' && item.id === id)?.title).toBe(name)
  }
})

test('a table that was lost or is wrong is filled again, some at a time', async () => {
  const one = await writeArticle(alice, { title: 'Liked before', categories: ['science', 'history'] })
  await writeArticle(alice, { title: 'And another' })
  await writePost(alice, { title: 'A post' })
  await (await app.signIn('bela')).call(likeArticle, { params: { id: String(one.id) }, body: { isLike: true } })
  const before = await shown()
  expect(before.items.length).toBeGreaterThan(3)
  await sql`update explored set object_id = 900000 + object_id, likes = 7 where object_type = 'article'`.execute(app.db)
  await sql`delete from explored where object_type = 'page-post'`.execute(app.db)
  await sql`update explored_cells set count = 0 where object_type = 'page-post'`.execute(app.db)
  await sql`delete from explored_days where object_type = 'page-post'`.execute(app.db)
  await sql`select explore_fill()`.execute(app.db)
  expect(await shown()).toEqual(before)
})
