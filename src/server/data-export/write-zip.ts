import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { addAbortSignal, Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'

/** One file of a zip, as parts that are read when there is room for them. */
export interface ZipEntry {
  path: string
  parts: AsyncIterable<string | Uint8Array>
  /** Pictures and videos are as small as they get. */
  isCompressed: boolean
}

interface Writing {
  now: Date
  signal: AbortSignal
  /** After each file, with the bytes that went in since the last call. */
  onWritten: (bytes: number) => Promise<void>
}

/** Nobody but us reads it. */
const OWN_FILE = 0o600

/**
 * Writes a zip to the disk while it is made: each file is asked for when the one before it is written, and its parts as
 * fast as the disk takes them. What fails ends all of it.
 */
export async function writeZip(
  target: string,
  entries: AsyncIterable<ZipEntry>,
  { now, signal, onWritten }: Writing,
): Promise<void> {
  // Only few nodes ever make one.
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const failing = new AbortController()
  const ending = AbortSignal.any([signal, failing.signal])
  const endAll = (error: unknown): never => {
    failing.abort(error)
    throw error
  }

  async function add({ path, parts, isCompressed }: ZipEntry): Promise<void> {
    let bytes = 0
    const count = (part: string | Uint8Array): void => void (bytes += part.length)
    const source = Readable.from(tapped(parts, count), { objectMode: false })
    addAbortSignal(ending, source)
    zip.addReadStream(source, path, { mtime: now, mode: 0o100600, compress: isCompressed })
    await finished(source)
    await onWritten(bytes)
  }

  async function addAll(): Promise<void> {
    for await (const entry of entries) {
      ending.throwIfAborted()
      await add(entry)
    }
    zip.end()
  }

  zip.on('error', (error) => failing.abort(error))
  const file = createWriteStream(target, { flags: 'wx', mode: OWN_FILE })
  await once(file, 'open')
  const writing = pipeline(zip.outputStream, file, { signal: ending })
  const both = [writing.catch(endAll), addAll().catch(endAll)]
  try {
    await Promise.all(both)
  } finally {
    // The other one ends as well before the caller deletes what there is of the file.
    await Promise.allSettled(both)
  }
}

async function* tapped<T>(parts: AsyncIterable<T>, tap: (part: T) => void): AsyncGenerator<T> {
  for await (const part of parts) {
    tap(part)
    yield part
  }
}
