import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { LEAVING_DAYS } from '../contract/leaving.ts'
import { buildApp } from './app.ts'
import { backUp, emptyTarget, restoreInto, rowsOf, uploadsIn, type Target } from './backup-testing.ts'
import { erasureFiles, erasuresBeside, noteErasures, readErasures } from './backup/erasures-file.ts'
import { close, letErase } from './leaving/leaving-testing.ts'
import { mediaApp, plainImage, upload, type MediaApp } from './media/media-testing.ts'
import { addMs, DAY_MS, systemClock, type Clock } from './platform/clock.ts'
import { connectDatabases } from './platform/db.ts'
import { openFiles } from './platform/files.ts'
import { testLogger } from './testing/logged-errors.ts'
import { threads } from './testing/test-app.ts'
import { writeArticle } from './testing/write-article.ts'

let site: MediaApp
let archive: string
let target: Target
let leaverId: number
beforeAll(async () => {
  site = await mediaApp({ config: { rateLimitScale: 1000 } })
  archive = join(site.folder, 'site.tar')
  const [alya, bima] = [await site.signIn('Alyaraya'), await site.signIn('bima')]
  leaverId = alya.userId
  await writeArticle(alya, { title: 'Words that must not come back' })
  await writeArticle(bima, { title: 'Words that do come back' })
  expect((await upload(site, alya, await plainImage(300, 200).jpeg().toBuffer())).status).toBe(200)
  // Her days were nearly over when the backup was made, and she came back then.
  const citra = await site.signIn('citra')
  await close(citra)
  const leaving_at = addMs(site.clock.now(), -(LEAVING_DAYS - 1) * DAY_MS)
  await site.db.updateTable('users').set({ leaving_at }).where('id', '=', citra.userId).execute()
  await backUp({ url: site.url, files: openFiles(site.config) }, archive)
  await site.signIn('citra')
  await close(alya)
  await letErase(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  target = await emptyTarget()
})
afterEach(() => target.drop())

/** The first purge of a site on what was restored. */
async function startOnce(clock: Clock): Promise<void> {
  const db = connectDatabases(target.url, undefined, () => {})
  const deps = { db, clock, mailer: { send: async () => {} }, threads, logger: testLogger }
  const app = await buildApp({ ...deps, config: target.config })
  await app.purge()
  while ((await app.jobs.runDue()) > 0);
  await app.followUps.runDue()
  await app.http.close()
  await db.close()
}

test('an archive of before is restored without who was erased since', async () => {
  const erasures = [erasuresBeside(archive), ...erasureFiles(target.config)]
  expect((await restoreInto(target, archive, { erasures })).erased).toBe(1)
  const names = await rowsOf(target.url, `select first_name from users order by id`)
  expect(names, 'nobody is called that from the first moment on').toEqual([
    { first_name: '' },
    { first_name: 'bima' },
    { first_name: 'citra' },
  ])
  expect((await uploadsIn(target.folder)).size).toBeGreaterThan(0)
  await startOnce(systemClock)
  const left = await rowsOf(target.url, 'select first_name from users order by id')
  expect(left).toEqual([{ first_name: 'bima' }, { first_name: 'citra' }])
  expect(await rowsOf(target.url, 'select title from articles')).toEqual([
    { title: 'Words that do come back' },
  ])
  expect((await uploadsIn(target.folder)).size).toBe(0)
  expect(await readErasures(erasureFiles(target.config))).toMatchObject([{ userId: leaverId }])
})

test('who had closed their account then, and may have come back since, has all the days again', async () => {
  expect(await rowsOf(site.url, 'select id from users where leaving_at is not null')).toEqual([])
  await restoreInto(target, archive)
  const [restored] = await rowsOf(
    target.url,
    `select leaving_at > now() - interval '1 minute' as "isNew" from users where first_name = 'citra'`,
  )
  expect(restored).toEqual({ isNew: true })
  await startOnce(systemClock)
  expect(await rowsOf(target.url, `select id from users where first_name = 'citra'`)).toHaveLength(1)
})

test('without the list, or with somebody else’s number in it, everybody comes back', async () => {
  const [erasure] = await readErasures([erasuresBeside(archive)])
  if (erasure === undefined) throw new Error('Somebody was erased')
  const [file] = erasureFiles(target.config)
  await noteErasures([file ?? ''], [{ ...erasure, joinedAt: '2020-01-01T00:00:00.000Z' }])
  expect((await restoreInto(target, archive, { erasures: erasureFiles(target.config) })).erased).toBe(0)
  await startOnce(systemClock)
  expect(await rowsOf(target.url, 'select first_name from users order by id')).toHaveLength(3)
})
