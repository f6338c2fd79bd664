import { ZipFile } from 'yazl'
import { importMarkdown, previewImport } from '../../contract/imports.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type { ErrorBody } from '../../contract/errors.ts'
import { formOf, send } from '../media/media-testing.ts'
import type { TestApp } from '../testing/test-app.ts'
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

interface Answer<T> {
  status: number
  body: T & ErrorBody
}

const form = (zip: Buffer | string) =>
  formOf([{ bytes: zip, fileName: 'texts.zip', type: 'application/zip' }])

export async function preview(app: TestApp, client: TestClient, zip: Buffer | string, query = '') {
  const answer = await send(app, client, form(zip), {}, previewImport.path + query)
  return answer as unknown as Answer<ResponseOf<typeof previewImport>>
}

export async function bring(app: TestApp, client: TestClient, zip: Buffer | string, files: string) {
  const answer = await send(app, client, form(zip), {}, `${importMarkdown.path}?files=${files}`)
  return answer as unknown as Answer<ResponseOf<typeof importMarkdown>>
}
