import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { downloadDataExport, startDataExport } from '../../contract/data-export.ts'
import { testApp, type TestApp, type TestAppOptions } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export type ExportApp = TestApp & { folder: string }

/** The site with a data folder of its own. */
export async function exportApp(options: TestAppOptions = {}): Promise<ExportApp> {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-exports-'))
  const app = await testApp({ ...options, config: { dataDir: folder, ...options.config } })
  const close = async (): Promise<void> => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...app, folder, close }
}

/** Asks for an export and has it made; returns its id. */
export async function makeExport(app: TestApp, client: TestClient): Promise<number> {
  const { id } = await client.call(startDataExport)
  while ((await app.jobs.runDue()) > 0);
  return id
}

export async function download(client: TestClient, id: number): Promise<Buffer> {
  const path = downloadDataExport.path.replace(':id', String(id))
  const response = await client.request('GET', path)
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
  return response.rawPayload
}

/** The texts of all files in a zip, by their names. */
export async function unzip(zip: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const opened = await fromBufferPromise(zip)
  for await (const entry of opened.eachEntry())
    files.set(entry.fileName, await text(await opened.openReadStreamPromise(entry)))
  return files
}

export async function storedZips({ folder }: ExportApp): Promise<string[]> {
  const names = await readdir(join(folder, 'exports'), { recursive: true }).catch(() => [])
  return names.filter((name) => name.endsWith('.zip')).sort()
}
