import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser, unblockUser } from '../../contract/blocks.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { createMute, deleteMute, listMutes, muteUser, unmuteUser } from '../../contract/mutes.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import type { TestWriter } from '../testing/write-post.ts'

let app: TestApp
let alice: TestWriter, bela: TestWriter
beforeAll(async () => {
  app = await testApp()
  alice = await app.signIn('alice')
  bela = await app.signIn('bela')
})
afterAll(() => app.close())

type Body = BodyOf<typeof createMute>
const WORD = { kind: 'word', text: 'spoiler', effect: 'fold', days: null } satisfies Body
const mute = (client: TestClient, body: Partial<Body> = {}) =>
  client.call(createMute, { body: { ...WORD, ...body } })
const refused = (body: object) => alice.attempt(createMute, { body: { ...WORD, ...body } })
const mutesOf = async (client: TestClient) => (await client.call(listMutes)).items
const forget = async (client: TestClient) => {
  for (const { id } of await mutesOf(client)) await client.call(deleteMute, { params: { id: String(id) } })
}

test('a member mutes a person, a word and a tag, and takes each back', async () => {
  const person = { id: bela.userId, name: 'bela Tester', alias: 'bela-1000', profileUrl: null, honor: 0 }
  const { kind, effect, days } = { kind: 'person', effect: 'hide', days: 7 } as const
  await alice.call(createMute, { body: { kind, effect, days, personId: bela.userId } })
  app.clock.advance(1)
  await mute(alice, { text: '  The   END ' })
  app.clock.advance(1)
  await mute(alice, { kind: 'tag', text: '#Machine Learning', days: 1 })
  const mutes = await mutesOf(alice)
  expect(mutes).toMatchObject([
    { kind: 'tag', text: 'machine-learning', person: null, effect: 'fold', expiresAt: expect.any(String) },
    { kind: 'word', text: 'the end', person: null, expiresAt: null },
    { kind: 'person', text: '', person, effect: 'hide' },
  ])
  expect(await mutesOf(bela)).toEqual([])
  for (const { id } of mutes)
    for (let i = 0; i < 2; i++)
      expect(await alice.call(deleteMute, { params: { id: String(id) } })).toEqual({ done: true })
  expect(await mutesOf(alice)).toEqual([])
})

test('a person is muted and unmuted by their id alone, and as muted as before if they are', async () => {
  const at = { params: { id: String(bela.userId) } }
  for (let i = 0; i < 2; i++) expect(await alice.call(muteUser, at)).toEqual({ isMuted: true })
  expect(await mutesOf(alice)).toMatchObject([
    { kind: 'person', person: { id: bela.userId }, effect: 'fold', expiresAt: null },
  ])
  await alice.call(createMute, {
    body: { kind: 'person', personId: bela.userId, effect: 'hide', days: 7 },
  })
  await alice.call(muteUser, at)
  expect(await mutesOf(alice)).toMatchObject([{ effect: 'hide', expiresAt: expect.any(String) }])
  await mute(alice)
  for (let i = 0; i < 2; i++) expect(await alice.call(unmuteUser, at)).toEqual({ isMuted: false })
  expect(await mutesOf(alice)).toMatchObject([{ kind: 'word' }])
  await forget(alice)
  expect(await alice.attempt(muteUser, { params: { id: alice.userId } })).toMatchObject({ status: 400 })
  expect(await alice.attempt(muteUser, { params: { id: 999_999_999 } })).toMatchObject({ status: 404 })
  expect(await app.visitor().attempt(muteUser, at)).toMatchObject({ status: 401 })
})

test('the same again changes effect and expiry, also at the same time', async () => {
  const first = await mute(alice)
  expect(await mute(alice, { text: 'SPOILER', effect: 'hide', days: 30 })).toEqual({
    ...first,
    effect: 'hide',
    expiresAt: new Date(app.clock.now().getTime() + 30 * DAY_MS).toISOString(),
  })
  await Promise.all(Array.from({ length: 20 }, () => mute(alice)))
  expect(await mutesOf(alice)).toEqual([first])
  await forget(alice)
})

