import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/articles.ts'
import { listCoAuthored } from '../../contract/co-authors.ts'
import { createSuggestion, decideSuggestion, supportSuggestion } from '../../contract/article-history.ts'
import { PRIVILEGES } from '../../contract/honor-rules.ts'
import { TRASH_DAYS } from '../../contract/limits.ts'
import { closeReports, reportObject, type ReportVerdict } from '../../contract/reports.ts'
import { purgeContent } from '../content/erase.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { joinArticle, WORDS, writeArticle, writeTranslation } from '../testing/write-article.ts'

let app: TestApp
let alice: TestClient & { userId: number }
let bela: TestClient & { userId: number }
let mod: TestClient & { userId: number }
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  bela = await app.signIn('bela')
  mod = await app.signIn('mod', 'moderator')
})
afterAll(() => app.close())

interface Written {
  id: number
}

const idOf = ({ id }: Written) => ({ params: { id: String(id) } })
const about = ({ id }: Written) => ({ objectType: 'article', objectId: id }) as const
const statusFor = async (client: TestClient, article: Written) =>
  (await client.attempt(contract.getArticle, idOf(article))).status
const listed = async (query: { tag: string }) =>
  (await app.visitor().call(contract.listArticles, { query })).map(({ id }) => id)
const ownIds = async (state: 'draft' | 'published' | 'deleted') =>
  (await alice.call(contract.listMyArticles, { query: { state } })).items.map(({ id, state }) => [id, state])

/** By somebody who is believed alone. */
async function hide(article: Written): Promise<void> {
  const reporter = await app.signIn('reporter')
  await app.db
    .updateTable('users')
    .set({ created_at: addMs(app.clock.now(), -30 * DAY_MS) })
    .where('id', '=', reporter.userId)
    .execute()
  await app.db.deleteFrom('reports').where('user_id', '=', reporter.userId).execute()
  await reporter.call(reportObject, { body: { ...about(article), reason: 'exploitation' } })
  app.clock.advance(5000)
}

async function close(article: Written, verdict: ReportVerdict): Promise<unknown> {
  const body = { ...about(article), verdict, reason: 'We have looked at it.' }
  const { effects } = await mod.call(closeReports, { body })
  app.clock.advance(5000)
  return effects
}

test('what is being checked is there for its author and the staff alone, and nobody changes it', async () => {
  const article = await writeArticle(alice, { tags: ['checked'], coAuthors: ['bela-1000'] })
  await joinArticle(bela, article)
  await hide(article)
  for (const client of [app.visitor(), bela]) expect(await statusFor(client, article)).toBe(404)
  for (const client of [alice, mod])
    expect(await client.call(contract.getArticle, idOf(article))).toMatchObject({ state: 'hidden' })
  expect(await listed({ tag: 'checked' })).toEqual([])
  expect(await ownIds('published')).toContainEqual([article.id, 'hidden'])
  expect((await bela.call(listCoAuthored)).items.map(({ id }) => id)).not.toContain(article.id)
  expect(await alice.call(contract.getArticleMine, idOf(article))).toMatchObject({
    canEdit: false,
    canDelete: true,
    canDecide: false,
  })
  for (const body of [{ state: 'draft' }, { title: 'Another title' }] as const)
    expect((await alice.attempt(contract.updateArticle, { ...idOf(article), body })).status).toBe(403)
  expect(await alice.call(contract.restoreArticle, idOf(article))).toMatchObject({ state: 'hidden' })
  expect((await bela.attempt(contract.restoreArticle, idOf(article))).status).toBe(404)
  expect((await bela.attempt(reportObject, { body: { ...about(article), reason: 'spam' } })).status).toBe(404)

  expect(await close(article, 'unfounded')).toEqual(['restored'])
  expect(await statusFor(app.visitor(), article)).toBe(200)
  expect(await listed({ tag: 'checked' })).toEqual([article.id])
  expect((await bela.call(listCoAuthored)).items.map(({ id }) => id)).toContain(article.id)
})

test('founded reports remove what they hid, and what is adult or never allowed; nothing else', async () => {
  const verdictOn = async (reason: 'spam' | 'adult' | 'exploitation', isHidden = false) => {
    const article = await writeArticle(alice)
    if (isHidden) await hide(article)
    else await bela.call(reportObject, { body: { ...about(article), reason } })
    const effects = await close(article, 'founded')
    return [effects, await statusFor(alice, article)]
  }
  expect(await verdictOn('spam', true)).toEqual([['removed'], 404])
  expect(await verdictOn('adult')).toEqual([['removed'], 404])
  expect(await verdictOn('exploitation')).toEqual([['removed'], 404])
  expect(await verdictOn('spam')).toEqual([[], 200])
})

