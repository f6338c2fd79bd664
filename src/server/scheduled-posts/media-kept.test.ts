import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteMedia } from '../../contract/media.ts'
import { createPagePost, getPagePost } from '../../contract/page-posts.ts'
import * as contract from '../../contract/scheduled-posts.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { setPlan } from '../testing/set-plan.ts'
import type { TestApp } from '../testing/test-app.ts'
import { picturesApp, uploadPicture } from './pictures-testing.ts'
import { idOf, inHours, runJobs, schedule, waitingOf } from './scheduling-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await picturesApp()
})
afterAll(() => app.close())

async function withPhoto(name: string) {
  const client = await app.signIn(name)
  await setPlan(app, client.userId, 'aqua')
  const { id, url } = await uploadPicture(app, client)
  return { client, mediaId: id, url }
}
const statusOf = async (
  client: { request: (method: string, path: string) => Promise<{ statusCode: number }> },
  url = '',
) => (await client.request('GET', url)).statusCode

test('the upload is kept while the post waits, for its author’s eyes alone, and shown with it', async () => {
  const { client, mediaId, url } = await withPhoto('alice')
  const waiting = await schedule(app, client, { hours: 72, type: 'photo', mediaId, mediaAlt: 'A blue wall' })
  expect(waiting).toMatchObject({
    type: 'photo',
    mediaAlt: 'A blue wall',
    media: { id: mediaId, state: 'ready' },
  })
  app.clock.advance(2 * DAY_MS)
  await app.purge()
  const [again] = await waitingOf(client)
  const bela = await app.signIn('bela')
  expect(await statusOf(client, again?.media?.url)).toBe(200)
  for (const other of [bela, app.visitor(), await app.signIn('mod', 'moderator')]) {
    expect(await statusOf(other, url)).toBe(404)
    expect(await statusOf(other, again?.media?.url)).toBe(404)
  }
  app.clock.advance(DAY_MS)
  await runJobs(app)
  const { id } = await app.db
    .selectFrom('page_posts')
    .select('id')
    .where('media_id', '=', mediaId)
    .executeTakeFirstOrThrow()
  const post = await app.visitor().call(getPagePost, idOf({ id }))
  expect(post).toMatchObject({ type: 'photo', media: { id: mediaId, alt: 'A blue wall' } })
  expect(await statusOf(app.visitor(), post.mediaUrl ?? '')).toBe(200)
  expect(
    await app.db.selectFrom('media_uses').select('object_type').where('media_id', '=', mediaId).execute(),
  ).toEqual([{ object_type: 'page-post' }])
})

test('an upload waits in one post only, and can’t be posted or deleted meanwhile', async () => {
  const { client, mediaId } = await withPhoto('citra')
  await schedule(app, client, { type: 'photo', mediaId })
  const body = { post: { type: 'photo', mediaId }, publishAt: inHours(app, 2) }
  expect((await client.attempt(contract.schedulePost, { body })).body).toMatchObject({
    fields: { mediaId: expect.any(String) },
  })
  expect((await client.attempt(createPagePost, { body: { type: 'photo', mediaId } })).status).toBe(400)
  expect((await client.attempt(deleteMedia, { params: { id: mediaId } })).status).toBe(409)
  expect(await waitingOf(client)).toHaveLength(1)
})

test('somebody else’s upload can’t be scheduled', async () => {
  const { mediaId } = await withPhoto('dewi')
  const eka = await app.signIn('eka')
  const body = { post: { type: 'photo', mediaId }, publishAt: inHours(app, 2) }
  expect((await eka.attempt(contract.schedulePost, { body })).status).toBe(400)
})

test('the upload of a deleted one is swept, and so is that of somebody who is gone', async () => {
  const fajar = await withPhoto('fajar')
  const gita = await withPhoto('gita')
  const waiting = await schedule(app, fajar.client, { type: 'photo', mediaId: fajar.mediaId })
  await schedule(app, gita.client, { type: 'photo', mediaId: gita.mediaId })
  await fajar.client.call(contract.deleteScheduledPost, idOf(waiting))
  await app.db.deleteFrom('users').where('id', '=', gita.client.userId).execute()
  app.clock.advance(DAY_MS + HOUR_MS)
  await app.purge()
  const kept = await app.db
    .selectFrom('media')
    .select('id')
    .where('id', 'in', [fajar.mediaId, gita.mediaId])
    .execute()
  expect(kept).toEqual([])
})

test('one whose upload is gone when it is due stays, and says what is missing', async () => {
  const { client, mediaId } = await withPhoto('hana')
  await schedule(app, client, { type: 'photo', mediaId })
  await app.db.deleteFrom('media').where('id', '=', mediaId).execute()
  app.clock.advance(2 * HOUR_MS)
  await runJobs(app)
  expect(await waitingOf(client)).toMatchObject([{ media: null, refusal: 'A photo post needs a photo.' }])
})
