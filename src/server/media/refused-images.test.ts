import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  BOUNDARY,
  claimingPng,
  filesOf,
  formOf,
  longGif,
  mediaApp,
  plainImage,
  send,
  upload,
  type MediaApp,
  type Part,
} from './media-testing.ts'

let app: MediaApp
beforeAll(async () => {
  app = await mediaApp({ config: { rateLimitScale: 100 } })
})
afterAll(() => app.close())
// Whatever was refused has left nothing behind.
afterEach(async () => expect(await filesOf(app)).toEqual([]))

const WRONG_FORMAT = 'Please choose a JPEG, PNG, GIF or WebP image, or an MP4, MOV or WebM video.'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const jpeg = () => plainImage(300, 300).jpeg().toBuffer()

async function refused(bytes: Buffer | string, part: Partial<Part> = {}) {
  return upload(app, await app.signIn('alice'), Buffer.from(bytes), part)
}

const NO_IMAGES: [string, Buffer | string, Partial<Part>][] = [
  ['an SVG named .png', SVG, { fileName: 'x.png' }],
  ['an SVG that says image/png', SVG, { fileName: 'x.svg', type: 'image/png' }],
  ['an SVG with a byte order mark', `\ufeff<?xml version="1.0"?>${SVG}`, { type: 'image/svg+xml' }],
  ['a compressed SVG', gzipSync(SVG), { type: 'image/svg+xml' }],
  ['HTML named .jpg', '<!doctype html><script>alert(1)</script>', { fileName: 'x.jpg' }],
  ['a PDF', '%PDF-1.7\n1 0 obj', { type: 'application/pdf' }],
  ['an AVIF', Buffer.from('\0\0\0\x20ftypavif\0\0\0\0', 'latin1'), { type: 'image/avif' }],
  ['a TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1'), { type: 'image/tiff' }],
  ['a RIFF that is no WebP', Buffer.from('RIFF\x10\0\0\0WAVEfmt ', 'latin1'), { type: 'image/webp' }],
  ['a single byte', 'G', {}],
]

test.each(NO_IMAGES)('%s is no image', async (_, bytes, part) => {
  expect(await refused(bytes, part)).toEqual({
    status: 415,
    body: {
      code: 'unsupported_media_type',
      message: WRONG_FORMAT,
      fields: { file: WRONG_FORMAT },
    },
  })
})

test('an empty file has another message than a wrong one', async () => {
  expect(await refused('')).toMatchObject({
    status: 400,
    body: { message: 'The file is empty. Please choose another.' },
  })
})

test('an image that was cut off is refused, in every format', async () => {
  const detailed = sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
  for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
    const whole = await detailed.clone().toFormat(format).toBuffer()
    const answer = await refused(whole.subarray(0, Math.floor(whole.length * 0.6)))
    expect(answer, format).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', message: 'The image is damaged or incomplete. Please choose another.' },
    })
  }
})

test('a format’s first bytes alone make no image', async () => {
  for (const start of ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF89a', 'RIFF\0\0\0\0WEBP']) {
    const answer = await refused(Buffer.from(`${start}<script>alert(1)</script>`, 'latin1'))
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  }
})

test.each([
  [30_000, 30_000],
  [16_000, 16_000],
  [2 ** 31 - 1, 2 ** 31 - 1],
])('a PNG that claims %i x %i pixels is refused before it is unpacked', async (width, height) => {
  const { status, body } = await refused(claimingPng(width, height))
  expect(status).toBe(400)
  expect(body.message).toMatch(/more than 50 million pixels|damaged/)
})

test('an animation of ten thousand frames is refused, one of two hundred is not too long', async () => {
  expect(await refused(longGif(10_000))).toMatchObject({
    status: 400,
    body: { message: 'The animation has more than 200 frames. Please shorten it.' },
  })
  expect(await refused(longGif(201))).toMatchObject({ status: 400 })
})

test('the pixels of all frames count together', async () => {
  expect(await refused(longGif(60, 1000))).toMatchObject({
    status: 400,
    body: { message: 'The image has more than 50 million pixels. Please make it smaller first.' },
  })
})

