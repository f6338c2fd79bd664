import { execFileSync } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMedia } from '../../contract/media.ts'
import { HOUR_MS } from '../platform/clock.ts'
import { loggedErrors } from '../testing/logged-errors.ts'
import { testApp } from '../testing/test-app.ts'
import { tinyDisk } from '../testing/tiny-disk.ts'
import { filesOf, mediaApp, plainImage, upload, type MediaApp } from './media-testing.ts'
import { film, H264, picture, runJobs, SEARCH_PATH, testWithFfmpeg } from './video-testing.ts'

let app: MediaApp
beforeAll(async () => {
  app = await mediaApp()
})
afterAll(() => app.close())

const clip = () => readFile(new URL('../seeds/clip.mp4', import.meta.url))

test('videos count against their owner’s storage', async () => {
  const alice = await app.signIn('alice')
  const { body } = await upload(app, alice, await clip())
  const row = await app.db
    .selectFrom('media')
    .select(['bytes', 'owner_id'])
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow()
  const stored = (await app.visitor().request('GET', body.url)).rawPayload
  expect(row).toEqual({ bytes: stored.length, owner_id: alice.userId })
  const before = await filesOf(app)
  await app.db
    .updateTable('media')
    .set({ bytes: 1024 ** 3 - 100 })
    .where('id', '=', body.id)
    .execute()
  expect(await upload(app, alice, await clip())).toMatchObject({
    status: 413,
    body: { code: 'too_large', message: expect.stringContaining('Your 1 GB of storage is full') },
  })
  expect(await filesOf(app)).toEqual(before)
})

const full = (folder: string, kilobytes: number): void =>
  void execFileSync('dd', ['if=/dev/zero', `of=${join(folder, 'full')}`, 'bs=1k', `count=${kilobytes}`], {
    stdio: 'ignore',
  })

test('a video that does not fit on the disk is refused with a plain message, and the site still works', async ({
  skip,
}) => {
  const disk = await tinyDisk(300)
  if (disk === undefined) return skip('no disk can be mounted here')
  const tiny = await testApp({ config: { dataDir: disk.folder } })
  const budi = await tiny.signIn('budi')
  const large = Buffer.concat([await clip(), Buffer.alloc(500_000)])
  expect(await upload(tiny, budi, large)).toMatchObject({
    status: 503,
    body: { code: 'unavailable', message: expect.stringContaining('no room for new files') },
  })
  const left = await readdir(disk.folder, { recursive: true })
  expect(left.filter((path) => /mp4|bin|incoming\/./.test(path))).toEqual([])
  expect((await upload(tiny, budi, await plainImage(20, 20).jpeg().toBuffer())).status).toBe(200)
  expect(loggedErrors.splice(0)).toHaveLength(1)
  await tiny.close()
  await disk.drop()
})

testWithFfmpeg('a disk that is full when a video is made delays it, and no more', async ({ skip }) => {
  const disk = await tinyDisk(600)
  if (disk === undefined) return skip('no disk can be mounted here')
  const tiny = await testApp({ config: { dataDir: disk.folder, searchPath: SEARCH_PATH } })
  const citra = await tiny.signIn('citra')
  const source = await film('mp4', ...picture('320x180', 3), ...H264)
  expect(source.length).toBeLessThan(250_000)
  const { body } = await upload(tiny, citra, source)
  expect(body.state).toBe('processing')
  full(disk.folder, 590 - Math.ceil(source.length / 1024))
  await runJobs(tiny)
  const look = () => citra.call(getMedia, { params: { id: String(body.id) } })
  expect((await look()).state).toBe('processing')
  const [job] = await tiny.db
    .selectFrom('jobs')
    .select(['attempts', 'last_error'])
    .where('kind', '=', 'video')
    .execute()
  expect(job).toMatchObject({ attempts: 1, last_error: expect.stringMatching(/No space left|ENOSPC/) })
  expect((await readdir(join(disk.folder, 'incoming'))).length, 'nothing half-made stays').toBe(0)
  await rm(join(disk.folder, 'full'))
  tiny.clock.advance(HOUR_MS)
  await runJobs(tiny)
  expect(await look()).toMatchObject({ state: 'ready' })
  await tiny.close()
  await disk.drop()
})
