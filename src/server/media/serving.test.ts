import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveNsfwConsent, saveBirthYear } from '../../contract/nsfw.ts'
import { MINUTE_MS, SECOND_MS } from '../platform/clock.ts'
import type { TestClient } from '../testing/test-client.ts'
import { mediaApp, plainImage, upload, type MediaApp } from './media-testing.ts'
import { listMediaViews, setMediaAccess } from './public.ts'

let app: MediaApp
let url: string
let bytes: Buffer
beforeAll(async () => {
  app = await mediaApp({ config: { rateLimitScale: 100 } })
  const clip = await readFile(new URL('../seeds/clip.mp4', import.meta.url))
  url = (await upload(app, await app.signIn('alice'), clip)).body.url
  bytes = (await app.visitor().request('GET', url)).rawPayload
})
afterAll(() => app.close())

const get = (headers: Record<string, string> = {}, path = url) =>
  app.visitor().request('GET', path, { headers })

test('a video is given out as nothing but a video, in parts if a player asks for them', async () => {
  const whole = await get()
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    // Nothing shows it yet: shared caches must not have it.
    'cache-control': 'private, max-age=600',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': 'inline; filename="video.mp4"',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  const parts: [string, number, number][] = [
    ['bytes=0-0', 0, 0],
    ['bytes=0-', 0, bytes.length - 1],
    ['bytes=100-199', 100, 199],
    [`bytes=${bytes.length - 1}-`, bytes.length - 1, bytes.length - 1],
    ['bytes=-10', bytes.length - 10, bytes.length - 1],
    ['bytes=-99999999', 0, bytes.length - 1],
    ['bytes=5-99999999', 5, bytes.length - 1],
  ]
  for (const [range, start, end] of parts) {
    const part = await get({ range })
    expect([range, part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
      range,
      206,
      `bytes ${start}-${end}/${bytes.length}`,
      String(end - start + 1),
    ])
    expect(part.rawPayload.equals(bytes.subarray(start, end + 1)), range).toBe(true)
  }
})

test('a range that is not there is refused as such', async () => {
  for (const range of [`bytes=${bytes.length}-`, 'bytes=999999999999-', 'bytes=-0']) {
    const answer = await get({ range })
    expect([range, answer.statusCode, answer.headers['content-range'], answer.body]).toEqual([
      range,
      416,
      `bytes */${bytes.length}`,
      '',
    ])
  }
})

test('ranges that make no sense, or many at once, are answered with the whole file', async () => {
  const many = `bytes=${Array.from({ length: 1000 }, (_, index) => `${index}-${index + 1}`).join(',')}`
  for (const range of [
    many,
    'bytes=0-0,-1',
    'bytes=5-2',
    'bytes=a-b',
    'bytes=-',
    'lines=1-2',
    'bytes=0x1-2',
    'bytes=--1',
  ])
    expect([range.slice(0, 20), (await get({ range })).statusCode]).toEqual([range.slice(0, 20), 200])
  const old = await get({ range: 'bytes=0-9', 'if-range': '"another"' })
  expect([old.statusCode, old.rawPayload.length]).toEqual([200, bytes.length])
  const date = await get({ range: 'bytes=0-9', 'if-range': new Date().toUTCString() })
  expect(date.statusCode).toBe(200)
  const same = await get({ range: 'bytes=0-9', 'if-range': String(old.headers.etag) })
  expect([same.statusCode, same.rawPayload.length]).toEqual([206, 10])
})

test('HEAD answers everything but the bytes, and a browser that has the file gets 304', async () => {
  const head = await app.visitor().request('HEAD', url, { headers: { range: 'bytes=0-9' } })
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
    200,
    String(bytes.length),
    '',
  ])
  const etag = String(head.headers.etag)
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*'])
    expect((await get({ 'if-none-match': known })).statusCode).toBe(304)
  expect((await get({ 'if-none-match': '"x"' })).statusCode).toBe(200)
})

async function image(): Promise<{ id: number; url: string }> {
  const owner = await app.signIn('owner')
  return (await upload(app, owner, await plainImage(700, 300).jpeg().toBuffer())).body
}

const view = async (id: number) => {
  const views = await listMediaViews({ secret: app.config.secretKey ?? '' }, app.db, [id], app.clock.now())
  return views.get(id)
}

