import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAnswer } from '../../contract/answers.ts'
import { blockUser } from '../../contract/blocks.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { giveNsfwConsent } from '../../contract/nsfw.ts'
import * as contract from '../../contract/questions.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { ask, at, signInWith } from './questions-testing.ts'
import { removeByStaff } from '../testing/remove-by-staff.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

type Closing = BodyOf<typeof contract.closeQuestion>
const close = (client: TestClient, question: { id: number }, body: Closing) =>
  client.attempt(contract.closeQuestion, { params: at(question), body })
const duplicate = (client: TestClient, question: { id: number }, original: { id: number }) =>
  close(client, question, { reason: 'duplicate', duplicateOf: original.id })
const read = (client: TestClient, question: { id: number }) =>
  client.call(contract.getQuestion, { params: at(question) })
const guide = (number: number) => signInWith(app, `guide${number}`, 500)
const moderator = () => app.signIn('mod', 'moderator')
const refused = {
  status: 400,
  body: { code: 'invalid_input', fields: { duplicateOf: expect.any(String) } },
}

test('votes for an original that is gone, or a duplicate itself, stand in nobody’s way', async () => {
  const alice = await app.signIn('alice')
  for (const loseOriginal of [
    (original: { id: number }) => alice.call(contract.deleteQuestion, { params: at(original) }),
    async (original: { id: number }, question: { id: number }) =>
      duplicate(await moderator(), original, question),
  ]) {
    const [original, question] = [await ask(alice), await ask(alice)]
    for (const number of [0, 1])
      expect((await duplicate(await guide(number), question, original)).status).toBe(200)
    await loseOriginal(original, question)
    // The two votes count no longer: these are the first and the second.
    for (const number of [2, 3])
      expect((await close(await guide(number), question, { reason: 'unclear' })).body).toMatchObject({
        status: 'open',
      })
    expect((await close(await guide(0), question, { reason: 'unclear' })).body).toMatchObject({
      status: 'closed',
      closeReason: 'unclear',
    })
  }
})

test('nothing is a duplicate of what its readers or the voter may not see', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const question = await ask(alice)
  const adult = await ask(bela, { isNsfw: true, title: 'What is a very adult question?' })
  expect(await duplicate(await moderator(), question, adult)).toMatchObject(refused)
  const theirs = await ask(bela)
  const blocked = await signInWith(app, 'blocked', 500)
  await bela.call(blockUser, { params: { id: String(blocked.userId) } })
  const missing = await close(blocked, question, { reason: 'duplicate', duplicateOf: 999_999 })
  expect((await duplicate(blocked, question, theirs)).body).toEqual(missing.body)
  expect(missing).toMatchObject(refused)
})

test('the original is named to those who may see it', async () => {
  const [alice, bela, citra] = [
    await app.signIn('alice'),
    await app.signIn('bela'),
    await app.signIn('citra'),
  ]
  const [question, original] = [await ask(alice), await ask(bela, { title: 'Why is it dark at night?' })]
  await duplicate(await moderator(), question, original)
  const { id, title } = original
  expect(await read(citra, question)).toMatchObject({ status: 'duplicate', duplicateOf: { id, title } })
  await citra.call(blockUser, { params: { id: String(bela.userId) } })
  expect(await read(citra, question)).toMatchObject({ status: 'duplicate', duplicateOf: null })

  const [adult, older] = [await ask(alice, { isNsfw: true }), await ask(bela, { isNsfw: true })]
  const adultMod = await moderator()
  await adultMod.call(giveNsfwConsent)
  expect((await duplicate(adultMod, adult, older)).body).toMatchObject({ duplicateOf: { id: older.id } })
})

test('a duplicate of what was removed or erased is open again within the hour', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const [question, original] = [await ask(alice), await ask(bela)]
  await duplicate(await moderator(), question, original)
  await bela.call(contract.deleteQuestion, { params: at(original) })
  await app.purge()
  // It may come back.
  expect(await read(alice, question)).toMatchObject({ status: 'duplicate' })
  await bela.call(contract.restoreQuestion, { params: at(original) })
  await removeByStaff(await moderator(), 'question', original.id)
  await app.purge()
  expect(await read(alice, question)).toMatchObject({ status: 'open', closeReason: null, duplicateOf: null })
  const body = { content: 'So it is.' }
  expect((await bela.attempt(createAnswer, { params: at(question), body })).status).toBe(200)

  const [second, erased] = [await ask(alice), await ask(bela)]
  await duplicate(await moderator(), second, erased)
  await bela.call(contract.deleteQuestion, { params: at(erased) })
  app.clock.advance(31 * DAY_MS)
  await app.purge()
  await app.purge()
  expect(await read(app.visitor(), second)).toMatchObject({ status: 'open' })
  const { items } = await app.visitor().call(contract.listQuestions, { query: { tab: 'unanswered' } })
  expect(items.map(({ id }) => id)).toContain(second.id)
})
