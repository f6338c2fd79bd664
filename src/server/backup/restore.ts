import { promisify } from 'node:util'
import { gunzip as gunzipInThread } from 'node:zlib'
import type { Client } from 'pg'
import type { Files } from '../platform/files.ts'
import { lockMigrating, readMigrations, type Migration } from '../platform/migrate.ts'
import {
  emptySchema,
  fillTable,
  dropLeftOut,
  makeSchema,
  refuseUsed,
  repeatErasures,
  renewLeaving,
  setSequences,
  withBareTables,
} from './actions.ts'
import { ArchiveError, tableOf, type End, type Manifest } from './archive-format.ts'
import { bytesOf, readArchive, type ArchiveEntry } from './archive-reader.ts'
import { checkArchive, readHead } from './check-archive.ts'
import { LEFT_OUT } from './left-out.ts'
import { readErasures } from './erasures-file.ts'
import { createMediaRestore, type MediaRestore } from './media-restore.ts'
import { countOf, type OnProgress } from './progress.ts'
import type { Table } from './queries.ts'

const gunzip = promisify(gunzipInThread)
const MOST_PIECE_BYTES = 1024 ** 3

export interface RestoreJob {
  /** A connection of `connectAlone`, for this work only. */
  client: Client
  files: Files
  /** A folder for files before they are moved. */
  incoming: string
  path: string
  /** The folder of this version's migrations. */
  migrations: string
  /** Files that tell who was erased since the archive was made. */
  erasures: string[]
  onProgress: OnProgress
  signal?: AbortSignal
}

export interface Restored {
  madeAt: string
  tables: number
  rows: number
  files: number
  missing: number
  /** People who were erased since the archive was made: they are erased again when the site starts. */
  erased: number
}

/** Fills an empty site from a complete archive, or leaves it as it was. */
export async function restoreBackup(job: RestoreJob): Promise<Restored> {
  try {
    return await restore(job)
  } catch (error) {
    job.signal?.throwIfAborted()
    if (error instanceof ArchiveError)
      throw new Error(`${job.path} can’t be restored: ${error.message}`, { cause: error })
    throw error
  }
}

async function restore(job: RestoreJob): Promise<Restored> {
  const { client, path, signal, onProgress } = job
  const manifest = await readHead(path)
  const { own, later } = splitMigrations(await readMigrations(job.migrations), manifest.migrations)
  await lockMigrating(client)
  await refuseUsed(client)
  const end = await checkArchive(path, manifest, onProgress, signal)
  const media = createMediaRestore(job)
  let erased = 0
  await client.query('begin')
  try {
    await emptySchema(client)
    await makeSchema(client, own)
    await withBareTables(client, async () => {
      await fill(job, manifest, end, media)
      await dropLeftOut(client)
      onProgress('building indexes')
    })
    await setSequences(client, manifest.sequences)
    await makeSchema(client, later)
    erased = await repeatErasures(client, await readErasures(job.erasures))
    await renewLeaving(client)
    signal?.throwIfAborted()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    await media.takeBack()
    throw error
  }
  onProgress('gathering statistics')
  await client.query('analyze')
  const rows = Object.values(end.rows).reduce((total, count) => total + count, 0)
  return {
    madeAt: manifest.madeAt,
    tables: manifest.tables.length,
    rows,
    files: end.files,
    missing: end.missing,
    erased,
  }
}

/** The migrations that the archive's tables were made with, and the later ones. */
export function splitMigrations(known: Migration[], applied: Manifest['migrations']) {
  const sums = new Map(known.map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of applied) {
    if (!sums.has(name))
      throw new ArchiveError(
        `it has the migration ${name}, which this version does not know: install a newer one`,
      )
    if (sums.get(name) !== checksum)
      throw new ArchiveError(`its migration ${name} is not the one of this version`)
  }
  const names = new Set(applied.map(({ name }) => name))
  return {
    own: known.filter(({ name }) => names.has(name)),
    later: known.filter(({ name }) => !names.has(name)),
  }
}

async function fill(
  { client, path, signal, onProgress }: RestoreJob,
  manifest: Manifest,
  end: End,
  media: MediaRestore,
): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]))
  const entries = readArchive(path, signal)
  let next = await entries.next()
  try {
    while (next.done !== true) {
      const table = tables.get(tableOf(next.value.name) ?? '')
      if (table === undefined || LEFT_OUT.has(table.name)) {
        await media.take(next.value)
        next = await entries.next()
        continue
      }
      const rows = await fillTable(client, table, piecesOf(table))
      if (rows !== end.rows[table.name])
        throw new ArchiveError(`it is damaged: ${table.name} has ${rows} rows, not ${end.rows[table.name]}`)
      onProgress(`table ${table.name}: ${countOf(rows)} rows`)
    }
    await media.finish()
  } finally {
    await entries.return(undefined)
  }

  /** One COPY takes all pieces of a table; the first other entry is left for the caller. */
  async function* piecesOf({ name }: Table): AsyncGenerator<Buffer> {
    for (; next.done !== true && tableOf(next.value.name) === name; next = await entries.next())
      yield await unpacked(next.value)
  }
}

async function unpacked(entry: ArchiveEntry): Promise<Buffer> {
  return gunzip(await bytesOf(entry), { maxOutputLength: MOST_PIECE_BYTES })
}
