import { afterAll, beforeAll, expect, test } from 'vitest'
import { createArticle, updateArticle } from '../../contract/articles.ts'
import { createArticleComment } from '../../contract/comments.ts'
import { signup } from '../../contract/auth.ts'
import { previewText } from '../../contract/rich-text.ts'
import { saveTheme } from '../../contract/settings.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { MINUTE_MS } from './clock.ts'
import {
  answerOnce,
  MOST_ANSWER_BYTES,
  MOST_KEYS,
  type Answer,
  type IdempotencyStore,
  type RepeatableCall,
} from './idempotency.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const call = (key: string, question: unknown = { n: 1 }): RepeatableCall => ({
  owner: 'user 1',
  route: 'POST /api/x',
  key,
  question,
  abandonedMs: 2 * MINUTE_MS,
})
const always = () => true
const store = (): IdempotencyStore => ({ db: app.db, clock: app.clock, secret: 'a secret' })
const readAgain = async (id: number | null): Promise<Answer> => ({ status: 200, body: { read: id } })
const once = (asked: RepeatableCall, run: () => Promise<Answer>, mayStore = always) =>
  answerOnce(store(), asked, { run, mayStore, readAgain })
const storedOf = (owner: string) =>
  app.db.selectFrom('idempotency_keys').selectAll().where('scope', '=', owner).orderBy('created_at').execute()

function counting() {
  let acts = 0
  const work = async (): Promise<Answer> => ({ status: 200, body: { act: ++acts, list: ['ä', null, 1.5] } })
  return { work, acts: () => acts }
}

test('a repeat gets the same answer and acts once', async () => {
  const { work, acts } = counting()
  const first = await once(call('a'), work)
  expect(await once(call('a'), work)).toEqual(first)
  expect(acts()).toBe(1)
})

test('the same key with another question is refused', async () => {
  const { work, acts } = counting()
  await once(call('b'), work)
  await expect(once(call('b', { n: 2 }), work)).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(acts()).toBe(1)
})

test('twenty at once act once: the others have to wait', async () => {
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
      return await once(call('c'), work)
    } catch (error) {
      // The last refused one releases the first: until then all of them have met.
      if (refused.push((error as { code?: unknown }).code) === 19) finish()
      return undefined
    }
  })
  const answers = await Promise.all(calls)
  expect(acts).toBe(1)
  expect(refused).toEqual(Array(19).fill('conflict'))
  expect(answers.filter((answer) => answer !== undefined)).toEqual([{ status: 200, body: 'done' }])
})

test('a failure stores nothing: the repeat is a real try', async () => {
  const { work, acts } = counting()
  const broken = () => Promise.reject(new Error('on purpose'))
  await expect(once(call('d'), broken)).rejects.toThrow('on purpose')
  expect(await once(call('d'), work)).toMatchObject({ status: 200 })
  expect(acts()).toBe(1)
})

test('an answer that may not be repeated is not stored', async () => {
  const { work, acts } = counting()
  await once(call('e'), work, () => false)
  await once(call('e'), work, () => false)
  expect(acts()).toBe(2)
})

