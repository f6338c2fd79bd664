import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerRequest, getMessage } from '../../contract/conversations.ts'
import {
  deleteMessage,
  editMessage,
  reactToMessage,
  restoreMessage,
  searchMessages,
} from '../../contract/message-acts.ts'
import { HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import {
  ask,
  conversationFor,
  inboxOf,
  of,
  send,
  shownTo,
  start,
  startGroup,
  toldTo,
  wordsFor,
  wordsOf,
  type Somebody,
} from './change-testing.ts'

let app: TestApp
let number = 0
let [ana, budi, citra] = [] as unknown as [Somebody, Somebody, Somebody]
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())
beforeEach(async () => {
  number++
  ana = await app.signIn(`ana${number}`)
  budi = await app.signIn(`budi${number}`)
  citra = await app.signIn(`citra${number}`)
})

const edit = (client: Somebody, message: { id: number }, body: string) =>
  client.attempt(editMessage, { ...of(message), body: { body } })
const remove = (client: Somebody, message: { id: number }, whom: 'me' | 'everyone') =>
  client.attempt(deleteMessage, { ...of(message), query: { for: whom } })
const restore = (client: Somebody, message: { id: number }) => client.attempt(restoreMessage, of(message))
const react = (client: Somebody, message: { id: number }, emoji: string | null) =>
  client.attempt(reactToMessage, { ...of(message), body: { emoji } })

test('a message is edited by its sender for fifteen minutes, and is found by its new words', async () => {
  const message = await start(ana, budi, 'The **sky** is grene')
  app.clock.advance(15 * MINUTE_MS)
  const answer = await edit(ana, message, 'The sky is *turquoise*')
  expect(answer.body).toMatchObject({ id: message.id, source: 'The sky is *turquoise*', deletedAt: null })
  expect(answer.body).toMatchObject({ editedAt: app.clock.now().toISOString() })
  expect(JSON.stringify(await shownTo(budi, message))).toContain('turquoise')
  expect((await toldTo(app, budi)).at(-1)).toMatchObject({
    conversationId: message.conversationId,
    isNews: false,
  })
  const found = async (q: string) => (await budi.call(searchMessages, { query: { q } })).items.length
  expect([await found('turquoise'), await found('grene')]).toEqual([1, 0])

  app.clock.advance(1)
  const late = await edit(ana, message, 'Too late')
  expect([late.status, late.body.message]).toEqual([
    409,
    'You can edit a message for 15 minutes after sending it.',
  ])
  expect(JSON.stringify(await shownTo(budi, message))).toContain('turquoise')
})

test('nobody edits what another one wrote, nor what they cannot read, and nothing is left empty', async () => {
  const message = await start(ana, budi)
  expect((await edit(budi, message, 'Mine now')).status).toBe(403)
  expect((await edit(citra, message, 'Mine now')).status).toBe(404)
  expect((await edit(ana, { id: 999_999 }, 'Mine now')).status).toBe(404)
  expect((await edit(ana, message, ' ')).status).toBe(400)
  expect((await edit(ana, message, 'x'.repeat(4001))).status).toBe(400)
  expect(await wordsFor(budi, message)).toEqual(['Hello there'])
})

test('a message deleted for everyone says so within an hour, and nothing of it is left to read', async () => {
  const message = await start(ana, budi, 'A secret word')
  const answer = await send(budi, message, 'Really?', { replyToId: message.id })
  expect(answer.replyTo).toMatchObject({ text: 'A secret word' })
  const second = await send(ana, message, 'Another secret')
  expect((await conversationFor(budi, message)).unread).toBe(1)
  app.clock.advance(15 * MINUTE_MS)
  for (const one of [message, second]) expect((await remove(ana, one, 'everyone')).status).toBe(200)
  for (const client of [ana, budi]) {
    const shown = await shownTo(client, message)
    expect(shown.map(wordsOf)).toEqual(['', 'Really?', ''])
    expect(JSON.stringify(shown)).not.toContain('ecret')
    expect(shown[1]?.replyTo).toMatchObject({ id: message.id, text: '' })
    expect(shown[0]).toMatchObject({ source: null, body: [], reactions: [] })
    const [conversation] = await inboxOf(client)
    expect(conversation?.lastMessage).toMatchObject({ id: second.id, text: '', isDeleted: true })
    expect((await client.call(searchMessages, { query: { q: 'secret' } })).items).toEqual([])
  }
  expect((await conversationFor(budi, message)).unread).toBe(0)
  expect((await toldTo(app, budi)).at(-1)).toMatchObject({ unread: 0, isNews: false })
  expect((await edit(ana, message, 'Back')).status).toBe(409)
  expect((await react(budi, message, '👍')).status).toBe(409)
})

