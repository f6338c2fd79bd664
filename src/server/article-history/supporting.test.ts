import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  decideSuggestion,
  getSuggestion,
  listSuggestions,
  supportSuggestion,
  type Suggestion,
} from '../../contract/article-history.ts'
import { deleteArticle, type Article } from '../../contract/articles.ts'
import { PRIVILEGES } from '../../contract/honor-rules.ts'
import { LANGUAGES } from '../../contract/messages.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { edit, idOf, read, revisionsOf, suggestTo, TEXT, writeMoon } from './history-testing.ts'

type Member = TestClient & { userId: number }

let app: TestApp
let alice: Member
let bela: Member
let dewi: Member
let eko: Member
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  bela = await app.signIn('bela')
  dewi = await esteemed('dewi')
  eko = await esteemed('eko')
})
afterAll(() => app.close())

async function giveHonor({ userId }: Member, total: number): Promise<void> {
  await app.db
    .insertInto('honor_totals')
    .values({ user_id: userId, total })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ total }))
    .execute()
}

async function esteemed(name: string): Promise<Member> {
  const member = await app.signIn(name)
  await giveHonor(member, PRIVILEGES.supportSuggestions)
  return member
}

/** An article of alice's, and what bela suggested for it so many milliseconds ago. */
async function unanswered(
  ageMs = 14 * DAY_MS,
  author = bela,
): Promise<{ moon: Article; suggestion: Suggestion }> {
  const moon = await writeMoon(alice)
  const suggestion = await suggestTo(author, moon)
  await app.db
    .updateTable('article_suggestions')
    .set({ created_at: addMs(app.clock.now(), -ageMs) })
    .where('id', '=', suggestion.id)
    .execute()
  return { moon, suggestion }
}

type Which = Pick<Suggestion, 'articleId' | 'id'>
const at = ({ articleId, id }: Which) => ({
  params: { id: String(articleId), suggestionId: String(id) },
})
const support = (client: TestClient, which: Which) => client.attempt(supportSuggestion, at(which))
const look = (client: TestClient, which: Which) => client.call(getSuggestion, at(which))

test('what the authors left without an answer is accepted by the second of two supporters, in the name of its suggester', async () => {
  const { moon, suggestion } = await unanswered()
  expect(await look(dewi, suggestion)).toMatchObject({
    acceptances: 0,
    canDecide: false,
    canSupport: true,
    hasSupported: false,
  })
  expect(await support(dewi, suggestion)).toMatchObject({
    status: 200,
    body: { state: 'open', acceptances: 1, decidedAt: null },
  })
  expect(await look(dewi, suggestion)).toMatchObject({ canSupport: false, hasSupported: true })
  expect(await read(alice, moon)).toMatchObject({ revisionId: moon.revisionId })
  const { items } = await app.visitor().call(listSuggestions, { params: idOf(moon) })
  expect(items).toMatchObject([{ id: suggestion.id, acceptances: 1 }])

  expect(await support(eko, suggestion)).toMatchObject({
    status: 200,
    body: { state: 'accepted', acceptances: 2, decidedAt: app.clock.now().toISOString() },
  })
  expect(await read(alice, moon)).toMatchObject({ content: TEXT.replace('round', 'spherical') })
  const [newest] = await revisionsOf(app.visitor(), moon)
  expect(newest).toMatchObject({ editor: { id: bela.userId }, summary: 'A better word' })
  const { decided_by } = await app.db
    .selectFrom('article_suggestions')
    .select('decided_by')
    .where('id', '=', suggestion.id)
    .executeTakeFirstOrThrow()
  expect(decided_by).toBe(eko.userId)
  // The two who accepted it may repeat their call; a third person came too late.
  expect(await support(eko, suggestion)).toMatchObject({ status: 200, body: { state: 'accepted' } })
  const late = await support(await esteemed('late'), suggestion)
  expect(late).toMatchObject({
    status: 409,
    body: { message: 'This suggestion has already been decided. Reload the page to see the decision.' },
  })
  expect((await revisionsOf(alice, moon)).length).toBe(2)
})

test('one person counts once, however often they support it', async () => {
  const { suggestion } = await unanswered()
  for (let time = 0; time < 3; time++)
    expect(await support(dewi, suggestion)).toMatchObject({
      status: 200,
      body: { state: 'open', acceptances: 1 },
    })
})

test('two at the same moment accept it exactly once', async () => {
  const { moon, suggestion } = await unanswered()
  const people = [dewi, eko, await esteemed('fajar'), await esteemed('gita')]
  const answers = await Promise.all(people.map((person) => support(person, suggestion)))
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 200, 409, 409])
  expect(await look(alice, suggestion)).toMatchObject({ state: 'accepted', acceptances: 2 })
  expect((await revisionsOf(alice, moon)).length).toBe(2)
})

test('the authors have 14 days, to the millisecond', async () => {
  const { suggestion } = await unanswered(14 * DAY_MS - 1)
  expect(await look(dewi, suggestion)).toMatchObject({ canSupport: false })
  expect(await support(dewi, suggestion)).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('14 days') },
  })
  app.clock.advance(1)
  expect(await look(dewi, suggestion)).toMatchObject({ canSupport: true })
  expect((await support(dewi, suggestion)).status).toBe(200)
})

