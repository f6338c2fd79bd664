import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startConversation } from '../../contract/conversations.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { settleIn } from '../testing/set-honor.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { answer, attemptSend, newKey, send, start, startBody } from './conversations-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('one message in two seconds; what was sent already is answered at any time', async () => {
  const [ana, budi] = [await app.signIn('ana'), await app.signIn('budi')]
  await settleIn(app)
  const { conversation } = await start(ana, budi)
  await answer(budi, conversation.id, true)
  const refused = await attemptSend(ana, conversation.id)
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBe('2')
  app.clock.advance(2 * SECOND_MS)
  const key = newKey()
  const sent = await send(ana, conversation.id, 'Now', { key })
  expect((await attemptSend(ana, conversation.id, { body: 'Now', key })).body.id).toBe(sent.id)
})

test('a new account waits ten seconds, and begins five conversations a day', async () => {
  const citra = await app.signIn('citra')
  const begin = async (at: number) =>
    citra.attempt(startConversation, { body: startBody(await app.signIn(`somebody${at}`)) })
  expect((await begin(0)).status).toBe(200)
  app.clock.advance(9 * SECOND_MS)
  expect((await begin(1)).status).toBe(429)
  for (let at = 1; at < 5; at++) {
    app.clock.advance(10 * SECOND_MS)
    expect((await begin(at)).status).toBe(200)
  }
  app.clock.advance(10 * SECOND_MS)
  expect((await begin(5)).status).toBe(429)
  // A conversation that is there already is none that begins.
  app.clock.advance(10 * SECOND_MS)
  expect((await begin(4)).status).toBe(200)
})

test('of two at the same moment in two conversations one is counted after the other', async () => {
  const [dewi, eka, fajar] = [await app.signIn('dewi'), await app.signIn('eka'), await app.signIn('fajar')]
  await settleIn(app)
  const one = await start(dewi, eka)
  app.clock.advance(2 * SECOND_MS)
  const other = await start(dewi, fajar)
  app.clock.advance(2 * SECOND_MS)
  const sent = await Promise.all([one, other].map(({ conversation }) => attemptSend(dewi, conversation.id)))
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429])
})

test('a repeat is answered though its text would be refused by now', async () => {
  const [gita, hadi] = [await app.signIn('gita'), await app.signIn('hadi')]
  await settleIn(app)
  const { conversation } = await start(gita, hadi)
  app.clock.advance(2 * SECOND_MS)
  const key = newKey()
  const sent = await send(gita, conversation.id, 'Now', { key })
  expect((await attemptSend(gita, conversation.id, { body: '', key })).body.id).toBe(sent.id)
  expect((await attemptSend(gita, conversation.id, { body: '' })).status).toBe(400)
})

test('follow-ups are looked for after a message that has some, and after no other', async () => {
  const [indra, joko] = [await app.signIn('indra'), await app.signIn('joko')]
  await settleIn(app)
  const { conversation } = await start(indra, joko)
  await app.settle()
  const wake = vi.spyOn(app.site.followUps, 'wake')
  app.clock.advance(2 * SECOND_MS)
  await send(indra, conversation.id, 'One more')
  expect(wake).not.toHaveBeenCalled()
  // Who writes back has answered: their request is one no longer.
  await send(joko, conversation.id, 'Hello')
  expect(wake).toHaveBeenCalledTimes(1)
})
