import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ErrorBody } from '../../contract/errors.ts'
import { uploadMedia, type Media } from '../../contract/media.ts'
import { createPagePost, type PagePost } from '../../contract/page-posts.ts'
import { testApp, type TestApp, type TestAppOptions } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export type PostsApp = TestApp & { folder: string }

/** A site with a data folder of its own, in which a test may write as much as it likes. */
export async function postsApp(options: TestAppOptions = {}): Promise<PostsApp> {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-posts-'))
  const config = { dataDir: folder, rateLimitScale: 1000, ...options.config }
  const app = await testApp({ ...options, config })
  const close = async (): Promise<void> => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...app, folder, close }
}

/** Every file of the data folder. */
export async function filesOf({ folder }: PostsApp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted((a, b) => a.localeCompare(b))
}

export interface Part {
  name: string
  value: string | Buffer
}

const BOUNDARY = '----test-boundary'

function formOf(parts: Part[]): Buffer {
  const pieces = parts.flatMap(({ name, value }) => {
    const file = typeof value === 'string' ? '' : '; filename="photo.jpg"\r\nContent-Type: image/jpeg'
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')]
  })
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

async function send(app: TestApp, client: TestClient, url: string, parts: Part[]) {
  const response = await app.http.inject({
    method: 'POST',
    url,
    remoteAddress: client.ip,
    payload: formOf(parts),
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'sec-fetch-site': 'same-origin',
      'x-language': client.language,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  return { status: response.statusCode, body: response.json<unknown>() }
}

/** A post sent as a form: its fields in order, a file among them. */
export async function sendForm(app: TestApp, client: TestClient, fields: [string, string | Buffer][]) {
  const parts = fields.map(([name, value]) => ({ name, value }))
  const { status, body } = await send(app, client, createPagePost.path, parts)
  return { status, body: body as PagePost & ErrorBody }
}

let photos = 0

export function photoBytes(width = 40, height = 30): Promise<Buffer> {
  // Each is a picture of its own: the bytes of what moderators removed are not taken again.
  const place = photos++
  const background = {
    r: (place % 5) * 60,
    g: (Math.floor(place / 5) % 5) * 60,
    b: (Math.floor(place / 25) % 5) * 60,
  }
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** An uploaded picture that nothing shows yet. */
export async function uploadPhoto(app: TestApp, client: TestClient): Promise<number> {
  const parts = [{ name: 'file', value: await photoBytes() }]
  const { status, body } = await send(app, client, uploadMedia.path, parts)
  if (status !== 200) throw new Error(`The photo was refused: ${(body as ErrorBody).message}`)
  return (body as Media).id
}
