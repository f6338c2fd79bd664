import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CATEGORIES } from '../../contract/categories.ts'
import { LANGUAGES } from '../../contract/messages.ts'
import { transact } from '../platform/db.ts'
import { addAttention } from '../reactions/public.ts'
import { changeArticle, insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { readCounts } from './counts-testing.ts'
import { ranksOf } from '../content/ranks.ts'

let app: TestApp
let authorId: number
beforeAll(async () => {
  app = await testApp()
  authorId = (await app.signIn('author')).userId
})
afterAll(() => app.close())

test('many changes of the same groups at once leave the numbers right', async () => {
  const groups = await Promise.all(
    Array.from({ length: 6 }, (_, i) => insertArticle(app, { authorId, tags: ['busy', `tag${i % 2}`] })),
  )
  const states = ['published', 'draft', 'deleted', 'published']
  await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      changeArticle(app, groups[i % groups.length]?.id ?? 0, {
        state: states[i % states.length] ?? 'draft',
        tags: i % 3 === 0 ? ['busy'] : ['busy', 'idle', `tag${i % 5}`],
        categories: i % 2 === 0 ? ['science'] : ['health', 'world'],
      }),
    ),
  )
  const { stored, counted } = await readCounts(app.db)
  expect(stored).toEqual(counted)
})

test('after 300 changes of all kinds every number equals a new count', async () => {
  const random = randomOf(20260301)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const some = <T>(list: readonly T[], most: number) => [
    ...new Set(Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(list))),
  ]
  const tags = ['moon', 'sun', 'sea', 'rice', 'kopi']
  const articles: { id: number; groupId: number }[] = []
  for (let i = 0; i < 300; i++) {
    app.clock.advance(60_000)
    const known = articles.length > 0 ? pick(articles) : undefined
    const action = known === undefined ? 0 : Math.floor(random() * 6)
    if (known === undefined || action === 0)
      articles.push(
        await insertArticle(app, {
          authorId,
          categories: some(CATEGORIES, 3),
          tags: some(tags, 3),
          state: pick(['draft', 'published', 'published']),
        }),
      )
    else if (action === 1) await addTranslation(known.groupId, some(tags, 3))
    else if (action === 2)
      await changeArticle(app, known.id, { state: pick(['draft', 'published', 'deleted', 'removed']) })
    else if (action === 3) await changeArticle(app, known.id, { tags: some(tags, 3) })
    else if (action === 4) await changeArticle(app, known.id, { categories: some(CATEGORIES, 3) })
    else
      await transact(app.db, (trx) => addAttention(trx, 'article', known.id, Math.round(random() * 40) - 8))
  }
  const { stored, counted } = await readCounts(app.db)
  expect(stored).toEqual(counted)
  await app.settle()
  await expectOneLeadEach()
  await expectTrueRanks()

  async function addTranslation(groupId: number, own: string[]): Promise<void> {
    const rows = await app.db
      .selectFrom('articles')
      .select('language')
      .where('group_id', '=', groupId)
      .execute()
    const language = LANGUAGES.find((one) => rows.every((row) => row.language !== one))
    if (language !== undefined)
      articles.push(await insertArticle(app, { authorId, groupId, language, tags: own }))
  }
})

async function expectOneLeadEach(): Promise<void> {
  const { rows } = await sql`
    select scope, group_id from article_places group by scope, group_id
    having count(*) filter (where is_lead) <> 1`.execute(app.db)
  expect(rows).toEqual([])
}

async function expectTrueRanks(): Promise<void> {
  const { rows } = await sql<{
    score: number
    published_at: Date
    hot: number
    attention: number
    reads: number
  }>`
    select p.score, p.hot, p.published_at, own.attention, own.reads from article_places p,
      lateral (
        select coalesce(sum(c.attention), 0) as attention, coalesce(sum(c.reads), 0)::int8 as reads
        from articles a left join object_counters c on c.object_type = 'article' and c.object_id = a.id
        where a.state = 'published' and a.group_id = p.group_id and (p.is_lead or a.id = p.article_id)
      ) own`.execute(app.db)
  expect(rows.length).toBeGreaterThan(100)
  for (const row of rows) {
    const ranks = ranksOf(row, row.published_at)
    expect(Math.abs(ranks.score - row.score)).toBeLessThanOrEqual(0.02)
    expect(Math.abs(ranks.hot - row.hot)).toBeLessThanOrEqual(0.02)
  }
}

/** The same numbers every time. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}
