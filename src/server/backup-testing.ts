import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { inject } from 'vitest'
import { makeBackup, type BackupJob } from './backup/backup.ts'
import { SAVED_ROWS, LEFT_OUT } from './backup/left-out.ts'
import { connectAlone, listTables, quoted } from './backup/queries.ts'
import { restoreBackup, type RestoreJob } from './backup/restore.ts'
import { readConfig, type Config } from './platform/config.ts'
import { incomingFolder, openFiles, type Files } from './platform/files.ts'
import { createRandom } from './platform/seeding.ts'
import { seedSite } from './seed.ts'
import { copyDatabase } from './testing/test-database.ts'

export const MIGRATIONS = new URL('../../migrations', import.meta.url).pathname

export interface Target {
  url: string
  folder: string
  files: Files
  config: Config
  drop(): Promise<void>
}

/** A migrated database and a data folder, both empty. */
export async function emptyTarget(s3?: Config['s3']): Promise<Target> {
  const copy = await copyDatabase(inject('templateUrl'))
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-backup-'))
  const config: Config = { ...readConfig({}), dataDir: folder, s3 }
  const drop = async (): Promise<void> => {
    await copy.drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: copy.url, folder, files: openFiles(config), config, drop }
}

export async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = await connectAlone(url)
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

export function seed({ url, files }: Pick<Target, 'url' | 'files'>, scale: number) {
  const until = new Date('2026-11-01T00:00:00Z')
  return withClient(url, (client) => seedSite({ client, scale, random: createRandom(5), until, files }))
}

export function backUp(
  { url, files }: Pick<Target, 'url' | 'files'>,
  path: string,
  more: Partial<BackupJob> = {},
) {
  return withClient(url, (client) => makeBackup({ client, files, path, onProgress: () => {}, ...more }))
}

export function restoreInto({ url, files, config }: Target, path: string, more: Partial<RestoreJob> = {}) {
  const incoming = incomingFolder(config)
  const job = { files, incoming, path, migrations: MIGRATIONS, erasures: [], onProgress: () => {} }
  return withClient(url, (client) => restoreBackup({ client, ...job, ...more }))
}

/** Every row that a backup contains, as text, table by table. */
export async function contentsOf(client: Client): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {}
  for (const { name } of await listTables(client)) {
    if (LEFT_OUT.has(name)) continue
    const where = SAVED_ROWS[name] === undefined ? '' : `where ${SAVED_ROWS[name]}`
    const { rows } = await client.query<{ line: string }>(
      `select t::text as line from ${quoted(name)} t ${where} order by 1`,
    )
    contents[name] = rows.map(({ line }) => line)
  }
  return contents
}

export async function rowsOf(url: string, query: string): Promise<Record<string, unknown>[]> {
  return withClient(url, async (client) => (await client.query<Record<string, unknown>>(query)).rows)
}

/** Every uploaded file by its name in the folder. */
export async function uploadsIn(folder: string): Promise<Map<string, string>> {
  const media = join(folder, 'media')
  const entries = await readdir(media, { recursive: true, withFileTypes: true }).catch(() => [])
  const found = new Map<string, string>()
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name)
    found.set(path.slice(media.length), (await readFile(path)).toString('base64'))
  }
  return found
}
