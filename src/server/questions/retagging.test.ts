import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser } from '../../contract/blocks.ts'
import { listNotifications } from '../../contract/notifications.ts'
import * as contract from '../../contract/questions.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { ask, at, signInWith } from './questions-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const change = (client: TestClient, question: { id: number }, body: object) =>
  client.attempt(contract.updateQuestion, { params: at(question), body })
const retag = (client: TestClient, question: { id: number }, tags: string[]) =>
  change(client, question, { tags })
const mayRetag = async (client: TestClient, question: { id: number }) =>
  (await client.call(contract.getQuestionMine, { params: at(question) })).canRetag

test('with 200 Honor one changes the tags of somebody else’s question, and its history says who', async () => {
  const alice = await app.signIn('alice')
  const question = await ask(alice, { tags: ['sky', 'night'] })
  const almost = await signInWith(app, 'almost', 199)
  expect(await mayRetag(almost, question)).toBe(false)
  const refused = await retag(almost, question, ['stars'])
  expect(refused).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
  expect(refused.body.message).toMatch(/once you have 200 Honor/)

  const voice = await signInWith(app, 'voice', 200)
  expect(await mayRetag(voice, question)).toBe(true)
  expect((await retag(voice, question, ['stars', 'night'])).body).toMatchObject({
    tags: ['stars', 'night'],
    isRetagged: true,
    // No word of it is another.
    editedAt: null,
    updatedAt: question.updatedAt,
  })
  const { items } = await app.visitor().call(contract.listQuestions, { query: { tag: 'stars' } })
  expect(items.map(({ id }) => id)).toEqual([question.id])
  const history = await app.visitor().call(contract.listQuestionVersions, { params: at(question) })
  expect(history).toMatchObject({
    items: [],
    retags: [{ editor: { id: voice.userId }, before: ['sky', 'night'], after: ['stars', 'night'] }],
  })
  // The same again is no change, and the author's own are not among them.
  await retag(voice, question, ['stars', 'night'])
  await retag(alice, question, ['stars'])
  const later = await app.visitor().call(contract.listQuestionVersions, { params: at(question) })
  expect(later.retags).toEqual(history.retags)
})

test('nothing but the tags: neither words nor category, nor the mark of adult content', async () => {
  const question = await ask(await app.signIn('alice'))
  const voice = await signInWith(app, 'voice', 2500)
  for (const more of [{ title: 'Something else entirely?' }, { category: 'science' }, { isNsfw: true }])
    expect((await change(voice, question, { tags: ['stars'], ...more })).status).toBe(403)
  const mod = await app.signIn('mod', 'moderator')
  expect((await change(mod, question, { tags: ['stars'], content: 'Words.' })).status).toBe(403)
  expect((await change(mod, question, { tags: ['stars'], isNsfw: true })).body).toMatchObject({
    tags: ['stars'],
    isNsfw: true,
  })
})

test('one’s own question is edited, a locked one and one of whom one does not meet stay as they are', async () => {
  const [alice, voice] = [await app.signIn('alice'), await signInWith(app, 'voice', 200)]
  const own = await ask(voice)
  expect(await mayRetag(voice, own)).toBe(false)
  expect((await retag(voice, own, ['mine'])).body).toMatchObject({ tags: ['mine'], isRetagged: false })

  const locked = await ask(alice)
  const mod = await app.signIn('mod', 'moderator')
  await mod.call(contract.lockQuestion, { params: at(locked), body: { isLocked: true } })
  expect(await mayRetag(voice, locked)).toBe(false)
  expect((await retag(voice, locked, ['stars'])).status).toBe(409)

  const deleted = await ask(alice)
  await alice.call(contract.deleteQuestion, { params: at(deleted) })
  expect((await retag(voice, deleted, ['stars'])).status).toBe(404)
  expect((await retag(alice, deleted, ['stars'])).status).toBe(403)

  const [dewi, closed] = [await app.signIn('dewi'), await ask(alice)]
  await retag(voice, closed, ['stars'])
  await dewi.call(blockUser, { params: { id: String(voice.userId) } })
  // Whoever has blocked somebody does not read their name, and they leave each other's questions alone.
  const { retags } = await dewi.call(contract.listQuestionVersions, { params: at(closed) })
  expect(retags).toMatchObject([{ editor: null, after: ['stars'] }])
  expect((await retag(voice, await ask(dewi), ['stars'])).status).toBe(404)
})

test('who asked is told who changed the tags, each time', async () => {
  const [asker, voice] = [await app.signIn('retagged'), await signInWith(app, 'voice', 200)]
  const question = await ask(asker)
  const told = async () => {
    await app.settle()
    const { items, unread } = await asker.call(listNotifications)
    return { unread, sentences: items.map(({ sentence }) => sentence.map(({ text }) => text).join('')) }
  }
  await retag(voice, question, ['stars'])
  const said = 'voice Tester changed the tags of your question “Why is the night sky dark?”'
  expect(await told()).toEqual({ unread: 1, sentences: [said] })
  app.clock.advance(1000)
  await retag(asker, question, ['sky'])
  expect(await told()).toEqual({ unread: 1, sentences: [said] })
})
