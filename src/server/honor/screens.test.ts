import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CategoryId } from '../../contract/categories.ts'
import { voteQuestion } from '../../contract/answers.ts'
import { updateArticle } from '../../contract/articles.ts'
import { getUser } from '../../contract/auth.ts'
import { blockUser } from '../../contract/blocks.ts'
import { createArticleComment } from '../../contract/comments.ts'
import { getLeaderboard, getStanding, listHonor } from '../../contract/honor.ts'
import { savePrivacy } from '../../contract/profiles.ts'
import { createQuestion } from '../../contract/questions.ts'
import { DAY_MS, SECOND_MS } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle } from '../testing/write-article.ts'
import { exportEntries } from './queries.ts'
import { at, honorOf, like, people, type Client } from './honor-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 100_000 } })
})
afterAll(() => app.close())

async function board(client: Pick<Client, 'call'>, period: 'week' | 'all' = 'week', category?: CategoryId) {
  app.clock.advance(2 * SECOND_MS)
  return (await client.call(getLeaderboard, { query: { period, ...(category && { category }) } })).items.map(
    ({ rank, person, points }) => `${rank} ${person.alias} ${points}`,
  )
}

test('one’s own history says who, why and about what, with what was taken back, page by page and by filters', async () => {
  const [ana, budi] = await people(app, 'ana', 'budi')
  const article = await insertArticle(app, { authorId: ana.userId, title: 'Rivers' })
  const post = await insertPost(app, { authorId: ana.userId, title: 'A photo' })
  await like.article(budi, article.id)
  await app.settle()
  await like.post(budi, post.id)
  await app.settle()
  await like.post(budi, post.id, false)
  await app.settle()
  const all = await ana.call(listHonor)
  expect(all).toMatchObject({ honor: 5, pooled: 5, held: 0, nextCursor: null })
  expect(all.items).toMatchObject([
    { delta: -2, reason: 'post-liked', isReversal: true, note: null },
    { delta: 2, reason: 'post-liked', isReversal: false },
    {
      delta: 5,
      reason: 'article-liked',
      actor: { id: budi.userId, alias: 'budi-1000' },
      object: { type: 'article', title: 'Rivers', href: `/article/${article.id}` },
    },
  ])
  const deltas = async (filter: 'likes' | 'lost' | 'writing' | 'helping') =>
    (await ana.call(listHonor, { query: { filter } })).items.map(({ delta }) => delta)
  expect(await deltas('likes')).toEqual([-2, 2, 5])
  expect(await deltas('lost')).toEqual([-2])
  expect(await deltas('writing')).toEqual([])
  expect(await deltas('helping')).toEqual([])
  expect(await ana.call(getUser)).toMatchObject({ fame: 5 })
  expect(await exportEntries(app.db, ana.userId)).toMatchObject([
    { delta: 5, reason: 'article-liked', about: `article ${article.id}`, note: null },
    { delta: 2 },
    { delta: -2 },
  ])
  // Whom they have blocked is not named, and what they gave stays.
  await ana.call(blockUser, { params: at({ id: budi.userId }) })
  const items = (await ana.call(listHonor)).items
  expect(items.map(({ actor }) => actor)).toEqual([null, null, null])
})

