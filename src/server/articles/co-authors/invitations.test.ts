import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '../../../contract/articles.ts'
import { listCoAuthored, listMyInvitations } from '../../../contract/co-authors.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { joinArticle, WORDS, writeArticle } from '../../testing/write-article.ts'
import { aliasesOf, answer, askedOf, idOf, invitedTo, name } from './co-authors-testing.ts'
import { removeByStaff } from '../../testing/remove-by-staff.ts'

let app: TestApp
let alice: TestClient & { userId: number }
let bela: TestClient & { userId: number }
let citra: TestClient & { userId: number }
let people = 0
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())
// Nobody in a test has said no in another one.
beforeEach(async () => {
  people++
  alice = await app.signIn(`alice${people}`)
  bela = await app.signIn(`bela${people}`)
  citra = await app.signIn(`citra${people}`)
})

const BELA = () => `bela${people}-1000`
const CITRA = () => `citra${people}-1000`
const GONE = {
  status: 404,
  body: {
    code: 'not_found',
    message: 'This invitation is no longer open. The author may have withdrawn it.',
  },
}

test('somebody named as a co-author is asked, and until they accept nothing shows them', async () => {
  const article = await writeArticle(alice, { coAuthors: [BELA()] })
  expect(article.authors.map(({ id }) => id)).toEqual([alice.userId])
  const edit = { title: 'Mine now, all mine', baseRevisionId: article.revisionId }
  expect(
    await bela.attempt(contract.updateArticle, { params: { id: article.id }, body: edit }),
  ).toMatchObject({ status: 403 })
  expect(await bela.call(contract.getArticleMine, idOf(article))).toMatchObject({
    canEdit: false,
    isCoAuthor: false,
    invited: [],
  })
  expect((await bela.call(listCoAuthored, { query: {} })).items).toEqual([])
  const feed = await app.visitor().request('GET', '/feed.xml')
  expect(feed.body).toContain(`alice${people} Tester`)
  expect(feed.body).not.toContain(`bela${people}`)

  expect((await bela.call(listMyInvitations)).items).toEqual([
    {
      articleId: article.id,
      title: article.title,
      language: 'en',
      state: 'published',
      inviter: {
        id: alice.userId,
        name: `alice${people} Tester`,
        alias: `alice${people}-1000`,
        profileUrl: null,
        honor: 0,
      },
      createdAt: app.clock.now().toISOString(),
    },
  ])
  expect(await invitedTo(alice, article)).toEqual([BELA()])
})

test('a person who accepts is shown, edits, and finds the article among those they are a co-author of', async () => {
  const draft = await writeArticle(alice, { coAuthors: [BELA()], isDraft: true })
  // The invitation shows the title; the text is readable only after accepting.
  for (const path of ['', '/mine', '/revisions', '/suggestions', '/comments', '/translations'])
    expect((await bela.request('GET', `/api/articles/${draft.id}${path}`)).statusCode, path).toBe(404)
  expect(await answer(bela, draft, true)).toMatchObject({ status: 200, body: { done: true } })
  expect(await aliasesOf(bela, draft)).toEqual([`alice${people}-1000`, BELA()])
  expect(await askedOf(bela)).toEqual([])
  expect(await invitedTo(alice, draft)).toEqual([])
  expect(await bela.call(contract.getArticleMine, idOf(draft))).toMatchObject({
    canEdit: true,
    isCoAuthor: true,
    invited: [],
  })
  expect((await bela.call(listCoAuthored, { query: {} })).items).toMatchObject([
    { id: draft.id, state: 'draft', publishAt: null },
  ])
  await bela.call(contract.updateArticle, {
    ...idOf(draft),
    body: { content: `${WORDS} Says Bela.`, baseRevisionId: draft.revisionId },
  })
})

test('a person who declines is not shown and not invited again; the author sees that nobody is pending', async () => {
  const article = await writeArticle(alice, { coAuthors: [BELA()] })
  expect((await answer(bela, article, false)).status).toBe(200)
  expect(await askedOf(bela)).toEqual([])
  expect(await invitedTo(alice, article)).toEqual([])
  expect(await aliasesOf(alice, article)).toHaveLength(1)
  expect(await answer(bela, article, true)).toMatchObject(GONE)
})

