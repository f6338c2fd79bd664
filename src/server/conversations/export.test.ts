import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clearConversation, getConversation, removeMember } from '../../contract/conversations.ts'
import { deleteMessage, reactToMessage, restoreMessage } from '../../contract/message-acts.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import {
  conversationFor,
  inboxOf,
  of,
  send,
  shownTo,
  start,
  startGroup,
  wordsFor,
  type Somebody,
} from './change-testing.ts'
import { exportMessages, type ExportedMessage } from './export-queries.ts'

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

async function exported({ userId }: Somebody): Promise<ExportedMessage[]> {
  const list: ExportedMessage[] = []
  for await (const message of exportMessages(app.db, userId)) list.push(message)
  return list
}
const erasePerson = ({ userId }: Somebody) => app.db.deleteFrom('users').where('id', '=', userId).execute()
const everyone = { query: { for: 'everyone' } } as const

test('people take along what they sent and were sent, with the names as shown, and nothing of others', async () => {
  const first = await start(ana, budi, 'Dear **Budi**')
  await send(budi, first, 'Dear Ana', { replyToId: first.id })
  await start(ana, citra, 'Only for Citra')
  const group = await startGroup(citra, [ana, budi], 'Hello all')
  const list = await exported(budi)
  expect(list.map(({ conversation, from, text, isMine }) => [conversation, from, text, isMine])).toEqual([
    [`ana${number} Tester`, `ana${number} Tester`, 'Dear **Budi**', false],
    [`ana${number} Tester`, `budi${number} Tester`, 'Dear Ana', true],
    ['Readers', `citra${number} Tester`, 'Hello all', false],
  ])
  expect(list[1]).toMatchObject({ replyToId: first.id, conversationId: first.conversationId, pictures: [] })
  expect(list[2]?.conversationId).toBe(group.conversationId)
})

test('what they deleted, cleared or were shown no more is left out; what they said in a group that they left is theirs', async () => {
  const first = await start(ana, budi, 'Cleared')
  await budi.call(clearConversation, of({ id: first.conversationId }))
  const hidden = await send(ana, first, 'Hidden')
  await budi.call(deleteMessage, { ...of(hidden), query: { for: 'me' } })
  const removed = await send(ana, first, 'Removed')
  await ana.call(deleteMessage, { ...of(removed), ...everyone })
  await send(ana, first, 'Kept')
  const group = await startGroup(ana, [budi, citra], 'Not mine')
  await send(budi, group, 'Mine')
  const params = { id: String(group.conversationId), userId: String(budi.userId) }
  await budi.call(removeMember, { params })
  expect((await exported(budi)).map(({ text }) => text)).toEqual(['Kept', 'Mine'])
})

test('an export of more than one part has everything once, in order', async () => {
  const first = await start(ana, budi, 'The first')
  await sql`
    insert into messages (conversation_id, sender_id, key, source, nodes, renderer, created_at)
    select ${first.conversationId}::int8, ${ana.userId}::int8, 'exported-' || n, 'Line ' || n, '[]', 1, now()
    from generate_series(1, 1200) n`.execute(app.db)
  const list = await exported(budi)
  expect(list).toHaveLength(1201)
  expect(new Set(list.map(({ messageId }) => messageId)).size).toBe(1201)
  expect(list.at(-1)?.text).toBe('Line 1200')
})

test('when somebody is erased, what they said stays with the others, by nobody', async () => {
  const first = await start(ana, budi, 'I am leaving')
  const answer = await send(budi, first, 'Why?', { replyToId: first.id })
  const group = await startGroup(ana, [budi, citra], 'Goodbye all')
  await ana.call(reactToMessage, { ...of(answer), body: { emoji: '😢' } })
  await erasePerson(ana)
  const shown = await shownTo(budi, first)
  expect(shown).toMatchObject([
    { senderId: null, sender: null, key: null },
    { senderId: budi.userId, reactions: [], replyTo: { senderId: null, sender: null, text: 'I am leaving' } },
  ])
  expect(await conversationFor(budi, first)).toMatchObject({ kind: 'direct', person: null, canSend: false })
  expect((await inboxOf(budi)).map(({ id }) => id)).toContain(first.conversationId)
  expect((await wordsFor(citra, group)).includes('Goodbye all')).toBe(true)
  expect((await exported(budi)).find(({ text }) => text === 'I am leaving')).toMatchObject({
    from: null,
    conversation: null,
  })
  // Somebody else who comes later is another person.
  const [again] = await inboxOf(citra)
  expect(again?.members.some(({ person }) => person.alias.startsWith(`ana${number}`))).toBe(false)
})

test('the purge erases the words of what was deleted for everyone, once it cannot come back', async () => {
  const first = await start(ana, budi, 'Secret one')
  await send(budi, first, 'About that', { replyToId: first.id })
  await budi.call(reactToMessage, { ...of(first), body: { emoji: '👍' } })
  await ana.call(deleteMessage, { ...of(first), ...everyone })
  const stored = () =>
    sql<{ text: string }>`
      select concat(m.source, m.nodes, s.words, (select count(*) from message_reactions r where r.message_id = m.id))
        as text from messages m left join message_search s on s.message_id = m.id where m.id = ${first.id}`.execute(
      app.db,
    )
  await app.purge()
  expect((await ana.attempt(restoreMessage, of(first))).status).toBe(200)
  await ana.call(deleteMessage, { ...of(first), ...everyone })
  app.clock.advance(MINUTE_MS + 1)
  await app.purge()
  expect((await stored()).rows).toEqual([{ text: '[]0' }])
  expect((await ana.attempt(restoreMessage, of(first))).status).toBe(409)
  const [shown, answer] = await shownTo(budi, first)
  expect(shown).toMatchObject({ body: [], deletedAt: expect.any(String) })
  expect(answer?.replyTo).toMatchObject({ id: first.id, text: '' })
})

test('a conversation that nobody is in any more is erased, and no other', async () => {
  const first = await start(ana, budi)
  const other = await start(citra, budi)
  const group = await startGroup(ana, [budi, citra])
  await erasePerson(ana)
  await app.purge()
  expect((await budi.attempt(getConversation, of({ id: first.conversationId }))).status).toBe(200)
  await erasePerson(budi)
  const params = { id: String(group.conversationId), userId: String(citra.userId) }
  await citra.call(removeMember, { params })
  await app.purge()
  await app.settle()
  const left = await app.db
    .selectFrom('conversations')
    .select('id')
    .where('id', 'in', [first.conversationId, other.conversationId, group.conversationId])
    .execute()
  expect(left).toEqual([{ id: other.conversationId }])
  const messages = await app.db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', 'in', [first.conversationId, group.conversationId])
    .execute()
  expect(messages).toEqual([])
})

test('trees of an older renderer are drawn anew', async () => {
  const message = await start(ana, budi, 'Some **bold** words')
  await app.db
    .updateTable('messages')
    .set({ renderer: 0, nodes: '[]' })
    .where('id', '=', message.id)
    .execute()
  await app.redraw()
  const [shown] = await shownTo(budi, message)
  expect(shown?.body).toEqual(message.body)
})