test.each(['', ' ', 'a b', 'ä', 'x'.repeat(201), 'a\0'])('the key %j is refused', async (key) => {
  await expect(once(call(key), counting().work)).rejects.toMatchObject({
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

test('over HTTP: an answer with a cookie in it is not stored', async () => {
  const body = { email: 'new@example.com', password: 'a quiet room', firstName: 'New', lastName: 'Reader' }
  const { status } = await app
    .visitor()
    .attempt(signup, { body, headers: { 'idempotency-key': 'with-cookie' } })
  expect(status).toBe(200)
  const kept = await app.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('key', 'like', '%with-cookie')
    .execute()
  expect(kept).toEqual([])
})

test('over HTTP: a refusal is not stored, so the corrected call passes under the same key', async () => {
  const citra = await app.signIn('citra')
  const headers = { 'idempotency-key': 'second-try' }
  expect((await citra.attempt(saveTheme, { body: { theme: 'aqua' }, headers })).status).toBe(403)
  expect((await citra.attempt(saveTheme, { body: { theme: 'light' }, headers })).status).toBe(200)
})

test('a key whose first call was killed is free again after two minutes, not before', async () => {
  const values = {
    scope: call('killed').owner,
    key: `${call('killed').route} killed`,
    fingerprint: Buffer.alloc(32),
    created_at: app.clock.now(),
  }
  await app.db.insertInto('idempotency_keys').values(values).execute()
  const { work, acts } = counting()
  await expect(once(call('killed'), work)).rejects.toMatchObject({
    code: 'conflict',
  })
  app.clock.advance(3 * MINUTE_MS)
  await once(call('killed'), work)
  expect(acts()).toBe(1)
})

test('of a long answer only the id is stored, and a repeat reads it again', async () => {
  let acts = 0
  const long = async (): Promise<Answer> => ({ status: 200, body: { id: ++acts, text: 'ä'.repeat(9000) } })
  const asked = { ...call('long'), owner: 'user 7' }
  expect(await once(asked, long)).toMatchObject({ body: { id: 1, text: expect.stringMatching(/^ä{9000}$/) } })
  expect(await once(asked, long)).toEqual({ status: 200, body: { read: 1 } })
  expect(acts).toBe(1)
  const nameless = { ...call('nameless'), owner: 'user 7' }
  await once(nameless, async () => ({ status: 200, body: ['x'.repeat(20_000)] }))
  expect(await once(nameless, long)).toEqual({ status: 200, body: { read: null } })
  for (const { answer } of await storedOf('user 7')) expect(JSON.stringify(answer).length).toBeLessThan(20)
})

test('an answer of 16 KB is stored whole', async () => {
  const body = 'x'.repeat(MOST_ANSWER_BYTES - 2)
  await once(call('whole'), async () => ({ status: 200, body }))
  expect(await once(call('whole'), async () => ({ status: 200, body: 'again' }))).toEqual({
    status: 200,
    body,
  })
})

test('500 keys of one person are stored: the oldest go, running ones and those of others stay', async () => {
  const rowOf = (at: number) => ({
    scope: 'user 8',
    key: `POST /api/x key-${at}`,
    fingerprint: Buffer.alloc(32),
    created_at: new Date(app.clock.now().getTime() - (MOST_KEYS - at) * 1000),
    status: at === 0 ? null : 200,
    answer: '1',
  })
  const rows = Array.from({ length: MOST_KEYS + 3 }, (_, at) => rowOf(at))
  await app.db
    .insertInto('idempotency_keys')
    .values([...rows, { ...rowOf(1), scope: 'user 9' }])
    .execute()
  await once({ ...call('newest'), owner: 'user 8' }, async () => ({ status: 200, body: 'new' }))
  const keys = (await storedOf('user 8')).map(({ key }) => key.split('key-')[1] ?? key)
  expect(keys).toHaveLength(MOST_KEYS + 1)
  expect(keys.slice(0, 2)).toEqual(['0', '4'])
  expect(keys).toContain('POST /api/x newest')
  expect(await storedOf('user 9')).toHaveLength(1)
})

test('over HTTP: what is not repeatable stores nothing, whatever key it carries', async () => {
  const dewi = await app.signIn('dewi')
  const headers = { 'idempotency-key': 'a-preview' }
  const body = { text: 'word '.repeat(2000) }
  for (let i = 0; i < 2; i++)
    expect((await dewi.attempt(previewText, { body, headers })).status, 'preview').toBe(200)
  expect(await storedOf(`user ${dewi.userId}`)).toEqual([])
})

test('over HTTP: the repeat of a long article is made once, stored short and answered as it is now', async () => {
  const eka = await app.signIn('eka')
  const content = 'A paragraph of some words.\n\n'.repeat(1500)
  const body = {
    title: 'A very long article',
    content,
    language: 'en',
    categories: ['science'],
    tags: ['long'],
  }
  for (const isDraft of [false, true]) {
    const headers = { 'idempotency-key': `long-article-${String(isDraft)}` }
    const create = () => eka.attempt(createArticle, { body: { ...body, isDraft }, headers })
    const first = await create()
    expect(first.status, JSON.stringify(first.body).slice(0, 300)).toBe(200)
    expect(await create()).toMatchObject({ status: 200, body: first.body as object })
    const { id, revisionId } = first.body as { id: number; revisionId: number }
    const title = 'Another title for it'
    const change = { params: { id }, body: { title, baseRevisionId: revisionId }, headers }
    const changed = await eka.attempt(updateArticle, change)
    const again = { status: 200, body: changed.body as object }
    expect(await eka.attempt(updateArticle, change)).toMatchObject(again)
    expect(await create(), 'the article as it is now').toMatchObject({ status: 200, body: { id, title } })
    await app.db.updateTable('articles').set({ state: 'removed' }).where('id', '=', id).execute()
    expect((await create()).status, 'not there any more').toBe(404)
  }
  for (const { answer } of await storedOf(`user ${eka.userId}`))
    expect(JSON.stringify(answer).length).toBeLessThan(100)
  const { articles } = await app.db
    .selectFrom('articles')
    .select((row) => row.fn.countAll<number>().as('articles'))
    .executeTakeFirstOrThrow()
  expect(articles).toBe(2)
})

test('what is erased leaves no stored answer, however young; answers about others stay', async () => {
  const erin = await app.signIn('erin')
  const write = async (key: string) =>
    erin.attempt(createArticle, {
      headers: { 'idempotency-key': key },
      body: {
        title: `The birth of ${key}`,
        content: 'Stars are born in clouds of gas and dust that fall together under their own weight.',
        language: 'en',
        categories: ['astronomy'],
      },
    })
  const { body: gone } = await write('gone')
  const { body: kept } = await write('kept')
  const comment = await erin.attempt(createArticleComment, {
    params: { id: gone.id },
    body: { text: 'A word that goes with it.' },
    headers: { 'idempotency-key': 'comment' },
  })
  expect(comment.status).toBe(200)
  await app.db
    .updateTable('articles')
    .set({ deleted_at: new Date(0), state: 'deleted' })
    .where('id', '=', gone.id)
    .execute()
  await app.purge()
  const answers = await storedOf(`user ${erin.userId}`)
  expect(answers.map(({ answer }) => answer)).toMatchObject([{ id: kept.id, title: 'The birth of kept' }])
})
