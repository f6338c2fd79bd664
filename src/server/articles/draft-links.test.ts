import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteArticle, restoreArticle, updateArticle, type Article } from '../../contract/articles.ts'
import { answerInvitation } from '../../contract/co-authors.ts'
import { createDraftLink, deleteDraftLink, getDraftLink, readDraft } from '../../contract/draft-links.ts'
import { RATE_LIMITS } from '../platform/rate-limits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeArticle } from '../testing/write-article.ts'

let app: TestApp
let alice: TestClient
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
})
afterAll(() => app.close())

const idOf = ({ id }: Article) => ({ params: { id: String(id) } })
const writeDraft = () => writeArticle(alice, { title: 'Not out yet', isDraft: true })
const makeLink = async (draft: Article) => (await alice.call(createDraftLink, idOf(draft))).token
const statusOf = async (token: string) =>
  (await app.visitor().attempt(readDraft, { params: { token } })).status

test('whoever has the link reads the draft, without an account; nothing else of it leads anywhere', async () => {
  const draft = await writeDraft()
  expect(await alice.call(getDraftLink, idOf(draft))).toEqual({ createdAt: null })
  const { token, createdAt } = await alice.call(createDraftLink, idOf(draft))
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await alice.call(getDraftLink, idOf(draft))).toEqual({ createdAt })
  const read = await app.visitor().call(readDraft, { params: { token } })
  expect(read).toMatchObject({ id: draft.id, title: 'Not out yet', content: draft.content, state: 'draft' })
  expect(read).toMatchObject({ related: [], series: null, publishAt: null })
  const answer = await app.visitor().request('GET', `/api/draft-links/${token}`)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await app.visitor().request('GET', `/api/articles/${draft.id}`)).statusCode).toBe(404)
})

test('only a hash of the token is stored, and no answer that holds it', async () => {
  const draft = await writeDraft()
  const headers = { 'idempotency-key': 'a-key-of-some-length' }
  const path = `/api/articles/${draft.id}/draft-link`
  const answer = await alice.request('POST', path, { headers })
  const { token } = answer.json<{ token: string }>()
  const rows = await app.db.selectFrom('article_draft_links').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(JSON.stringify(await app.db.selectFrom('idempotency_keys').selectAll().execute())).not.toContain(
    token,
  )
})

test('a new link ends the one before, and a link can be turned off, twice as well', async () => {
  const draft = await writeDraft()
  const first = await makeLink(draft)
  const second = await makeLink(draft)
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  for (let times = 0; times < 2; times++)
    expect(await alice.call(deleteDraftLink, idOf(draft))).toEqual({ done: true })
  expect(await statusOf(second)).toBe(404)
  expect(await alice.call(getDraftLink, idOf(draft))).toEqual({ createdAt: null })
})

test('a link ends when the draft is published, and does not come back with the draft', async () => {
  const draft = await writeDraft()
  const token = await makeLink(draft)
  await alice.call(updateArticle, { ...idOf(draft), body: { state: 'published' } })
  expect(await statusOf(token)).toBe(404)
  expect(await alice.attempt(createDraftLink, idOf(draft))).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('Only a draft') },
  })
  await alice.call(updateArticle, { ...idOf(draft), body: { state: 'draft' } })
  expect(await statusOf(token)).toBe(404)
})

test('a link ends when the draft is deleted, and does not come back with the draft', async () => {
  const draft = await writeDraft()
  const token = await makeLink(draft)
  await alice.call(deleteArticle, idOf(draft))
  expect(await statusOf(token)).toBe(404)
  await alice.call(restoreArticle, idOf(draft))
  expect(await statusOf(token)).toBe(404)
})

test('a scheduled draft can be read by its link until its day', async () => {
  const draft = await writeDraft()
  const token = await makeLink(draft)
  const publishAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString()
  await alice.call(updateArticle, { ...idOf(draft), body: { publishAt } })
  expect(await app.visitor().call(readDraft, { params: { token } })).toMatchObject({ publishAt: null })
})

test('only the author hands out a draft: a co-author reads it and makes no link', async () => {
  const draft = await writeDraft()
  const bela = await app.signIn('bela')
  await alice.call(updateArticle, { ...idOf(draft), body: { coAuthors: ['bela-1000'] } })
  expect((await bela.attempt(createDraftLink, idOf(draft))).status).toBe(404)
  await bela.call(answerInvitation, { ...idOf(draft), body: { isAccepted: true } })
  for (const endpoint of [createDraftLink, getDraftLink, deleteDraftLink])
    expect((await bela.attempt(endpoint, idOf(draft))).status).toBe(403)
})

test('what is no token leads nowhere', async () => {
  expect(await statusOf('x'.repeat(43))).toBe(404)
  for (const token of ['x', 'x'.repeat(44), '%00'.padEnd(43, 'x'), "'".padEnd(43, 'x')])
    expect([400, 404]).toContain(await statusOf(token))
})

test('links are made and read only so often', async () => {
  const strict = await testApp()
  try {
    const dewi = await strict.signIn('dewi')
    const draft = await writeArticle(dewi, { title: 'Not out yet', isDraft: true })
    const make = async () => (await dewi.attempt(createDraftLink, idOf(draft))).status
    const made = []
    for (let times = 0; times <= RATE_LIMITS.draftLinksPerDay.hits; times++) made.push(await make())
    expect(made.at(-2)).toBe(200)
    expect(made.at(-1)).toBe(429)
    const visitor = strict.visitor()
    const read = async () => (await visitor.attempt(readDraft, { params: { token: 'x'.repeat(43) } })).status
    const reads = await Promise.all(Array.from({ length: RATE_LIMITS.draftReads.hits + 1 }, read))
    expect(reads.filter((status) => status === 429)).toHaveLength(1)
  } finally {
    await strict.close()
  }
})

test('a link goes with the account of whoever made it', async () => {
  const eka = await app.signIn('eka')
  const draft = await writeArticle(eka, { title: 'Not out yet', isDraft: true })
  const { token } = await eka.call(createDraftLink, idOf(draft))
  await app.db.deleteFrom('users').where('id', '=', eka.userId).execute()
  expect(await statusOf(token)).toBe(404)
  const links = await app.db
    .selectFrom('article_draft_links')
    .where('article_id', '=', draft.id)
    .selectAll()
    .execute()
  expect(links).toEqual([])
})
