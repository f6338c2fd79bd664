import { afterAll, beforeAll, expect, test } from 'vitest'
import { setCommentsOpen } from '../../contract/comments.ts'
import { listDeletedQuestions } from '../../contract/question-lists.ts'
import * as contract from '../../contract/questions.ts'
import { blockUser } from '../../contract/blocks.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { answer, ask, at } from './questions-testing.ts'
import { removeByStaff } from '../testing/remove-by-staff.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

test('a question is asked with a title, and read by everybody', async () => {
  const alice = await app.signIn('alice')
  const made = await ask(alice, { content: 'It is full of **stars**.', tags: ['sky', 'night'] })
  const read = await app.visitor().call(contract.getQuestion, { params: at(made) })
  expect(read).toEqual(made)
  expect(read).toMatchObject({
    title: 'Why is the night sky dark?',
    excerpt: 'It is full of stars.',
    category: 'astronomy',
    language: 'en',
    tags: ['sky', 'night'],
    status: 'open',
    state: 'published',
    score: 0,
    answers: 0,
    hasAccepted: false,
    acceptedId: null,
    duplicateOf: null,
    closeReason: null,
    editedAt: null,
    author: { id: alice.userId, alias: 'alice-1000' },
  })
})

test('“Apa itu DNA?” is a question, and needs no more than that', async () => {
  const made = await ask(await app.signIn('alice'), {
    title: 'Apa itu DNA?',
    language: 'id',
    category: 'science',
  })
  expect(made).toMatchObject({ title: 'Apa itu DNA?', content: '', nodes: [], excerpt: '' })
})

