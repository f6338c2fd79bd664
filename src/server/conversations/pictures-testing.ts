import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { uploadMedia, type Media } from '../../contract/media.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export type PicturesApp = TestApp & { folder: string }

/** The site with a data folder of its own. */
export async function picturesApp(): Promise<PicturesApp> {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-messages-'))
  const app = await testApp({ config: { dataDir: folder, rateLimitScale: 1000 } })
  const close = async (): Promise<void> => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...app, folder, close }
}

/** The paths of every file in the data folder. */
export async function filesOf({ folder }: PicturesApp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const BOUNDARY = '----test-boundary'

/** The id of a new upload. */
export async function uploadPicture(app: TestApp, client: TestClient, width = 700): Promise<number> {
  const image = sharp({ create: { width, height: 300, channels: 3, background: '#2266cc' } })
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="photo"\r\nContent-Type: image/jpeg\r\n\r\n`
  const response = await app.http.inject({
    method: 'POST',
    url: uploadMedia.path,
    remoteAddress: client.ip,
    payload: Buffer.concat([
      Buffer.from(head),
      await image.jpeg().toBuffer(),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'sec-fetch-site': 'same-origin',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  return response.json<Media>().id
}
