import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteMedia, getMedia, type Media } from '../../contract/media.ts'
import { giveNsfwConsent } from '../../contract/nsfw.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { openFiles, s3Origin } from '../platform/files.ts'
import { s3Files } from '../platform/files/s3-files.ts'
import { loggedErrors } from '../testing/logged-errors.ts'
import type { TestClient } from '../testing/test-client.ts'
import { filesOf, mediaApp, plainImage, upload, type MediaApp } from './media-testing.ts'
import { listMediaViews, setMediaAccess } from './public.ts'
import { startS3 } from './s3-testing.ts'
import { film, H264, picture, runJobs, SEARCH_PATH, sound, testWithFfmpeg } from './video-testing.ts'

let s3: Awaited<ReturnType<typeof startS3>>
let app: MediaApp
let alice: TestClient
beforeAll(async () => {
  s3 = await startS3()
  app = await mediaApp({ config: { rateLimitScale: 100, s3: s3.config } })
  alice = await app.signIn('alice')
})
beforeEach(async () => {
  await app.db.deleteFrom('media').execute()
  for (const name of await s3.names()) await openFiles(app.config).remove(name.split('/')[0] ?? '')
})
afterAll(async () => {
  await app.close()
  await s3.stop()
})

const clip = () => readFile(new URL('../seeds/clip.mp4', import.meta.url))
const keyOf = ({ url }: Pick<Media, 'url'>): string => url.split('/')[2] ?? ''

async function uploaded(bytes: Buffer, on = app, by = alice): Promise<Media> {
  const { status, body } = await upload(on, by, bytes)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const image = async () => uploaded(await plainImage(700, 300).jpeg().toBuffer())
const fetched = async (address: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(String(address), { headers })
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  }
}

test('images are stored in the bucket and served by us, with our headers', async () => {
  const media = await image()
  const key = keyOf(media)
  expect(await s3.names()).toEqual(
    ['1200.jpg', '1600.webp', '320.webp', '640.webp', '960.webp'].map((name) => `${key}/${name}`),
  )
  expect(await filesOf(app), 'nothing is left on the disk').toEqual([])
  const whole = await app.visitor().request('GET', media.url)
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(whole.headers).toMatchObject({
    'content-length': String(whole.rawPayload.length),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    etag: expect.any(String),
  })
  const part = await app.visitor().request('GET', media.url, { headers: { range: 'bytes=4-7' } })
  expect([part.statusCode, part.rawPayload]).toEqual([206, whole.rawPayload.subarray(4, 8)])
  const head = await app.visitor().request('HEAD', media.url)
  expect(head.headers['content-length']).toBe(String(whole.rawPayload.length))
  const missing = await app.visitor().request('GET', media.url.replace('1600.webp', 'poster.webp'))
  expect(missing.statusCode).toBe(404)
})

test('a video is fetched from the bucket by the browser itself, for ten minutes, where it may be seen', async () => {
  const media = await uploaded(await clip())
  // A copy without metadata: not as long as the upload.
  const { bytes } = await app.db
    .selectFrom('media')
    .select('bytes')
    .where('id', '=', media.id)
    .executeTakeFirstOrThrow()
  const answer = await app.visitor().request('GET', media.url)
  const location = new URL(String(answer.headers.location))
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'private, no-store'])
  expect(location.origin).toBe(s3Origin(s3.config))
  expect(location.searchParams.get('X-Amz-Expires')).toBe('600')
  const whole = await fetched(location)
  expect([whole.status, whole.headers.get('content-type'), whole.body.length]).toEqual([
    200,
    'video/mp4',
    bytes,
  ])
  const part = await fetched(location, { range: 'bytes=0-99' })
  expect([part.status, part.body.length]).toEqual([206, 100])
  expect(location.searchParams.get('X-Amz-Signature')).toMatch(/^\w{64}$/)

  await setMediaAccess(app.db, media.id, 'closed')
  const closed = await app.visitor().request('GET', media.url)
  expect([closed.statusCode, closed.headers.location]).toEqual([404, undefined])

  await setMediaAccess(app.db, media.id, 'adult')
  const secret = app.config.secretKey ?? ''
  const views = await listMediaViews({ secret }, app.db, [media.id], app.clock.now())
  const signed = views.get(media.id)?.url ?? ''
  const adult = app.visitor()
  await adult.call(giveNsfwConsent)
  for (const client of [adult, alice]) expect((await client.request('GET', signed)).statusCode).toBe(302)
  for (const [client, path] of [
    [app.visitor(), signed],
    [adult, media.url],
    [await app.signIn('stranger'), signed],
    [alice, media.url],
  ] as const) {
    const refused = await client.request('GET', path)
    expect([refused.statusCode, refused.headers.location]).toEqual([404, undefined])
  }
})