test('what is not a question is refused by its field', async () => {
  const alice = await app.signIn('alice')
  const good = { title: 'Why is the night sky dark?', category: 'astronomy', language: 'en' }
  const bad: [object, string][] = [
    [{ title: 'Too few' }, 'title'],
    [{ title: 'x'.repeat(151) }, 'title'],
    [{ category: 'cooking' }, 'category'],
    [{ language: 'fr' }, 'language'],
    [{ content: 'x'.repeat(20_001) }, 'content'],
    [{ tags: ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'] }, 'tags'],
    [{ tags: ['same', 'same'] }, 'tags'],
  ]
  for (const [change, field] of bad) {
    const refused = await alice.attempt(contract.createQuestion, { body: { ...good, ...change } })
    expect(refused, field).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys(refused.body.fields)[0]).toMatch(new RegExp(`^${field}`))
  }
  expect((await app.visitor().attempt(contract.createQuestion, { body: good })).status).toBe(401)
})

test('an edit is silent at first, and later leaves what was said before', async () => {
  const alice = await app.signIn('alice')
  const made = await ask(alice, { content: 'First words.' })
  const change = (body: object) => alice.attempt(contract.updateQuestion, { params: at(made), body })
  expect((await change({ content: 'Second words.' })).body).toMatchObject({
    content: 'Second words.',
    editedAt: null,
  })
  app.clock.advance(6 * MINUTE_MS)
  const edited = (await change({ title: 'Why is it dark at night?', content: 'Third words.' })).body
  expect(edited).toMatchObject({ title: 'Why is it dark at night?', excerpt: 'Third words.' })
  expect(edited.editedAt).toBe(app.clock.now().toISOString())
  // Another category or other tags are no other words.
  expect((await change({ tags: ['sky'], category: 'science' })).body).toMatchObject({ tags: ['sky'] })
  const { items } = await app.visitor().call(contract.listQuestionVersions, { params: at(made) })
  expect(items).toMatchObject([{ title: 'Why is the night sky dark?', content: 'Second words.' }])
  expect(items[0]?.nodes).toHaveLength(1)
  expect((await change({})).status).toBe(400)
})

test('only its author edits it; moderators may only mark it as adult', async () => {
  const made = await ask(await app.signIn('alice'))
  const bela = await app.signIn('bela')
  const mod = await app.signIn('mod', 'moderator')
  const body = { title: 'Something else entirely?' }
  for (const client of [bela, mod])
    expect((await client.attempt(contract.updateQuestion, { params: at(made), body })).status).toBe(403)
  const marked = await mod.call(contract.updateQuestion, { params: at(made), body: { isNsfw: true } })
  expect(marked.isNsfw).toBe(true)
  const alice = await app.signIn('alice')
  const unmark = await alice.attempt(contract.updateQuestion, { params: at(made), body: { isNsfw: false } })
  expect(unmark.status).toBe(403)
})

test('an adult question asks for consent, is in no list, and is nothing to people under age', async () => {
  const alice = await app.signIn('alice')
  const made = await ask(alice, { isNsfw: true, title: 'What is a very adult question?' })
  expect(await alice.call(contract.getQuestion, { params: at(made) })).toMatchObject({ isNsfw: true })
  for (const client of [app.visitor(), await app.signIn('bela')]) {
    const refused = await client.attempt(contract.getQuestion, { params: at(made) })
    expect(refused).toMatchObject({ status: 403, body: { code: 'consent_required' } })
    const { items } = await client.call(contract.listQuestions)
    expect(items.map(({ id }) => id)).not.toContain(made.id)
  }
  const young = await app.signIn('young')
  await app.db
    .updateTable('users')
    .set({ birth_year: app.clock.now().getFullYear() - 12 })
    .where('id', '=', young.userId)
    .execute()
  expect((await young.attempt(contract.getQuestion, { params: at(made) })).status).toBe(404)
  const body = { title: 'May I ask this one?', category: 'health', language: 'en', isNsfw: true }
  const refused = await young.attempt(contract.createQuestion, { body })
  expect(refused).toMatchObject({ status: 403, body: { code: 'under_age' } })
})

test('its author deletes it and brings it back; others find nothing meanwhile', async () => {
  const alice = await app.signIn('alice')
  const made = await ask(alice)
  const { restorableUntil } = await alice.call(contract.deleteQuestion, { params: at(made) })
  expect(new Date(restorableUntil).getTime()).toBe(app.clock.now().getTime() + 30 * DAY_MS)
  expect(await alice.call(contract.getQuestion, { params: at(made) })).toMatchObject({ state: 'deleted' })
  expect((await app.visitor().attempt(contract.getQuestion, { params: at(made) })).status).toBe(404)
  const bela = await app.signIn('bela')
  expect((await bela.attempt(contract.restoreQuestion, { params: at(made) })).status).toBe(404)
  const trashOf = async (person: typeof alice) => (await person.call(listDeletedQuestions)).items
  expect(await trashOf(alice)).toMatchObject([{ id: made.id, title: made.title, state: 'deleted' }])
  expect(await trashOf(bela)).toEqual([])
  expect(await alice.call(contract.restoreQuestion, { params: at(made) })).toMatchObject({
    state: 'published',
  })
  const { items } = await app.visitor().call(contract.listQuestions, { query: { limit: '50' } })
  expect(items.map(({ id }) => id)).toContain(made.id)
  await alice.call(contract.deleteQuestion, { params: at(made) })
  app.clock.advance(31 * DAY_MS)
  const late = await (await app.signIn('alice')).attempt(contract.restoreQuestion, { params: at(made) })
  expect(late.status).toBe(404)
})

test('what a moderator removes is gone for its author too', async () => {
  const alice = await app.signIn('alice')
  const made = await ask(alice)
  await removeByStaff(await app.signIn('mod', 'moderator'), 'question', made.id)
  expect((await alice.attempt(contract.getQuestion, { params: at(made) })).status).toBe(404)
  expect((await alice.attempt(contract.restoreQuestion, { params: at(made) })).status).toBe(404)
})

test('people who have blocked each other do not meet, in lists, questions and answers', async () => {
  const alice = await app.signIn('alice')
  const dewi = await app.signIn('dewi')
  const eka = await app.signIn('eka')
  const made = await ask(dewi, { title: 'Is anybody blocked here?' })
  const other = await ask(eka, { title: 'Is anybody else blocked here?' })
  const theirs = await answer(dewi, other)
  await alice.call(blockUser, { params: { id: String(dewi.userId) } })
  expect((await alice.attempt(contract.getQuestion, { params: at(made) })).status).toBe(404)
  const { items } = await alice.call(contract.listQuestions, { query: { limit: '50' } })
  expect(items.map(({ id }) => id)).toContain(other.id)
  expect(items.map(({ id }) => id)).not.toContain(made.id)
  const { listAnswers, getAnswer } = await import('../../contract/answers.ts')
  expect((await alice.call(listAnswers, { params: at(other) })).items).toEqual([])
  expect((await alice.attempt(getAnswer, { params: at(theirs) })).status).toBe(404)
})

test('ten questions a day, three on the first', async () => {
  const strict = await testApp()
  try {
    const alice = await strict.signIn('alice')
    for (let count = 0; count < 3; count++) await ask(alice)
    const body = { title: 'And a fourth question?', category: 'science', language: 'en' }
    expect((await alice.attempt(contract.createQuestion, { body })).status).toBe(429)
    strict.clock.advance(2 * DAY_MS)
    const later = await strict.signIn('alice')
    for (let count = 0; count < 10; count++) await ask(later)
    expect((await later.attempt(contract.createQuestion, { body })).status).toBe(429)
  } finally {
    await strict.close()
  }
})

test('every edit counts against the limit of an hour, and one that changes nothing does nothing', async () => {
  const strict = await testApp()
  try {
    const alice = await strict.signIn('alice')
    const made = await ask(alice, { tags: ['sky'] })
    await strict.settle()
    const change = (body: object) => alice.attempt(contract.updateQuestion, { params: at(made), body })
    const same = { title: made.title, category: 'astronomy', language: 'en', tags: ['sky'], isNsfw: false }
    expect((await change(same)).body).toEqual(made)
    expect(await strict.db.selectFrom('follow_ups').select('kind').execute()).toEqual([])
    for (let count = 1; count < 120; count++)
      expect((await change({ tags: [`tag-${count}`] })).status).toBe(200)
    expect((await change({ tags: ['one-more'] })).status).toBe(429)
  } finally {
    await strict.close()
  }
})

test('the viewer’s own marks say what they may do', async () => {
  const alice = await app.signIn('alice')
  const made = await ask(alice)
  const mine = await alice.call(contract.getQuestionMine, { params: at(made) })
  expect(mine).toEqual({
    bookmarked: false,
    canEdit: true,
    canDelete: true,
    canAccept: true,
    canRetag: false,
    canClose: false,
    canVoteDown: false,
    hasVotedToClose: false,
    vote: 0,
    canChangeVote: false,
    answerId: null,
    votes: [],
  })
  await alice.call(setCommentsOpen, {
    body: { objectType: 'question', objectId: made.id, isOpen: false },
  })
  expect((await app.visitor().attempt(contract.getQuestionMine, { params: at(made) })).status).toBe(401)
})
