import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteMedia } from '../../contract/media.ts'
import {
  getProfile,
  listUploads,
  removeAvatar,
  removeCover,
  setAvatar,
  setCover,
  type Crop,
} from '../../contract/profiles.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import type { TestClient } from '../testing/test-client.ts'
import { animation, filesOf, picturesApp, plainImage, upload, type PicturesApp } from './pictures-testing.ts'
import { at } from './profiles-testing.ts'

let app: PicturesApp
beforeAll(async () => {
  app = await picturesApp()
})
afterAll(() => app.close())

type Member = TestClient & { userId: number }

/** Blue on the left, red on the right. */
async function twoColours(width: number, height: number): Promise<Buffer> {
  const right = await plainImage(width / 2, height, '#cc2222')
    .png()
    .toBuffer()
  return plainImage(width, height)
    .composite([{ input: right, left: width / 2, top: 0 }])
    .jpeg()
    .toBuffer()
}

async function send(client: Member, image: Buffer): Promise<number> {
  const { status, body } = await upload(app, client, image)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.id
}

const square = (x: number, side: number): Crop => ({ x, y: 0, width: side, height: side })

async function fetched(path: string) {
  const response = await app.visitor().request('GET', path)
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
}

test('a square of an upload becomes the avatar, in the sizes it is shown in', async () => {
  const alice = await app.signIn('alice')
  const mediaId = await send(alice, await twoColours(800, 400))
  const { profileUrl } = await alice.call(setAvatar, { body: { mediaId, crop: square(400, 400) } })
  expect(profileUrl).toMatch(/^\/media\/\w{22}\/96\.webp$/)
  for (const width of [96, 320, 640]) {
    const { status, headers, bytes } = await fetched((profileUrl ?? '').replace('/96.', `/${width}.`))
    expect(status).toBe(200)
    expect(headers['cache-control']).toContain('public')
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'webp',
      width: Math.min(width, 400),
      height: Math.min(width, 400),
    })
    // Red everywhere: it is the right half.
    const { channels } = await sharp(bytes).stats()
    expect(channels[0]?.mean).toBeGreaterThan(180)
    expect(channels[2]?.mean).toBeLessThan(60)
  }
  expect(await app.visitor().call(getProfile, at(alice.userId))).toMatchObject({ profileUrl })
  // It counts against the quota, is in use, and can't be deleted from under the profile.
  const { items } = await alice.call(listUploads)
  expect(items.map(({ isUsed }) => isUsed)).toEqual([true, false])
  expect((await alice.attempt(deleteMedia, { params: { id: items[0]?.id ?? 0 } })).status).toBe(409)
  expect(await alice.call(removeAvatar)).toEqual({ profileUrl: null, coverUrl: null })
  expect(await app.visitor().call(getProfile, at(alice.userId))).toMatchObject({ profileUrl: null })
})

test('a wide part becomes the cover, and the avatar stays', async () => {
  const bela = await app.signIn('bela')
  const mediaId = await send(bela, await twoColours(1600, 800))
  const crop = { x: 0, y: 10, width: 1500, height: 500 }
  const { profileUrl } = await bela.call(setAvatar, { body: { mediaId, crop: square(0, 64) } })
  const answer = await bela.call(setCover, { body: { mediaId, crop } })
  expect(answer).toEqual({ profileUrl, coverUrl: expect.stringMatching(/^\/media\/\w{22}\/1600\.webp$/) })
  const coverUrl = answer.coverUrl ?? ''
  expect(await sharp((await fetched(coverUrl)).bytes).metadata()).toMatchObject({ width: 1500, height: 500 })
  expect(await sharp((await fetched(coverUrl.replace('/1600.', '/960.'))).bytes).metadata()).toMatchObject({
    width: 960,
  })
  expect(await app.visitor().call(getProfile, at(bela.userId))).toMatchObject({ profileUrl, coverUrl })
  expect(await bela.call(removeCover)).toEqual({ profileUrl, coverUrl: null })
})

test('one that was replaced is swept, the new one is not', async () => {
  const citra = await app.signIn('citra')
  const mediaId = await send(citra, await twoColours(400, 200))
  const first = (await citra.call(setAvatar, { body: { mediaId, crop: square(0, 200) } })).profileUrl ?? ''
  const second = (await citra.call(setAvatar, { body: { mediaId, crop: square(200, 200) } })).profileUrl ?? ''
  expect(second).not.toBe(first)
  app.clock.advance(DAY_MS + HOUR_MS)
  await app.purge()
  expect((await fetched(first)).status).toBe(404)
  expect((await fetched(second)).status).toBe(200)
  const keyOf = (url: string) => url.split('/')[2] ?? ''
  const files = await filesOf(app)
  expect(files.some((path) => path.includes(keyOf(first)))).toBe(false)
  expect(files.some((path) => path.includes(keyOf(second)))).toBe(true)
  // Nobody shows it any more when the person has left.
  await app.db.deleteFrom('users').where('id', '=', citra.userId).execute()
  app.clock.advance(HOUR_MS)
  await app.purge()
  expect((await filesOf(app)).some((path) => path.includes(keyOf(second)))).toBe(false)
})

