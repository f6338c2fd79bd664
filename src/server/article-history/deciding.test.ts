import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  decideSuggestion,
  getSuggestion,
  listSuggestions,
  type Suggestion,
} from '../../contract/article-history.ts'
import type { Article } from '../../contract/articles.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { edit, idOf, read, revisionsOf, suggestTo, TEXT, writeMoon } from './history-testing.ts'

type Member = TestClient & { userId: number }

let app: TestApp
let alice: Member
let bela: Member
let citra: Member
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  bela = await app.signIn('bela')
  citra = await app.signIn('citra')
})
afterAll(() => app.close())

function decide(client: TestClient, { articleId, id }: Pick<Suggestion, 'articleId' | 'id'>, body: object) {
  return client.attempt(decideSuggestion, {
    params: { id: String(articleId), suggestionId: String(id) },
    body,
  })
}

async function moonWithSuggestion(): Promise<{ moon: Article; suggestion: Suggestion }> {
  const moon = await writeMoon(alice)
  return { moon, suggestion: await suggestTo(bela, moon) }
}

test('an accepted suggestion becomes a revision that names its suggester', async () => {
  const { moon, suggestion } = await moonWithSuggestion()
  app.clock.advance(DAY_MS)
  const answer = await decide(alice, suggestion, { decision: 'accept' })
  expect(answer).toMatchObject({
    status: 200,
    body: { state: 'accepted', decidedAt: app.clock.now().toISOString(), reason: '' },
  })
  const article = await read(alice, moon)
  expect(article.content).toBe(TEXT.replace('round', 'spherical'))
  const [newest] = await revisionsOf(app.visitor(), moon)
  expect(newest).toMatchObject({
    id: article.revisionId,
    editor: { id: bela.userId },
    summary: 'A better word',
    isMinor: false,
  })
})

test('a suggestion is merged with what was written in the meantime', async () => {
  const { moon, suggestion } = await moonWithSuggestion()
  await edit(alice, moon, { title: 'About our moon', content: TEXT.replace('Nobody', 'Nothing') })
  expect((await decide(alice, suggestion, { decision: 'accept' })).status).toBe(200)
  expect(await read(alice, moon)).toMatchObject({
    title: 'About our moon',
    content: TEXT.replace('Nobody', 'Nothing').replace('round', 'spherical'),
  })
})

test('where both changed the same words the decider gets both texts and sends their own', async () => {
  const { moon, suggestion } = await moonWithSuggestion()
  const edited = await edit(alice, moon, { content: TEXT.replace('round', 'cubic') })
  const refused = await decide(alice, suggestion, { decision: 'accept' })
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'edit_conflict',
      current: {
        revisionId: edited.revisionId,
        title: moon.title,
        content: TEXT.replace('round', 'cubic'),
        merged: { hasConflicts: true, title: moon.title },
      },
    },
  })
  for (const word of ['cubic', 'spherical']) expect(refused.body.current.merged.content).toContain(word)
  expect(await read(alice, moon)).toMatchObject({ revisionId: edited.revisionId })

  const content = TEXT.replace('round', 'almost spherical')
  const accepted = await decide(alice, suggestion, {
    decision: 'accept',
    content,
    revisionId: edited.revisionId,
  })
  expect(accepted).toMatchObject({ status: 200, body: { state: 'accepted' } })
  expect(await read(alice, moon)).toMatchObject({ content, title: moon.title })
})

test('the decider may change the text and the title on the way', async () => {
  const { moon, suggestion } = await moonWithSuggestion()
  const content = TEXT.replace('round', 'ball-shaped')
  const title = 'About the full moon'
  expect((await decide(alice, suggestion, { decision: 'accept', title, content })).status).toBe(200)
  expect(await read(alice, moon)).toMatchObject({ title, content })
  // Nobody is named as the editor of a text that is not theirs.
  const [newest] = await revisionsOf(app.visitor(), moon)
  expect(newest?.editor?.id).toBe(alice.userId)
  expect(newest?.summary).toContain('suggested by bela Tester')
})

test('a changed text that was overtaken by another edit is refused with both merged, and undoes nothing', async () => {
  const { moon, suggestion } = await moonWithSuggestion()
  await edit(alice, moon, { content: TEXT.replace('Nobody', 'Nothing') })
  const content = TEXT.replace('round', 'ball-shaped')
  const body = { decision: 'accept', content, revisionId: moon.revisionId }
  const refused = await decide(alice, suggestion, body)
  expect(refused).toMatchObject({ status: 409, body: { code: 'edit_conflict' } })
  expect(refused.body.current.merged).toEqual({
    title: moon.title,
    content: content.replace('Nobody', 'Nothing'),
    hasConflicts: false,
  })
  const foreign = await decide(alice, suggestion, { ...body, revisionId: 999_999 })
  expect(foreign).toMatchObject({ status: 400, body: { fields: { revisionId: expect.any(String) } } })
})