test('deleted and restored by its author it is hidden as before, unless it was found to be fine', async () => {
  const article = await writeArticle(alice)
  await hide(article)
  await alice.call(contract.deleteArticle, idOf(article))
  expect(await ownIds('deleted')).toContainEqual([article.id, 'deleted'])
  expect(await alice.call(contract.restoreArticle, idOf(article))).toMatchObject({ state: 'hidden' })
  expect(await statusFor(app.visitor(), article)).toBe(404)
  await alice.call(contract.deleteArticle, idOf(article))
  expect(await close(article, 'unfounded')).toEqual(['restored'])
  expect(await statusFor(alice, article)).toBe(200)
  expect(await alice.call(contract.restoreArticle, idOf(article))).toMatchObject({ state: 'published' })
})

test('what its author made a draft of while it was judged leaves with its date, and comes back as a draft', async () => {
  const article = await writeArticle(alice)
  await bela.call(reportObject, { body: { ...about(article), reason: 'exploitation' } })
  // A new account's report alone hides nothing.
  await alice.call(contract.updateArticle, { ...idOf(article), body: { state: 'draft' } })
  const publishAt = addMs(app.clock.now(), DAY_MS).toISOString()
  await alice.call(contract.updateArticle, { ...idOf(article), body: { publishAt } })
  expect(await close(article, 'founded')).toEqual(['removed'])
  expect(await statusFor(alice, article)).toBe(404)
  const jobs = await app.db.selectFrom('jobs').select('id').where('kind', '=', 'publication').execute()
  expect(jobs).toEqual([])
})

test('its language stays taken, a translation stands in for it, and it is the original again', async () => {
  const original = await writeArticle(alice, { tags: ['stood-in'] })
  const translation = await writeTranslation(bela, original, { tags: ['stood-in'] })
  await hide(original)
  expect(await bela.call(contract.getArticle, idOf(translation))).toMatchObject({
    original: null,
    languages: [{ language: 'id', id: translation.id }],
  })
  expect(await listed({ tag: 'stood-in' })).toEqual([translation.id])
  const taken = {
    language: 'en',
    title: 'Taken over',
    content: WORDS,
    revisionId: translation.revisionId,
  } as const
  const { status, body } = await bela.attempt(contract.createTranslation, {
    ...idOf(translation),
    body: taken,
  })
  expect([status, body]).toMatchObject([409, { code: 'conflict' }])
  expect(await close(original, 'unfounded')).toEqual(['restored'])
  expect(await bela.call(contract.getArticle, idOf(translation))).toMatchObject({
    original: { id: original.id },
  })
  expect(await listed({ tag: 'stood-in' })).toEqual([original.id])
})

test('nothing that was suggested is accepted meanwhile, not by the staff either', async () => {
  const article = await writeArticle(alice)
  const suggestion = await bela.call(createSuggestion, {
    ...idOf(article),
    body: {
      baseRevisionId: article.revisionId,
      title: article.title,
      content: `${WORDS} Slowly.`,
      summary: 'How',
    },
  })
  await hide(article)
  // Time enough for others to decide.
  await app.db
    .updateTable('article_suggestions')
    .set({ created_at: addMs(app.clock.now(), -15 * DAY_MS) })
    .where('id', '=', suggestion.id)
    .execute()
  const params = { id: String(article.id), suggestionId: String(suggestion.id) }
  const accept = (client: TestClient) =>
    client.attempt(decideSuggestion, { params, body: { decision: 'accept' } })
  for (const client of [alice, mod]) expect((await accept(client)).status).toBe(403)
  const value = { user_id: mod.userId, total: PRIVILEGES.supportSuggestions }
  await app.db.insertInto('honor_totals').values(value).execute()
  expect((await mod.attempt(supportSuggestion, { params })).status).toBe(404)
  expect(await close(article, 'unfounded')).toEqual(['restored'])
  expect((await accept(mod)).status).toBe(200)
})

test('it is not erased while it waits, however long', async () => {
  const article = await writeArticle(alice, { title: 'A long review' })
  await hide(article)
  await purgeContent(app.site, addMs(app.clock.now(), 10 * TRASH_DAYS * DAY_MS))
  expect(await alice.call(contract.getArticle, idOf(article))).toMatchObject({ state: 'hidden' })
  expect(await close(article, 'unfounded')).toEqual(['restored'])
})
