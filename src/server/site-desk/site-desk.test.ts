import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createArticle } from '../../contract/articles.ts'
import { uploadMedia, type Media } from '../../contract/media.ts'
import { getSiteDays, getSiteSettings, saveSiteSettings, DESK_DAYS } from '../../contract/site-desk.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, addMs } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { WORDS } from '../testing/write-article.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cendekia-site-desk-'))
  app = await testApp({ config: { dataDir: folder } })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

async function upload(client: TestClient, width: number, height: number): Promise<number> {
  const image = sharp({ create: { width, height, channels: 3, background: '#2266cc' } })
  const boundary = '----test-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="logo"\r\nContent-Type: image/png\r\n\r\n`
  const response = await app.http.inject({
    method: 'POST',
    url: uploadMedia.path,
    remoteAddress: client.ip,
    payload: Buffer.concat([
      Buffer.from(head),
      await image.png().toBuffer(),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'sec-fetch-site': 'same-origin',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  return response.json<Media>().id
}

const texts = { en: 'Hello', id: 'Halo', my: 'Helo' }
const look = () => app.site.documents.siteLook?.()
const save = (client: TestClient, body: object) => client.attempt(saveSiteSettings, { body })
const logged = () =>
  app.db.selectFrom('staff_log').select(['actor_id', 'details']).where('action', '=', 'change-site').execute()

test('only operators see or change anything of it', async () => {
  for (const role of ['user', 'moderator'] as const) {
    const person = await app.signIn(role, role)
    expect((await person.attempt(getSiteDays)).status).toBe(404)
    expect((await person.attempt(getSiteSettings)).status).toBe(404)
    expect((await save(person, { welcome: texts })).status).toBe(404)
  }
  expect((await app.visitor().attempt(getSiteSettings)).status).toBe(404)
  expect(await look()).toBeUndefined()
})

test('an announcement is carried by documents from its start until its end, and each text is another one', async () => {
  const op = await app.signIn('op', 'operator')
  const from = addMs(app.clock.now(), HOUR_MS).toISOString()
  const until = addMs(app.clock.now(), 2 * HOUR_MS).toISOString()
  const announcement = { texts, from, until }
  expect((await save(op, { announcement })).body).toMatchObject({ announcement, welcome: null, logo: null })
  expect(await look()).toBeUndefined()
  app.clock.advance(HOUR_MS + MINUTE_MS)
  const shown = await look()
  expect(shown).toEqual({ announcement: { id: expect.stringMatching(/^[\w-]{8}$/), texts } })
  app.clock.advance(HOUR_MS)
  expect(await look()).toBeUndefined()

  const again = await app.signIn('op')
  await save(again, { announcement: { texts: { ...texts, en: 'Hi' }, from: null, until: null } })
  expect((await look())?.announcement?.id).not.toBe(shown?.announcement?.id)
  await save(again, { announcement: null })
  expect(await look()).toBeUndefined()
})

test('a change needs a fresh proof, and is written down without its words', async () => {
  const op = await app.signIn('op')
  expect((await save(op, { welcome: texts })).status).toBe(200)
  expect(await look()).toEqual({ welcome: texts })
  app.clock.advance(11 * MINUTE_MS)
  expect((await save(op, { welcome: null })).body.code).toBe('reauthentication_required')
  expect(await look()).toEqual({ welcome: texts })
  expect((await logged()).at(-1)).toEqual({ actor_id: op.userId, details: { changed: ['welcome'] } })
})

test.each([
  [{}, undefined],
  [{ welcome: { en: 'Hello', id: 'Halo' } }, 'welcome.my'],
  [{ welcome: { ...texts, my: '' } }, 'welcome.my'],
  [{ announcement: { texts, from: 'soon', until: null } }, 'announcement.from'],
  [{ words: { en: ['!?'], id: [], my: [] } }, 'words.en.0'],
  [{ logoId: 999_999 }, undefined],
])('%j is refused', async (body, field) => {
  const op = await app.signIn('op')
  const refused = await save(op, body)
  expect([400, 404]).toContain(refused.status)
  if (field !== undefined) expect(refused.body.fields).toHaveProperty([field])
})

test('an announcement that ends before it begins is refused at its end', async () => {
  const op = await app.signIn('op')
  const [from, until] = [app.clock.now(), addMs(app.clock.now(), -1)].map((time) => time.toISOString())
  const refused = await save(op, { announcement: { texts, from, until } })
  expect(refused.body.fields['announcement.until']).toBe('Please choose an end that is after the start.')
})

test('a logo is an upload of the operator’s own; taken away, its files are swept', async () => {
  const op = await app.signIn('op')
  const other = await app.signIn('other')
  expect((await save(op, { logoId: await upload(other, 400, 100) })).status).toBe(404)
  const saved = await save(op, { logoId: await upload(op, 400, 100) })
  expect(saved.body.logo).toEqual({ url: expect.stringMatching(/^\/media\/\w{22}\/320\.webp$/), width: 112 })
  expect((await look())?.logo).toEqual(saved.body.logo)
  app.clock.advance(2 * DAY_MS)
  await app.purge()
  expect((await app.visitor().request('GET', saved.body.logo.url)).statusCode).toBe(200)
  const later = await app.signIn('op')
  expect((await save(later, { logoId: null })).body.logo).toBeNull()
  app.clock.advance(2 * DAY_MS)
  await app.purge()
  expect((await app.visitor().request('GET', saved.body.logo.url)).statusCode).toBe(404)
})

test('refused words hold from the next text on', async () => {
  const op = await app.signIn('op')
  const { body } = await op.attempt(getSiteSettings)
  expect(body.words.id).toContain('situs slot gacor')
  await save(op, { words: { en: ['Flat Earth'], id: [], my: [] } })
  const ana = await app.signIn('ana')
  const article = (content: string, language: string) =>
    ana.attempt(createArticle, {
      body: { title: 'A long title', content, language, categories: ['science'] },
    })
  const refused = await article(`${WORDS} The flat-earth!`, 'en')
  expect(refused.body.fields.content).toContain('“flat earth”')
  expect((await article(`${WORDS} Situs slot gacor.`, 'id')).status).toBe(200)
})

test('each day has its numbers, and those before the first count are made up for', async () => {
  const op = await app.signIn('op')
  const now = app.clock.now()
  const daysAgo = (days: number) => addMs(now, -days * DAY_MS)
  await app.db.deleteFrom('operator_days').execute()
  await upload(op, 60, 60)
  const { id: userId } = await app.db
    .insertInto('users')
    .values({
      email: 'old@example.com',
      first_name: 'O',
      last_name: 'L',
      alias_name: 'old-1',
      created_at: daysAgo(50),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const report = { object_type: 'article', object_id: 1, user_id: userId, reason: 'spam', weight: 1 }
  await app.db
    .insertInto('reports')
    .values({ ...report, created_at: daysAgo(3) })
    .execute()
  const mail = { kind: 'mail', payload: '{}', run_at: addMs(now, 9 * DAY_MS) }
  await app.db
    .insertInto('jobs')
    .values({ ...mail, last_error: 'no connection' })
    .execute()
  await app.purge()
  const { days } = await op.call(getSiteDays)
  expect(days).toHaveLength(DESK_DAYS)
  const at = (days_: number) => daysAgo(days_).toISOString().slice(0, 10)
  expect(days.at(-1)).toMatchObject({
    day: at(0),
    mailsFailed: 1,
    queueHours: 72,
    storageBytes: expect.any(Number),
  })
  expect(days.at(-1)?.storageBytes).toBeGreaterThan(0)
  expect(days.at(-51)).toMatchObject({ day: at(50), signUps: 1, reports: 0 })
  expect(days.at(-4)).toMatchObject({ day: at(3), reports: 1 })

  // Counted again, nothing doubles; what was worst in a day stays.
  await app.db.deleteFrom('reports').execute()
  await app.db.deleteFrom('jobs').where('kind', '=', 'mail').execute()
  await app.purge()
  expect((await op.call(getSiteDays)).days.at(-1)).toMatchObject({ mailsFailed: 1, queueHours: 72 })
})
