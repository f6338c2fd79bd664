import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Media } from '../../contract/media.ts'
import type { TestClient } from '../testing/test-client.ts'
import { filesOf, mediaApp, upload, type MediaApp } from './media-testing.ts'
import {
  film,
  H264,
  lookAt,
  picture,
  SECRETS,
  sound,
  sumOf,
  TELLING,
  testWithFfmpeg,
  tools,
  withFile,
} from './video-testing.ts'

let app: MediaApp
let alice: TestClient
beforeAll(async () => {
  app = await mediaApp({ config: { rateLimitScale: 100 } })
  alice = await app.signIn('alice')
})
afterAll(() => app.close())

const VP8 = ['-c:v', 'libvpx', '-deadline', 'realtime']

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

/** The clip that the seed shows: made once with ffmpeg, so it can be read on a machine without. */
const clip = () => readFile(new URL('../page-posts/seeding/clip.mp4', import.meta.url))

test('without ffmpeg, a video that browsers play is taken as it is, and ready at once', async () => {
  const source = await clip()
  const media = await accepted(source)
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
  expect((await bytesAt(media.url)).length).toBe(source.length)
  expect((await filesOf(app)).filter((path) => path.endsWith('.bin'))).toEqual([])
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
  ['MOV', 'mp4', () => film('mov', ...picture(), ...sound(), ...H264, ...SECRETS)],
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
  '%s keeps its pictures and loses what it tells of place and device',
  async (_, format, make) => {
    const source = await make()
    expect(source.toString('latin1')).toMatch(TELLING)
    const media = await accepted(source)
    const [was, is] = [await lookAt(source, format), await lookAt(await bytesAt(media.url), format)]
    const kept = await bytesAt(media.url)
    expect(kept.length).toBe(source.length)
    expect(kept.toString('latin1')).not.toMatch(TELLING)
    expect(
      Object.keys(is.format.tags ?? {}).filter((tag) => /location|make|comment|creation/.test(tag)),
    ).toEqual([])
    const facts = ({ streams, format: { duration } }: typeof was) => [
      streams.map(({ codec_name, width, height }) => [codec_name, width, height]),
      duration,
    ]
    expect(facts(is)).toEqual(facts(was))
    expect(media).toMatchObject({ width: 320, height: 180 })
    expect(Math.abs((media.durationMs ?? 0) - 2000)).toBeLessThan(300)
    // Every picture and every sound is still the same.
    expect(await sumOf(kept, format)).toBe(await sumOf(source, format))
  },
)

testWithFfmpeg('what another track holds is gone with it', async () => {
  const words = Buffer.from('1\n00:00:00,100 --> 00:00:01,500\nSecretNote at +06.1751\n\n')
  const source = await withFile(words, 'srt', (path) =>
    film('mp4', ...picture(), '-i', path, ...H264, '-c:s', 'mov_text'),
  )
  expect(source.toString('latin1')).toMatch(/SecretNote/)
  const kept = await bytesAt((await accepted(source)).url)
  expect(kept.toString('latin1')).not.toMatch(TELLING)
  expect((await lookAt(kept, 'mp4')).streams.map(({ codec_type }) => codec_type)).toEqual(['video'])
})

testWithFfmpeg('what no browser plays is refused, and told how to come back', async () => {
  const sources = [
    await film('mp4', ...picture(), '-c:v', 'mpeg4'),
    await film('mp4', ...picture(), ...sound(), '-c:v', 'libx264', '-c:a', 'ac3'),
    await film('mp4', ...picture(), '-c:v', 'libx264', '-pix_fmt', 'yuv422p'),
    await film('mkv', ...picture(), ...H264),
    await film('mp4', ...picture(), ...H264, '-movflags', 'frag_keyframe+empty_moov'),
    await film('webm', ...picture(), ...sound(), ...sound(), '-map', '0', '-map', '1', '-map', '2', ...VP8),
  ]
  for (const [index, source] of sources.entries()) {
    const { status, body } = await upload(app, alice, source)
    expect([index, status, body.message]).toEqual([
      index,
      400,
      expect.stringContaining('Browsers can’t play'),
    ])
  }
})
