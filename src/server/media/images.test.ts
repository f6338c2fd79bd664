import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Media } from '../../contract/media.ts'
import { animation, filesOf, longGif, mediaApp, plainImage, upload, type MediaApp } from './media-testing.ts'

let app: MediaApp
beforeAll(async () => {
  app = await mediaApp({ config: { rateLimitScale: 100 } })
})
afterAll(() => app.close())

const NAMES = ['320.webp', '640.webp', '960.webp', '1600.webp', '1200.jpg']

async function formsOf(media: Media): Promise<Map<string, Buffer>> {
  const forms = new Map<string, Buffer>()
  for (const name of NAMES) {
    const response = await app.visitor().request('GET', media.url.replace(/[^/]+$/, name))
    expect(response.statusCode, name).toBe(200)
    forms.set(name, response.rawPayload)
  }
  return forms
}

async function accepted(bytes: Buffer, part = {}): Promise<Media> {
  const { status, body } = await upload(app, await app.signIn('alice'), bytes, part)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

async function sizesOf(forms: Map<string, Buffer>): Promise<Record<string, string>> {
  const sizes: Record<string, string> = {}
  for (const [name, bytes] of forms) {
    const { width, height, pageHeight, format } = await sharp(bytes).metadata()
    sizes[name] = `${format} ${width}x${pageHeight ?? height}`
  }
  return sizes
}

test('an image is stored in four widths and one form for sharing, and described in the answer', async () => {
  const media = await accepted(await plainImage(2000, 1000).png().toBuffer(), { type: 'image/png' })
  expect(media).toEqual({
    id: expect.any(Number),
    url: expect.stringMatching(/^\/media\/[A-Za-z0-9]{22}\/1600\.webp$/),
    mediaType: 'image',
    width: 1600,
    height: 800,
    placeholder: expect.stringMatching(/^data:image\/webp;base64,[A-Za-z0-9+/=]{20,800}$/),
    state: 'ready',
    posterUrl: null,
    durationMs: null,
    failure: null,
  })
  expect(await sizesOf(await formsOf(media))).toEqual({
    '320.webp': 'webp 320x160',
    '640.webp': 'webp 640x320',
    '960.webp': 'webp 960x480',
    '1600.webp': 'webp 1600x800',
    '1200.jpg': 'jpeg 1200x675',
  })
})

test('a small image is never enlarged, yet is there under every name', async () => {
  const media = await accepted(await plainImage(400, 100).webp().toBuffer())
  expect(media).toMatchObject({ width: 400, height: 100 })
  expect(await sizesOf(await formsOf(media))).toEqual({
    '320.webp': 'webp 320x80',
    '640.webp': 'webp 400x100',
    '960.webp': 'webp 400x100',
    '1600.webp': 'webp 400x100',
    '1200.jpg': 'jpeg 177x100',
  })
})

test('a very high image is scaled to what WebP can hold', async () => {
  const media = await accepted(await plainImage(500, 20_000).jpeg().toBuffer())
  expect(media).toMatchObject({ width: 320, height: 12_800 })
  await formsOf(media)
})

test('a photo is upright and has no data about location and device', async () => {
  const left = await plainImage(200, 200, '#ff0000').png().toBuffer()
  const photo = await plainImage(400, 200, '#0000ff')
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretCamera', Artist: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 10/1 30/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(photo).metadata()).orientation).toBe(6)
  const media = await accepted(photo)
  expect(media).toMatchObject({ width: 200, height: 400 })
  for (const [name, bytes] of await formsOf(media)) {
    const { exif, icc, iptc, xmp, orientation } = await sharp(bytes).metadata()
    expect({ exif, icc, iptc, xmp, orientation }, name).toEqual({})
    expect(bytes.includes('SecretCamera') || bytes.includes('Exif'), name).toBe(false)
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const [red, , blue] = data.subarray(info.width * info.channels * 10, info.width * info.channels * 10 + 3)
    expect([(red ?? 0) > 200, (blue ?? 255) < 60], `${name}: red is on top`).toEqual([true, true])
  }
})

test('colours for print become colours for screens', async () => {
  const cmyk = await plainImage(300, 200, '#20a040').toColourspace('cmyk').jpeg().toBuffer()
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
  const forms = await formsOf(await accepted(cmyk))
  for (const bytes of forms.values()) expect((await sharp(bytes).metadata()).space).toBe('srgb')
  const { data } = await sharp(forms.get('1600.webp')).raw().toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0, blue = 0] = data
  expect(green > red && green > blue).toBe(true)
})