testWithFfmpeg('a video is made ready on its way through the bucket', async () => {
  const site = await mediaApp({ config: { s3: s3.config, searchPath: SEARCH_PATH } })
  const budi = await site.signIn('budi')
  const media = await uploaded(await film('mp4', ...picture(), ...sound(), ...H264), site, budi)
  expect(await s3.names()).toEqual([`${keyOf(media)}/source.bin`])
  await runJobs(site)
  const ready = await budi.call(getMedia, { params: { id: String(media.id) } })
  expect(ready).toMatchObject({ state: 'ready', failure: null })
  expect(await s3.names()).toEqual([`${keyOf(media)}/poster.webp`, `${keyOf(media)}/video.mp4`])
  expect(await filesOf(site)).toEqual([])
  const poster = await site.visitor().request('GET', ready.posterUrl ?? '')
  expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/webp'])
  await site.close()
})

test('what is deleted, and what nothing shows, is gone from the bucket', async () => {
  const [kept, deleted, unused] = [await image(), await image(), await image()]
  await alice.call(deleteMedia, { params: { id: String(deleted.id) } })
  expect(new Set((await s3.names()).map((name) => name.split('/')[0]))).toEqual(
    new Set([keyOf(kept), keyOf(unused)]),
  )
  await app.db
    .insertInto('media_uses')
    .values({ media_id: kept.id, object_type: 'article', object_id: 1 })
    .execute()
  await app.db
    .updateTable('media')
    .set({ created_at: addMs(app.clock.now(), -2 * DAY_MS) })
    .execute()
  await app.purge()
  expect(new Set((await s3.names()).map((name) => name.split('/')[0]))).toEqual(new Set([keyOf(kept)]))
})

test('the passes of the sweep come around to all old keys, page by page', async () => {
  const files = s3Files(s3.config, app.folder, 7)
  const keys = [
    ...Array.from({ length: 62 }, (_, index) => `${LETTERS[index]}${'0'.repeat(21)}`),
    ...Array.from({ length: 20 }, (_, index) => `Z${String(index + 1).padStart(21, '0')}`),
  ]
  for (const key of keys) await files.put(key, new Map([['640.webp', Buffer.from('x')]]))
  const inFuture = addMs(new Date(), DAY_MS)
  const found: string[] = []
  for (let pass = 7; pass < 7 + 62; pass++) found.push(...(await files.listOlder(inFuture, pass)))
  expect(found.sort()).toEqual([...keys].sort())
  expect(await files.listOlder(addMs(new Date(), -DAY_MS), 0)).toEqual([])
  for (const key of keys) await files.remove(key)
  expect(await s3.names()).toEqual([])
})
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

test('files without a row are swept from the bucket', async () => {
  const files = openFiles(app.config)
  const kept = await image()
  const orphan = `${keyOf(kept)[0]}${'R'.repeat(21)}`
  await files.put(orphan, new Map([['640.webp', Buffer.from('x')]]))
  await app.db
    .insertInto('media_uses')
    .values({ media_id: kept.id, object_type: 'article', object_id: 1 })
    .execute()
  app.clock.advance(2 * DAY_MS)
  for (let hour = 0; hour < 62; hour++) {
    await app.purge()
    app.clock.advance(DAY_MS / 24)
  }
  expect(new Set((await s3.names()).map((name) => name.split('/')[0]))).toEqual(new Set([keyOf(kept)]))
})

test('pages may show media from the bucket, and from nowhere else', async () => {
  const policyOf = async (site: MediaApp) =>
    String((await site.visitor().request('GET', '/api/docs')).headers['content-security-policy'])
  const origin = s3Origin(s3.config)
  expect(await policyOf(app)).toContain(
    `img-src 'self' data: blob: ${origin}; media-src 'self' blob: ${origin};`,
  )
  const plain = await mediaApp()
  expect(await policyOf(plain)).toContain("img-src 'self' data: blob:; media-src 'self' blob:;")
  await plain.close()
})

test('a presigned address leads to the origin that pages allow, for every kind of bucket', async () => {
  const base = { ...s3.config, endpoint: undefined, region: 'ap-southeast-3' }
  for (const config of [
    base,
    { ...base, bucket: 'with.dots' },
    s3.config,
    { ...base, endpoint: 'https://s3.example.org' },
  ]) {
    const url = await openFiles({ dataDir: app.folder, s3: config }).signedUrl(
      'abcdefgh',
      'video.mp4',
      'video/mp4',
    )
    expect(new URL(url ?? '').origin).toBe(s3Origin(config))
  }
})

test('while the bucket does not answer, uploads are refused as such and the site still works', async () => {
  const away = await mediaApp({ config: { s3: { ...s3.config, endpoint: 'http://127.0.0.1:9' } } })
  const dewi = await away.signIn('dewi')
  const answer = await upload(away, dewi, await plainImage(50, 50).jpeg().toBuffer())
  expect(answer).toMatchObject({
    status: 503,
    body: { code: 'unavailable', message: expect.stringContaining('We can’t save files') },
  })
  expect(await filesOf(away)).toEqual([])
  expect(await away.db.selectFrom('media').select('id').execute()).toEqual([])
  const key = 'K'.repeat(22)
  const columns = { key, kind: 'image', state: 'ready', width: 1, height: 1, bytes: 1, placeholder: '' }
  await away.db
    .insertInto('media')
    .values({ ...columns, created_at: away.clock.now() })
    .execute()
  expect((await away.visitor().request('GET', `/media/${key}/640.webp`)).statusCode).toBe(503)
  expect(loggedErrors.splice(0)).toHaveLength(2)
  await away.close()
})
