import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  getConversation,
  listMessages,
  removeMember,
  sendMessage,
  startConversation,
} from '../../contract/conversations.ts'
import { statementsOf } from '../testing/statements-of.ts'
import { settleIn } from '../testing/set-honor.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import {
  answer,
  attemptSend,
  newKey,
  send,
  start,
  startBody,
  textOf,
  thread,
  told,
  type Person,
} from './conversations-testing.ts'

let app: TestApp
let ana: Person
let budi: Person
let citra: Person
let round = 0

beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1e6 } })
})
afterAll(() => app.close())

beforeEach(async () => {
  round++
  ana = await app.signIn(`ana${round}`)
  budi = await app.signIn(`budi${round}`)
  citra = await app.signIn(`citra${round}`)
  await settleIn(app)
})

const params = (id: number) => ({ params: { id: String(id) } })

/** Two people who have accepted each other. */
async function talk(): Promise<number> {
  const { conversation } = await start(ana, budi)
  await answer(budi, conversation.id, true)
  return conversation.id
}

test('sent again with its key a message is the same one, also at the same moment', async () => {
  const id = await talk()
  const key = newKey()
  const made = await Promise.all(Array.from({ length: 5 }, () => send(ana, id, 'Once', { key })))
  expect(new Set(made.map((message) => message.id)).size).toBe(1)
  expect((await send(ana, id, 'Once', { key })).id).toBe(made[0]?.id)
  expect((await thread(budi, id)).map(textOf)).toEqual(['Hello there', 'Once'])
  expect((await budi.call(getConversation, params(id))).unread).toBe(2)
  const other = await start(ana, citra)
  expect((await attemptSend(ana, other.conversation.id, { key })).body.code).toBe('conflict')

  const body = startBody([budi, citra], 'A group')
  const groups = await Promise.all(Array.from({ length: 3 }, () => ana.call(startConversation, { body })))
  expect(new Set(groups.map(({ conversation }) => conversation.id)).size).toBe(1)
})

test('ten messages at once are each there exactly once, in the order of their ids', async () => {
  const id = await talk()
  const keys = Array.from({ length: 10 }, newKey)
  const sends = [...keys, ...keys].map((key) =>
    ana.call(sendMessage, { ...params(id), body: { key, body: `Message ${key}` } }),
  )
  const made = await Promise.all(sends)
  expect(new Set(made.map((message) => message.id)).size).toBe(10)
  const seen = (await thread(budi, id)).slice(1)
  expect(seen.map((message) => message.id)).toEqual(
    [...new Set(made.map((message) => message.id))].toSorted((a, b) => a - b),
  )
  const conversation = await budi.call(getConversation, params(id))
  expect(conversation.unread).toBe(11)
  expect(conversation.lastMessage?.id).toBe(seen.at(-1)?.id)
})

test('messages of one moment share their statements, and one that is refused takes none with it', async () => {
  const id = await talk()
  const { conversation: own } = await start(ana, citra)
  const { conversation: other } = await start(budi, citra)
  const key = newKey()
  await send(citra, own.id, 'Gladly')
  const { result, statements } = await statementsOf(() =>
    Promise.all([
      attemptSend(ana, id, { key, body: 'To budi' }),
      attemptSend(citra, own.id, { body: 'To ana' }),
      attemptSend(budi, other.id, { body: 'To citra' }),
      attemptSend(citra, id),
      attemptSend(budi, own.id, { key }),
    ]),
  )
  expect(result.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404])
  // Each by itself has four; the tests' server may hear of some of them a moment later than of others.
  expect(statements.length).toBeLessThan(5 * 4)
  expect((await thread(budi, id)).map(textOf)).toEqual(['Hello there', 'To budi'])
  expect((await thread(ana, own.id)).map(textOf)).toEqual(['Hello there', 'Gladly', 'To ana'])
  expect((await thread(citra, other.id)).map(textOf)).toEqual(['Hello there', 'To citra'])
  const waiting = (await told(ana, 'messages')).at(-1)
  expect(waiting).toMatchObject({ unread: 1 })
  expect((await told(citra, 'messages')).at(-1)).toMatchObject({ unread: 0, requests: 1 })
})

test('one key for two conversations at the same moment is one message, whatever else is sent', async () => {
  const id = await talk()
  const { conversation: other } = await start(ana, citra)
  const key = newKey()
  const answers = await Promise.all([
    attemptSend(ana, id, { key }),
    attemptSend(ana, other.id, { key }),
    attemptSend(budi, id, { body: 'Beside it' }),
  ])
  expect(
    answers
      .slice(0, 2)
      .map(({ status }) => status)
      .toSorted((one, other) => one - other),
  ).toEqual([200, 409])
  expect(answers[2]?.status).toBe(200)
  const said = [...(await thread(ana, id)), ...(await thread(ana, other.id))]
  expect(said.filter((message) => message.key === key)).toHaveLength(1)
})

test('who is not in a conversation waits for nothing in it, and holds it up for nobody', async () => {
  const id = await talk()
  const { conversation: group } = await start(ana, [budi, citra])
  await citra.call(removeMember, {
    params: { id: String(group.id), userId: String(citra.userId) },
  })
  await app.db.transaction().execute(async (trx) => {
    await sql`select lock_conversations(array[${id}, ${group.id}]::int8[])`.execute(trx)
    // A stranger, and one who has left: both would wait for the end of this transaction.
    expect((await attemptSend(citra, id)).status).toBe(404)
    expect((await attemptSend(citra, group.id)).status).toBe(404)
  })
  await send(ana, id, 'In its turn')
  expect((await thread(budi, id)).map(textOf)).toEqual(['Hello there', 'In its turn'])
})

test('a thread is read in pages, around any message', async () => {
  const id = await talk()
  await app.db
    .insertInto('messages')
    .values(
      Array.from({ length: 70 }, (_, at) => ({
        conversation_id: id,
        sender_id: ana.userId,
        key: newKey(),
        source: String(at),
        nodes: JSON.stringify([{ type: 'paragraph', children: [{ type: 'text', value: String(at) }] }]),
        renderer: 1,
        created_at: app.clock.now(),
      })),
    )
    .execute()
  const page = (query: object) => budi.call(listMessages, { ...params(id), query })
  const latest = await page({})
  expect(latest).toMatchObject({ hasEarlier: true, hasLater: false })
  expect(latest.items.map(textOf)).toEqual(Array.from({ length: 30 }, (_, at) => String(at + 40)))
  const first = latest.items[0]?.id ?? 0
  const earlier = await page({ before: String(first) })
  expect(earlier).toMatchObject({ hasEarlier: true, hasLater: true })
  expect(earlier.items.map(textOf)).toEqual(Array.from({ length: 30 }, (_, at) => String(at + 10)))
  expect((await page({ after: String(earlier.items.at(-1)?.id) })).items).toEqual(latest.items)
  const around = await page({ around: String(first) })
  expect(around.items.some((message) => message.id === first)).toBe(true)
  expect(around).toMatchObject({ hasEarlier: true, hasLater: true })
  expect(await page({ around: '1' })).toMatchObject({ hasEarlier: false, hasLater: true })
})
