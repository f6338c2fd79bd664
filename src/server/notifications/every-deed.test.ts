import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSuggestion, decideSuggestion } from '../../contract/article-history.ts'
import { createArticle, createTranslation, getArticle, updateArticle } from '../../contract/articles.ts'
import { answerInvitation } from '../../contract/co-authors.ts'
import { createArticleComment, likeComment } from '../../contract/comments.ts'
import { followUser, unfollowUser } from '../../contract/follows.ts'
import { votePagePost } from '../../contract/votes.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { at, markRead, tellAgain, told } from './notifications-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const TEXT =
  'Stars are born in clouds of gas and dust. It takes some millions of years, and then they shine for long.'
const OTHER =
  'Planets are what is left over when a star has formed: rings of rock and ice that run around it.'

type Client = Awaited<ReturnType<TestApp['signIn']>>

const write = (author: Client, more: { isDraft?: boolean; coAuthors?: string[] } = {}) =>
  author.call(createArticle, {
    body: { title: 'The birth of stars', content: TEXT, language: 'en', categories: ['astronomy'], ...more },
  })

test('a new follower is told, and leads to them; who unfollows before it was read was never there', async () => {
  const [ana, budi] = [await app.signIn('ana'), await app.signIn('budi')]
  const params = at({ id: ana.userId })
  await budi.call(followUser, { params })
  await budi.call(followUser, { params })
  expect(await told(app, ana)).toMatchObject({
    unread: 1,
    sentences: ['budi Tester followed you'],
    items: [{ path: `/user/${budi.userId}`, icon: 'follow' }],
  })
  await budi.call(unfollowUser, { params })
  expect((await told(app, ana)).items).toEqual([])
})

test('a like of a comment says so, and leads to it', async () => {
  const [author, citra, dewi] = [
    await app.signIn('comment-author'),
    await app.signIn('citra'),
    await app.signIn('dewi'),
  ]
  const article = await write(author)
  const { id } = await citra.call(createArticleComment, { params: at(article), body: { text: 'I see.' } })
  await dewi.call(likeComment, { params: at({ id }), body: { isLike: true } })
  expect(await told(app, citra)).toMatchObject({
    sentences: ['dewi Tester liked your comment on “The birth of stars”'],
    items: [{ path: `/article/${article.id}?comment=${id}` }],
  })
  await dewi.call(likeComment, { params: at({ id }), body: { isLike: false } })
  expect((await told(app, citra)).items).toEqual([])
})

test('a suggestion is told to the author, its answer to who suggested', async () => {
  const [author, helper] = [await app.signIn('suggested'), await app.signIn('helper')]
  const article = await write(author)
  const suggest = async (content: string) => {
    const { revisionId } = await author.call(getArticle, { params: at(article) })
    const body = { title: article.title, content, summary: 'Better', baseRevisionId: revisionId }
    return helper.call(createSuggestion, { params: at(article), body })
  }
  const first = await suggest(`${TEXT} Some do.`)
  const path = `/article/${article.id}/suggestions`
  expect(await told(app, author)).toMatchObject({
    sentences: ['helper Tester suggested an edit to “The birth of stars”'],
    items: [{ path }],
  })
  const decide = (id: number, decision: 'accept' | 'decline') =>
    author.call(decideSuggestion, {
      params: { id: String(article.id), suggestionId: String(id) },
      body: { decision },
    })
  await decide(first.id, 'accept')
  // What is decided waits for nobody.
  expect((await told(app, author)).items).toEqual([])
  expect(await told(app, helper)).toMatchObject({
    sentences: ['suggested Tester accepted your suggestion for “The birth of stars”'],
    items: [{ path }],
  })
  const second = await suggest(`${TEXT} Some do. Others do not.`)
  await decide(second.id, 'decline')
  expect((await told(app, helper)).sentences).toContain(
    'suggested Tester declined your suggestion for “The birth of stars”',
  )
})

test('an invitation is told, also of a draft, and so is that it was accepted', async () => {
  const [author, eka, fajar] = [
    await app.signIn('inviter'),
    await app.signIn('eka'),
    await app.signIn('fajar'),
  ]
  const draft = await write(author, { isDraft: true, coAuthors: ['eka-1000', 'fajar-1000'] })
  const sentences = ['inviter Tester invited you to be a co-author of “The birth of stars”']
  for (const invited of [eka, fajar])
    expect(await told(app, invited)).toMatchObject({ sentences, items: [{ path: '/library?tab=together' }] })
  await eka.call(answerInvitation, { params: at(draft), body: { isAccepted: true } })
  expect(await told(app, author)).toMatchObject({
    sentences: ['eka Tester accepted your invitation to write “The birth of stars”'],
    items: [{ path: `/article/${draft.id}` }],
  })
  await author.call(updateArticle, { params: at(draft), body: { coAuthors: ['eka-1000'] } })
  expect((await told(app, fajar)).items).toEqual([])
})

