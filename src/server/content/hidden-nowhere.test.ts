import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveNsfwConsent } from '../../contract/nsfw.ts'
import { createComment, deleteComment } from '../../contract/comments.ts'
import { createCollection, deleteCollection } from '../../contract/collections.ts'
import { deleteArticle, updateArticle } from '../../contract/articles.ts'
import { deletePagePost, searchPagePosts, updatePagePost, type PagePost } from '../../contract/page-posts.ts'
import { createQuestion } from '../../contract/questions.ts'
import { getStats } from '../../contract/stats.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { transact } from '../platform/db.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeArticle, writeTranslation, WORDS } from '../testing/write-article.ts'
import { writeMediaPost, writePost, type TestWriter } from '../testing/write-post.ts'
import { OPEN, SECRET, SURFACES } from './hidden-testing.ts'
import { removeByStaff } from '../testing/remove-by-staff.ts'

let app: TestApp
let alice: TestWriter
let reader: TestClient
let bela: TestClient
let secrets: PagePost[]
let hiddenArticles: { id: number }[]
let hiddenCollections: number[]
let articleId: number
let statsBefore: Awaited<ReturnType<typeof stats>>
let statsWithPosts: typeof statsBefore
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  reader = app.visitor()
  bela = await app.signIn('bela')
  await reader.call(giveNsfwConsent)
  const open = await writeArticle(alice, { title: `An open ${OPEN}`, tags: [OPEN] })
  articleId = open.id
  await writePost(alice, { title: `An open ${OPEN}` })
  await alice.call(createQuestion, {
    body: { title: `Why an open ${OPEN}?`, category: 'science', language: 'en' },
  })
  app.clock.advance(15 * MINUTE_MS)
  statsBefore = await stats()

  const texts = { title: `A ${SECRET}`, content: `About the ${SECRET}` }
  const adult = await writePost(alice, { ...texts, isNsfw: true })
  const photo = await writeMediaPost(app, alice, 'photo', { ...texts, mediaAlt: SECRET, isNsfw: true })
  const video = await writeMediaPost(app, alice, 'video', { ...texts, mediaAlt: SECRET, isNsfw: true })
  const later = await writeMediaPost(app, alice, 'photo', { ...texts, mediaAlt: SECRET })
  await alice.call(updatePagePost, { params: { id: String(later.id) }, body: { isNsfw: true } })
  const hidden = await writePost(alice, texts)
  await transact(app.db, async (trx) =>
    app.site.content['page-post']?.judged?.hide(trx, hidden.id, app.clock.now()),
  )
  const deleted = await writePost(alice, texts)
  await alice.call(deletePagePost, { params: { id: String(deleted.id) } })
  const removed = await writePost(alice, texts)
  const moderator = await app.signIn('mod', 'moderator')
  await removeByStaff(moderator, 'page-post', removed.id)
  secrets = [adult, photo, video, later, hidden, deleted, removed]
  app.clock.advance(15 * MINUTE_MS)
  statsWithPosts = await stats()

  const text = { title: `A ${SECRET}`, content: `${WORDS} About the ${SECRET}.`, tags: [SECRET] }
  const draft = await writeArticle(alice, { ...text, isDraft: true })
  const erased = await writeArticle(alice, text)
  await alice.call(deleteArticle, { params: { id: String(erased.id) } })
  const takenDown = await writeArticle(alice, text)
  await removeByStaff(moderator, 'article', takenDown.id)
  const takenBack = await writeArticle(alice, text)
  await alice.call(updateArticle, { params: { id: String(takenBack.id) }, body: { state: 'draft' } })
  const translation = await writeTranslation(alice, open, { ...text, isDraft: true })
  const checked = await writeArticle(alice, text)
  await transact(app.db, async (trx) =>
    app.site.content.article?.judged?.hide(trx, checked.id, app.clock.now()),
  )
  hiddenArticles = [draft, erased, takenDown, takenBack, translation, checked]

  const listed = (title: string, isNsfw = false) =>
    alice.call(createCollection, {
      body: {
        title,
        category: 'science',
        language: 'en',
        isNsfw,
        columns: [{ label: 'Name', type: 'text' }],
        csv: `Name\n${title}\n`,
      },
    })
  await listed(`An open ${OPEN}`)
  hiddenCollections = []
  for (const fate of ['adult', 'hidden', 'deleted', 'removed'] as const) {
    const { id } = await listed(`A ${SECRET}`, fate === 'adult')
    hiddenCollections.push(id)
    if (fate === 'hidden')
      await transact(app.db, async (trx) =>
        app.site.content.collection?.judged?.hide(trx, id, app.clock.now()),
      )
    if (fate === 'deleted') await alice.call(deleteCollection, { params: { id: String(id) } })
    if (fate === 'removed') await removeByStaff(moderator, 'collection', id)
  }

  const aboutOpen = { objectType: 'article' as const, objectId: open.id, text: `About the ${SECRET}` }
  const gone = await alice.call(createComment, { body: aboutOpen })
  await alice.call(deleteComment, { params: { id: String(gone.id) } })
  const judged = await alice.call(createComment, { body: aboutOpen })
  await removeByStaff(moderator, 'comment', judged.id)
  await app.settle()
  app.clock.advance(15 * MINUTE_MS)
})
afterAll(() => app.close())

const stats = async () => {
  const { articles, contributors, recentEdits, categories } = await app.visitor().call(getStats)
  return { articles, contributors, recentEdits, categories }
}