test('grey, transparent and 16-bit images are taken too', async () => {
  const transparent = sharp({ create: { width: 50, height: 50, channels: 4, background: '#ff000080' } })
  const withAlpha = await formsOf(await accepted(await transparent.png().toBuffer()))
  expect((await sharp(withAlpha.get('640.webp')).metadata()).hasAlpha).toBe(true)
  await accepted(await plainImage(50, 50).greyscale().jpeg().toBuffer())
  await accepted(await plainImage(50, 50).toColourspace('rgb16').png().toBuffer())
})

test.each(['gif', 'webp'] as const)('an animated %s still moves, up to 960 pixels wide', async (format) => {
  const bytes = await animation(1200, 60, 8).toFormat(format, { delay: 120, loop: 0 }).toBuffer()
  const media = await accepted(bytes, { type: `image/${format}` })
  expect(media).toMatchObject({ width: 960, height: 48 })
  const forms = await formsOf(media)
  for (const name of ['320.webp', '640.webp', '960.webp', '1600.webp']) {
    const { pages, delay, width } = await sharp(forms.get(name), { animated: true }).metadata()
    expect({ pages, first: delay?.[0], width }, name).toEqual({
      pages: 8,
      first: 120,
      width: Math.min(Number.parseInt(name, 10), 960),
    })
  }
  expect((await sharp(forms.get('1200.jpg')).metadata()).pages).toBeUndefined()
})

test('an animation may have two hundred frames', async () => {
  expect(await accepted(longGif(200, 40))).toMatchObject({ width: 40, height: 40 })
})

test('a script behind a GIF is lost, and its name too', async () => {
  const gif = await animation(20, 20, 2).gif().toBuffer()
  const media = await accepted(Buffer.concat([gif, Buffer.from('<script>alert(1)</script>')]), {
    fileName: '../../x.html',
    type: 'text/html',
  })
  for (const bytes of (await formsOf(media)).values()) expect(bytes.includes('script')).toBe(false)
  const files = await filesOf(app)
  expect(
    files.filter((path) => !/media\/[A-Za-z0-9]{2}\/[A-Za-z0-9]{22}\/\d+\.(webp|jpg)$/.test(path)),
  ).toEqual([])
})

test.each(['con.png', `${'n'.repeat(300)}.png`, 'a\\"b.png', 'a\r\nX-Evil: 1.png', '', '\u202egnp.exe'])(
  'the name %j of a file does not matter',
  async (fileName) => {
    await accepted(await plainImage(10, 10).png().toBuffer(), { fileName })
  },
)

test('an image is given out as nothing but an image, for ever', async () => {
  const media = await accepted(await plainImage(700, 300).jpeg().toBuffer())
  const visitor = app.visitor()
  const response = await visitor.request('GET', media.url)
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=600',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-length': String(response.rawPayload.length),
    'last-modified': expect.stringMatching(/GMT$/),
    etag: expect.stringMatching(/^"[\w.-]+"$/),
  })
  const again = await visitor.request('GET', media.url, {
    headers: { 'if-none-match': String(response.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const head = await visitor.request('HEAD', media.url)
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
    200,
    response.headers['content-length'],
    '',
  ])
  const part = await visitor.request('GET', media.url, { headers: { range: 'bytes=0-0,-1,5-,0-99999999' } })
  expect([part.statusCode, part.rawPayload.length]).toEqual([200, response.rawPayload.length])
})

test.each([
  '/media/AAAAAAAAAAAAAAAAAAAAAA/640.webp',
  '/media/AAAAAAAAAAAAAAAAAAAAAA/641.webp',
  '/media/..%2f..%2f..%2fetc/passwd',
  '/media/AAAAAAAAAAAAAAAAAAAAAA/..%2f..%2f640.webp',
  '/media/..%252f/640.webp',
  '/media/x/640.webp',
  '/media/AAAAAAAAAAAAAAAAAAAAAA/640.webp%00',
])('there is nothing at %s', async (path) => {
  const response = await app.visitor().request('GET', path)
  expect([response.statusCode, response.body]).toEqual([404, 'Not found\n'])
})

test('every file is one that we have written ourselves', async () => {
  for (const path of await filesOf(app)) {
    const { format } = await sharp(await readFile(path)).metadata()
    expect(['webp', 'jpeg']).toContain(format)
  }
})
