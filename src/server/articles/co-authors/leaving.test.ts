import { afterAll, beforeAll, expect, test } from 'vitest'
import { INVITATION_REST_DAYS, LIST_SIZE } from '../../../contract/limits.ts'
import * as contract from '../../../contract/articles.ts'
import { listCoAuthored } from '../../../contract/co-authors.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { insertArticle } from '../../testing/insert-article.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { joinArticle, WORDS, writeArticle } from '../../testing/write-article.ts'
import { aliasesOf, answer, askedOf, idOf, leave, name } from './co-authors-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const NO = { status: 404, body: { message: 'You’re not a co-author of this article.' } }
const notNow = (alias: string) => ({
  status: 400,
  body: { fields: { coAuthors: `You can’t invite ${alias} right now. Please save without them.` } },
})

test('a co-author leaves, is shown no more, and can neither edit nor read the draft', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const draft = await writeArticle(alice, { coAuthors: ['bela-1000'], isDraft: true })
  await joinArticle(bela, draft)
  const leaving = await Promise.all([leave(bela, draft), leave(bela, draft)])
  expect(leaving.map(({ status }) => status)).toEqual([200, 200])
  expect(await aliasesOf(alice, draft)).toEqual(['alice-1000'])
  expect((await bela.attempt(contract.getArticle, { params: { id: draft.id } })).status).toBe(404)
  expect((await bela.call(listCoAuthored, { query: {} })).items).toEqual([])
})

test('nobody leaves what they do not write along in', async () => {
  const [dewi, eka] = [await app.signIn('dewi'), await app.signIn('eka')]
  const article = await writeArticle(dewi, { coAuthors: ['eka-1000'] })
  for (const client of [dewi, eka, await app.signIn('mod', 'moderator')])
    expect(await leave(client, article)).toMatchObject(NO)
  expect(await leave(eka, { id: 999_999 })).toMatchObject(NO)
  expect((await leave(app.visitor(), article)).status).toBe(401)
})

test('a co-author who leaves while editing is refused, and what others wrote stays as it is', async () => {
  const [farah, gita] = [await app.signIn('farah'), await app.signIn('gita')]
  const article = await writeArticle(farah, { coAuthors: ['gita-1000'] })
  await joinArticle(gita, article)
  const body = { content: `${WORDS} Says Gita.`, baseRevisionId: article.revisionId }
  const [left, edited] = await Promise.all([
    leave(gita, article),
    gita.attempt(contract.updateArticle, { params: { id: article.id }, body }),
  ])
  expect(left.status).toBe(200)
  expect([200, 403]).toContain(edited.status)
  const { content } = await farah.call(contract.getArticle, idOf(article))
  expect(content).toBe(edited.status === 200 ? body.content : WORDS)
  expect((await gita.attempt(contract.updateArticle, { params: { id: article.id }, body })).status).toBe(403)
})

test('anybody can leave: also an article in the trash and one of a former member', async () => {
  const [hana, indra] = [await app.signIn('hana'), await app.signIn('indra')]
  const [deleted, orphan] = [
    await writeArticle(hana, { coAuthors: ['indra-1000'] }),
    await writeArticle(hana, { coAuthors: ['indra-1000'] }),
  ]
  for (const article of [deleted, orphan]) await joinArticle(indra, article)
  await hana.call(contract.deleteArticle, idOf(deleted))
  expect((await leave(indra, deleted)).status).toBe(200)
  await hana.call(contract.restoreArticle, idOf(deleted))
  expect(await aliasesOf(hana, deleted)).toEqual(['hana-1000'])
  await app.db.deleteFrom('users').where('id', '=', hana.userId).execute()
  expect((await leave(indra, orphan)).status).toBe(200)
})

test.each([
  ['declined', false],
  ['left', true],
])('who %s is not asked again for the same article for thirty days', async (how, hasJoined) => {
  const [author, helper] = [await app.signIn(`author-${how}`), await app.signIn(`helper-${how}`)]
  const alias = `helper-${how}-1000`
  const article = await writeArticle(author, { coAuthors: [alias] })
  if (hasJoined) await joinArticle(helper, article)
  await (hasJoined ? leave(helper, article) : answer(helper, article, false))
  expect(await name(author, article, [alias])).toMatchObject(notNow(alias))
  // Another article is another question.
  expect((await writeArticle(author, { coAuthors: [alias] })).id).toBeGreaterThan(0)
  app.clock.advance((INVITATION_REST_DAYS - 1) * DAY_MS)
  await app.purge()
  const later = await app.signIn(`author-${how}`)
  expect(await name(later, article, [alias])).toMatchObject(notNow(alias))
  app.clock.advance(2 * DAY_MS)
  await app.purge()
  expect((await name(await app.signIn(`author-${how}`), article, [alias])).status).toBe(200)
  expect(await askedOf(await app.signIn(`helper-${how}`))).toContain(article.id)
})

test('a person who declined two articles of somebody is not invited by them to a third', async () => {
  const [joko, kiki, lia] = [await app.signIn('joko'), await app.signIn('kiki'), await app.signIn('lia')]
  for (const _ of [1, 2]) await answer(kiki, await writeArticle(joko, { coAuthors: ['kiki-1000'] }), false)
  const article = await writeArticle(joko)
  expect(await name(joko, article, ['kiki-1000', 'lia-1000'])).toMatchObject(notNow('kiki-1000'))
  // Nothing of a refused change happens.
  expect(await askedOf(lia)).toEqual([])
  const others = await writeArticle(lia, { coAuthors: ['kiki-1000'] })
  expect(await askedOf(kiki)).toEqual([others.id])
})

test('what somebody writes along in comes page by page, the newest article first', async () => {
  const [mira, nur] = [await app.signIn('mira'), await app.signIn('nur')]
  const ids: number[] = []
  for (let count = 0; count < LIST_SIZE + 2; count++)
    ids.unshift((await insertArticle(app, { authorId: mira.userId })).id)
  await app.db
    .insertInto('article_coauthors')
    .values(ids.map((id) => ({ article_id: id, user_id: nur.userId })))
    .execute()
  const first = await nur.call(listCoAuthored, { query: {} })
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, LIST_SIZE))
  const query = { cursor: first.nextCursor ?? '' }
  expect(await nur.call(listCoAuthored, { query })).toMatchObject({
    items: ids.slice(LIST_SIZE).map((id) => ({ id, state: 'published' })),
    nextCursor: null,
  })
  // A cursor is its list's: somebody else's is refused.
  expect((await mira.attempt(listCoAuthored, { query })).status).toBe(400)
})
