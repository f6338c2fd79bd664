import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createSuggestion,
  decideSuggestion,
  getSuggestion,
  listSuggestions,
  type DiffPart,
} from '../../contract/article-history.ts'
import { deleteArticle, getArticleMine, listMyArticles } from '../../contract/articles.ts'
import { writeArticle } from '../testing/write-article.ts'
import { RATE_LIMITS } from '../platform/rate-limits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { edit, idOf, suggestionFor, suggestTo, TEXT, writeMoon } from './history-testing.ts'

type Member = TestClient & { userId: number }

let app: TestApp
let alice: Member
let bela: Member
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  bela = await app.signIn('bela')
})
afterAll(() => app.close())

function changes(parts: DiffPart[]): DiffPart[] {
  return parts.filter(({ kind }) => kind !== 'same')
}

test('any member suggests an edit, and everybody can read what it would change', async () => {
  const moon = await writeMoon(alice)
  const suggestion = await suggestTo(bela, moon)
  expect(suggestion).toMatchObject({
    articleId: moon.id,
    baseRevisionId: moon.revisionId,
    author: { id: bela.userId, alias: 'bela-1000' },
    title: moon.title,
    summary: 'A better word',
    state: 'open',
    reason: '',
    decidedAt: null,
  })
  const params = { ...idOf(moon), suggestionId: String(suggestion.id) }
  const whole = await app.visitor().call(getSuggestion, { params })
  expect(whole.content).toBe(TEXT.replace('round', 'spherical'))
  expect(changes(whole.diff.content)).toEqual([
    { kind: 'removed', text: 'round' },
    { kind: 'added', text: 'spherical' },
  ])
  expect(whole.diff.title).toEqual([{ kind: 'same', text: moon.title }])
  expect(whole.merged).toEqual({
    title: moon.title,
    content: whole.content,
    hasConflicts: false,
    revisionId: moon.revisionId,
  })
  const list = await app.visitor().call(listSuggestions, { params: idOf(moon) })
  expect(list).toEqual({ items: [suggestion], nextCursor: null })
  expect(await alice.call(getArticleMine, { params: idOf(moon) })).toMatchObject({ openSuggestions: 1 })
})

test('the author finds in their own list how many suggested edits nobody has decided on', async () => {
  const moon = await writeMoon(alice)
  const openOnes = async (): Promise<number | undefined> => {
    const { items } = await alice.call(listMyArticles, { query: { state: 'published' } })
    return items.find(({ id }) => id === moon.id)?.openSuggestions
  }
  expect(await openOnes()).toBe(0)
  const suggestion = await suggestTo(bela, moon)
  expect(await openOnes()).toBe(1)
  const params = { ...idOf(moon), suggestionId: String(suggestion.id) }
  await alice.call(decideSuggestion, { params, body: { decision: 'decline' } })
  expect(await openOnes()).toBe(0)
})

test('a suggestion is shown on top of what was written in the meantime', async () => {
  const moon = await writeMoon(alice)
  const suggestion = await suggestTo(bela, moon)
  const edited = await edit(alice, moon, { content: TEXT.replace('Nobody lives', 'No one lives') })
  const params = { ...idOf(moon), suggestionId: String(suggestion.id) }
  const { diff, merged } = await app.visitor().call(getSuggestion, { params })
  expect(changes(diff.content)).toHaveLength(2)
  expect(merged).toMatchObject({
    content: TEXT.replace('Nobody lives', 'No one lives').replace('round', 'spherical'),
    hasConflicts: false,
    revisionId: edited.revisionId,
  })
})

test('where both changed the same words the reader sees that in their language', async () => {
  const moon = await writeMoon(alice)
  const suggestion = await suggestTo(bela, moon, { title: 'About that moon' })
  await edit(alice, moon, { title: 'About this moon', content: TEXT.replace('round', 'cubic') })
  const reader = app.visitor()
  reader.language = 'id'
  const params = { ...idOf(moon), suggestionId: String(suggestion.id) }
  const { merged } = await reader.call(getSuggestion, { params })
  expect(merged.hasConflicts).toBe(true)
  expect(merged.title).toBe('About that moon / About this moon')
  for (const part of ['spherical', 'cubic', 'hapus ketiga baris ini']) expect(merged.content).toContain(part)
})

test('the author and co-authors are asked to edit directly', async () => {
  const moon = await writeMoon(alice)
  await app.db.insertInto('article_coauthors').values({ article_id: moon.id, user_id: bela.userId }).execute()
  for (const editor of [alice, bela]) {
    const refused = await editor.attempt(createSuggestion, { params: idOf(moon), body: suggestionFor(moon) })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.stringContaining('You can edit this article yourself') },
    })
  }
})

test('a visitor must sign in first', async () => {
  const moon = await writeMoon(alice)
  const refused = await app
    .visitor()
    .attempt(createSuggestion, { params: idOf(moon), body: suggestionFor(moon) })
  expect(refused.status).toBe(401)
})

