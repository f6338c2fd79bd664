import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { ArchiveError, CHECKSUMS, ENTRIES_A_CHECKSUM_FILE, WHOLE_CHECKSUM } from './archive-format.ts'
import { BLOCK_BYTES, paddingOf, readTarHeader, type TarEntry } from './tar.ts'

const READ_BYTES = 256 * 1024
/** No entry that is read at once is larger: pieces of tables, descriptions, checksums. */
const MOST_BYTES_AT_ONCE = 64 * 1024 * 1024

export interface ArchiveEntry extends TarEntry {
  /** To be read before the next entry is asked for, or not at all. */
  content: AsyncIterable<Buffer>
}

/** Every entry in order, and an error where one is not what was written; at the end everything was compared. */
export async function* readArchive(path: string, signal?: AbortSignal): AsyncGenerator<ArchiveEntry> {
  const handle = await open(path)
  try {
    yield* readEntries(handle, signal)
  } finally {
    await handle.close()
  }
}

async function* readEntries(handle: FileHandle, signal?: AbortSignal): AsyncGenerator<ArchiveEntry> {
  const whole = createHash('sha256')
  let pending: string[] = []
  let position = 0
  for (;;) {
    signal?.throwIfAborted()
    const entry = readHeader(await readExactly(handle, position, BLOCK_BYTES), position)
    const sum = createHash('sha256')
    const content = readContent(handle, position + BLOCK_BYTES, entry.size, sum)
    if (entry.name === WHOLE_CHECKSUM) {
      const recorded = (await bytesOf({ ...entry, content })).toString()
      if (pending.length > 0 || recorded !== `${whole.digest('hex')}\n`)
        throw new ArchiveError('it is damaged: its checksums do not fit together')
      const rest = paddingOf(entry.size) + 2 * BLOCK_BYTES
      return assertEmpty(handle, position + BLOCK_BYTES + entry.size, rest)
    }
    if (entry.name.startsWith(CHECKSUMS)) {
      const lines = await bytesOf({ ...entry, content })
      compare(pending, lines.toString())
      whole.update(lines)
      pending = []
    } else {
      if (pending.length === ENTRIES_A_CHECKSUM_FILE)
        throw new ArchiveError('it is damaged: a checksum is missing')
      yield { ...entry, content }
      // An entry that the caller skipped is read all the same: it may be damaged.
      for await (const _ of content);
      pending.push(`${sum.digest('hex')}  ${entry.name}\n`)
    }
    await assertEmpty(handle, position + BLOCK_BYTES + entry.size, paddingOf(entry.size))
    position += BLOCK_BYTES + entry.size + paddingOf(entry.size)
  }
}

/** Padding means nothing; where it is not empty, the disk can't be trusted. */
async function assertEmpty(handle: FileHandle, position: number, length: number): Promise<void> {
  const bytes = await readExactly(handle, position, length)
  if (bytes.some((byte) => byte !== 0)) throw new ArchiveError('it is damaged between two entries')
}

export async function bytesOf({ name, size, content }: ArchiveEntry): Promise<Buffer> {
  if (size > MOST_BYTES_AT_ONCE) throw new ArchiveError(`it is damaged: ${name} is too large`)
  const parts: Buffer[] = []
  for await (const bytes of content) parts.push(bytes)
  return Buffer.concat(parts)
}

function readHeader(block: Buffer, position: number): TarEntry {
  try {
    const entry = readTarHeader(block)
    if (entry !== undefined) return entry
  } catch (error) {
    const problem = position === 0 ? 'it is no backup of this site' : 'it is damaged'
    throw new ArchiveError(problem, { cause: error })
  }
  throw new ArchiveError('it is damaged: its checksum is missing')
}

function compare(found: string[], written: string): void {
  const lines = written.split(/(?<=\n)/)
  const wrong = found.findIndex((line, index) => line !== lines[index])
  if (wrong !== -1)
    throw new ArchiveError(`it is damaged: ${found[wrong]?.slice(66, -1)} is not what was written`)
  if (lines.length !== found.length) throw new ArchiveError('it is damaged: an entry is missing')
}

async function* readContent(
  handle: FileHandle,
  start: number,
  size: number,
  sum: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  for (let done = 0; done < size;) {
    const bytes = await readExactly(handle, start + done, Math.min(READ_BYTES, size - done))
    sum.update(bytes)
    done += bytes.length
    yield bytes
  }
}

async function readExactly(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length)
  for (let done = 0; done < length;) {
    const { bytesRead } = await handle.read(bytes, done, length - done, position + done)
    if (bytesRead === 0)
      throw new ArchiveError(position === 0 ? 'it is no backup of this site' : 'it is cut off')
    done += bytesRead
  }
  return bytes
}