test('attached media is cached by browsers for long and by shared caches for minutes', async () => {
  const { id, url: path } = await image()
  await app.db
    .insertInto('media_uses')
    .values({ media_id: id, object_type: 'article', object_id: 1 })
    .execute()
  expect((await get({}, path)).headers['cache-control']).toBe(
    'public, max-age=31536000, s-maxage=300, immutable',
  )
})

test('what is closed is not there, for nobody, and comes back when it is opened', async () => {
  const { id, url: path } = await image()
  expect((await get({}, path)).statusCode).toBe(200)
  await setMediaAccess(app.db, id, 'closed')
  expect(await view(id)).toMatchObject({ url: null, sources: [], access: 'closed' })
  const owner = await app.signIn('owner')
  for (const client of [app.visitor(), owner, await app.signIn('mod', 'moderator')]) {
    const answer = await client.request('GET', path, { headers: { 'if-none-match': '*' } })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  }
  await setMediaAccess(app.db, id, 'open')
  expect((await get({}, path)).statusCode).toBe(200)
})

async function grownUp(name: string): Promise<TestClient> {
  const client = await app.signIn(name)
  await client.call(giveNsfwConsent)
  return client
}

test('adult media needs a signed address and the proof of the viewer', async () => {
  const { id, url: path } = await image()
  await setMediaAccess(app.db, id, 'adult')
  const shown = await view(id)
  const signed = shown?.url ?? ''
  expect(signed).toMatch(/^\/media\/\w+\/1600\.webp\?until=\d+&sig=[\w-]{43}$/)
  expect(shown?.sources.map(({ width }) => width)).toEqual([320, 640, 700])

  const adult = await grownUp('dewasa')
  const answer = await adult.request('GET', signed)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, max-age=600'])
  expect((await adult.request('GET', signed, { headers: { range: 'bytes=0-9' } })).statusCode).toBe(206)
  for (const { url: source } of shown?.sources ?? [])
    expect((await adult.request('GET', source)).statusCode).toBe(200)

  // A browser that carries the cookie alone.
  const visitor = app.visitor()
  await visitor.call(giveNsfwConsent)
  expect((await visitor.request('GET', signed)).statusCode).toBe(200)

  const young = await grownUp('muda')
  await young.call(saveBirthYear, { body: { birthYear: app.clock.now().getUTCFullYear() - 15 } })
  const forged = app.visitor()
  forged.cookies.set('adult', `${app.clock.now().getTime()}.AAAA`)
  // Uploaders may see what they uploaded.
  expect((await (await app.signIn('owner')).request('GET', signed)).statusCode).toBe(200)
  for (const client of [app.visitor(), await app.signIn('someone'), young, forged])
    expect((await client.request('GET', signed)).statusCode).toBe(404)

  const changes = [
    path,
    signed.replace('1600.webp', '640.webp'),
    signed.replace(/until=\d+/, `until=${app.clock.now().getTime() + 60 * MINUTE_MS}`),
    signed.replace(/sig=(.)/, (_, first) => `sig=${first === 'A' ? 'B' : 'A'}`),
    signed.replace(/&sig=.*/, ''),
    `${signed}&until=1&sig=x`,
    `${path}?until=9999999999999&sig=`,
  ]
  for (const changed of changes)
    expect([changed, (await adult.request('GET', changed)).statusCode]).toEqual([changed, 404])
})

test('a signed address stays the same for a while and ends within ten minutes', async () => {
  const { id } = await image()
  await setMediaAccess(app.db, id, 'adult')
  const adult = await grownUp('dewasa')
  // Just after a step, so that the address lives as long as it can.
  const step = 5 * MINUTE_MS
  app.clock.advance(step - (app.clock.now().getTime() % step) + SECOND_MS)
  const signed = (await view(id))?.url ?? ''
  app.clock.advance(4 * MINUTE_MS)
  expect((await view(id))?.url).toBe(signed)
  expect((await adult.request('GET', signed)).statusCode).toBe(200)
  app.clock.advance(MINUTE_MS)
  expect((await view(id))?.url).not.toBe(signed)
  expect((await adult.request('GET', signed)).statusCode).toBe(200)
  app.clock.advance(5 * MINUTE_MS)
  expect((await adult.request('GET', signed)).statusCode).toBe(404)
})
