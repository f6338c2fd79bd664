import { getFileNameLowLevel, openPromise, type Entry, type ZipFile } from 'yauzl'
import { IMPORT_LIMITS } from '../../contract/imports.ts'
import { fail } from '../platform/errors.ts'
import { messages } from './messages.ts'

export type EntryFault = 'name' | 'link' | 'encrypted' | 'method' | 'damaged' | 'too-large'

export interface ZipEntry {
  index: number
  name: string
  /** Unpacks it, counting what really comes out. */
  read: () => Promise<Buffer | EntryFault>
}

const MEGABYTE = 1024 ** 2

/**
 * The files of a zip one after the other. Nothing is believed that a zip says of itself: neither how many files it has
 * nor how large they are. Names are never used as paths; one that looks like an attempt is refused all the same.
 */
export async function* entriesOf(path: string): AsyncGenerator<ZipEntry> {
  const zip = await opened(path)
  const total = { bytes: 0 }
  let index = -1
  try {
    for await (const entry of safely(zip.eachEntry())) {
      if (++index >= IMPORT_LIMITS.entries)
        fail('too_large', messages.tooManyEntries, { values: { most: IMPORT_LIMITS.entries } })
      const name = nameOf(entry)
      if (name.endsWith('/')) continue
      yield { index, name, read: () => unpack(zip, entry, name, total) }
    }
  } finally {
    zip.close()
  }
}

async function opened(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, {
      lazyEntries: true,
      autoClose: false,
      decodeStrings: false,
      validateEntrySizes: false,
    })
  } catch {
    return fail('invalid_input', messages.noZip, { fields: { file: messages.noZip } })
  }
}

async function* safely(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  try {
    yield* entries
  } catch (cause) {
    fail('invalid_input', messages.noZip, { fields: { file: messages.noZip }, cause })
  }
}

/** Backslashes stay: they are refused, not turned into folders. */
function nameOf(entry: Entry): string {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)
}

const MOST_NAME_LETTERS = 500

export function isUnsafeName(name: string): boolean {
  return (
    name === '' ||
    name.length > MOST_NAME_LETTERS ||
    name.startsWith('/') ||
    name.includes('\\') ||
    name.includes('\0') ||
    /^[a-zA-Z]:/.test(name) ||
    name.split('/').includes('..')
  )
}

/** It has no text, but the path of a file on the device that it was made on. */
function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o170_000) === 0o120_000
}

async function unpack(
  zip: ZipFile,
  entry: Entry,
  name: string,
  total: { bytes: number },
): Promise<Buffer | EntryFault> {
  if (isUnsafeName(name)) return 'name'
  if (isLink(entry)) return 'link'
  if (entry.isEncrypted()) return 'encrypted'
  if (!entry.canDecodeFileData()) return 'method'
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      bytes += (chunk as Buffer).length
      if (bytes > IMPORT_LIMITS.fileBytes) break
      chunks.push(chunk as Buffer)
    }
  } catch {
    return 'damaged'
  }
  total.bytes += bytes
  const most = IMPORT_LIMITS.totalBytes
  if (total.bytes > most) fail('too_large', messages.tooMuchText, { values: { count: most / MEGABYTE } })
  return bytes > IMPORT_LIMITS.fileBytes ? 'too-large' : Buffer.concat(chunks)
}
