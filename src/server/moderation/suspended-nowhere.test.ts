import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAnswer } from '../../contract/answers.ts'
import { createCollection } from '../../contract/collections.ts'
import { createComment } from '../../contract/comments.ts'
import { createGuildPost } from '../../contract/guild-posts.ts'
import { createGuild } from '../../contract/guilds.ts'
import { actOnCase } from '../../contract/moderation.ts'
import type { ModerationAction } from '../../contract/moderation-rules.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import { updateProfile } from '../../contract/profiles.ts'
import { createQuestion } from '../../contract/questions.ts'
import { OPEN, SECRET, SURFACES } from '../content/hidden-testing.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle, WORDS } from '../testing/write-article.ts'
import { writeMediaPost, writePost } from '../testing/write-post.ts'

let app: TestApp
let photo: PagePost
let personId: number
let guildId: number
let before: Map<string, number>

const columns = [{ label: 'Name', type: 'text' } as const]
const about = { category: 'science', language: 'en' } as const

beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  const alice = await app.signIn('alice')
  const article = await writeArticle(alice, { title: `An open ${OPEN}`, tags: [OPEN] })
  await writePost(alice, { title: `An open ${OPEN}` })
  const question = await alice.call(createQuestion, { body: { title: `Why an open ${OPEN}?`, ...about } })
  await alice.call(createCollection, { body: { title: `An open ${OPEN}`, ...about, columns } })
  await app.settle()
  before = await counters()

  const banned = await app.signIn('banned')
  personId = banned.userId
  const texts = { title: `A ${SECRET}`, content: `About the ${SECRET}` }
  await writeArticle(banned, { ...texts, content: `${WORDS} About the ${SECRET}.`, tags: [SECRET] })
  await writePost(banned, texts)
  photo = await writeMediaPost(app, banned, 'photo', { ...texts, mediaAlt: SECRET })
  await banned.call(createQuestion, {
    body: { ...texts, title: `Why a ${SECRET}?`, ...about, tags: [SECRET] },
  })
  await banned.call(createAnswer, {
    params: { id: String(question.id) },
    body: { content: `It is a ${SECRET}, I think.` },
  })
  await banned.call(createCollection, {
    body: { title: `A ${SECRET}`, ...about, columns, csv: `Name\n${SECRET}\n` },
  })
  await banned.call(createComment, {
    body: { objectType: 'article', objectId: article.id, text: `About the ${SECRET}` },
  })
  await banned.call(updateProfile, { body: { bio: SECRET } })
  const guild = await banned.call(createGuild, {
    body: { name: 'Gardeners', insignia: 'GA', logo: 'logo3', logoBackgroundColor: '#123456' },
  })
  guildId = guild.id
  await banned.call(createGuildPost, {
    params: { id: String(guildId) },
    body: { type: 'discussion', ...texts },
  })
  await app.settle()
  await act('suspend')
})
afterAll(() => app.close())

async function act(action: ModerationAction): Promise<void> {
  const mod = await app.signIn('mod', 'moderator')
  const { rows } = await sql<{
    version: number
  }>`select coalesce(max(id), 0) as version from mod_actions`.execute(app.db)
  const version = rows[0]?.version ?? 0
  const said = { rule: 'spam', reason: 'Nothing but advertisements.', version } as const
  const days = action === 'suspend' ? { days: 30 } : {}
  await mod.call(actOnCase, { body: { objectType: 'person', objectId: personId, action, ...days, ...said } })
  await app.settle()
  app.clock.advance(15 * MINUTE_MS)
}

/** Numbers that are counted when something is written. */
async function counters(): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; value: number }>`
    select 'articles' as name, coalesce((select value from site_counters where name = 'articles'), 0)::int as value
    union all select 'comments of ' || object_type || ' ' || object_id, comments from object_counters where comments > 0
    union all select 'tag ' || tag, articles::int from tag_counters
    union all select 'category ' || category, articles::int from category_counters where articles > 0
    union all select 'answers of ' || question_id, answers::int from question_places where answers > 0
    union all select 'posts of guild ' || id, post_count::int from guilds where post_count > 0
    union all select 'word ' || word, weight from search_words where word = ${SECRET}
    union all select 'explored ' || object_type, count(*)::int from explored where object_type <> 'person' group by object_type`.execute(
    app.db,
  )
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** The photo has no file in this test: its row says who gets it. */
async function accessOfPhoto(): Promise<string | undefined> {
  const { rows } = await sql<{ access: string }>`
    select m.access from media m join page_posts p on p.media_id = m.id where p.id = ${photo.id}`.execute(
    app.db,
  )
  return rows[0]?.access
}

const ofGuild = () => `/api/guilds/${guildId}/posts`

test.each(SURFACES)('%s shows nothing that a suspended person wrote', async (path) => {
  const { statusCode, body } = await app.visitor().request('GET', path)
  expect([200, 404]).toContain(statusCode)
  expect(body).not.toContain(SECRET)
})

test('they are not found, nor their pictures, nor what they posted in guilds', async () => {
  expect(await accessOfPhoto()).toBe('closed')
  for (const path of [`/api/users/${personId}`, `/user/${personId}/feed.xml`, `/api/page-posts/${photo.id}`])
    expect((await app.visitor().request('GET', path)).statusCode, path).toBe(404)
  expect((await app.visitor().request('GET', ofGuild())).body).not.toContain(SECRET)
})

test('no number counts them', async () => {
  const after = await counters()
  // Their guild stays: it is the home of others.
  after.delete('explored guild')
  expect(after).toEqual(before)
})

test('everything comes back with them', async () => {
  await act('lift')
  for (const path of [
    '/api/articles',
    `/api/articles/search?q=${SECRET}`,
    '/api/page-posts',
    `/api/page-posts/search?q=${SECRET}`,
    '/api/questions',
    '/api/questions/1/answers',
    '/api/collections',
    '/api/articles/1/comments',
    '/feed.xml',
    '/page/feed.xml',
    '/api/database/explore?limit=50',
    ofGuild(),
  ])
    expect((await app.visitor().request('GET', path)).body, path).toContain(SECRET)
  expect(await accessOfPhoto()).toBe('open')
  const after = await counters()
  expect(after.get(`word ${SECRET}`)).toBeGreaterThan(2)
  expect(after.get('comments of article 1')).toBe(1)
})
