import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '../platform/clock.ts'
import { filesOf, mediaApp, plainImage, upload, type MediaApp } from './media-testing.ts'
import { ownUploads } from './public.ts'

let app: MediaApp
beforeAll(async () => {
  app = await mediaApp()
})
afterAll(() => app.close())

const image = (colour: string) => plainImage(60, 40, colour).jpeg().toBuffer()

test('what moderators removed is not uploaded again, by anybody, also when the upload itself is gone', async () => {
  const [ana, budi] = [await app.signIn('ana'), await app.signIn('budi')]
  const [bad, good] = [await image('#cc2222'), await image('#22cc22')]
  const first = await upload(app, ana, bad)
  expect(first.status).toBe(200)
  const other = await upload(app, ana, good)
  expect((await upload(app, budi, bad)).status).toBe(200)

  await ownUploads.ban(app.db, [first.body.id], app.clock.now())
  await ownUploads.ban(app.db, [first.body.id], app.clock.now())
  const files = (await filesOf(app)).length
  const refused = await upload(app, budi, bad)
  const message = 'Moderators removed this same file, so it can’t be uploaded again. Please choose another.'
  expect(refused).toMatchObject({
    status: 403,
    body: { code: 'not_allowed', message, fields: { file: message } },
  })
  expect((await filesOf(app)).length).toBe(files)
  expect((await upload(app, budi, good)).status).toBe(200)
  expect(other.status).toBe(200)

  app.clock.advance(2 * DAY_MS)
  await app.purge()
  expect((await upload(app, budi, bad)).status).toBe(403)
})

test('a ban is taken back, and says which uploads an object shows', async () => {
  const citra = await app.signIn('citra')
  const bytes = await image('#2222cc')
  const { body } = await upload(app, citra, bytes)
  await app.db
    .insertInto('media_uses')
    .values({ media_id: body.id, object_type: 'page-post', object_id: 7 })
    .execute()
  const ids = await ownUploads.listOf(app.db, 'page-post', [7])
  expect(ids).toEqual([body.id])
  expect(await ownUploads.listOf(app.db, 'page-post', [])).toEqual([])
  await ownUploads.ban(app.db, ids, app.clock.now())
  expect((await upload(app, citra, bytes)).status).toBe(403)
  await ownUploads.unban(app.db, ids)
  expect((await upload(app, citra, bytes)).status).toBe(200)
})
