import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Media } from '../../contract/media.ts'
import type { TestClient } from '../testing/test-client.ts'
import { clip } from './hostile-video-testing.ts'
import { filesOf, mediaApp, upload, type MediaApp } from './media-testing.ts'
import {
  film,
  H264,
  probeBytes,
  picture,
  SECRETS,
  sound,
  METADATA,
  testWithFfmpeg,
  tools,
  withFile,
} from './video-testing.ts'
import { splitArgs } from './videos/run-tool.ts'

let app: MediaApp
let alice: TestClient
beforeAll(async () => {
  app = await mediaApp({ config: { rateLimitScale: 100 } })
  alice = await app.signIn('alice')
})
afterAll(() => app.close())

const VP8 = splitArgs('-c:v libvpx -deadline realtime')

async function accepted(bytes: Buffer): Promise<Media> {
  const { status, body } = await upload(app, alice, bytes, { fileName: 'x.avi', type: 'image/png' })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

async function bytesAt(url: string): Promise<Buffer> {
  const response = await app.visitor().request('GET', url)
  expect(response.statusCode).toBe(200)
  return response.rawPayload
}

test('without ffmpeg, a video that browsers play is copied, and ready at once', async () => {
  const media = await accepted(await clip())
  expect(media).toEqual({
    id: expect.any(Number),
    url: expect.stringMatching(/^\/media\/[A-Za-z0-9]{22}\/video\.mp4$/),
    mediaType: 'video',
    width: 480,
    height: 270,
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    state: 'ready',
    posterUrl: null,
    durationMs: expect.any(Number),
    failure: null,
  })
  expect(Math.abs((media.durationMs ?? 0) - 3000)).toBeLessThan(200)
  const video = await bytesAt(media.url)
  expect(video.indexOf('moov'), 'it can be played before all of it is there').toBeLessThan(
    video.indexOf('mdat'),
  )
  expect((await filesOf(app)).map((path) => path.split('/').at(-1))).toEqual(['video.mp4'])
})

const PLAYED: [string, string, () => Promise<Buffer>][] = [
  [
    'MP4',
    'mp4',
    () => film('mp4', ...picture(), ...sound(), ...H264, ...SECRETS, '-movflags', 'use_metadata_tags'),
  ],
  [
    'MP4 with its head first',
    'mp4',
    () => film('mp4', ...picture(), ...sound(), ...H264, ...SECRETS, '-movflags', '+faststart'),
  ],
  [
    'MP4 in fragments',
    'mp4',
    () => film('mp4', ...picture(), ...H264, ...SECRETS, '-movflags', 'frag_keyframe+empty_moov'),
  ],
  ['MOV', 'mp4', () => film('mov', ...picture(), ...sound(), ...H264, ...SECRETS)],
  ['Matroska with H.264', 'mp4', () => film('mkv', ...picture(), ...sound(), ...H264, ...SECRETS)],
  [
    'MP4 with MP3',
    'mp4',
    () => film('mp4', ...picture(), ...sound(), ...H264, '-c:a', 'libmp3lame', ...SECRETS),
  ],
  ['3GP', 'mp4', () => film('3gp', ...picture(), ...H264, ...SECRETS)],
  ['WebM', 'webm', () => film('webm', ...picture(), ...sound(), ...VP8, '-c:a', 'libvorbis', ...SECRETS)],
  [
    'WebM with Opus',
    'webm',
    () => film('webm', ...picture(), ...sound(), ...VP8, '-c:a', 'libopus', ...SECRETS),
  ],
  ['WebM of a recorder', 'webm', () => film('webm', ...picture(), ...VP8, '-live', '1', ...SECRETS)],
]

test.skipIf(tools === undefined).each(PLAYED)(
  '%s keeps its pictures and loses its data about location and device',
  async (_, format, make) => {
    const source = await make()
    expect(source.toString('latin1')).toMatch(METADATA)
    const media = await accepted(source)
    expect(media.url).toContain(`video.${format}`)
    const kept = await bytesAt(media.url)
    expect(kept.toString('latin1')).not.toMatch(METADATA)
    const [was, is] = [await probeBytes(source, format), await probeBytes(kept, format)]
    expect(Object.keys(is.format.tags ?? {}).filter((tag) => /location|make|comment/.test(tag))).toEqual([])
    const streams = (looked: typeof was) =>
      looked.streams.map(({ codec_name, width, height }) => [codec_name, width, height])
    expect(streams(is)).toEqual(streams(was))
    expect(media).toMatchObject({ width: 320, height: 180 })
    expect(Math.abs((media.durationMs ?? 0) - 2000)).toBeLessThan(300)
    // Every picture is still the same.
    const pictures = (bytes: Buffer) =>
      withFile(bytes, format, async (path) => film('md5', ...splitArgs(`-i ${path} -map 0:v -f md5`)))
    expect((await pictures(kept)).toString()).toBe((await pictures(source)).toString())
  },
)

testWithFfmpeg('only the first pictures and the first sound are copied', async () => {
  const notes = Buffer.from('1\n00:00:00,100 --> 00:00:01,500\nSecretNote at +06.1751\n\n')
  const source = await withFile(notes, 'srt', (path) =>
    film('mp4', ...picture(), '-i', path, ...H264, '-c:s', 'mov_text'),
  )
  expect(source.toString('latin1')).toMatch(/SecretNote/)
  const kept = await bytesAt((await accepted(source)).url)
  expect(kept.toString('latin1')).not.toMatch(METADATA)
  expect((await probeBytes(kept, 'mp4')).streams.map(({ codec_type }) => codec_type)).toEqual(['video'])
  const many = [picture(), picture('64x64'), sound(), sound()].flat()
  const maps = splitArgs('-map 0 -map 1 -map 2 -map 3')
  const double = await film('webm', ...many, ...maps, ...VP8, '-c:a', 'libopus')
  const { streams } = await probeBytes(await bytesAt((await accepted(double)).url), 'webm')
  expect(streams.map(({ codec_type, width }) => [codec_type, width])).toEqual([
    ['video', 320],
    ['audio', undefined],
  ])
})

testWithFfmpeg('what not every browser plays is refused, with how to convert it', async () => {
  const sources = [
    await film('mp4', ...picture(), '-c:v', 'mpeg4'),
    await film('mp4', ...picture(), ...sound(), '-c:v', 'libx264', '-c:a', 'ac3'),
    await film('mp4', ...picture(), '-c:v', 'libx264', '-pix_fmt', 'yuv422p'),
    await film(
      'mov',
      ...picture(),
      ...sound(),
      '-c:v',
      'libx264',
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'pcm_s16le',
    ),
  ]
  for (const [index, source] of sources.entries()) {
    const { status, body } = await upload(app, alice, source)
    expect([index, status, body.message]).toEqual([
      index,
      400,
      'This site can’t convert videos, and not every browser plays this one. Please save it as MP4 (H.264 with AAC) or WebM (VP8 or VP9), and try again.',
    ])
  }
})