test('after an hour, and for others, there is only deleting for oneself', async () => {
  const message = await start(ana, budi)
  expect((await remove(budi, message, 'everyone')).status).toBe(403)
  expect((await remove(citra, message, 'everyone')).status).toBe(404)
  expect((await remove(citra, message, 'me')).status).toBe(404)
  app.clock.advance(HOUR_MS + 1)
  const late = await remove(ana, message, 'everyone')
  expect([late.status, late.body.message]).toEqual([
    409,
    'You can delete a message for everyone for 60 minutes after sending it. You can still delete it for yourself.',
  ])
  expect((await remove(ana, message, 'me')).status).toBe(200)
  expect(await wordsFor(ana, message)).toEqual([])
  expect(await wordsFor(budi, message)).toEqual(['Hello there'])
})

test('what was deleted for everyone comes back within a minute, and is unread again', async () => {
  const message = await start(ana, budi)
  const late = await send(ana, message, 'And then?')
  expect((await conversationFor(budi, message)).unread).toBe(2)
  await remove(ana, message, 'everyone')
  expect((await conversationFor(budi, message)).unread).toBe(1)
  expect((await restore(budi, message)).status).toBe(403)
  expect((await restore(citra, message)).status).toBe(404)
  app.clock.advance(MINUTE_MS)
  expect((await restore(ana, message)).body).toMatchObject({ id: message.id, deletedAt: null })
  // Once more changes nothing.
  expect((await restore(ana, message)).status).toBe(200)
  expect((await conversationFor(budi, message)).unread).toBe(2)
  expect(await wordsFor(budi, message)).toEqual(['Hello there', 'And then?'])

  await remove(ana, late, 'everyone')
  app.clock.advance(MINUTE_MS + 1)
  const refused = await restore(ana, late)
  expect([refused.status, refused.body.message]).toEqual([409, 'It’s too late to restore this message.'])
})

test('what one deletes for oneself is gone for them alone, from the list too, and comes back whenever they want', async () => {
  const message = await start(ana, budi, 'First')
  const last = await send(ana, message, 'Last')
  await remove(budi, last, 'me')
  const previewOf = async (client: Somebody) => (await inboxOf(client))[0]?.lastMessage?.text
  expect(await wordsFor(budi, message)).toEqual(['First'])
  expect([await previewOf(budi), await previewOf(ana)]).toEqual(['First', 'Last'])
  expect((await conversationFor(budi, message)).unread).toBe(1)
  expect((await budi.attempt(getMessage, of(last))).status).toBe(404)
  expect((await budi.call(searchMessages, { query: { q: 'Last' } })).items).toEqual([])
  expect((await ana.call(searchMessages, { query: { q: 'Last' } })).items).toHaveLength(1)
  await remove(budi, message, 'me')
  // Nothing is left to show.
  expect(await inboxOf(budi)).toEqual([])

  app.clock.advance(3 * HOUR_MS)
  for (const one of [message, last]) expect((await restore(budi, one)).status).toBe(200)
  expect(await wordsFor(budi, message)).toEqual(['First', 'Last'])
  expect(await previewOf(budi)).toBe('Last')
  expect((await conversationFor(budi, message)).unread).toBe(2)
})

test('a reaction is set, replaced and taken away, and everybody in the group is told', async () => {
  const message = await startGroup(ana, [budi, citra])
  expect((await react(budi, message, '👍')).body.reactions).toEqual([{ emoji: '👍', count: 1, isMine: true }])
  await react(citra, message, '👍')
  app.clock.advance(1000)
  expect((await react(budi, message, '❤️')).body.reactions).toEqual([
    { emoji: '👍', count: 1, isMine: false },
    { emoji: '❤️', count: 1, isMine: true },
  ])
  for (const client of [ana, citra])
    expect((await toldTo(app, client)).at(-1)).toMatchObject({
      conversationId: message.conversationId,
      isNews: false,
    })
  const before = (await toldTo(app, ana)).length
  await react(budi, message, '❤️')
  expect(await toldTo(app, ana)).toHaveLength(before)
  expect((await react(budi, message, null)).body.reactions).toEqual([
    { emoji: '👍', count: 1, isMine: false },
  ])
  expect((await react(budi, message, '🦖')).status).toBe(400)
  const outsider = await app.signIn(`dewi${number}`)
  expect((await react(outsider, message, '👍')).status).toBe(404)
})

test('in a request there are no reactions, from either side, until it is accepted', async () => {
  const message = await ask(ana, budi)
  for (const client of [ana, budi]) {
    const refused = await react(client, message, '👍')
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'You can react once the message request has been accepted.',
    ])
  }
  await budi.call(answerRequest, { ...of({ id: message.conversationId }), body: { accept: true } })
  expect((await react(budi, message, '👍')).status).toBe(200)
})

test('what the conversation says itself is neither edited nor reacted to', async () => {
  const message = await startGroup(ana, [budi, citra])
  const note = (await shownTo(ana, message)).find(({ kind }) => kind !== 'text')
  expect(note).toBeDefined()
  for (const attempt of [edit(ana, note ?? message, 'x'), react(ana, note ?? message, '👍')])
    expect((await attempt).status).toBe(409)
  expect((await remove(ana, note ?? message, 'everyone')).status).toBe(409)
})