test('more than ten megabytes are refused, announced or not', async () => {
  const alice = await app.signIn('alice')
  const large = Buffer.concat([await jpeg(), Buffer.alloc(10 * 1024 * 1024)])
  const message = 'The image is larger than 10 MB. Please choose a smaller one.'
  expect(await upload(app, alice, large)).toMatchObject({ status: 413, body: { code: 'too_large', message } })
  const huge = Buffer.concat([large, Buffer.alloc(1024 * 1024)])
  expect(await upload(app, alice, huge)).toMatchObject({ status: 413, body: { message } })
})

const BROKEN: [string, (image: Buffer) => Buffer | string, string][] = [
  ['no boundary in its type', (image) => formOf([{ bytes: image }]), 'multipart/form-data'],
  ['another boundary', (image) => formOf([{ bytes: image }]), 'multipart/form-data; boundary=other'],
  [
    'no end',
    (image) => formOf([{ bytes: image }]).subarray(0, 500),
    `multipart/form-data; boundary=${BOUNDARY}`,
  ],
  ['nothing in it', () => '', `multipart/form-data; boundary=${BOUNDARY}`],
  [
    'two files',
    (image) => formOf([{ bytes: image }, { bytes: image }]),
    `multipart/form-data; boundary=${BOUNDARY}`,
  ],
  [
    'a field in addition to the file',
    (image) => formOf([{ bytes: image }, { bytes: '1', field: 'id', fileName: null }]),
    `multipart/form-data; boundary=${BOUNDARY}`,
  ],
  [
    'a field in place of the file',
    () => formOf([{ bytes: '1', fileName: null }]),
    `multipart/form-data; boundary=${BOUNDARY}`,
  ],
  [
    'another name for the file',
    (image) => formOf([{ bytes: image, field: 'photo' }]),
    `multipart/form-data; boundary=${BOUNDARY}`,
  ],
  [
    '__proto__ as its name',
    (image) => formOf([{ bytes: image, field: '__proto__' }]),
    `multipart/form-data; boundary=${BOUNDARY}`,
  ],
  [
    '10,000 fields',
    () =>
      formOf(
        Array.from({ length: 10_000 }, (_, index) => ({ bytes: 'x', field: `f${index}`, fileName: null })),
      ),
    `multipart/form-data; boundary=${BOUNDARY}`,
  ],
  [
    'a form in a form',
    (image) =>
      formOf([{ bytes: formOf([{ bytes: image }]), type: `multipart/mixed; boundary=${BOUNDARY}x` }]),
    `multipart/form-data; boundary=${BOUNDARY}`,
  ],
]

test.each(BROKEN)('an upload with %s is refused with a plain message', async (_, payload, type) => {
  const alice = await app.signIn('alice')
  const { status, body } = await send(app, alice, payload(await jpeg()), { 'content-type': type })
  expect([400, 415]).toContain(status)
  expect(body.message).toMatch(/exactly one file|interrupted|JPEG, PNG/)
})

test.each(['application/json', 'image/png', 'application/x-www-form-urlencoded', 'text/plain'])(
  'an upload as %s is refused with how to send it',
  async (type) => {
    const alice = await app.signIn('alice')
    expect(await send(app, alice, '{}', { 'content-type': type })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type', message: expect.stringContaining('multipart/form-data') },
    })
  },
)

test('a refusal speaks the reader’s language', async () => {
  const alice = await app.signIn('alice')
  alice.language = 'my'
  expect(await upload(app, alice, Buffer.from(SVG))).toMatchObject({
    body: { message: expect.stringMatching(/^Sila pilih gambar JPEG.* video MP4, MOV atau WebM\.$/) },
  })
})

test('forms are still no way to call anything else', async () => {
  const alice = await app.signIn('alice')
  const response = await alice.request('POST', '/api/user/theme', {
    body: formOf([{ bytes: 'dark', field: 'theme', fileName: null }]).toString(),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  })
  expect(response.statusCode).toBe(415)
})