test('an animation becomes a still picture', async () => {
  const dewi = await app.signIn('dewi')
  const mediaId = await send(dewi, await animation(100, 100, 4).gif().toBuffer())
  const { profileUrl } = await dewi.call(setAvatar, { body: { mediaId, crop: square(0, 100) } })
  expect((await sharp((await fetched(profileUrl ?? '')).bytes).metadata()).pages).toBeUndefined()
})

test('a part outside the picture, of another shape or too small is refused', async () => {
  const eka = await app.signIn('eka')
  const mediaId = await send(eka, await twoColours(900, 600))
  const wrong = async (route: typeof setAvatar, crop: Crop) => {
    const { status, body } = await eka.attempt(route, { body: { mediaId, crop } })
    expect(status, JSON.stringify(crop)).toBe(400)
    return (body as { fields: Record<string, string> }).fields['crop']
  }
  for (const crop of [square(301, 600), square(900, 64), { x: 0, y: 1, width: 600, height: 600 }])
    expect(await wrong(setAvatar, crop)).toContain('inside')
  expect(await wrong(setAvatar, { x: 0, y: 0, width: 102, height: 100 })).toContain('square')
  expect(await wrong(setAvatar, square(0, 63))).toContain('64')
  expect(await wrong(setCover, { x: 0, y: 0, width: 600, height: 150 })).toContain('three times')
  expect(await wrong(setCover, { x: 0, y: 0, width: 599, height: 200 })).toContain('600')
  for (const crop of [
    { x: -1, y: 0, width: 64, height: 64 },
    { x: 0.5, y: 0, width: 64, height: 64 },
    { x: 0, y: 0, width: 0, height: 0 },
  ])
    expect((await eka.attempt(setAvatar, { body: { mediaId, crop } })).status).toBe(400)
  await eka.call(setAvatar, { body: { mediaId, crop: { x: 0, y: 0, width: 101, height: 100 } } })
})

test('only an own image that everybody may see is taken', async () => {
  const [fajar, other] = [await app.signIn('fajar'), await app.signIn('other')]
  const crop = square(0, 64)
  const foreign = await send(other, await plainImage(64, 64).jpeg().toBuffer())
  for (const mediaId of [foreign, 999_999])
    expect(await fajar.attempt(setAvatar, { body: { mediaId, crop } })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  for (const change of [
    { kind: 'video' },
    { state: 'processing' },
    { state: 'failed' },
    { access: 'adult' },
    { access: 'closed' },
    { access: 'members' },
  ]) {
    const mediaId = await send(fajar, await plainImage(64, 64).jpeg().toBuffer())
    await app.db.updateTable('media').set(change).where('id', '=', mediaId).execute()
    expect(await fajar.attempt(setAvatar, { body: { mediaId, crop } }), JSON.stringify(change)).toMatchObject(
      { status: 400, body: { fields: { mediaId: expect.any(String) } } },
    )
  }
  for (const route of [setAvatar, setCover])
    expect((await app.visitor().attempt(route, { body: { mediaId: foreign, crop } })).status).toBe(401)
})

test('what does not fit into the storage any more is refused', async () => {
  const gita = await app.signIn('gita')
  const mediaId = await send(gita, await plainImage(64, 64).jpeg().toBuffer())
  await app.db
    .updateTable('media')
    .set({ bytes: 1024 ** 3 })
    .where('id', '=', mediaId)
    .execute()
  expect(await gita.attempt(setAvatar, { body: { mediaId, crop: square(0, 64) } })).toMatchObject({
    status: 413,
    body: { code: 'too_large' },
  })
})

test('of two at the same moment one is shown and the other belongs to nothing', async () => {
  const hadi = await app.signIn('hadi')
  const mediaId = await send(hadi, await twoColours(400, 200))
  await Promise.all(
    [0, 100, 200].map((x) => hadi.call(setAvatar, { body: { mediaId, crop: square(x, 200) } })),
  )
  const uses = await app.db
    .selectFrom('media_uses')
    .select('media_id')
    .where('object_type', '=', 'person')
    .where('object_id', '=', hadi.userId)
    .execute()
  expect(uses).toHaveLength(1)
})
