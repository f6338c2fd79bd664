import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockUser } from '../../contract/blocks.ts'
import {
  addMembers,
  getConversation,
  listMessages,
  removeMember,
  startConversation,
  updateConversation,
} from '../../contract/conversations.ts'
import { listNotifications } from '../../contract/notifications.ts'
import { PLAN_LIMITS } from '../../contract/plan-limits.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { settleIn } from '../testing/set-honor.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import {
  answer,
  attemptSend,
  box,
  follow,
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
let dewi: Person
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
  dewi = await app.signIn(`dewi${round}`)
  await settleIn(app)
})

const params = (id: number) => ({ params: { id: String(id) } })
const kinds = async (person: Person, id: number) => (await thread(person, id)).map(({ kind }) => kind)

/** Ana, the admin, with Budi and Citra, who follow her. */
async function gather(): Promise<number> {
  for (const person of [budi, citra]) await follow(person, ana)
  return (await start(ana, [budi, citra], 'Shall we?', { title: 'Readers' })).conversation.id
}

test('several people are a group; who does not follow its maker is asked', async () => {
  await follow(budi, ana)
  const { conversation, message } = await start(ana, [budi, citra], 'Shall we?', { title: 'Readers' })
  expect(conversation).toMatchObject({
    kind: 'group',
    title: 'Readers',
    person: null,
    role: 'admin',
    memberCount: 3,
  })
  expect(conversation.members.map(({ person, role, isRequest }) => [person.id, role, isRequest])).toEqual([
    [ana.userId, 'admin', false],
    [budi.userId, 'member', false],
    [citra.userId, 'member', true],
  ])
  expect(conversation.lastMessage?.id).toBe(message.id)
  const { id } = conversation
  expect([await box(budi), await box(citra), await box(citra, 'requests')]).toEqual([[id], [], [id]])
  expect(await kinds(budi, id)).toEqual(['created', 'text'])
  await app.settle()
  expect((await citra.call(listNotifications, { query: {} })).items).toHaveLength(1)
  // Two groups of the same people are two.
  expect((await start(ana, [budi, citra])).conversation.id).not.toBe(id)
})

test('everybody in it hears what is said, and nobody else', async () => {
  const id = await gather()
  await send(budi, id, 'Gladly')
  expect((await thread(citra, id)).map(textOf)).toEqual(['Readers', 'Shall we?', 'Gladly'])
  expect((await told(citra, 'messages')).at(-1)).toMatchObject({
    conversationId: id,
    isNews: true,
    unread: 1,
  })
  expect(await told(dewi, 'messages')).toEqual([])
  expect((await attemptSend(dewi, id)).status).toBe(404)
  const page = await dewi.attempt(listMessages, { params: { id } })
  expect(page.status).toBe(404)
})

test('who is added sees what is said from then on; who deletes the request is left alone', async () => {
  const id = await gather()
  const add = (person: Person) => ana.call(addMembers, { ...params(id), body: { userIds: [person.userId] } })
  expect(await add(dewi)).toMatchObject({ memberCount: 4 })
  expect(await box(dewi, 'requests')).toEqual([id])
  expect(await kinds(dewi, id)).toEqual(['joined'])
  await answer(dewi, id, false)
  expect((await dewi.attempt(getConversation, { params: { id } })).status).toBe(404)
  expect(await add(dewi)).toMatchObject({ memberCount: 3 })
  expect(await box(dewi, 'requests')).toEqual([])
  await send(ana, id)
  expect(await box(dewi, 'requests')).toEqual([])
})

test('only the admin renames, adds and removes', async () => {
  const id = await gather()
  const rename = (person: Person) =>
    person.attempt(updateConversation, { params: { id }, body: { title: 'Writers' } })
  const add = (person: Person) =>
    person.attempt(addMembers, { params: { id }, body: { userIds: [dewi.userId] } })
  const remove = (person: Person, who: Person) =>
    person.attempt(removeMember, { params: { id, userId: who.userId } })
  for (const answer of [await rename(budi), await add(budi), await remove(budi, citra)])
    expect(answer.body.code).toBe('not_allowed')
  expect((await rename(ana)).body).toMatchObject({ title: 'Writers' })
  expect((await thread(budi, id)).at(-1)).toMatchObject({ kind: 'renamed' })
  expect((await remove(ana, citra)).status).toBe(200)
  expect((await thread(budi, id)).at(-1)).toMatchObject({ kind: 'removed', about: { id: citra.userId } })
  expect(await box(citra)).toEqual([])
  expect((await attemptSend(citra, id)).status).toBe(404)
  expect((await remove(ana, citra)).status).toBe(404)
  expect((await remove(dewi, budi)).status).toBe(404)
})

