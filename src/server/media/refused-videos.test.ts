import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { VIDEO_BYTES } from '../../contract/limits.ts'
import type { TestClient } from '../testing/test-client.ts'
import { filesOf, mediaApp, plainImage, send, upload, type MediaApp } from './media-testing.ts'
import { film, H264, picture, repeat, SEARCH_PATH, sound, tools } from './video-testing.ts'

const FTYP = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1')
const box = (type: string, content: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

const WITHOUT = ['without ffmpeg', ''] as const
const SITES = tools === undefined ? [WITHOUT] : [['with ffmpeg', SEARCH_PATH] as const, WITHOUT]

describe.each(SITES)('%s', (_, searchPath) => {
  let app: MediaApp
  let alice: TestClient
  beforeAll(async () => {
    app = await mediaApp({ config: { rateLimitScale: 100, searchPath } })
    alice = await app.signIn('alice')
  })
  afterAll(() => app.close())
  // A refused file has left nothing behind, and the site still works.
  afterEach(async () => {
    expect(await filesOf(app)).toEqual([])
    expect((await app.visitor().request('GET', '/healthz')).statusCode).toBe(200)
  })

  const refused = (bytes: Buffer | string, fileName = 'clip.mp4') =>
    upload(app, alice, Buffer.from(bytes), { fileName, type: 'video/mp4' })

  async function expectRefusal(bytes: Buffer | string, message: string | RegExp): Promise<void> {
    const { status, body } = await refused(bytes)
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(body.message).toMatch(message)
    expect(body.fields).toEqual({ file: body.message })
  }

  test.each([
    [
      'an HLS playlist',
      '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n',
    ],
    ['a concat script', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
    ['a list of files', "file '/etc/passwd'\nfile 'http://127.0.0.1/'\n"],
    ['a DASH manifest', '<MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period/></MPD>'],
  ])('%s named .mp4 is a list of files, not a video', async (_name, bytes) => {
    expect(await refused(bytes)).toMatchObject({
      status: 415,
      body: { message: 'This is a list of other files, not a video. Please choose a video.' },
    })
  })

  test('a playlist behind the first bytes of a video is damaged', async () => {
    const list =
      "#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\nffconcat version 1.0\nfile '/etc/passwd'\n"
    await expectRefusal(Buffer.concat([FTYP, Buffer.from(list)]), /damaged/)
    await expectRefusal(
      Buffer.concat([FTYP, box('mdat', Buffer.from(list)), box('moov')]),
      /damaged|no picture/,
    )
    await expectRefusal(
      Buffer.concat([Buffer.from('\x1a\x45\xdf\xa3\x80', 'latin1'), Buffer.from(list)]),
      /damaged/,
    )
  })

  test('the first bytes of a video alone are damaged', async () => {
    for (const start of ['\0\0\0\x18ftypisom', '\0\0\0\x18ftypqt  \0\0\0\0', '\x1a\x45\xdf\xa3'])
      await expectRefusal(Buffer.from(`${start}${'\0'.repeat(40)}`, 'latin1'), /damaged/)
    await expectRefusal(FTYP, /damaged/)
  })

  test('more than a hundred megabytes are refused, announced or not', async () => {
    const message = 'The video is larger than 100 MB. Please choose a smaller or shorter one.'
    const large = Buffer.concat([FTYP, Buffer.alloc(VIDEO_BYTES)])
    expect(await refused(large)).toMatchObject({ status: 413, body: { code: 'too_large', message } })
    const announced = await send(app, alice, 'x', { 'content-length': String(VIDEO_BYTES + 100_000) })
    expect(announced).toMatchObject({
      status: 413,
      body: { code: 'too_large', message: expect.stringContaining('larger than 100 MB') },
    })
  })

  test('an image that claims to be a video is an image', async () => {
    const image = Buffer.concat([await plainImage(10, 10).jpeg().toBuffer(), Buffer.alloc(11 * 1024 * 1024)])
    expect(await refused(image)).toMatchObject({
      status: 413,
      body: { message: 'The image is larger than 10 MB. Please choose a smaller one.' },
    })
  })

  const testFilm = test.skipIf(tools === undefined)

  testFilm('sound alone is no video, whatever picture is on its cover', async () => {
    const cover = [
      '-map',
      '0',
      '-map',
      '1',
      '-c:v',
      'mjpeg',
      '-disposition:v',
      'attached_pic',
      '-frames:v',
      '1',
    ]
    await expectRefusal(await film('mp4', ...sound(), '-c:a', 'aac'), /sound but no picture/)
    await expectRefusal(await film('webm', ...sound(), '-c:a', 'libopus'), /sound but no picture/)
    const withCover = await film('mp4', ...sound(), ...picture('64x64', 1), ...cover, '-c:a', 'aac')
    await expectRefusal(
      withCover,
      searchPath === '' ? /sound but no picture|can’t play/ : /sound but no picture/,
    )
    expect((await refused(await film('m4a', ...sound(), '-c:a', 'aac'))).status).toBe(415)
  })

  testFilm('ten hours with a picture a second are too long', async () => {
    const minute = await film('mp4', ...picture('64x64', 60, 1), ...H264)
    const message = 'The video is longer than 120 seconds. Please shorten it.'
    await expectRefusal(await repeat(minute, 599), message)
    await expectRefusal(await film('webm', ...picture('64x64', 125, 1), '-c:v', 'libvpx'), message)
  })

  testFilm('8K is too large, and so is more than 1080p upright', async () => {
    const message = 'The video has more than 1920 × 1080 pixels. Please make it smaller first.'
    for (const size of ['7680x4320', '1922x1080', '1088x1920'])
      await expectRefusal(await film('mp4', ...picture(size, 0.2, 5), ...H264), message)
  })

  testFilm('a video that was cut off is damaged, wherever its head stands', async () => {
    const args = [...picture(), ...sound(), ...H264]
    for (const source of [
      await film('mp4', ...args),
      await film('mp4', ...args, '-movflags', '+faststart'),
      await film('webm', ...picture(), '-c:v', 'libvpx'),
    ])
      await expectRefusal(
        source.subarray(0, Math.floor(source.length * 0.6)),
        'The video is damaged or incomplete. Please export or record it again, then choose the new file.',
      )
  })

  testFilm('refusals speak the reader’s language', async () => {
    const long = await repeat(await film('mp4', ...picture('64x64', 60, 1), ...H264), 2)
    alice.language = 'my'
    expect((await refused(long)).body.message).toBe('Video melebihi 120 saat. Sila pendekkan.')
    alice.language = 'id'
    expect((await refused(long)).body.message).toBe('Video lebih panjang dari 120 detik. Silakan persingkat.')
    alice.language = 'en'
  })
})
