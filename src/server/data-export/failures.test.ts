import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  checkDataExport,
  downloadDataExport,
  getDataExport,
  startDataExport,
} from '../../contract/data-export.ts'
import { transact } from '../platform/db.ts'
import { loggedErrors } from '../testing/logged-errors.ts'
import { testApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { tinyDisk } from '../testing/tiny-disk.ts'
import { eraseExports } from './actions.ts'
import { download, exportApp, makeExport, storedZips, type ExportApp } from './data-export-testing.ts'
import { exportStoreOf } from './store.ts'

let app: ExportApp
let ana: TestClient & { userId: number }
let number = 0

beforeAll(async () => {
  app = await exportApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())
beforeEach(async () => {
  number++
  app.mails.length = 0
  ana = await app.signIn(`ana${number}`)
})

const of = (id: number) => ({ params: { id: String(id) } })

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
  const broken = vi.spyOn(exports, 'put').mockRejectedValueOnce(new Error('the store is broken'))
  await app.jobs.runDue()
  broken.mockRestore()
  expect(loggedErrors.splice(0)).toHaveLength(1)
  const { latest, nextAt } = await ana.call(getDataExport)
  expect(latest).toMatchObject({ state: 'failed', failure: 'failed', expiresAt: null })
  expect(nextAt).toBeNull()
  expect(await makeExport(app, ana)).toBeGreaterThan(id)
})

test('without room on the disk it fails at once and says why; nothing of it is left', async () => {
  const { id } = await ana.call(startDataExport)
  const { exports } = exportStoreOf(app.site)
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  const broken = vi.spyOn(exports, 'put').mockRejectedValueOnce(full)
  await app.jobs.runDue()
  broken.mockRestore()
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
  const before = await storedZips(app)
  await ana.call(startDataExport)
  const { exports } = exportStoreOf(app.site)
  const put = exports.put.bind(exports)
  const watched = vi.spyOn(exports, 'put').mockImplementation(async (key, files) => {
    await put(key, files)
    // At the last moment: the file is there, its row says that it is running.
    await transact(app.db, (trx) => eraseExports(app.site, trx, { id: ana.userId, keepsArticles: false }))
  })
  while ((await app.jobs.runDue()) > 0);
  watched.mockRestore()
  expect(await storedZips(app)).toEqual(before)
  expect((await ana.call(getDataExport)).latest).toBeNull()
  expect(app.mails).toEqual([])
})

test('who leaves with a file that is ready takes it with them', async () => {
  const id = await makeExport(app, ana)
  const before = await storedZips(app)
  await transact(app.db, (trx) => eraseExports(app.site, trx, { id: ana.userId, keepsArticles: true }))
  expect(await storedZips(app)).toHaveLength(before.length - 1)
  expect((await ana.attempt(downloadDataExport, of(id))).body.code).toBe('not_found')
})
