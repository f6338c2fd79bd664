import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSuggestion, decideSuggestion } from '../../contract/article-history.ts'
import { createTranslation, deleteArticle, getArticle } from '../../contract/articles.ts'
import { deletePagePost } from '../../contract/page-posts.ts'
import { updateProfile } from '../../contract/profiles.ts'
import { closeReports, reportObject } from '../../contract/reports.ts'
import { insertUser } from '../auth/public.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle } from '../testing/write-article.ts'
import { at, honorOf, ledgerOf, like, people } from './honor-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 100_000 } })
})
afterAll(() => app.close())

const LONG = 'Rivers carry the mountains to the sea. '.repeat(50)

test('a new member has verified their address', async () => {
  const now = app.clock.now()
  const said = { firstName: 'Nia', lastName: 'Baru', language: 'id', passwordHash: null } as const
  const userId = await insertUser(app.db, { ...said, email: 'nia@example.com', now })
  expect(await ledgerOf(app, { userId })).toEqual(['+1 email-verified'])
})

test('a profile with photo, bio and language pays once, whatever becomes of it', async () => {
  const [ana] = await people(app, 'profile-ana')
  await ana.call(updateProfile, { body: { bio: 'I write.', languages: ['id'] } })
  expect((await ledgerOf(app, ana)).includes('+5 profile-completed')).toBe(false)
  await sql`update users set profile_image_url = '/media/a.webp' where id = ${ana.userId}`.execute(app.db)
  await ana.call(updateProfile, { body: { bio: 'I write a lot.' } })
  expect(await honorOf(app, ana)).toBe(6)
  await ana.call(updateProfile, { body: { bio: '' } })
  await ana.call(updateProfile, { body: { bio: 'Again.' } })
  expect(await honorOf(app, ana)).toBe(6)
})

test('long articles that are still up after a day pay, two of each day; one that is deleted pays no longer', async () => {
  const [ana] = await people(app, 'writer-ana')
  const made = []
  for (let nr = 0; nr < 3; nr++) made.push(await writeArticle(ana, { content: LONG, title: `Rivers ${nr}` }))
  await writeArticle(ana)
  app.clock.advance(23 * HOUR_MS)
  await app.purge()
  expect(await honorOf(app, ana)).toBe(0)
  app.clock.advance(HOUR_MS)
  for (let time = 0; time < 2; time++) {
    await app.purge()
    expect(await honorOf(app, ana)).toBe(20)
  }
  for (const { id } of made) await ana.call(deleteArticle, { params: at({ id }) })
  expect(await honorOf(app, ana)).toBe(0)
})

test('a whole translation of somebody else’s long article pays its translator once it has been up for a day', async () => {
  const [ana, budi] = await people(app, 'translated-ana', 'translator-budi')
  const article = await writeArticle(ana, { content: LONG })
  const { revisionId } = await ana.call(getArticle, { params: at(article) })
  const translate = (language: 'id' | 'my', content: string) =>
    budi.call(createTranslation, {
      params: at(article),
      body: { title: 'Sungai-sungai', content, language, revisionId },
    })
  await translate('id', LONG)
  await translate('my', LONG.slice(0, 400))
  app.clock.advance(25 * HOUR_MS)
  await app.purge()
  expect(await ledgerOf(app, budi)).toEqual(['+15 translation-accepted'])
})

test('an accepted suggestion pays who made it, each one by itself', async () => {
  const [ana, budi] = await people(app, 'suggested-ana', 'suggesting-budi')
  const article = await writeArticle(ana)
  for (const more of ['One.', 'One. Two.']) {
    const { revisionId, content } = await ana.call(getArticle, { params: at(article) })
    const body = { title: article.title, content: `${content}\n\n${more}`, summary: 'Better' }
    const made = await budi.call(createSuggestion, {
      params: at(article),
      body: { ...body, baseRevisionId: revisionId },
    })
    await ana.call(decideSuggestion, {
      params: { id: String(article.id), suggestionId: String(made.id) },
      body: { decision: 'accept' },
    })
  }
  expect(await ledgerOf(app, budi)).toEqual(['+4 suggestion-accepted', '+4 suggestion-accepted'])
})

test('what staff remove costs its author ten and all it earned; whoever reported it rightly is paid', async () => {
  const [ana, budi] = await people(app, 'removed-ana', 'reporter-budi')
  const mod = await app.signIn('removing-mod', 'moderator')
  const post = await insertPost(app, { authorId: ana.userId })
  await like.post(budi, post.id)
  expect(await honorOf(app, ana)).toBe(2)
  const about = { objectType: 'page-post', objectId: post.id } as const
  await budi.call(reportObject, { body: { ...about, reason: 'exploitation' } })
  expect(await honorOf(app, ana)).toBe(2)
  await mod.call(closeReports, { body: { ...about, verdict: 'founded', reason: 'We have looked at it.' } })
  expect(await ledgerOf(app, ana)).toEqual(['+2 post-liked', '-2 post-liked', '-10 content-removed'])
  expect(await ledgerOf(app, budi)).toEqual(['+3 report-confirmed'])
})

test('what is marked as adult earns nothing', async () => {
  const [ana, budi] = await people(app, 'adult-ana', 'adult-budi')
  const post = await insertPost(app, { authorId: ana.userId })
  await like.post(budi, post.id)
  expect(await honorOf(app, ana)).toBe(2)
  await sql`update page_posts set is_nsfw = true, nsfw_by = 'moderator' where id = ${post.id}`.execute(app.db)
  expect(await honorOf(app, ana)).toBe(0)
  await ana.call(deletePagePost, { params: at(post) })
  expect(await honorOf(app, ana)).toBe(0)
  app.clock.advance(DAY_MS)
})