test('a translation is told to the author of the original, a changed original to the translator', async () => {
  const [author, gita] = [await app.signIn('original'), await app.signIn('gita')]
  const article = await write(author)
  const translation = await gita.call(createTranslation, {
    params: at(article),
    body: {
      title: 'Kelahiran bintang',
      content: 'Bintang lahir di awan gas dan debu yang runtuh karena beratnya sendiri selama jutaan tahun.',
      language: 'id',
      revisionId: article.revisionId,
    },
  })
  expect(await told(app, author)).toMatchObject({
    sentences: ['gita Tester translated your article: “Kelahiran bintang”'],
    items: [{ path: `/article/${translation.id}` }],
  })
  expect((await told(app, gita)).items).toEqual([])
  await author.call(updateArticle, {
    params: at(article),
    body: { content: OTHER, baseRevisionId: article.revisionId },
  })
  expect(await told(app, gita, 'system')).toMatchObject({
    sentences: ['The original of your translation “Kelahiran bintang” has changed'],
    items: [{ path: `/article/${translation.id}`, actors: [] }],
  })
  // Brought up to date it is stale no more, whether it was read or not.
  await markRead(gita)
  const { revisionId } = await author.call(getArticle, { params: at(article) })
  const { revisionId: baseRevisionId } = await gita.call(getArticle, { params: at(translation) })
  await gita.call(updateArticle, {
    params: at(translation),
    body: {
      content: 'Planet adalah sisa ketika sebuah bintang terbentuk: cincin batu dan es yang mengelilinginya.',
      baseRevisionId,
      translatedRevisionId: revisionId,
    },
  })
  expect((await told(app, gita, 'system')).items).toEqual([])
})

test('a scheduled article that went out is told to who wrote it', async () => {
  const author = await app.signIn('planner')
  const publishAt = new Date(app.clock.now().getTime() + 2 * HOUR_MS).toISOString()
  const draft = await write(author, { isDraft: true })
  await author.call(updateArticle, { params: at(draft), body: { publishAt } })
  expect((await told(app, author)).items).toEqual([])
  app.clock.advance(3 * HOUR_MS)
  await app.jobs.runDue()
  expect(await told(app, author)).toMatchObject({
    sentences: ['Your article “The birth of stars” has been published as scheduled'],
    items: [{ path: `/article/${draft.id}`, icon: 'clock' }],
  })
})

test('a scheduled article that could not go out is told to who wrote it', async () => {
  const author = await app.signIn('unlucky')
  const publishAt = new Date(app.clock.now().getTime() + 2 * HOUR_MS).toISOString()
  const draft = await write(author, { isDraft: true })
  await author.call(updateArticle, { params: at(draft), body: { publishAt } })
  // It was long enough when it was scheduled.
  await app.db.updateTable('articles').set({ source: 'Too short' }).where('id', '=', draft.id).execute()
  app.clock.advance(3 * HOUR_MS)
  await app.jobs.runDue()
  expect(await told(app, author)).toMatchObject({
    sentences: ['Your article “The birth of stars” couldn’t be published as scheduled, and is a draft again'],
    items: [{ path: `/article/${draft.id}`, icon: 'clock' }],
  })
  await markRead(author)
  await tellAgain(app)
  expect((await told(app, author)).unread).toBe(0)
})

test('the end of a poll is told once, to its author and to everybody who voted', async () => {
  const author = await app.signIn('pollster')
  const post = await insertPost(app, {
    authorId: author.userId,
    title: 'Tea or coffee?',
    poll: { options: ['Tea', 'Coffee'], days: 1 },
  })
  const voters = await Promise.all(['hana', 'intan', 'joko'].map((name) => app.signIn(name)))
  for (const voter of [...voters, author])
    await voter.call(votePagePost, { params: at(post), body: { option: 0 } })
  await app.jobs.runDue()
  expect((await told(app, author)).items).toEqual([])
  app.clock.advance(DAY_MS)
  await app.jobs.runDue()
  for (const person of [...voters, author])
    expect(await told(app, person)).toMatchObject({
      unread: 1,
      sentences: ['The poll “Tea or coffee?” has ended. See the results'],
      items: [{ path: `/page-post/${post.id}`, actors: [] }],
    })
  await markRead(author)
  await app.jobs.runDue()
  await tellAgain(app)
  expect((await told(app, author)).unread).toBe(0)
})