test('what is wrong is said at its field', async () => {
  const person = { kind: 'person', text: undefined }
  const cases: [object, string][] = [
    [{ text: '' }, 'text'],
    [{ text: '   ' }, 'text'],
    [{ text: undefined }, 'text'],
    [{ text: 'x'.repeat(51) }, 'text'],
    [{ text: 'safe\u202egnp.exe' }, 'text'],
    [{ text: '\u200b' }, 'text'],
    [{ text: 'two\nlines' }, 'text'],
    [{ text: 'nul\0' }, 'text'],
    [{ text: 7 }, 'text'],
    [{ kind: 'tag', text: '?!' }, 'text'],
    [{ kind: 'tag', text: 'a'.repeat(31) }, 'text'],
    [{ ...person, personId: alice.userId }, 'personId'],
    [{ ...person, personId: 999_999_999 }, 'personId'],
    [{ ...person }, 'personId'],
    [{ kind: 'person', personId: bela.userId }, 'text'],
    [{ personId: bela.userId }, 'personId'],
    [{ days: 2 }, 'days'],
    [{ days: undefined }, 'days'],
    [{ effect: 'scream' }, 'effect'],
    [{ kind: 'planet' }, 'kind'],
    [{ more: 1 }, 'more'],
  ]
  for (const [body, field] of cases)
    expect(await refused(body), JSON.stringify(body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
    })
  expect((await refused({ ...person, personId: alice.userId })).body).toMatchObject({
    fields: { personId: 'You can’t mute yourself.' },
  })
  expect(await mutesOf(alice)).toEqual([])
})

test('50 letters of any kind are a word', async () => {
  for (const text of ['x'.repeat(50), 'é', '言葉', '👍', 'c++', 'it’s'])
    expect(await mute(alice, { text })).toMatchObject({ text })
  await forget(alice)
})

test('a visitor is asked to sign in', async () => {
  const visitor = app.visitor()
  for (const answer of [
    await visitor.attempt(listMutes),
    await visitor.attempt(createMute, { body: WORD }),
    await visitor.attempt(deleteMute, { params: { id: 1 } }),
  ])
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
})

test('nobody takes back what another has muted', async () => {
  const { id } = await mute(alice)
  await bela.call(deleteMute, { params: { id: String(id) } })
  expect(await mutesOf(alice)).toHaveLength(1)
  await forget(alice)
})

test('what has expired is left out, makes room, and is erased', async () => {
  await mute(alice, { text: 'today', days: 1 })
  await mute(alice, { text: 'forever' })
  app.clock.advance(DAY_MS)
  expect((await mutesOf(alice)).map(({ text }) => text)).toEqual(['forever'])
  await app.purge()
  const rows = await app.db.selectFrom('mutes').select('text').where('user_id', '=', alice.userId).execute()
  expect(rows).toEqual([{ text: 'forever' }])
  await forget(alice)
})

test('the 501st is refused; changing one of the 500 is not', async () => {
  const dewi = await app.signIn('dewi')
  await app.db
    .insertInto('mutes')
    .values(
      Array.from({ length: 500 }, (_, n) => ({
        user_id: dewi.userId,
        kind: 'word',
        text: `word ${n}`,
        effect: 'fold',
        created_at: app.clock.now(),
      })),
    )
    .execute()
  expect(await dewi.attempt(createMute, { body: WORD })).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('500') },
  })
  expect(await mute(dewi, { text: 'word 7', effect: 'hide' })).toMatchObject({ effect: 'hide' })
  expect(await mutesOf(dewi)).toHaveLength(500)
})

test('somebody who can’t be met can’t be muted, and is left out until they can', async () => {
  const body = { kind: 'person', personId: bela.userId, effect: 'fold', days: null } as const
  const params = { id: String(bela.userId) }
  await alice.call(createMute, { body })
  await alice.call(blockUser, { params })
  expect(await mutesOf(alice)).toEqual([])
  expect((await alice.attempt(createMute, { body })).status).toBe(400)
  await alice.call(unblockUser, { params })
  expect(await mutesOf(alice)).toHaveLength(1)
})