test('a long history is read page by page, each with a cursor of its own list', async () => {
  const [cita] = await people(app, 'cita')
  await sql`
    insert into honor_entries (user_id, delta, reason, object_type, object_id, day)
    select ${cita.userId}, 1, 'comment-liked', 'comment', nr, 1 from generate_series(1, 45) as nr`.execute(
    app.db,
  )
  const ids: number[] = []
  let cursor: string | null | undefined
  do {
    const page = await cita.call(listHonor, { query: cursor ? { cursor } : {} })
    expect(page.honor === undefined).toBe(cursor !== undefined)
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(ids).toHaveLength(45)
  expect(new Set(ids).size).toBe(45)
  const { nextCursor } = await cita.call(listHonor)
  const other = await cita.attempt(listHonor, { query: { filter: 'likes', cursor: nextCursor ?? '' } })
  expect(other.status).toBe(400)
})

test('the leaderboard ranks those who earned the most, without those who opted out, hide or are suspended', async () => {
  await sql`delete from users`.execute(app.db)
  const [ana, budi, cita, dewi] = await people(app, 'r-ana', 'r-budi', 'r-cita', 'r-dewi')
  const visitor = app.visitor()
  for (const author of [ana, budi, cita])
    await like.article(dewi, (await insertArticle(app, { authorId: author.userId })).id)
  await like.post(dewi, (await insertPost(app, { authorId: ana.userId })).id)
  await app.settle()
  expect(await board(visitor)).toEqual(['1 r-ana-1000 7', '2 r-budi-1000 5', '2 r-cita-1000 5'])
  expect(await board(visitor, 'all')).toEqual(await board(visitor))
  const standing = async (client: Client, period: 'week' | 'all' = 'week') =>
    client.call(getStanding, { query: { period } })
  expect(await standing(cita)).toEqual({ standing: { rank: 2, points: 5 }, isRanked: true })
  expect(await standing(dewi)).toEqual({ standing: null, isRanked: true })

  await ana.call(savePrivacy, { body: { isRanked: false } })
  expect(await board(visitor)).toEqual(['1 r-budi-1000 5', '1 r-cita-1000 5'])
  expect(await standing(ana)).toEqual({ standing: null, isRanked: false })
  expect(await standing(cita)).toMatchObject({ standing: { rank: 1 } })
  await ana.call(savePrivacy, { body: { isRanked: true, audience: 'members' } })
  expect(await board(visitor)).toEqual(['1 r-budi-1000 5', '1 r-cita-1000 5'])
  await ana.call(savePrivacy, { body: { audience: 'public' } })
  await sql`update users set suspended_at = now() where id = ${budi.userId}`.execute(app.db)
  expect(await board(visitor)).toEqual(['1 r-ana-1000 7', '2 r-cita-1000 5'])
  // Who blocks somebody does not meet them here either.
  await cita.call(blockUser, { params: at({ id: ana.userId }) })
  expect(await board(cita)).toEqual(['2 r-cita-1000 5'])

  app.clock.advance(8 * DAY_MS)
  expect(await board(visitor)).toEqual([])
  expect(await board(visitor, 'all')).toEqual(['1 r-ana-1000 7', '2 r-cita-1000 5'])
})

test('a category has leaderboards of its own, of what was earned with articles, questions and comments in it', async () => {
  await sql`delete from users`.execute(app.db)
  const [ana, budi, cita, dewi] = await people(app, 'c-ana', 'c-budi', 'c-cita', 'c-dewi')
  const visitor = app.visitor()
  const categories = ['science', 'history'] as const
  const both = await writeArticle(ana, { categories: [...categories] })
  const { id: commentId } = await budi.call(createArticleComment, {
    params: at(both),
    body: { text: 'I see.' },
  })
  const { id: questionId } = await cita.call(createQuestion, {
    body: { title: 'Why is the sky blue?', category: 'science', language: 'en' },
  })
  await like.article(dewi, both.id)
  await like.comment(dewi, commentId)
  await dewi.call(voteQuestion, { params: at({ id: questionId }), body: { value: 1 } })
  await like.post(dewi, (await insertPost(app, { authorId: budi.userId })).id)
  await app.settle()
  for (const period of ['week', 'all'] as const) {
    expect(await board(visitor, period, 'science')).toEqual([
      '1 c-ana-1000 5',
      '1 c-cita-1000 5',
      '3 c-budi-1000 1',
    ])
    expect(await board(visitor, period, 'history')).toEqual(['1 c-ana-1000 5', '2 c-budi-1000 1'])
    expect(await board(visitor, period, 'sports')).toEqual([])
  }
  const standing = (client: Client, category: CategoryId) =>
    client.call(getStanding, { query: { category } }).then((answer) => answer.standing)
  expect(await standing(budi, 'science')).toEqual({ rank: 3, points: 1 })
  expect(await standing(cita, 'history')).toBeNull()

  // What is taken back counts for the categories that it was given for, whatever they are now.
  await ana.call(updateArticle, { params: at(both), body: { categories: ['sports'] } })
  await like.article(dewi, both.id, false)
  for (const client of [ana, budi, cita]) await honorOf(app, client)
  expect(await board(visitor, 'week', 'history')).toEqual(['1 c-budi-1000 1'])
  expect(await board(visitor, 'all', 'sports')).toEqual([])
  await like.article(dewi, both.id)
  await honorOf(app, ana)
  expect(await board(visitor, 'week', 'sports')).toEqual(['1 c-ana-1000 5'])

  await cita.call(savePrivacy, { body: { isRanked: false } })
  expect(await board(visitor, 'week', 'science')).toEqual(['1 c-budi-1000 1'])
  expect(await visitor.attempt(getLeaderboard, { query: { category: 'cooking' } })).toMatchObject({
    status: 400,
    body: { fields: { category: expect.any(String) } },
  })
})
