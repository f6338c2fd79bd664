import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  checkDataExport,
  downloadDataExport,
  EXPORT_DAYS,
  getDataExport,
  startDataExport,
} from '../../contract/data-export.ts'
import { send, start } from '../conversations/change-testing.ts'
import { tinyDisk } from '../media/media-testing.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { transact } from '../platform/db.ts'
import { markFresh } from '../platform/fresh.ts'
import { hashToken } from '../platform/tokens.ts'
import { loggedErrors } from '../testing/logged-errors.ts'
import { testApp } from '../testing/test-app.ts'
import { toldTo } from '../testing/told-to.ts'
import type { TestClient } from '../testing/test-client.ts'
import { eraseExports } from './actions.ts'
import { exportStoreOf } from './store.ts'
import { download, exportApp, makeExport, unzip, type ExportApp } from './data-export-testing.ts'

let app: ExportApp
let [ana, budi] = [] as unknown as [Somebody, Somebody]
let number = 0
type Somebody = TestClient & { userId: number }

beforeAll(async () => {
  app = await exportApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())
beforeEach(async () => {
  number++
  app.mails.length = 0
  ana = await app.signIn(`ana${number}`)
  budi = await app.signIn(`budi${number}`)
})

const of = (id: number) => ({ params: { id: String(id) } })
const stored = async (): Promise<string[]> =>
  (await readdir(join(app.folder, 'exports'), { recursive: true }).catch(() => [])).filter((name) =>
    name.endsWith('.zip'),
  )
const clearAll = () => app.db.deleteFrom('data_exports').execute()

/** They prove again who they are. */
async function refresh({ cookies }: TestClient): Promise<void> {
  await markFresh(app.db, { tokenHash: hashToken(cookies.get('sid') ?? '') }, app.clock.now())
}

test('a member asks for their data, is told when it is ready, and downloads it', async () => {
  expect(await ana.call(getDataExport)).toEqual({ latest: null, nextAt: null })
  const asked = await ana.call(startDataExport)
  expect(asked).toMatchObject({ state: 'queued', progress: 0, bytes: null, expiresAt: null, failure: null })
  while ((await app.jobs.runDue()) > 0);
  const { latest, nextAt } = await ana.call(getDataExport)
  expect(latest).toMatchObject({ id: asked.id, state: 'ready', progress: 100 })
  expect(nextAt).toBe(new Date(app.clock.now().getTime() + DAY_MS).toISOString())
  expect(latest?.expiresAt).toBe(new Date(app.clock.now().getTime() + EXPORT_DAYS * DAY_MS).toISOString())
  expect(await toldTo(app, ana)).toEqual([`export-ready person ${ana.userId}`])

  const answer = await ana.attempt(downloadDataExport, of(asked.id))
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="data-\d{4}-\d\d-\d\d\.zip"$/),
    'content-length': String(latest?.bytes),
    'cache-control': 'no-store',
  })
  const files = await unzip(await download(ana, asked.id))
  expect(files.get('README.txt')).toContain('Your data on')
  expect(JSON.parse(files.get('account/account.json') ?? '')).toMatchObject([{ id: ana.userId }])
})