test('the rules of publishing apply to what the decider sends', async () => {
  const { moon, suggestion } = await moonWithSuggestion()
  for (const [changes, field] of [
    [{ content: 'Too short.' }, 'content'],
    [{ content: '' }, 'content'],
    [{ title: 'Moon' }, 'title'],
    [{ reason: 'x'.repeat(501) }, 'reason'],
    [{ decision: 'maybe' }, 'decision'],
    [{ editorId: 1 }, 'editorId'],
  ] as const)
    expect(await decide(alice, suggestion, { decision: 'accept', ...changes })).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    })
  expect(await read(alice, moon)).toMatchObject({ revisionId: moon.revisionId })
})

test('accepting what the article says already writes no revision', async () => {
  const { moon, suggestion } = await moonWithSuggestion()
  const edited = await edit(alice, moon, { content: TEXT.replace('round', 'spherical') })
  expect((await decide(alice, suggestion, { decision: 'accept' })).status).toBe(200)
  expect(await read(alice, moon)).toMatchObject({ revisionId: edited.revisionId })
})

test('a declined suggestion changes nothing, says why, and is shown only to those it concerns', async () => {
  const { moon, suggestion } = await moonWithSuggestion()
  const answer = await decide(alice, suggestion, { decision: 'decline', reason: 'Round is enough.' })
  expect(answer).toMatchObject({ status: 200, body: { state: 'declined', reason: 'Round is enough.' } })
  expect(await read(alice, moon)).toMatchObject({ revisionId: moon.revisionId })
  const params = { ...idOf(moon), suggestionId: String(suggestion.id) }
  const moderator = await app.signIn('mona', 'moderator')
  for (const client of [alice, bela, moderator]) {
    expect((await client.call(listSuggestions, { params: idOf(moon) })).items).toHaveLength(1)
    expect(await client.call(getSuggestion, { params })).toMatchObject({ reason: 'Round is enough.' })
  }
  for (const client of [app.visitor(), citra]) {
    expect((await client.call(listSuggestions, { params: idOf(moon) })).items).toEqual([])
    expect((await client.attempt(getSuggestion, { params })).status).toBe(404)
  }
})

test('only its author withdraws a suggestion', async () => {
  const { suggestion } = await moonWithSuggestion()
  for (const client of [alice, citra])
    expect(await decide(client, suggestion, { decision: 'withdraw' })).toMatchObject({
      status: 403,
      body: { message: 'Only the person who suggested this edit can withdraw it.' },
    })
  expect(await decide(bela, suggestion, { decision: 'withdraw' })).toMatchObject({
    status: 200,
    body: { state: 'withdrawn' },
  })
})

test('only the author of the article and their co-authors decide', async () => {
  const { moon, suggestion } = await moonWithSuggestion()
  const moderator = await app.signIn('mona', 'moderator')
  for (const decision of ['accept', 'decline']) {
    expect((await decide(app.visitor(), suggestion, { decision })).status).toBe(401)
    for (const client of [bela, citra, moderator])
      expect(await decide(client, suggestion, { decision })).toMatchObject({
        status: 403,
        body: { code: 'not_allowed' },
      })
  }
  await app.db
    .insertInto('article_coauthors')
    .values({ article_id: moon.id, user_id: citra.userId })
    .execute()
  expect((await decide(citra, suggestion, { decision: 'accept' })).status).toBe(200)
})

test('after 14 days without an answer a moderator may decide, but not about their own', async () => {
  const { moon, suggestion } = await moonWithSuggestion()
  const moderator = await app.signIn('mona', 'moderator')
  const own = await suggestTo(moderator, moon, { content: `${TEXT}\n\nMore.` })
  app.clock.advance(14 * DAY_MS - 1)
  expect((await decide(moderator, suggestion, { decision: 'accept' })).status).toBe(403)
  app.clock.advance(1)
  // Sessions end after 14 idle days.
  const again = await app.signIn('mona', 'moderator')
  expect((await decide(await app.signIn('citra'), suggestion, { decision: 'accept' })).status).toBe(403)
  expect((await decide(again, own, { decision: 'accept' })).status).toBe(403)
  expect((await decide(again, suggestion, { decision: 'accept' })).status).toBe(200)
  const [newest] = await revisionsOf(app.visitor(), moon)
  expect(newest?.editor?.id).toBe(bela.userId)
  const operator = await app.signIn('opi', 'operator')
  expect((await decide(operator, own, { decision: 'decline' })).status).toBe(200)
  alice = await app.signIn('alice')
  bela = await app.signIn('bela')
})

test('nobody decides twice, not even at the same moment', async () => {
  const { moon, suggestion } = await moonWithSuggestion()
  const answers = await Promise.all([
    decide(alice, suggestion, { decision: 'accept' }),
    decide(alice, suggestion, { decision: 'decline' }),
    decide(bela, suggestion, { decision: 'withdraw' }),
    decide(alice, suggestion, { decision: 'accept' }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'conflict',
    message: 'This suggestion has already been decided. Reload the page to see the decision.',
  })
  const later = await decide(alice, suggestion, { decision: 'decline' })
  expect(later.status).toBe(409)
  expect((await revisionsOf(alice, moon)).length).toBeLessThanOrEqual(2)
})

test('a suggestion is decided only at its own article', async () => {
  const { suggestion } = await moonWithSuggestion()
  const other = await writeMoon(alice)
  const answer = await decide(alice, { articleId: other.id, id: suggestion.id }, { decision: 'accept' })
  expect(answer.status).toBe(404)
})