test('what may not be suggested is refused at its field', async () => {
  const [moon, other] = [await writeMoon(alice), await writeArticle(alice)]
  const attempt = (body: object) =>
    bela.attempt(createSuggestion, { params: idOf(moon), body: { ...suggestionFor(moon), ...body } })
  for (const [body, field] of [
    [{ baseRevisionId: other.revisionId }, 'baseRevisionId'],
    [{ baseRevisionId: 999_999 }, 'baseRevisionId'],
    [{ baseRevisionId: '1' }, 'baseRevisionId'],
    [{ content: moon.content }, 'content'],
    [{ content: moon.content.replaceAll('\n', '\r\n') }, 'content'],
    [{ content: 'Too short.' }, 'content'],
    [{ content: '' }, 'content'],
    [{ content: ' \n '.repeat(30) }, 'content'],
    [{ content: `${'>'.repeat(40)} deep ${TEXT}` }, 'content'],
    [{ content: 'é'.repeat(200_000) }, 'content'],
    [{ title: 'Moon' }, 'title'],
    [{ title: 'x'.repeat(151) }, 'title'],
    [{ summary: '' }, 'summary'],
    [{ summary: 'x'.repeat(141) }, 'summary'],
    [{ authorId: 1 }, 'authorId'],
    [{ state: 'accepted' }, 'state'],
  ] as const)
    expect(await attempt(body), JSON.stringify(body).slice(0, 60)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
    })
  const { items } = await bela.call(listSuggestions, { params: idOf(moon) })
  expect(items).toEqual([])
})

test('suggesting what the article says already is refused', async () => {
  const moon = await writeMoon(alice)
  await edit(alice, moon, { content: TEXT.replace('round', 'spherical') })
  const refused = await bela.attempt(createSuggestion, { params: idOf(moon), body: suggestionFor(moon) })
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { content: expect.stringContaining('You haven’t changed anything') } },
  })
})

test('one person has at most five open suggestions for an article, however fast they send them', async () => {
  const moon = await writeMoon(alice)
  const send = (count: number) =>
    bela.attempt(createSuggestion, {
      params: idOf(moon),
      body: suggestionFor(moon, { content: `${TEXT}\n\nNumber ${count}.` }),
    })
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(send))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('5 open suggestions') },
  })
  const citra = await app.signIn('citra')
  await suggestTo(citra, moon)
})

test('suggestions come in pages of twenty', async () => {
  const moon = await writeMoon(alice)
  await app.db
    .insertInto('article_suggestions')
    .values(
      Array.from({ length: 25 }, () => ({
        article_id: moon.id,
        base_revision_id: moon.revisionId,
        author_id: bela.userId,
        title: moon.title,
        source: TEXT,
        created_at: app.clock.now(),
      })),
    )
    .execute()
  const first = await app.visitor().call(listSuggestions, { params: idOf(moon) })
  const query = { cursor: first.nextCursor ?? '' }
  const second = await app.visitor().call(listSuggestions, { params: idOf(moon), query })
  const ids = [...first.items, ...second.items].map(({ id }) => id)
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([20, 5, null])
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
  const elsewhere = await app.visitor().attempt(listSuggestions, { params: { id: 1 }, query })
  expect(elsewhere.status).toBe(400)
})

test('thirty suggestions a day are enough; refused ones do not count', async () => {
  const strict = await testApp()
  const author = await strict.signIn('alice')
  const member = await strict.signIn('bela')
  const moon = await writeMoon(author)
  const send = (content: string) =>
    member.attempt(createSuggestion, { params: idOf(moon), body: suggestionFor(moon, { content }) })
  expect((await send(TEXT)).status).toBe(400)
  for (let count = 1; count <= RATE_LIMITS.suggestionsPerDay.hits; count++) {
    expect((await send(`${TEXT}\n\nNumber ${count}.`)).status).toBe(200)
    await strict.db.updateTable('article_suggestions').set({ state: 'declined' }).execute()
  }
  expect((await send(`${TEXT}\n\nOne more.`)).status).toBe(429)
  await strict.close()
})

test('suggestions of what may not be seen are not there', async () => {
  const draft = await writeArticle(alice, { isDraft: true, content: TEXT })
  const gone = await writeMoon(alice)
  const suggestion = await suggestTo(bela, gone)
  await alice.call(deleteArticle, { params: idOf(gone) })
  const other = await writeMoon(alice)
  const one = { suggestionId: String(suggestion.id) }
  for (const article of [draft, gone]) {
    expect((await bela.attempt(listSuggestions, { params: idOf(article) })).status).toBe(404)
    const body = suggestionFor(article)
    expect((await bela.attempt(createSuggestion, { params: idOf(article), body })).status).toBe(404)
  }
  expect((await bela.attempt(getSuggestion, { params: { ...idOf(gone), ...one } })).status).toBe(404)
  expect((await bela.attempt(getSuggestion, { params: { ...idOf(other), ...one } })).status).toBe(404)
  const body = suggestionFor(gone)
  expect((await alice.attempt(createSuggestion, { params: idOf(gone), body })).status).toBe(409)
})
