import { afterAll, beforeAll, expect, test } from 'vitest'
import { signup } from '../../contract/auth.ts'
import { saveTheme } from '../../contract/settings.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { MINUTE_MS } from './clock.ts'
import { answerOnce, type Answer, type Keeping, type RepeatableCall } from './idempotency.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const call = (key: string, question: unknown = { n: 1 }): RepeatableCall => ({
  scope: 'user 1 POST /api/x',
  key,
  question,
  abandonedMs: 2 * MINUTE_MS,
})
const always = () => true
const keeping = (): Keeping => ({ db: app.db, clock: app.clock, secret: 'a secret' })

function counting() {
  let acts = 0
  const work = async (): Promise<Answer> => ({ status: 200, body: { act: ++acts, list: ['ä', null, 1.5] } })
  return { work, acts: () => acts }
}

test('a repeat gets the same answer and acts once', async () => {
  const { work, acts } = counting()
  const first = await answerOnce(keeping(), call('a'), work, always)
  expect(await answerOnce(keeping(), call('a'), work, always)).toEqual(first)
  expect(acts()).toBe(1)
})

test('the same key with another question is refused', async () => {
  const { work, acts } = counting()
  await answerOnce(keeping(), call('b'), work, always)
  await expect(answerOnce(keeping(), call('b', { n: 2 }), work, always)).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(acts()).toBe(1)
})

test('twenty at once act once: the others are told to wait', async () => {
  let acts = 0
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const work = async (): Promise<Answer> => {
    acts++
    await finished
    return { status: 200, body: 'done' }
  }
  const refused: unknown[] = []
  const calls = Array.from({ length: 20 }, async () => {
    try {
      return await answerOnce(keeping(), call('c'), work, always)
    } catch (error) {
      // The last one that is refused lets the first go on: until then all of them have met.
      if (refused.push((error as { code?: unknown }).code) === 19) finish()
      return undefined
    }
  })
  const answers = await Promise.all(calls)
  expect(acts).toBe(1)
  expect(refused).toEqual(Array(19).fill('conflict'))
  expect(answers.filter((answer) => answer !== undefined)).toEqual([{ status: 200, body: 'done' }])
})

test('a failure keeps nothing: the repeat is a real try', async () => {
  const { work, acts } = counting()
  const broken = () => Promise.reject(new Error('on purpose'))
  await expect(answerOnce(keeping(), call('d'), broken, always)).rejects.toThrow('on purpose')
  expect(await answerOnce(keeping(), call('d'), work, always)).toMatchObject({ status: 200 })
  expect(acts()).toBe(1)
})

test('an answer that may not be given again is not kept', async () => {
  const { work, acts } = counting()
  await answerOnce(keeping(), call('e'), work, () => false)
  await answerOnce(keeping(), call('e'), work, () => false)
  expect(acts()).toBe(2)
})

test.each(['', ' ', 'a b', 'ä', 'x'.repeat(201), 'a\0'])('the key %j is refused', async (key) => {
  await expect(answerOnce(keeping(), call(key), counting().work, always)).rejects.toMatchObject({
    code: 'invalid_input',
  })
})

test('over HTTP: a repeat changes nothing, and another person’s same key is another key', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  const headers = { 'idempotency-key': 'one-key' }
  const save = (client: typeof alice, theme: string, more = {}) =>
    client.attempt(saveTheme, { body: { theme }, headers: { ...headers, ...more } })
  expect(await save(alice, 'light')).toMatchObject({ status: 200, body: { selectedTheme: 'light' } })
  await alice.call(saveTheme, { body: { theme: 'dark' } })
  expect(await save(alice, 'light')).toMatchObject({ status: 200, body: { selectedTheme: 'light' } })
  const { selected_theme } = await app.db
    .selectFrom('users')
    .select('selected_theme')
    .where('id', '=', alice.userId)
    .executeTakeFirstOrThrow()
  expect(selected_theme).toBe('dark')
  expect(await save(alice, 'auto', { 'x-language': 'id' })).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: 'Idempotency-Key ini sudah dipakai untuk permintaan lain.' },
  })
  expect(await save(bela, 'auto')).toMatchObject({ status: 200, body: { selectedTheme: 'auto' } })
})

test('over HTTP: an answer with a cookie in it is not kept', async () => {
  const body = { email: 'new@example.com', password: 'a quiet room', firstName: 'New', lastName: 'Reader' }
  const { status } = await app
    .visitor()
    .attempt(signup, { body, headers: { 'idempotency-key': 'with-cookie' } })
  expect(status).toBe(200)
  const kept = await app.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('key', '=', 'with-cookie')
    .execute()
  expect(kept).toEqual([])
})

test('over HTTP: a refusal is not kept, so the corrected call passes under the same key', async () => {
  const citra = await app.signIn('citra')
  const headers = { 'idempotency-key': 'second-try' }
  expect((await citra.attempt(saveTheme, { body: { theme: 'aqua' }, headers })).status).toBe(403)
  expect((await citra.attempt(saveTheme, { body: { theme: 'light' }, headers })).status).toBe(200)
})

test('a key whose first call was killed is free again after two minutes, not before', async () => {
  const values = {
    scope: call('killed').scope,
    key: 'killed',
    fingerprint: Buffer.alloc(32),
    created_at: app.clock.now(),
  }
  await app.db.insertInto('idempotency_keys').values(values).execute()
  const { work, acts } = counting()
  await expect(answerOnce(keeping(), call('killed'), work, always)).rejects.toMatchObject({
    code: 'conflict',
  })
  app.clock.advance(3 * MINUTE_MS)
  await answerOnce(keeping(), call('killed'), work, always)
  expect(acts()).toBe(1)
})
