import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { PagePost } from '../../contract/page-posts.ts'
import type { TestClient } from '../testing/test-client.ts'
import {
  BOUNDARY,
  filesOf,
  formOf,
  mediaApp,
  plainImage,
  send,
  type MediaApp,
  type Part,
} from './media-testing.ts'

/** Forms with fields and a file, as they are posted to Page. */
let app: MediaApp
let alice: TestClient
beforeAll(async () => {
  app = await mediaApp({ config: { rateLimitScale: 100 } })
  alice = await app.signIn('alice')
})
afterAll(() => app.close())
afterEach(async () => {
  await app.db.deleteFrom('page_posts').execute()
  await app.db.deleteFrom('media').execute()
})

const field = (name: string, bytes: string): Part => ({ field: name, bytes, fileName: null })
const photo = async (): Promise<Part> => ({ bytes: await plainImage(80, 40).jpeg().toBuffer() })

async function post(parts: Part[], headers: Record<string, string> = {}) {
  const { status, body } = await send(app, alice, formOf(parts), headers, '/api/page-posts')
  return { status, body: body as unknown as PagePost & { code: string; message: string } }
}

const mediaCount = async (): Promise<number> =>
  (await app.db.selectFrom('media').select('id').execute()).length

test('a form brings its fields and its file, in any order', async () => {
  for (const parts of [
    [field('type', 'photo'), field('content', 'A *sky*'), await photo()],
    [await photo(), field('content', 'A *sky*'), field('type', 'photo')],
  ]) {
    const { status, body } = await post(parts)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ type: 'photo', content: 'A *sky*', media: { width: 80, height: 40 } })
  }
})

test('a form without a file is a post without one, and a field that is there twice is a list', async () => {
  const { status, body } = await post([
    field('type', 'discussion'),
    field('title', 'Which one?'),
    field('isVotingEnabled', 'true'),
    field('votingQuestion', 'Which one?'),
    field('votingOptions', 'This'),
    field('votingOptions', 'That'),
  ])
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({ media: null, votingOptions: ['This', 'That'] })
})

test('a form that is refused leaves no upload behind', async () => {
  const before = await filesOf(app)
  for (const parts of [
    [field('type', 'video'), await photo()],
    [field('type', 'nonsense'), await photo()],
    [field('type', 'photo'), field('unknown', 'x'), await photo()],
    [field('type', 'photo'), field('content', 'x'.repeat(5001)), await photo()],
  ]) {
    const { status } = await post(parts)
    expect(status).toBe(400)
    expect(await mediaCount()).toBe(0)
  }
  expect(await filesOf(app)).toEqual(before)
})

const REFUSED: [string, (image: Part) => Part[], number, RegExp][] = [
  ['two files', (image) => [field('type', 'photo'), image, image], 400, /exactly one file/],
  ['a file in another field', (image) => [{ ...image, field: 'photo' }], 400, /exactly one file/],
  ['__proto__ as a field', (image) => [field('__proto__', 'x'), image], 400, /exactly one file/],
  [
    '10,000 fields',
    () => Array.from({ length: 10_000 }, (_, at) => field(`f${at}`, 'x')),
    400,
    /exactly one file/,
  ],
  ['a field of 100 kB', (image) => [field('content', 'x'.repeat(100_000)), image], 413, /too much text/],
  [
    'many long fields',
    () => Array.from({ length: 20 }, (_, at) => field(`f${at}`, 'x'.repeat(5000))),
    413,
    /too much text/,
  ],
  [
    'a text for a file',
    () => [field('type', 'photo'), { bytes: '<svg onload=alert(1)>' }],
    415,
    /choose a JPEG/,
  ],
]

test.each(REFUSED)(
  'a form with %s is refused with a plain message',
  async (_, partsWith, status, message) => {
    const before = await filesOf(app)
    const answer = await post(partsWith(await photo()))
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(message)])
    expect(await mediaCount()).toBe(0)
    expect(await filesOf(app)).toEqual(before)
  },
)

test.each([
  ['longer than RFC 2046 allows', 'boundary=' + 'b'.repeat(71)],
  ['longer than the parser takes', 'boundary=' + 'b'.repeat(300)],
  ['that long behind a decoy', `x="; boundary=${BOUNDARY}"; boundary=${'b'.repeat(300)}`],
  ['that long in quotes', `boundary="${'b'.repeat(300)}"`],
  ['that long in another encoding', `boundary*=UTF-8''${'b'.repeat(300)}`],
  ['empty', 'boundary='],
  ['empty in quotes', 'boundary=""'],
  ['that ends in a space', 'boundary="b "'],
  ['with letters no boundary has', 'boundary=b{}'],
  ['whose quote never ends', 'boundary="b'],
])('a boundary is refused, and is no error of ours: %s', async (_, boundary) => {
  for (const address of ['/api/media', '/api/page-posts']) {
    const headers = { 'content-type': `multipart/form-data; ${boundary}` }
    const { status, body } = await send(app, alice, formOf([await photo()]), headers, address)
    expect([status, body.code], boundary).toEqual([400, 'invalid_input'])
  }
})

test.each([
  `boundary="${BOUNDARY}"`,
  `boundary=${BOUNDARY}; charset=utf-8`,
  `charset=UTF-8; boundary=${BOUNDARY}`,
])('the type with %s is read', async (rest) => {
  const { status } = await post([field('type', 'photo'), await photo()], {
    'content-type': `multipart/form-data; ${rest}`,
  })
  expect(status).toBe(200)
})

test('a form without a boundary, or without an end, is refused as unreadable', async () => {
  expect(await post([field('type', 'photo')], { 'content-type': 'multipart/form-data' })).toMatchObject({
    status: 400,
  })
  const whole = formOf([field('type', 'photo'), await photo()])
  const cut = await send(app, alice, whole.subarray(0, whole.length - 30), {}, '/api/page-posts')
  expect(cut).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(await mediaCount()).toBe(0)
})

test('as JSON, a post has the small limit of JSON', async () => {
  const content = JSON.stringify({ type: 'discussion', title: 'x', content: 'x'.repeat(100_000) })
  const answer = await send(app, alice, content, { 'content-type': 'application/json' }, '/api/page-posts')
  expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } })
  const boundary = `multipart/form-data; boundary=${BOUNDARY}`
  expect((await send(app, alice, 'x', { 'content-type': boundary }, '/api/user/theme')).status).toBe(415)
})
