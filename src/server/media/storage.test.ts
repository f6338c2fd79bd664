import { execFileSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { uploadMedia } from '../../contract/media.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { openFiles } from '../platform/files.ts'
import { loggedErrors } from '../testing/logged-errors.ts'
import { testApp } from '../testing/test-app.ts'
import { tinyDisk } from '../testing/tiny-disk.ts'
import { BOUNDARY, filesOf, formOf, mediaApp, plainImage, upload, type MediaApp } from './media-testing.ts'

let app: MediaApp
beforeAll(async () => {
  app = await mediaApp({ config: { rateLimitScale: 10 } })
})
afterAll(() => app.close())

const GIGABYTE = 1024 ** 3
const image = (side = 64) => plainImage(side, side).jpeg().toBuffer()

async function fillStorage(userId: number, bytes: number): Promise<void> {
  await app.db
    .insertInto('media')
    .values({
      key: `fill${userId}`.padEnd(22, '0'),
      owner_id: userId,
      kind: 'image',
      state: 'ready',
      width: 1,
      height: 1,
      bytes,
      placeholder: '',
      created_at: app.clock.now(),
    })
    .execute()
}

test('a visitor may not upload, nor may another site in somebody’s name', async () => {
  expect(await upload(app, app.visitor(), await image())).toMatchObject({
    status: 401,
    body: { code: 'not_signed_in' },
  })
  const alice = await app.signIn('alice')
  const refused = await alice.attempt(uploadMedia, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(refused).toMatchObject({ status: 403, body: { code: 'cross_site' } })
})

test('all files of an image count against its owner’s storage', async () => {
  const budi = await app.signIn('budi')
  const { body } = await upload(app, budi, await image(900))
  const { key, bytes } = await app.db
    .selectFrom('media')
    .select(['key', 'bytes'])
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow()
  let sum = 0
  for (const name of ['320.webp', '640.webp', '960.webp', '1600.webp', '1200.jpg'])
    sum += (await budi.request('GET', `/media/${key}/${name}`)).rawPayload.length
  expect(bytes).toBe(sum)
})

test('a full storage takes nothing more, and a larger plan makes room', async () => {
  const citra = await app.signIn('citra')
  await fillStorage(citra.userId, GIGABYTE)
  const message =
    'Your 1 GB of storage is full. Delete posts or articles with images or videos, or choose a larger plan.'
  const before = await filesOf(app)
  expect(await upload(app, citra, await image())).toEqual({
    status: 413,
    body: { code: 'too_large', message },
  })
  expect(await filesOf(app)).toEqual(before)
  await app.db
    .insertInto('subscriptions')
    .values({
      user_id: citra.userId,
      plan: 'topaz',
      status: 'active',
      provider: 'manual',
      current_period_end: addMs(app.clock.now(), DAY_MS),
    })
    .execute()
  expect((await upload(app, citra, await image())).status).toBe(200)
})

test('ten uploads at once get no more than the last free bytes', async () => {
  const dewi = await app.signIn('dewi')
  const bytes = await image()
  const one = await upload(app, dewi, bytes)
  const { bytes: size } = await app.db
    .selectFrom('media')
    .select('bytes')
    .where('id', '=', one.body.id)
    .executeTakeFirstOrThrow()
  await fillStorage(dewi.userId, GIGABYTE - size - 3 * size)
  const before = (await filesOf(app)).length
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(app, dewi, bytes)))
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    ...Array<number>(3).fill(200),
    ...Array<number>(7).fill(413),
  ])
  expect((await filesOf(app)).length).toBe(before + 3 * 5)
})

test('thirty uploads in half an hour are enough', async () => {
  const strict = await mediaApp()
  const eka = await strict.signIn('eka')
  const bytes = Buffer.from('no image')
  for (let count = 0; count < 30; count++) expect((await upload(strict, eka, bytes)).status).toBe(415)
  expect(await upload(strict, eka, bytes)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  strict.clock.advance(DAY_MS / 48)
  expect((await upload(strict, eka, bytes)).status).toBe(415)
  await strict.close()
})

test('an upload that breaks off leaves nothing, and the site still works', async () => {
  const farid = await app.signIn('farid')
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const before = await filesOf(app)
  const form = formOf([{ bytes: Buffer.concat([await image(), Buffer.alloc(300_000)]) }])
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    [
      'POST /api/media HTTP/1.1',
      'Host: localhost',
      'Sec-Fetch-Site: same-origin',
      `Cookie: sid=${farid.cookies.get('sid')}`,
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      `Content-Length: ${form.length}`,
      '\r\n',
    ].join('\r\n'),
  )
  socket.write(form.subarray(0, 200_000))
  const incoming = join(app.folder, 'incoming')
  const arriving = () => readdir(incoming).catch(() => [])
  await vi.waitFor(async () => expect(await arriving()).toHaveLength(1), 30_000)
  socket.destroy()
  await vi.waitFor(async () => expect(await arriving()).toEqual([]), 30_000)
  expect(await filesOf(app)).toEqual(before)
  expect((await upload(app, farid, await image())).status).toBe(200)
})

test('a full disk is reported with a plain message, and nothing half-written stays', async ({ skip }) => {
  const disk = await tinyDisk(200)
  if (disk === undefined) return skip('no disk can be mounted here')
  const tiny = await testApp({ config: { dataDir: disk.folder } })
  const gita = await tiny.signIn('gita')
  const photo = await plainImage(1400, 1400).jpeg().toBuffer()
  const message = /no room for new files/
  // Too large to be received, and large only once it was redrawn.
  const received = await upload(tiny, gita, Buffer.concat([photo, Buffer.alloc(400_000)]))
  expect(received).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(received.body.message).toMatch(message)
  execFileSync('dd', ['if=/dev/zero', `of=${join(disk.folder, 'full')}`, 'bs=1k', 'count=170'], {
    stdio: 'ignore',
  })
  const stored = await upload(tiny, gita, photo)
  expect(stored).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  const left = await readdir(disk.folder, { recursive: true })
  expect(left.filter((path) => /webp|jpg|incoming\/./.test(path))).toEqual([])
  expect(await tiny.db.selectFrom('media').select('id').execute()).toEqual([])
  // The operator's log has it.
  expect(loggedErrors.splice(0)).toHaveLength(2)
  await tiny.close()
  await disk.drop()
})

test('files are put all or none', async () => {
  const files = openFiles({ dataDir: app.folder })
  const before = await filesOf(app)
  const some = new Map([
    ['a.webp', Buffer.from('a')],
    ['../b.webp', Buffer.from('b')],
  ])
  await expect(files.put('abcdefgh', some)).rejects.toThrow('plain')
  await expect(files.put('../../etc', new Map())).rejects.toThrow('letters and digits')
  expect(await files.open('abcdefgh', 'a.webp')).toBeUndefined()
  expect(await files.open('../etc', 'a.webp')).toBeUndefined()
  expect(await filesOf(app)).toEqual(before)
})
