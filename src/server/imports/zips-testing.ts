import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ZipFile } from 'yazl'
import { importMarkdown, previewImport } from '../../contract/imports.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type { ErrorBody } from '../../contract/errors.ts'
import { recordRefusal } from '../testing/record-refusals.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** A name that no honest program writes: of the same length, since it is put in place of another. */
export function renamed(zip: Buffer, from: string, to: string): Buffer {
  const bytes = Buffer.from(zip)
  for (let at = bytes.indexOf(from); at !== -1; at = bytes.indexOf(from, at + 1))
    bytes.write(to, at, 'latin1')
  return bytes
}

/** Central and local headers that claim another size for every file. */
export function claiming(zip: Buffer, size: number): Buffer {
  const bytes = Buffer.from(zip)
  for (const [mark, offset] of [
    ['PK\x03\x04', 22],
    ['PK\x01\x02', 24],
  ] as const)
    for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + 1))
      bytes.writeUInt32LE(size, at + offset)
  return bytes
}

/** What the central header says of a file: that it is a link to another. */
export function asLink(zip: Buffer, name: string): Buffer {
  const bytes = Buffer.from(zip)
  const nameAt = bytes.lastIndexOf(name)
  bytes.writeUInt32LE((0o120_777 << 16) >>> 0, nameAt - 46 + 38)
  return bytes
}

export type ImportApp = TestApp & { folder: string }

/** The site with a data folder of its own. */
export async function importApp(): Promise<ImportApp> {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-imports-'))
  const app = await testApp({ config: { dataDir: folder, rateLimitScale: 1000 } })
  const close = async (): Promise<void> => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...app, folder, close }
}

interface Answer<T> {
  status: number
  body: T & ErrorBody
}

const BOUNDARY = '----test-boundary'

async function send<T>(
  app: TestApp,
  client: TestClient,
  zip: Buffer | string,
  url: string,
): Promise<Answer<T>> {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="texts.zip"\r\nContent-Type: application/zip\r\n\r\n`
  const response = await app.http.inject({
    method: 'POST',
    url,
    remoteAddress: client.ip,
    payload: Buffer.concat([Buffer.from(head), Buffer.from(zip), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'sec-fetch-site': 'same-origin',
      'x-language': client.language,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  if (response.statusCode >= 400) recordRefusal('POST', url, response.body)
  return { status: response.statusCode, body: response.json<T & ErrorBody>() }
}

export function preview(app: TestApp, client: TestClient, zip: Buffer | string, query = '') {
  return send<ResponseOf<typeof previewImport>>(app, client, zip, previewImport.path + query)
}

export function bring(app: TestApp, client: TestClient, zip: Buffer | string, files: string) {
  const url = `${importMarkdown.path}?files=${files}`
  return send<ResponseOf<typeof importMarkdown>>(app, client, zip, url)
}
