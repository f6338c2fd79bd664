import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import type { ErrorBody } from '../../contract/errors.ts'
import type { Media } from '../../contract/media.ts'
import { testApp, type TestApp, type TestAppOptions } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export type MediaApp = TestApp & { folder: string }

/** The site with a data folder of its own. */
export async function mediaApp(options: TestAppOptions = {}): Promise<MediaApp> {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-media-'))
  const app = await testApp({ ...options, config: { dataDir: folder, ...options.config } })
  const close = async (): Promise<void> => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...app, folder, close }
}

export interface Part {
  bytes: Buffer | string
  field?: string
  /** Null for a plain field. */
  fileName?: string | null
  type?: string
}

export const BOUNDARY = '----test-boundary'

export function formOf(parts: Part[]): Buffer {
  const pieces = parts.flatMap(({ bytes, field = 'file', fileName = 'photo.jpg', type = 'image/jpeg' }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${
        fileName === null ? '' : `; filename="${fileName}"\r\nContent-Type: ${type}`
      }\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

export async function send(
  app: TestApp,
  client: TestClient,
  payload: Buffer | string,
  headers: Record<string, string> = {},
  url = '/api/media',
) {
  const response = await app.http.inject({
    method: 'POST',
    url,
    remoteAddress: client.ip,
    payload,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'sec-fetch-site': 'same-origin',
      'x-language': client.language,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
  })
  return { status: response.statusCode, body: response.json<Media & ErrorBody>() }
}

export async function upload(app: TestApp, client: TestClient, bytes: Buffer, part: Partial<Part> = {}) {
  return send(app, client, formOf([{ bytes, ...part }]))
}

/** Every file of the data folder. */
export async function filesOf({ folder }: MediaApp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

export function plainImage(width: number, height: number, colour = '#2266cc') {
  return sharp({ create: { width, height, channels: 3, background: colour } })
}

/** `frames` pictures, each in another colour. */
export function animation(width: number, height: number, frames: number) {
  const pixels = Buffer.alloc(width * height * 3 * frames)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (Math.floor(at / (width * height * 3)) * 37) & 255
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
}

/** A GIF whose frames draw one pixel each, however many there are and however large it says it is. */
export function longGif(frames: number, side = 1): Buffer {
  const header = Buffer.from(['474946383961', '01000100', '800000', '000000ffffff'].join(''), 'hex')
  header.writeUInt16LE(side, 6)
  header.writeUInt16LE(side, 8)
  const frame = Buffer.from(['21f9040001000000', '2c000000000100010000', '0202440100'].join(''), 'hex')
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

/** A PNG whose header claims any size; behind it is almost nothing. */
export function claimingPng(width: number, height: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', Buffer.from('789c6360000000020001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}