test('the mail about it leads to the settings and carries nothing that opens the file', async () => {
  const id = await makeExport(app, ana)
  const [mail] = app.mails
  expect(mail?.to).toBe(`ana${number}@example.com`)
  expect(mail?.text).toContain('/settings/data')
  expect(mail?.text).not.toContain('/api/')
  const { key } = await app.db
    .selectFrom('data_exports')
    .select('key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(`${mail?.text} ${mail?.html}`).not.toContain(key)
})

test('of a conversation there is what was said to them too, with the name, and never an address', async () => {
  const first = await start(ana, budi, 'Selamat pagi Budi')
  await send(budi, first, 'Pagi Ana')
  const files = await unzip(await download(ana, await makeExport(app, ana)))
  const messages: unknown = JSON.parse(files.get('messages/messages.json') ?? '')
  expect(messages).toMatchObject([
    { text: 'Selamat pagi Budi', isMine: true },
    { text: 'Pagi Ana', isMine: false, from: `budi${number} Tester` },
  ])
  expect([...files.values()].join('\n')).not.toContain(`budi${number}@example.com`)
})

test('nobody else finds it, staff neither', async () => {
  const id = await makeExport(app, ana)
  const moderator = await app.signIn(`mira${number}`, 'moderator')
  const operator = await app.signIn(`omar${number}`, 'operator')
  for (const route of [checkDataExport, downloadDataExport]) {
    expect((await app.visitor().attempt(route, of(id))).body.code).toBe('not_signed_in')
    for (const client of [budi, moderator, operator])
      expect((await client.attempt(route, of(id))).body.code).toBe('not_found')
    expect((await ana.attempt(route, of(id))).status).toBe(200)
  }
  expect(await budi.call(getDataExport)).toEqual({ latest: null, nextAt: null })
})

test('asking and downloading need a fresh proof of who somebody is; looking does not', async () => {
  const id = await makeExport(app, ana)
  app.clock.advance(11 * MINUTE_MS)
  for (const [route, options] of [
    [startDataExport, {}],
    [checkDataExport, of(id)],
    [downloadDataExport, of(id)],
  ] as const)
    expect((await ana.attempt(route, options)).body.code).toBe('reauthentication_required')
  expect((await ana.call(getDataExport)).latest?.state).toBe('ready')
  await refresh(ana)
  expect((await ana.attempt(downloadDataExport, of(id))).status).toBe(200)
})

test('one at a time, and one a day; a new one takes the place of the last', async () => {
  const first = await ana.call(startDataExport)
  expect((await ana.attempt(startDataExport)).body).toMatchObject({ code: 'conflict' })
  expect((await ana.attempt(checkDataExport, of(first.id))).body.code).toBe('conflict')
  while ((await app.jobs.runDue()) > 0);
  const early = await ana.attempt(startDataExport)
  expect(early.body.code).toBe('too_many_requests')
  expect(early.headers['retry-after']).toBe(String(DAY_MS / 1000))
  app.clock.advance(DAY_MS + 1)
  await refresh(ana)
  const before = await stored()
  await makeExport(app, ana)
  expect(await stored()).toHaveLength(before.length)
  expect((await ana.attempt(downloadDataExport, of(first.id))).body.code).toBe('not_found')
})

test('asked for twice at one moment, one is made', async () => {
  const answers = await Promise.all([ana.attempt(startDataExport), ana.attempt(startDataExport)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('after seven days it is gone, and the purge takes row and file', async () => {
  await clearAll()
  app.clock.advance(2 * DAY_MS)
  await app.purge()
  await refresh(ana)
  const id = await makeExport(app, ana)
  expect(await stored()).toHaveLength(1)
  app.clock.advance(EXPORT_DAYS * DAY_MS)
  await refresh(ana)
  expect((await ana.attempt(downloadDataExport, of(id))).body.code).toBe('not_found')
  expect((await ana.call(getDataExport)).latest).toBeNull()
  await app.purge()
  expect(await stored()).toEqual([])
  expect(await app.db.selectFrom('data_exports').select('id').execute()).toEqual([])
})

test('a file that a crash or a restored backup left without its row is swept', async () => {
  await makeExport(app, ana)
  await clearAll()
  app.clock.advance(2 * DAY_MS)
  for (let hour = 0; hour < 2; hour++) await app.purge()
  expect(await stored()).toEqual([])
})

test('a suspended person may take their data along', async () => {
  await app.db
    .updateTable('users')
    .set({ suspended_at: app.clock.now() })
    .where('id', '=', ana.userId)
    .execute()
  expect(await download(ana, await makeExport(app, ana))).toBeInstanceOf(Buffer)
})

test('what a crash interrupted is made anew, from the beginning', async () => {
  const { id } = await ana.call(startDataExport)
  await app.db
    .updateTable('data_exports')
    .set({ state: 'running', progress: 40, tries: 1 })
    .where('id', '=', id)
    .execute()
  while ((await app.jobs.runDue()) > 0);
  expect((await ana.call(checkDataExport, of(id))).progress).toBe(100)
})

test('what fails again and again says so, and may be asked for again the same day', async () => {
  const { id } = await ana.call(startDataExport)
  await app.db.updateTable('data_exports').set({ tries: 12 }).where('id', '=', id).execute()
  const { exports } = exportStoreOf(app.site)
  const put = exports.put
  exports.put = () => Promise.reject(new Error('the store is broken'))
  await app.jobs.runDue()
  exports.put = put
  expect(loggedErrors.splice(0)).toHaveLength(1)
  const { latest, nextAt } = await ana.call(getDataExport)
  expect(latest).toMatchObject({ state: 'failed', failure: 'failed', expiresAt: null })
  expect(nextAt).toBeNull()
  expect(await makeExport(app, ana)).toBeGreaterThan(id)
})

test('without room on the disk it fails at once and says why; nothing of it is left', async () => {
  const { id } = await ana.call(startDataExport)
  const { exports } = exportStoreOf(app.site)
  const put = exports.put
  exports.put = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
  await app.jobs.runDue()
  exports.put = put
  expect(loggedErrors.splice(0)).toHaveLength(1)
  expect((await ana.call(getDataExport)).latest).toMatchObject({ id, state: 'failed', failure: 'full' })
  expect(await readdir(join(app.folder, 'incoming'))).toEqual([])
})

test('so it is on a disk that is really full', async ({ skip }) => {
  const disk = await tinyDisk(256)
  if (disk === undefined) return skip('no disk can be mounted here')
  const tiny = await testApp({ config: { dataDir: disk.folder } })
  const client = await tiny.signIn('sari')
  await writeFile(join(disk.folder, 'full'), Buffer.alloc(252 * 1024))
  await client.call(startDataExport)
  await tiny.jobs.runDue()
  expect(loggedErrors.splice(0)).toHaveLength(1)
  expect((await client.call(getDataExport)).latest).toMatchObject({ state: 'failed', failure: 'full' })
  await rm(join(disk.folder, 'full'))
  expect(await download(client, await makeExport(tiny, client))).toBeInstanceOf(Buffer)
  await tiny.close()
  await disk.drop()
})

test('who leaves while it is made: it stops, and neither file nor row is left', async () => {
  await clearAll()
  app.clock.advance(2 * DAY_MS)
  await app.purge()
  await refresh(ana)
  await ana.call(startDataExport)
  const { exports } = exportStoreOf(app.site)
  const put = exports.put
  exports.put = async (key, files) => {
    await put(key, files)
    // At the last moment: the file is there, its row says that it is running.
    await transact(app.db, (trx) => eraseExports(app.site, trx, { id: ana.userId, keepsArticles: false }))
  }
  while ((await app.jobs.runDue()) > 0);
  exports.put = put
  expect(await stored()).toEqual([])
  expect((await ana.call(getDataExport)).latest).toBeNull()
  expect(app.mails).toEqual([])
})

test('who leaves with a file that is ready takes it with them', async () => {
  const id = await makeExport(app, ana)
  const before = await stored()
  await transact(app.db, (trx) => eraseExports(app.site, trx, { id: ana.userId, keepsArticles: true }))
  expect(await stored()).toHaveLength(before.length - 1)
  expect((await ana.attempt(downloadDataExport, of(id))).body.code).toBe('not_found')
})

test('asking too often is refused, also when nothing comes of it', async () => {
  const strict = await exportApp()
  try {
    const client = await strict.signIn('lina')
    await client.call(startDataExport)
    for (let asked = 0; asked < 19; asked++) await client.attempt(startDataExport)
    expect((await client.attempt(startDataExport)).body.code).toBe('too_many_requests')
  } finally {
    await strict.close()
  }
})