test('only the invited person can answer, and the same answer twice is one', async () => {
  const article = await writeArticle(alice, { coAuthors: [BELA(), CITRA()] })
  const stranger = await app.signIn('stranger')
  for (const client of [stranger, alice])
    for (const isAccepted of [true, false])
      expect(await answer(client, article, isAccepted)).toMatchObject(GONE)
  expect(await answer(stranger, { id: 999_999 }, true)).toMatchObject(GONE)
  expect((await answer(app.visitor(), article, true)).status).toBe(401)
  const both = await Promise.all([answer(bela, article, true), answer(bela, article, true)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await aliasesOf(bela, article)).toHaveLength(2)
  // Accepted is accepted: now it takes leaving.
  expect(await answer(bela, article, false)).toMatchObject(GONE)
  for (const _ of [1, 2]) expect((await answer(citra, article, false)).status).toBe(200)
})

test('an invitation that is withdrawn can not be accepted, whichever comes first', async () => {
  const article = await writeArticle(alice, { coAuthors: [BELA()] })
  expect((await name(alice, article, [])).status).toBe(200)
  expect(await askedOf(bela)).toEqual([])
  expect(await answer(bela, article, true)).toMatchObject(GONE)

  await name(alice, article, [BELA()])
  const [withdrawn, accepted] = await Promise.all([name(alice, article, []), answer(bela, article, true)])
  expect(withdrawn.status).toBe(200)
  expect([200, 404]).toContain(accepted.status)
  // Accepted first, they were removed by the same change.
  expect(await aliasesOf(alice, article)).toHaveLength(1)
  expect(await invitedTo(alice, article)).toEqual([])
})

test('the author removes a co-author, and may ask them again', async () => {
  const article = await writeArticle(alice, { coAuthors: [BELA()] })
  await joinArticle(bela, article)
  expect((await name(alice, article, [CITRA()])).status).toBe(200)
  expect(await aliasesOf(alice, article)).toHaveLength(1)
  expect(await invitedTo(alice, article)).toEqual([CITRA()])
  expect((await bela.call(contract.getArticleMine, idOf(article))).canEdit).toBe(false)
  expect((await name(alice, article, [CITRA(), BELA()])).status).toBe(200)
  expect(await askedOf(bela)).toEqual([article.id])
  expect(await aliasesOf(alice, article)).toHaveLength(1)
})

test('there are five at most, those who have not answered included', async () => {
  const helpers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => app.signIn(`helper${n}`)))
  const aliases = helpers.map((_, at) => `helper${at + 1}-1000`)
  const article = await writeArticle(alice, { coAuthors: aliases.slice(0, 5) })
  await joinArticle(helpers[0] ?? alice, article)
  expect(await name(alice, article, aliases)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  // Whoever is left out makes room for somebody new.
  expect((await name(alice, article, aliases.slice(1))).status).toBe(200)
  expect((await invitedTo(alice, article)).sort()).toEqual(aliases.slice(1))
  expect(await aliasesOf(alice, article)).toHaveLength(1)
})

test('asking and withdrawing are no change that readers could see', async () => {
  const article = await writeArticle(alice)
  app.clock.advance(60_000)
  await name(alice, article, [BELA()])
  await name(alice, article, [])
  const { updatedAt } = await alice.call(contract.getArticle, idOf(article))
  expect(updatedAt).toBe(article.updatedAt)
})

test('a co-author neither invites, withdraws nor learns who else is invited', async () => {
  const article = await writeArticle(alice, { coAuthors: [BELA(), CITRA()] })
  await joinArticle(bela, article)
  expect(await invitedTo(bela, article)).toEqual([])
  await app.signIn('dewi')
  for (const coAuthors of [[], [BELA(), CITRA()], [BELA(), 'dewi-1000']])
    expect(await name(bela, article, coAuthors), coAuthors.join()).toMatchObject({
      status: 403,
      body: { code: 'not_allowed', message: 'Only the author can add or remove co-authors.' },
    })
  // What they know of, sent along unchanged, changes nothing.
  expect((await name(bela, article, [BELA()])).status).toBe(200)
  expect(await invitedTo(alice, article)).toEqual([CITRA()])
})

test('an invitation goes into the trash with its article and comes back with it', async () => {
  const article = await writeArticle(alice, { coAuthors: [BELA()] })
  await alice.call(contract.deleteArticle, idOf(article))
  expect(await askedOf(bela)).toEqual([])
  expect(await answer(bela, article, true)).toMatchObject(GONE)
  await alice.call(contract.restoreArticle, idOf(article))
  expect(await askedOf(bela)).toEqual([article.id])
  const mod = await app.signIn('mod', 'moderator')
  await removeByStaff(mod, 'article', article.id)
  expect(await askedOf(bela)).toEqual([])
  expect(await answer(bela, article, true)).toMatchObject(GONE)
})

test('an invitation is erased with the account of its sender or its recipient', async () => {
  const article = await writeArticle(alice, { coAuthors: [BELA(), CITRA()] })
  await app.db.deleteFrom('users').where('id', '=', citra.userId).execute()
  expect(await invitedTo(alice, article)).toEqual([BELA()])
  await app.db.deleteFrom('users').where('id', '=', alice.userId).execute()
  expect(await askedOf(bela)).toEqual([])
  expect(await answer(bela, article, true)).toMatchObject(GONE)
})
