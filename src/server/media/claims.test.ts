import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteMedia, getMedia } from '../../contract/media.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { transact } from '../platform/db.ts'
import { Refusal } from '../platform/errors.ts'
import { eraseMediaUses } from './actions.ts'
import { findMediaIn } from './in-text-queries.ts'
import { filesOf, mediaApp, plainImage, upload, type MediaApp } from './media-testing.ts'
import { blurredPlaceholder, claimMedia, getOwnImage, listMediaViews } from './public.ts'

let app: MediaApp
beforeAll(async () => {
  app = await mediaApp({ config: { rateLimitScale: 100 } })
})
afterAll(() => app.close())

async function uploaded(name = 'alice') {
  const client = await app.signIn(name)
  const { body } = await upload(app, client, await plainImage(60, 30).jpeg().toBuffer())
  return { client, id: body.id, ownerId: client.userId, url: body.url, key: body.url.split('/')[2] ?? '' }
}

const claim = (mediaId: number, ownerId: number, objectId = 1, kind: 'image' | 'video' = 'image') =>
  transact(app.db, (trx) =>
    claimMedia(trx, { mediaId, ownerId, kind, objectType: 'page-post', objectId, access: 'open' }),
  )

async function refusal(work: Promise<unknown>): Promise<string | undefined> {
  const error = await work.then(() => undefined).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Refusal)
  expect((error as Refusal).code).toBe('invalid_input')
  return (error as Refusal).details.fields?.['mediaId']?.en
}

test('an own upload becomes part of one object, and of no second one', async () => {
  const { id, ownerId, client, url } = await uploaded()
  await claim(id, ownerId, 1)
  await claim(id, ownerId, 1)
  expect(await refusal(claim(id, ownerId, 2))).toMatch(/used in another post/)
  expect((await client.attempt(deleteMedia, { params: { id } })).body).toMatchObject({
    code: 'conflict',
    message: 'This file is in use. Delete the article or post that shows it first.',
  })
  expect((await app.visitor().request('GET', url)).statusCode).toBe(200)
})

test('of ten posts that come at once with the same upload, one gets it', async () => {
  const { id, ownerId } = await uploaded()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => claim(id, ownerId, 100 + index)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('somebody else’s, an unknown, a failed one and one of the wrong kind are refused', async () => {
  const { id, ownerId } = await uploaded()
  const other = await uploaded('bela')
  expect(await refusal(claim(other.id, ownerId))).toMatch(/couldn’t find this upload/)
  expect(await refusal(claim(999_999, ownerId))).toMatch(/couldn’t find this upload/)
  expect(await refusal(claim(id, ownerId, 1, 'video'))).toMatch(/choose a video here/)
  await app.db.updateTable('media').set({ kind: 'video', state: 'processing' }).where('id', '=', id).execute()
  expect(await refusal(claim(id, ownerId, 1, 'image'))).toMatch(/choose an image here/)
  await claim(id, ownerId, 50, 'video')
  const failed = await uploaded()
  await app.db
    .updateTable('media')
    .set({ kind: 'video', state: 'failed' })
    .where('id', '=', failed.id)
    .execute()
  expect(await refusal(claim(failed.id, ownerId, 1, 'video'))).toMatch(/couldn’t process this video/)
})

test('the medium of a post can not be an article’s, so that it is deleted with the post', async () => {
  const { id, ownerId, url, key } = await uploaded()
  const nodes = [{ type: 'image' as const, src: url, alt: '' }]
  expect(await findMediaIn(app.db, nodes)).toEqual([id])
  await claim(id, ownerId, 7)
  expect(await findMediaIn(app.db, nodes)).toEqual([])
  await expect(getOwnImage(app.db, ownerId, id)).rejects.toBeInstanceOf(Refusal)
  app.clock.advance(DAY_MS + HOUR_MS)
  await app.purge()
  expect((await app.visitor().request('GET', url)).statusCode).toBe(200)
  await eraseMediaUses(app.db, 'page-post', [7])
  await app.purge()
  expect((await app.visitor().request('GET', url)).statusCode).toBe(404)
  expect((await filesOf(app)).some((path) => path.includes(key))).toBe(false)
})

test('an upload is its owner’s to look at and to delete, with all its files', async () => {
  const { client, id, key } = await uploaded()
  const params = { id: String(id) }
  expect(await client.call(getMedia, { params })).toMatchObject({ id, state: 'ready', failure: null })
  const stranger = await app.signIn('stranger')
  for (const route of [getMedia, deleteMedia]) {
    expect((await stranger.attempt(route, { params })).status).toBe(404)
    expect((await app.visitor().attempt(route, { params })).status).toBe(401)
  }
  await client.call(deleteMedia, { params })
  expect((await client.attempt(deleteMedia, { params })).status).toBe(404)
  expect((await filesOf(app)).some((path) => path.includes(key))).toBe(false)
})

test('what somebody may not see is a few spots of colour', async () => {
  const { id } = await uploaded()
  const views = await listMediaViews({ secret: 'x' }, app.db, [id, id, 999_999], app.clock.now())
  expect([...views.keys()]).toEqual([id])
  const placeholder = views.get(id)?.placeholder ?? ''
  const blurred = await blurredPlaceholder(placeholder)
  expect(blurred).toMatch(/^data:image\/webp;base64,[\w+/=]{20,400}$/)
  expect(blurred).not.toBe(placeholder)
  for (const strange of ['', 'data:image/svg+xml,<svg/>', 'data:image/webp;base64,AAAA'])
    expect(await blurredPlaceholder(strange)).toMatch(/^data:image\/webp;base64,/)
})