test.each(SURFACES)(
  '%s shows nothing of what is adult, hidden, deleted, removed or a draft',
  async (path) => {
    // People who have proved their age get no more of it there: those pages never hold any.
    for (const client of [app.visitor(), reader, bela]) {
      const { statusCode, body } = await client.request('GET', path)
      expect(statusCode).toBe(200)
      expect(body).not.toContain(SECRET)
      for (const { id } of hiddenArticles)
        expect(body).not.toMatch(new RegExp(`/article/${id}\\b|"id":${id},"groupId"`))
      for (const { id, media } of secrets) {
        expect(body).not.toMatch(
          new RegExp(`page-post/${id}\\b|"id":${id},"type":"(photo|video|discussion)"`),
        )
        if (media !== null) expect(body).not.toContain(media.sources[0]?.url.split('/')[2] ?? media.posterUrl)
      }
    }
  },
)

test.each([
  '/page/feed.xml',
  '/page/atom.xml',
  '/api/page-posts',
  `/api/page-posts/search?q=${OPEN}`,
  '/feed.xml',
  '/atom.xml',
  '/user/1/feed.xml',
  `/tag/${OPEN}/feed.xml`,
  '/api/collections',
  '/api/collections?sort=top',
  '/api/collections?category=science',
  `/api/collections/search?q=${OPEN}`,
  '/api/articles',
  '/api/articles?author=1',
  `/api/articles?tag=${OPEN}`,
  `/api/articles/search?q=${OPEN}`,
  `/api/search/suggestions?q=${OPEN.slice(0, -2)}`,
  '/api/recent-updates',
  '/api/articles/trending/all',
])('%s shows what everybody may see, so the pages above are not just empty', async (path) => {
  expect((await app.visitor().request('GET', path)).body).toContain(`An open ${OPEN}`)
})

test('the spelling of what is hidden is not known, that of the others is', async () => {
  const meant = async (q: string) =>
    (await app.visitor().request('GET', `/api/search/corrections?q=${q}`)).json()
  expect(await meant(`${SECRET.slice(0, -1)}x`)).toEqual({ term: null })
  expect(await meant(`${OPEN.slice(0, -1)}x`)).toEqual({ term: OPEN })
})

test('one by one, an adult collection asks for proof and the others are not there', async () => {
  for (const [index, id] of hiddenCollections.entries()) {
    for (const rest of ['', '/rows', '/history', '/suggestions', '/editors', '/comments', '/export.csv']) {
      const { statusCode, body } = await app.visitor().request('GET', `/api/collections/${id}${rest}`)
      expect(statusCode, rest).toBe(index === 0 ? 403 : 404)
      expect(body).not.toContain(SECRET)
    }
    const embeds = await app.visitor().request('GET', `/api/embeds?objects=collection:${id}`)
    expect(embeds.json()).toEqual({ items: [] })
  }
})

test('statistics do not count them', async () => {
  expect(statsWithPosts).toEqual(statsBefore)
  // It shows that somebody has written these days, not what.
  expect({ ...(await stats()), recentEdits: 0 }).toEqual({ ...statsBefore, recentEdits: 0 })
})

test('one by one, without proof, an adult post is an outline and the others are not there', async () => {
  for (const [index, { id }] of secrets.entries()) {
    const { statusCode, body } = await app.visitor().request('GET', `/api/page-posts/${id}`)
    expect(statusCode).toBe(index < 4 ? 200 : 404)
    expect(body).not.toContain(SECRET)
    const comments = await app.visitor().request('GET', `/api/page-posts/${id}/comments`)
    expect(comments.statusCode).toBe(index < 4 ? 403 : 404)
  }
})

test('adult posts asked for without proof are outlines in the list, and nowhere in the search', async () => {
  for (const flag of ['includeNsfw', 'nsfwOnly'])
    expect(
      await app.visitor().call(searchPagePosts, { query: { q: SECRET, [flag]: 'true' } }),
      'a tile would reveal that it contains the word',
    ).toEqual([])
  for (const path of ['/api/page-posts?includeNsfw=true&limit=50', '/api/page-posts?nsfwOnly=true']) {
    const response = await app.visitor().request('GET', path)
    const found: PagePost[] = response.json()
    const adult = found.filter(({ isNsfw }) => isNsfw)
    expect(new Set(adult.map(({ id }) => id))).toEqual(new Set(secrets.slice(0, 4).map(({ id }) => id)))
    expect(
      adult.every(({ isRedacted, media, title }) => isRedacted && media === null && title === null),
    ).toBe(true)
    expect(response.body).not.toMatch(new RegExp(`${SECRET}|/media/`))
  }
})

test('one by one a hidden article is not there, nor anything of it', async () => {
  for (const { id } of hiddenArticles)
    for (const path of [
      `/api/articles/${id}`,
      `/api/articles/${id}/comments`,
      `/api/articles/${id}/revisions`,
      `/api/articles/${id}/suggestions`,
      `/api/articles/${id}/translations`,
      `/api/comments?objectType=article&objectId=${id}`,
      `/article/${id}/card.png`,
    ])
      for (const client of [app.visitor(), bela]) {
        const { statusCode, body } = await client.request('GET', path)
        expect(statusCode, path).toBe(404)
        expect(body).not.toContain(SECRET)
      }
})

test('the views hold what everybody may see, and nothing else', async () => {
  const ids = async (type: string) => {
    const { rows } = await sql<{ id: number }>`
      select object_id as id from visible_objects where object_type = ${type} and not is_nsfw`.execute(app.db)
    return rows.map(({ id }) => id)
  }
  expect(await ids('article')).toEqual([articleId])
  expect((await ids('page-post')).filter((id) => secrets.some((secret) => secret.id === id))).toEqual([])
  const { rows } = await sql`select from visible_comments`.execute(app.db)
  expect(rows).toEqual([])
})
