import sharp from 'sharp'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { deleteMedia, getMedia, type Media } from '../../contract/media.ts'
import { DAY_MS } from '../platform/clock.ts'
import type { TestClient } from '../testing/test-client.ts'
import { filesOf, mediaApp, upload, type MediaApp } from './media-testing.ts'
import {
  film,
  H264,
  probeBytes,
  picture,
  runJobs,
  SEARCH_PATH,
  SECRETS,
  sound,
  METADATA,
  testWithFfmpeg as test,
} from './video-testing.ts'
import { createVideoWork } from './videos/job.ts'
import { splitArgs } from './videos/run-tool.ts'

let app: MediaApp
let alice: TestClient
beforeAll(async () => {
  app = await mediaApp({ config: { rateLimitScale: 100, searchPath: SEARCH_PATH } })
  alice = await app.signIn('alice')
})
afterAll(() => app.close())

const part = { fileName: 'clip.mp4', type: 'video/mp4' }
const look = (id: number): Promise<Media> => alice.call(getMedia, { params: { id: String(id) } })
const namesOf = async (): Promise<string[]> =>
  (await filesOf(app)).map((path) => path.split('/').at(-1) ?? '').sort()

async function accepted(bytes: Buffer): Promise<Media> {
  const { status, body } = await upload(app, alice, bytes, part)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

async function made(bytes: Buffer): Promise<Media> {
  const { id } = await accepted(bytes)
  await runJobs(app)
  const media = await look(id)
  expect(media, media.failure ?? '').toMatchObject({ state: 'ready' })
  return media
}

async function bytesAt(url: string | null): Promise<Buffer> {
  const response = await app.visitor().request('GET', url ?? '')
  expect(response.statusCode, url ?? '').toBe(200)
  return response.rawPayload
}

test('a video is processed in the background, and played when it is ready', async () => {
  const film1 = await film('mp4', ...picture('320x180', 3), ...sound(3), ...H264)
  const media = await accepted(film1)
  expect(media).toEqual({
    id: expect.any(Number),
    url: expect.stringMatching(/^\/media\/[A-Za-z0-9]{22}\/video\.mp4$/),
    mediaType: 'video',
    width: 320,
    height: 180,
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    state: 'processing',
    posterUrl: null,
    durationMs: 3000,
    failure: null,
  })
  expect((await app.visitor().request('GET', media.url)).statusCode).toBe(404)
  expect((await app.visitor().request('GET', media.url.replace('video.mp4', 'source.bin'))).statusCode).toBe(
    404,
  )
  expect(await namesOf()).toEqual(['source.bin'])
  await runJobs(app)
  const ready = await look(media.id)
  expect(ready).toMatchObject({ state: 'ready', url: media.url, width: 320, height: 180 })
  expect(Math.abs((ready.durationMs ?? 0) - 3000)).toBeLessThan(150)
  expect(ready.placeholder).not.toBe(media.placeholder)
  expect(await namesOf(), 'the source is gone').toEqual(['poster.webp', 'video.mp4'])
  const video = await bytesAt(ready.url)
  expect(video.indexOf('moov'), 'it can be played before all of it is there').toBeLessThan(
    video.indexOf('mdat'),
  )
  const poster = await sharp(await bytesAt(ready.posterUrl)).metadata()
  expect([poster.format, poster.width, poster.height]).toEqual(['webp', 320, 180])
  const { bytes } = await app.db
    .selectFrom('media')
    .select('bytes')
    .where('id', '=', media.id)
    .executeTakeFirstOrThrow()
  expect(bytes).toBe(video.length + (await bytesAt(ready.posterUrl)).length)
})

test('streams that browsers play are copied as they are, without data about location and device', async () => {
  const sources: [string, Buffer, string[]][] = [
    [
      'mp4',
      await film('mp4', ...picture(), ...sound(), ...H264, ...SECRETS, '-movflags', 'use_metadata_tags'),
      ['h264', 'aac'],
    ],
    ['mp4', await film('mov', ...picture(), ...sound(), ...H264, ...SECRETS), ['h264', 'aac']],
    ['mp4', await film('mkv', ...picture(), ...sound(), ...H264, ...SECRETS), ['h264', 'aac']],
    [
      'webm',
      await film(
        'webm',
        ...picture(),
        ...sound(),
        '-c:v',
        'libvpx-vp9',
        '-deadline',
        'realtime',
        '-c:a',
        'libopus',
        ...SECRETS,
      ),
      ['vp9', 'opus'],
    ],
    [
      'webm',
      await film('webm', ...picture(), '-c:v', 'libvpx', '-deadline', 'realtime', ...SECRETS),
      ['vp8'],
    ],
  ]
  for (const [format, source, codecs] of sources) {
    expect(source.toString('latin1')).toMatch(METADATA)
    const media = await made(source)
    expect(media.url).toContain(`video.${format}`)
    for (const bytes of [await bytesAt(media.url), await bytesAt(media.posterUrl)])
      expect(bytes.toString('latin1')).not.toMatch(METADATA)
    const { streams } = await probeBytes(await bytesAt(media.url), format)
    expect(streams.map(({ codec_name }) => codec_name)).toEqual(codecs)
  }
})

test('what browsers do not play is re-encoded as H.264 with AAC', async () => {
  const sources = [
    await film(
      'mov',
      ...picture('322x182', 2, 60),
      ...sound(),
      '-c:v',
      'mpeg4',
      '-c:a',
      'pcm_s16le',
      ...SECRETS,
    ),
    await film('mp4', ...picture(), '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv422p'),
    await film('mkv', ...picture(), ...sound(), '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'flac'),
  ]
  for (const source of sources) {
    const media = await made(source)
    const video = await bytesAt(media.url)
    expect(video.toString('latin1')).not.toMatch(METADATA)
    const { streams } = await probeBytes(video, 'mp4')
    expect(['h264', 'h264,aac']).toContain(streams.map(({ codec_name }) => codec_name).join())
    const rate = (streams[0] as unknown as { avg_frame_rate: string }).avg_frame_rate.split('/').map(Number)
    expect((rate[0] ?? 0) / (rate[1] ?? 1)).toBeLessThanOrEqual(30.5)
    expect(media.width % 2 === 0 && media.height % 2 === 0).toBe(true)
  }
})

test('only the first picture and the first sound are kept', async () => {
  const source = await film(
    'mp4',
    ...[picture(), picture('64x64'), sound(), sound()].flat(),
    ...splitArgs('-map 0 -map 1 -map 2 -map 3'),
    ...H264,
  )
  const { streams } = await probeBytes(await bytesAt((await made(source)).url), 'mp4')
  expect(streams.map(({ codec_type, width }) => [codec_type, width])).toEqual([
    ['video', 320],
    ['audio', undefined],
  ])
})

test('a video that was taken upright is upright', async () => {
  const lying = await film('mp4', ...picture('320x180'), ...H264)
  const source = await turn(lying)
  const media = await made(source)
  expect([media.width, media.height]).toEqual([180, 320])
  const poster = await sharp(await bytesAt(media.posterUrl)).metadata()
  expect([poster.width, poster.height]).toEqual([180, 320])
})

/** Says in the head of its track that it is to be shown turned by a quarter. */
async function turn(video: Buffer): Promise<Buffer> {
  const turned = Buffer.from(video)
  const matrixAt = turned.indexOf('tkhd') + 4 + 40
  const matrix = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000]
  for (const [index, value] of matrix.entries()) turned.writeInt32BE(value, matrixAt + index * 4)
  return turned
}

test('what a browser recorded, without a length of its own, is taken; unless it turns out to be too long', async () => {
  const recorded = (seconds: number, rate: number) =>
    film('webm', ...picture('64x64', seconds, rate), '-c:v', 'libvpx', '-deadline', 'realtime', '-live', '1')
  const short = await accepted(await recorded(3, 10))
  expect(short.durationMs).toBeNull()
  const long = await accepted(await recorded(140, 1))
  await runJobs(app)
  expect(await look(short.id)).toMatchObject({ state: 'ready', durationMs: expect.any(Number) })
  expect(await look(long.id)).toMatchObject({
    state: 'failed',
    failure: 'The video is longer than 120 seconds. Please shorten it.',
  })
  alice.language = 'id'
  expect((await look(long.id)).failure).toBe('Video lebih panjang dari 120 detik. Silakan persingkat.')
  alice.language = 'en'
})

test('a video without one picture that can be drawn has failed, and takes no room', async () => {
  const whole = await film('mp4', ...picture(), ...H264)
  const dataAt = whole.indexOf('mdat') + 4
  const damaged = Buffer.concat([
    whole.subarray(0, dataAt),
    Buffer.alloc(whole.indexOf('moov') - 4 - dataAt, 0xff),
    whole.subarray(whole.indexOf('moov') - 4),
  ])
  const { id } = await accepted(damaged)
  await runJobs(app)
  const failure =
    'The video is damaged or incomplete. Please export or record it again, then choose the new file.'
  expect(await look(id)).toMatchObject({ state: 'failed', failure })
  const row = await app.db
    .selectFrom('media')
    .select(['bytes', 'key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.bytes).toBe(0)
  expect((await filesOf(app)).some((path) => path.includes(row.key))).toBe(false)
})

test('a video that is deleted while it waits is not made, and leaves nothing', async () => {
  const before = await filesOf(app)
  const { id } = await accepted(await film('mp4', ...picture(), ...H264))
  await alice.call(deleteMedia, { params: { id: String(id) } })
  await runJobs(app)
  expect(await filesOf(app)).toEqual(before)
  expect((await alice.attempt(getMedia, { params: { id } })).status).toBe(404)
})

test('work that is interrupted is started again, with or without ffmpeg', async () => {
  const { id } = await accepted(await film('mp4', ...picture(), ...sound(), ...H264, ...SECRETS))
  const db = { read: app.db, write: app.db, hasReplica: false, close: async () => {} }
  const work = createVideoWork({ db, config: app.config, own: new Map() })
  work.stop()
  await expect(work.run({ mediaId: id })).rejects.toThrow()
  expect((await look(id)).state).toBe('processing')
  const without = createVideoWork({ db, config: { ...app.config, searchPath: '' }, own: new Map() })
  await without.run({ mediaId: id })
  const media = await look(id)
  expect(media).toMatchObject({ state: 'ready', posterUrl: null })
  expect((await bytesAt(media.url)).toString('latin1')).not.toMatch(METADATA)
  await runJobs(app)
  expect(await look(id)).toEqual(media)
})

test('the site makes them by itself, one after the other, while it runs', async () => {
  const ids = [
    (await accepted(await film('mp4', ...picture(), ...H264))).id,
    (await accepted(await film('mp4', ...picture('160x90'), ...H264))).id,
  ]
  app.jobs.start()
  for (const id of ids)
    await vi.waitFor(async () => expect((await look(id)).state).toBe('ready'), {
      timeout: 60_000,
      interval: 200,
    })
  await app.jobs.stop()
})

test('a video that nobody could make ready is given up after some days', async () => {
  const { id } = await accepted(await film('mp4', ...picture(), ...H264))
  await app.db.deleteFrom('jobs').execute()
  await app.db
    .insertInto('media_uses')
    .values({ media_id: id, object_type: 'page-post', object_id: 1 })
    .execute()
  app.clock.advance(2 * DAY_MS)
  await app.purge()
  expect((await look(id)).state).toBe('processing')
  app.clock.advance(2 * DAY_MS)
  await app.purge()
  expect(await look(id)).toMatchObject({
    state: 'failed',
    failure: 'We couldn’t process the video. Please upload it again.',
  })
})
