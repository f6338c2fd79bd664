import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteArticle, updateArticle } from '../../contract/articles.ts'
import { createPagePost, deletePagePost, restorePagePost, updatePagePost } from '../../contract/page-posts.ts'
import { addMs, HOUR_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { WORDS, writeArticle } from '../testing/write-article.ts'
import { toldTo } from '../testing/told-to.ts'

type Member = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let author: Member
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  author = await app.signIn('author')
})
afterAll(() => app.close())

const at = ({ id }: { id: number }) => ({ id: String(id) })
const naming = (...names: string[]) => `${WORDS} ${names.map((name) => `@${name}-1000`).join(' ')}`

test('an article tells those whom it names once it is published, and not again when it comes back', async () => {
  const ana = await app.signIn('ana')
  const article = await writeArticle(author, { content: naming('ana', 'author'), isDraft: true })
  expect(await toldTo(app, ana)).toEqual([])
  const publish = (state: 'draft' | 'published') =>
    author.call(updateArticle, { params: at(article), body: { state } })
  await publish('published')
  const line = `mention article ${article.id}`
  expect(await toldTo(app, ana)).toEqual([line])
  expect(await toldTo(app, author)).toEqual([])
  await app.db.updateTable('notifications').set({ read_at: app.clock.now() }).execute()
  await publish('draft')
  await publish('published')
  await app.settle()
  const unread = await app.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', ana.userId)
    .where('read_at', 'is', null)
    .execute()
  expect(unread).toEqual([])
})

test('an edit tells those who are new in it, and takes back who is no longer named', async () => {
  const budi = await app.signIn('budi')
  const citra = await app.signIn('citra')
  const article = await writeArticle(author, { content: naming('budi') })
  expect(await toldTo(app, budi)).toEqual([`mention article ${article.id}`])
  await author.call(updateArticle, {
    params: at(article),
    body: { content: naming('citra'), baseRevisionId: article.revisionId },
  })
  expect(await toldTo(app, budi)).toEqual([])
  expect(await toldTo(app, citra)).toEqual([`mention article ${article.id}`])
})

test('a scheduled article tells nobody before it goes out', async () => {
  const dina = await app.signIn('dina')
  const publishAt = addMs(app.clock.now(), 2 * HOUR_MS).toISOString()
  const article = await writeArticle(author, { content: naming('dina'), publishAt })
  expect(await toldTo(app, dina)).toEqual([])
  app.clock.advance(3 * HOUR_MS)
  while ((await app.jobs.runDue()) > 0);
  expect(await toldTo(app, dina)).toEqual([`mention article ${article.id}`])
})

test('what is deleted before anybody looked tells nobody', async () => {
  const eko = await app.signIn('eko')
  const article = await writeArticle(author, { content: naming('eko') })
  await author.call(deleteArticle, { params: at(article) })
  expect(await toldTo(app, eko)).toEqual([])
})

test('a page post tells those whom it names, follows its edits, and is taken back when it is deleted', async () => {
  const fajar = await app.signIn('fajar')
  const gita = await app.signIn('gita')
  const post = await author.call(createPagePost, {
    body: { type: 'discussion', title: 'Tonight?', content: 'Look up, @fajar-1000' },
  })
  const line = `mention page-post ${post.id}`
  expect(await toldTo(app, fajar)).toEqual([line])
  await author.call(updatePagePost, { params: at(post), body: { content: 'Look up, @gita-1000' } })
  expect(await toldTo(app, fajar)).toEqual([])
  expect(await toldTo(app, gita)).toEqual([line])
  await author.call(deletePagePost, { params: at(post) })
  expect(await toldTo(app, gita)).toEqual([])
  await author.call(restorePagePost, { params: at(post) })
  expect(await toldTo(app, gita)).toEqual([line])
})
