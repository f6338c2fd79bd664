import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { uploadMedia, type Media } from '../../contract/media.ts'
import { testApp, type TestApp, type TestAppOptions } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

/** A site with a data folder of its own, for pictures. */
export async function picturesApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cendekia-scheduled-posts-'))
  const app = await testApp({ ...options, config: { dataDir, rateLimitScale: 1000 } })
  const close = async (): Promise<void> => {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...app, close }
}

const BOUNDARY = '----test-boundary'

/** An uploaded picture that nothing shows yet. */
export async function uploadPicture({ http }: TestApp, client: TestClient): Promise<Media> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#2266cc' } })
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="photo.jpg"\r\n`
  const response = await http.inject({
    method: 'POST',
    url: uploadMedia.path,
    remoteAddress: client.ip,
    payload: Buffer.concat([
      Buffer.from(`${head}Content-Type: image/jpeg\r\n\r\n`),
      await picture.jpeg().toBuffer(),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'sec-fetch-site': 'same-origin',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  if (response.statusCode !== 200) throw new Error(`The picture was refused: ${response.body}`)
  return response.json<Media>()
}
