import { promisify } from 'node:util'
import { constants, gzip as gzipInThread } from 'node:zlib'
import type { Client } from 'pg'
import type { Files } from '../platform/files.ts'
import { FORMAT, FORMAT_VERSION, MANIFEST, pieceName, type End } from './archive-format.ts'
import { createArchive, type ArchiveWriter } from './archive-writer.ts'
import { writeMedia, writeWaitingMedia } from './media-entries.ts'
import { countOf, sizeOf, type OnProgress } from './progress.ts'
import {
  saveMediaList,
  savedTables,
  listSavedMedia,
  listWaitingMedia,
  readRows,
  releaseSnapshot,
  takeSnapshot,
  type Snapshot,
  type Table,
} from './queries.ts'

const gzip = promisify(gzipInThread)
const PIECE_BYTES = 1024 * 1024
const NEWLINE = 10
const SNAPSHOT_TRIES = 3

export interface BackupJob {
  /** A connection of `connectAlone`, for this work only. */
  client: Client
  files: Files
  path: string
  onProgress: OnProgress
  signal?: AbortSignal
}

export interface MadeBackup extends Pick<End, 'files' | 'missing' | 'missingNames'> {
  bytes: number
  tables: number
  rows: number
}

/** Writes a snapshot of everything into one file. It streams: no table or video is ever in memory as a whole. */
export async function makeBackup(job: BackupJob): Promise<MadeBackup> {
  const archive = await createArchive(job.path)
  try {
    return await write(job, archive)
  } catch (error) {
    await archive.discard()
    job.signal?.throwIfAborted()
    throw error
  }
}

async function write(
  { client, files, onProgress, signal }: BackupJob,
  archive: ArchiveWriter,
): Promise<MadeBackup> {
  const { snapshot, waiting } = await begin(client, files, archive)
  const tables = savedTables(snapshot)
  const rows: End['rows'] = {}
  for (const [index, table] of tables.entries()) {
    rows[table.name] = await writeTable(client, archive, table, (done) => {
      signal?.throwIfAborted()
      onProgress(
        `table ${index + 1} of ${tables.length}: ${table.name}, ${countOf(done)} rows; ${sizeOf(archive.size())}`,
      )
    })
  }
  const expected = await saveMediaList(client)
  const ready = await writeMedia(archive, files, listSavedMedia(client), (done) => {
    signal?.throwIfAborted()
    onProgress(`upload ${countOf(done)} of ${countOf(expected)}; ${sizeOf(archive.size())}`)
  })
  const end = {
    rows,
    files: waiting.files + ready.files,
    fileBytes: waiting.fileBytes + ready.fileBytes,
    missing: waiting.missing + ready.missing,
    missingNames: [...waiting.missingNames, ...ready.missingNames],
  }
  await archive.finish(end)
  const sum = Object.values(rows).reduce((total, count) => total + count, 0)
  return { ...end, bytes: archive.size(), tables: tables.length, rows: sum }
}

/**
 * The snapshot, and with it the sources of videos that wait in it. A video that was made ready just now has no
 * source left: then a later snapshot is taken, in which it is ready.
 */
async function begin(client: Client, files: Files, archive: ArchiveWriter) {
  for (let tried = 1; ; tried++) {
    const snapshot = await takeSnapshot(client)
    await archive.add(MANIFEST, manifestOf(snapshot))
    const waiting = await writeWaitingMedia(archive, files, await listWaitingMedia(client))
    if (waiting.missing === 0 || tried === SNAPSHOT_TRIES) return { snapshot, waiting }
    await releaseSnapshot(client)
    archive.rewind()
  }
}

function manifestOf(snapshot: Snapshot): Buffer {
  const head = { format: FORMAT, version: FORMAT_VERSION, madeAt: new Date().toISOString() }
  return Buffer.from(`${JSON.stringify({ ...head, ...snapshot, tables: savedTables(snapshot) }, null, 2)}\n`)
}

/** Returns the number of rows. While one piece is compressed, in a thread, the next one is read. */
async function writeTable(
  client: Client,
  archive: ArchiveWriter,
  table: Table,
  onRows: (done: number) => void,
): Promise<number> {
  let rows = 0
  let piece = 0
  let writing = Promise.resolve()
  for await (const bytes of inPieces(readRows(client, table))) {
    await writing
    rows += countLines(bytes)
    onRows(rows)
    const name = pieceName(table.name, ++piece)
    writing = gzip(bytes, { level: constants.Z_BEST_SPEED }).then((packed) => archive.add(name, packed))
    // Its error surfaces where it is awaited.
    writing.catch(() => {})
  }
  await writing
  return rows
}

async function* inPieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const bytes of source) {
    held.push(bytes)
    size += bytes.length
    if (size < PIECE_BYTES) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}

/** COPY writes a line break only at the end of a row. */
function countLines(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) lines++
  return lines
}