test('supporting takes Honor, and is not for the suggester or the authors', async () => {
  const { moon, suggestion } = await unanswered()
  const writer = await esteemed('writer')
  await app.db
    .insertInto('article_coauthors')
    .values({ article_id: moon.id, user_id: writer.userId })
    .execute()
  const almost = await app.signIn('almost')
  await giveHonor(almost, PRIVILEGES.supportSuggestions - 1)
  await giveHonor(bela, 5000)
  for (const [client, words] of [
    [almost, '1000 Honor'],
    [await app.signIn('nobody'), '1000 Honor'],
    [await app.signIn('mona', 'moderator'), '1000 Honor'],
    [bela, 'You suggested this edit yourself'],
    [alice, 'You’re an author of this article'],
    [writer, 'You’re an author of this article'],
  ] as const) {
    expect(await look(client, suggestion), words).toMatchObject({ canSupport: false, hasSupported: false })
    expect(await support(client, suggestion)).toMatchObject({
      status: 403,
      body: { code: 'not_allowed', message: expect.stringContaining(words) },
    })
  }
  expect((await support(app.visitor(), suggestion)).status).toBe(401)
  expect(await look(app.visitor(), suggestion)).toMatchObject({
    acceptances: 0,
    canDecide: false,
    canSupport: false,
    hasSupported: false,
  })
})

test('a supporter whose Honor fell since does not count any more', async () => {
  const { suggestion } = await unanswered()
  const fallen = await esteemed('fallen')
  await support(fallen, suggestion)
  await giveHonor(fallen, PRIVILEGES.supportSuggestions - 1)
  expect(await look(eko, suggestion)).toMatchObject({ acceptances: 0 })
  expect(await support(dewi, suggestion)).toMatchObject({ body: { state: 'open', acceptances: 1 } })
  expect((await support(fallen, suggestion)).status).toBe(403)
  expect(await support(eko, suggestion)).toMatchObject({ body: { state: 'accepted', acceptances: 2 } })
})

test('the answer says who may decide: its authors at once, moderators after 14 days, never about their own', async () => {
  const mona = await app.signIn('mona', 'moderator')
  const [{ suggestion: recent }, { suggestion: old }, { suggestion: own }] = [
    await unanswered(0),
    await unanswered(),
    await unanswered(14 * DAY_MS, mona),
  ]
  const rights = async (client: TestClient) =>
    Promise.all([recent, old, own].map(async (which) => (await look(client, which)).canDecide))
  expect(await rights(alice)).toEqual([true, true, true])
  expect(await rights(mona)).toEqual([false, true, false])
  expect(await rights(dewi)).toEqual([false, false, false])
  await alice.call(decideSuggestion, { ...at(old), body: { decision: 'decline' } })
  expect(await look(alice, old)).toMatchObject({ state: 'declined', canDecide: false })
})

test('what does not merge by itself is left to the authors and moderators, and nobody’s word is recorded', async () => {
  const { moon, suggestion } = await unanswered()
  await support(dewi, suggestion)
  const edited = await edit(alice, moon, { content: TEXT.replace('round', 'cubic') })
  const refused = await support(eko, suggestion)
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'edit_conflict', message: expect.stringContaining('same part of the article') },
  })
  expect(await look(eko, suggestion)).toMatchObject({ state: 'open', acceptances: 1, hasSupported: false })
  expect(await read(alice, moon)).toMatchObject({ revisionId: edited.revisionId })

  const other = await unanswered()
  await edit(alice, other.moon, { content: TEXT.replace('round', 'cubic') })
  expect((await support(dewi, other.suggestion)).body).toMatchObject({ code: 'edit_conflict' })
  expect(await look(dewi, other.suggestion)).toMatchObject({ acceptances: 0, hasSupported: false })
})

test('a suggestion that was declined or withdrawn, belongs elsewhere or may not be read is not found', async () => {
  const { suggestion: declined } = await unanswered()
  await alice.call(decideSuggestion, { ...at(declined), body: { decision: 'decline' } })
  expect((await support(dewi, declined)).status).toBe(404)
  const { moon, suggestion } = await unanswered()
  const elsewhere = await writeMoon(alice)
  expect((await support(dewi, { ...suggestion, articleId: elsewhere.id })).status).toBe(404)
  expect((await support(dewi, { ...suggestion, id: 999_999 })).status).toBe(404)
  await alice.call(deleteArticle, { params: idOf(moon) })
  expect((await support(dewi, suggestion)).status).toBe(404)
})

test('each refusal is in the reader’s language', async () => {
  const { suggestion } = await unanswered(0)
  const reader = await esteemed('reader')
  const said = new Set<string>()
  for (const language of LANGUAGES) {
    reader.language = language
    said.add((await support(reader, suggestion)).body.message)
  }
  expect(said.size).toBe(3)
})