test('when the admin leaves, the longest-serving takes over; nobody left, nothing kept', async () => {
  const id = await gather()
  const leave = (person: Person) =>
    person.call(removeMember, { params: { id: String(id), userId: String(person.userId) } })
  await leave(ana)
  expect(await box(ana)).toEqual([])
  expect(await kinds(budi, id)).toEqual(['created', 'text', 'left'])
  expect(await budi.call(getConversation, params(id))).toMatchObject({ role: 'admin', memberCount: 2 })
  await leave(budi)
  await leave(citra)
  await app.settle()
  expect(await app.db.selectFrom('conversations').select('id').where('id', '=', id).execute()).toEqual([])
})

test('in a group blocked people do not hear each other', async () => {
  const id = await gather()
  await budi.call(blockUser, params(citra.userId))
  const before = (await told(budi, 'messages')).length
  await send(citra, id, 'Can you hear me?')
  expect((await thread(budi, id)).map(textOf)).toEqual(['Readers', 'Shall we?'])
  expect((await told(budi, 'messages')).length).toBe(before)
  expect((await thread(ana, id)).map(textOf)).toContain('Can you hear me?')
  const seen = await budi.call(getConversation, params(id))
  expect(seen.members.map(({ person }) => person.id)).toEqual([ana.userId, budi.userId])
  expect(seen.lastMessage).toMatchObject({ text: 'Shall we?' })
})

test('a group is not made with somebody who can’t be met, or takes no messages', async () => {
  await budi.call(blockUser, params(ana.userId))
  expect((await ana.attempt(startConversation, { body: startBody([budi, citra]) })).status).toBe(404)
  await app.db.insertInto('message_settings').values({ user_id: citra.userId, who_may: 'nobody' }).execute()
  const refused = await ana.attempt(startConversation, { body: startBody([citra, dewi]) })
  expect(refused.body).toMatchObject({ code: 'not_allowed', message: expect.stringContaining('citra') })
  expect(await box(ana)).toEqual([])
})

test('a group has as many people as the plan of who started it allows', async () => {
  const id = await gather()
  const [free, topaz] = [PLAN_LIMITS.free.groupMembers, PLAN_LIMITS.topaz.groupMembers]
  const many: Person[] = []
  for (let at = 0; at < topaz - 2; at++) many.push(await app.signIn(`many${round}x${at}`))
  const add = (people: Person[]) =>
    ana.attempt(addMembers, { params: { id }, body: { userIds: people.map(({ userId }) => userId) } })
  const refused = await add(many.slice(0, free - 2))
  expect(refused).toMatchObject({
    status: 403,
    body: { code: 'plan_required', message: expect.stringMatching(/limit of 20 people .* Topaz .* 30/) },
  })
  expect((await add(many.slice(1, free - 2))).body).toMatchObject({ memberCount: free, memberMax: free })
  expect((await add(many)).body.code).toBe('plan_required')
  const tooMany = { body: startBody(many.slice(0, free)) }
  expect((await ana.attempt(startConversation, tooMany)).body.code).toBe('plan_required')

  await app.db
    .insertInto('subscriptions')
    .values({
      user_id: ana.userId,
      plan: 'topaz',
      status: 'active',
      provider: 'manual',
      current_period_end: addMs(app.clock.now(), DAY_MS),
    })
    .execute()
  // Who is in it sees the limit of who started it, not of their own plan.
  expect(await budi.call(getConversation, params(id))).toMatchObject({ memberMax: topaz })
  expect((await ana.attempt(startConversation, tooMany)).status).toBe(200)
  expect((await add(many)).body).toMatchObject({ code: 'plan_required' })
  expect((await add(many.slice(1))).body).toMatchObject({ memberCount: topaz })
})
