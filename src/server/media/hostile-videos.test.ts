import { stat } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SECOND_MS } from '../platform/clock.ts'
import { createRandom } from '../platform/seeding.ts'
import type { TestClient } from '../testing/test-client.ts'
import {
  box,
  clip,
  dataAt,
  EBML,
  element,
  FTYP,
  h264Entry,
  moov,
  noise,
  numbers,
  OTHER,
  plain,
  spreadChunks,
  track,
  type TrackTables,
} from './hostile-video-testing.ts'
import { filesOf, mediaApp, upload, type MediaApp } from './media-testing.ts'
import { remux } from './videos/remux-video.ts'
import { film, picture, sound, testWithFfmpeg } from './video-testing.ts'

/** What a container of our own may take besides the packets. */
const MARGIN = 1024 ** 2
const MEGABYTE = 1024 ** 2

let app: MediaApp
let alice: TestClient
beforeAll(async () => {
  app = await mediaApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
})
afterAll(() => app.close())

async function bytesStored(): Promise<number> {
  // Folders come and go while it is looked.
  const sizes = (await filesOf(app).catch(() => [])).map((path) =>
    stat(path).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** The answer to such a file. Meanwhile the site answers others, and afterwards nothing is left of it. */
async function judge(bytes: Buffer): Promise<string> {
  const before = await bytesStored()
  const progress = { isDone: false }
  const call = upload(app, alice, bytes, { fileName: 'clip.mp4', type: 'video/mp4' })
  void call.then(() => (progress.isDone = true))
  let answered = 0
  while (!progress.isDone) {
    expect((await app.visitor().request('GET', '/healthz')).statusCode).toBe(200)
    answered++
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await bytesStored()).toBeLessThanOrEqual(before + 2 * bytes.length + MARGIN)
  }
  const { status, body } = await call
  expect(answered).toBeGreaterThan(0)
  expect([200, 400, 415], JSON.stringify(body)).toContain(status)
  expect(await bytesStored()).toBeLessThanOrEqual(before + (status === 200 ? bytes.length + MARGIN : 0))
  return status === 200 ? 'taken' : (body.message ?? '')
}

const REFUSED = /damaged|too long|no picture|convert videos|more than|longer/

test('chunks of many tracks spread over thousands of boxes of data cost nothing', async () => {
  for (const boxes of [4900, 20_000])
    expect(await judge(await spreadChunks(boxes))).toMatch(boxes > 5000 ? /damaged/ : /taken/)
})

test('chunks that all name the same bytes are written once or not at all', async () => {
  const stsd = await h264Entry()
  const length = 2 * MEGABYTE
  const data = Buffer.concat([FTYP, box('mdat', Buffer.alloc(length))])
  const same = (handler: string, entry: Buffer): TrackTables => ({
    handler,
    stsd: entry,
    times: [4000, 20],
    sampleSize: length,
    sampleCount: 4000,
    chunks: [1, 1, 1],
    chunkOffsets: [...numbers(4000, () => dataAt(FTYP))],
  })
  const dropped = track(same('meta', OTHER))
  const first = track(plain(stsd, dataAt(FTYP)))
  expect(await judge(Buffer.concat([data, moov(first, dropped, dropped)]))).toBe('taken')
  expect(await judge(Buffer.concat([data, moov(track(same('vide', stsd)))]))).toMatch(/damaged/)
})

test('a table that claims four thousand million samples ends with its own memory, not with the site’s', async () => {
  const stsd = await h264Entry()
  const data = Buffer.concat([FTYP, box('mdat', Buffer.alloc(3000))])
  const endless = 0xffff_ffff
  const many = {
    ...plain(stsd, dataAt(FTYP)),
    times: [endless, 0],
    sampleCount: endless,
    chunks: [1, endless, 1],
  }
  expect(await judge(Buffer.concat([data, moov(track(many))]))).toMatch(REFUSED)
  expect(await judge(Buffer.concat([data, moov(track({ ...many, offsets: [endless, 1] }))]))).toMatch(REFUSED)
  expect(await judge(Buffer.concat([data, moov(track({ ...many, sampleSize: 0 }))]))).toMatch(REFUSED)
})

const LONG = Buffer.from('000000016d6f6f76ffffffffffffffff', 'hex')
const nest = (depth: number, types: string[]): Buffer => {
  // Heads first: the outermost says how long all of it is.
  const heads = Buffer.alloc(depth * 8)
  for (let level = 0; level < depth; level++) {
    heads.writeUInt32BE((depth - level) * 8, level * 8)
    heads.write(types[level % types.length] ?? 'free', level * 8 + 4, 'latin1')
  }
  return heads
}

const MP4: [string, () => Promise<Buffer> | Buffer][] = [
  ['a box longer than any file', () => Buffer.concat([FTYP, LONG])],
  ['boxes of no length', () => Buffer.concat([FTYP, Buffer.from('00000004moov', 'latin1'), Buffer.alloc(4)])],
  ['a head without anything', () => Buffer.concat([FTYP, box('moov')])],
  ['an empty track', () => Buffer.concat([FTYP, moov(box('trak'))])],
  [
    'a head that ends in itself',
    () => Buffer.concat([FTYP, box('moov', Buffer.from('0000ffff7472616b', 'hex'))]),
  ],
  ['a hundred thousand boxes', () => Buffer.concat([FTYP, ...Array<Buffer>(100_000).fill(box('free'))])],
  [
    'a hundred thousand boxes in its head',
    () => Buffer.concat([FTYP, moov(Buffer.concat(Array<Buffer>(100_000).fill(box('free'))))]),
  ],
  [
    'five thousand tracks',
    async () => {
      const one = track({ ...plain(await h264Entry(), 40), handler: 'meta', stsd: OTHER })
      return Buffer.concat([FTYP, moov(...Array<Buffer>(5000).fill(one))])
    },
  ],
  [
    'boxes in boxes without end',
    () => Buffer.concat([FTYP, nest(200_000, ['moov', 'trak', 'mdia', 'minf', 'stbl'])]),
  ],
  ['tracks in tracks without end', () => Buffer.concat([FTYP, nest(200_000, ['moov', 'trak'])])],
  ['tags in tags without end', () => Buffer.concat([FTYP, nest(200_000, ['moov', 'udta', 'meta', 'ilst'])])],
  [
    'samples larger than any file',
    async () => {
      const data = Buffer.concat([FTYP, box('mdat', Buffer.alloc(3000))])
      const large = { ...plain(await h264Entry(), dataAt(FTYP)), sampleSize: 0xffff_ffff }
      return Buffer.concat([data, moov(track(large))])
    },
  ],
  [
    'data that lies behind its end',
    async () => Buffer.concat([FTYP, moov(track(plain(await h264Entry(), 0xffff_ff00)))]),
  ],
  ['zeros', () => Buffer.concat([FTYP, Buffer.alloc(MEGABYTE)])],
  ['anything behind its first box', () => Buffer.concat([FTYP, box('moov', noise(MEGABYTE))])],
]

test.each(MP4)('an MP4 with %s is refused', async (_, make) => {
  expect(await judge(await make())).toMatch(REFUSED)
})

const SEGMENT = '18538067'
const TRACKS = '1654ae6b'
const CLUSTER = '1f43b675'
const UNKNOWN = 2n ** 56n - 1n
/** One track of VP8 with 64 × 64 pixels. */
const vp8 = (...more: Buffer[]): Buffer =>
  element(
    'ae',
    Buffer.concat([
      element('d7', Buffer.from([1])),
      element('73c5', Buffer.from([1])),
      element('83', Buffer.from([1])),
      element('86', Buffer.from('V_VP8')),
      element('e0', Buffer.concat([element('b0', Buffer.from([64])), element('ba', Buffer.from([64]))])),
      ...more,
    ]),
  )
const webm = (...content: Buffer[]): Buffer =>
  Buffer.concat([EBML, element(SEGMENT, Buffer.concat(content), UNKNOWN)])
const cluster = (...blocks: Buffer[]): Buffer =>
  element(CLUSTER, Buffer.concat([element('e7', Buffer.from([0])), ...blocks]), UNKNOWN)
/** A block of the first track, so many milliseconds into its cluster. */
const block = (at: number, length: number): Buffer =>
  element('a3', Buffer.concat([Buffer.from([0x81, at >> 8, at & 255, 0x80]), Buffer.alloc(length)]))
/** Every block claims to begin with these bytes, which are in the file only once. */
const prefix = (bytes: Buffer): Buffer =>
  element(
    '6d80',
    element(
      '6240',
      element('5034', Buffer.concat([element('4254', Buffer.from([3])), element('4255', bytes)])),
    ),
  )

const WEBM: [string, () => Buffer][] = [
  ['nothing behind its head', () => EBML],
  ['a segment of no known length and nothing in it', () => webm()],
  [
    'a segment longer than any file',
    () => Buffer.concat([EBML, element(SEGMENT, Buffer.alloc(100), 2n ** 56n - 2n)]),
  ],
  ['a number of no length', () => Buffer.concat([EBML, Buffer.from('18538067ff0000000000', 'hex')])],
  ['a million empty elements', () => webm(Buffer.alloc(2_000_000, Buffer.from('ec80', 'hex')))],
  ['tracks longer than any file', () => webm(element(TRACKS, vp8(), 2n ** 55n))],
  [
    'a block longer than any file',
    () => webm(element(TRACKS, vp8()), cluster(element('a3', Buffer.alloc(20), 2n ** 50n))),
  ],
  [
    'groups in groups without end',
    () =>
      webm(element(TRACKS, vp8()), cluster(Buffer.alloc(900_000, Buffer.from('a001ffffffffffffff', 'hex')))),
  ],
  [
    'a hundred thousand tracks',
    () => webm(element(TRACKS, Buffer.concat(Array<Buffer>(100_000).fill(element('ae', Buffer.alloc(0)))))),
  ],
  [
    'a megabyte that every block begins with',
    () =>
      webm(
        element(TRACKS, vp8(prefix(Buffer.alloc(MEGABYTE)))),
        cluster(...Array.from({ length: 3000 }, (_, at) => block(at, 10))),
      ),
  ],
  [
    'zeros',
    () => {
      // The library searches them for ever: it is the limit of time that ends it.
      remux.longestMs = 2 * SECOND_MS
      return webm(Buffer.alloc(MEGABYTE))
    },
  ],
]

const usual = { ...remux }
afterEach(() => Object.assign(remux, usual))

test.each(WEBM)('a WebM with %s is refused', async (_, make) => {
  expect(await judge(make())).toMatch(REFUSED)
})

test('a video that was cut off anywhere is refused', async () => {
  const whole = await clip()
  for (const share of [0.05, 0.3, 0.6, 0.9, 0.99])
    expect(await judge(whole.subarray(0, Math.floor(whole.length * share))), String(share)).toMatch(REFUSED)
})

const ROUNDS = 12

/** Changes some bytes, where everything is lengths and counts. */
function change(bytes: Buffer, seed: number, from: number, length: number): Buffer {
  const random = createRandom(seed)
  const changed = Buffer.from(bytes)
  for (let count = 1 + random.int(4); count > 0; count--)
    changed[from + random.int(length)] = [0, 1, 0x7f, 0x80, 0xff, random.int(256)][random.int(6)] ?? 0
  return random.int(5) === 0 ? changed.subarray(0, random.int(changed.length)) : changed
}

test('an MP4 that is broken anywhere is taken or refused, and nothing else happens', async () => {
  const source = await clip()
  const head = source.indexOf('moov') - 4
  for (let seed = 10; seed < 10 + ROUNDS; seed++)
    expect(await judge(change(source, seed, head, source.length - head))).toMatch(
      /taken|damaged|convert|long|choose a JPEG/,
    )
})

testWithFfmpeg('a WebM that is broken anywhere is taken or refused, and nothing else happens', async () => {
  const args = [...picture('64x64', 1, 5), ...sound(1), '-c:v', 'libvpx', '-c:a', 'libopus']
  const source = await film('webm', ...args)
  for (let seed = 0; seed < ROUNDS; seed++)
    expect(await judge(change(source, seed, 0, 600))).toMatch(/taken|damaged|convert|long|choose a JPEG/)
})
