import {
  ArchiveError,
  END,
  MANIFEST,
  readEnd,
  readManifest,
  type End,
  type Manifest,
} from './archive-format.ts'
import { bytesOf, readArchive } from './archive-reader.ts'
import { sizeOf, type OnProgress } from './progress.ts'

/** The manifest at the beginning, before the rest is read. */
export async function readHead(path: string): Promise<Manifest> {
  for await (const entry of readArchive(path)) {
    if (entry.name === MANIFEST) return readManifest(await bytesOf(entry))
    break
  }
  throw new ArchiveError('it is no backup of this site')
}

/** Reads all of it once and compares every checksum, so that no restore starts with a damaged archive. */
export async function checkArchive(
  path: string,
  manifest: Manifest,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<End> {
  let end: End | undefined
  let bytes = 0
  for await (const entry of readArchive(path, signal)) {
    if (entry.name === END) end = readEnd(await bytesOf(entry))
    bytes += entry.size
    onProgress(`checking the archive: ${sizeOf(bytes)}`)
  }
  if (end === undefined || manifest.tables.some(({ name }) => end?.rows[name] === undefined))
    throw new ArchiveError('it is damaged: it does not say what it holds')
  return end
}
