import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isDiskFull } from '../platform/files.ts'
import { CHECKSUMS, END, ENTRIES_A_CHECKSUM_FILE, WHOLE_CHECKSUM, type End } from './archive-format.ts'
import { BLOCK_BYTES, paddingOf, tarHeader } from './tar.ts'

/** The source of an entry could not be read to its end; the archive is as it was before. */
export class BrokenSource extends Error {}

export type ArchiveWriter = Awaited<ReturnType<typeof createArchive>>

/** Written to a temporary file and renamed when complete. Only its owner may read it: it holds everything. */
export async function createArchive(path: string) {
  const part = `${path}.part`
  const handle = await open(part, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    throw new Error(`${part} is there: another backup writes it, or one was killed and it can be removed`)
  })
  const madeAt = new Date()
  let position = 0
  let lines: string[] = []
  let checksumFiles = 0
  let whole = createHash('sha256')

  async function write(bytes: Buffer): Promise<void> {
    for (let rest = bytes; rest.length > 0;) {
      const { bytesWritten } = await handle.write(rest, 0, rest.length, position).catch((error: unknown) => {
        throw isDiskFull(error)
          ? new Error(`there is no room for ${path} on its disk`, { cause: error })
          : error
      })
      position += bytesWritten
      rest = rest.subarray(bytesWritten)
    }
  }

  /** The sum of what was written. */
  async function writeEntry(name: string, size: number, content: AsyncIterable<Buffer>): Promise<string> {
    const sum = createHash('sha256')
    let read = 0
    await write(tarHeader({ name, size }, madeAt))
    for await (const bytes of readable(content)) {
      read += bytes.length
      if (read > size) break
      sum.update(bytes)
      await write(bytes)
    }
    if (read !== size) throw new BrokenSource(`${name} is not as long as it was said to be`)
    await write(Buffer.alloc(paddingOf(size)))
    return sum.digest('hex')
  }

  async function addStream(name: string, size: number, content: AsyncIterable<Buffer>): Promise<void> {
    const start = position
    try {
      lines.push(`${await writeEntry(name, size, content)}  ${name}\n`)
    } catch (error) {
      // Taken back: the next entry overwrites it.
      position = start
      throw error
    }
    if (lines.length === ENTRIES_A_CHECKSUM_FILE) await writeChecksums()
  }

  async function writeChecksums(): Promise<void> {
    const bytes = Buffer.from(lines.join(''))
    lines = []
    whole.update(bytes)
    const name = `${CHECKSUMS}${String(++checksumFiles).padStart(6, '0')}.sha256`
    await writeEntry(name, bytes.length, only(bytes))
  }

  const add = (name: string, bytes: Buffer): Promise<void> => addStream(name, bytes.length, only(bytes))

  return {
    add,
    addStream,
    size: () => position,

    /** Starts over. */
    rewind(): void {
      position = 0
      lines = []
      checksumFiles = 0
      whole = createHash('sha256')
    },

    async finish(end: End): Promise<void> {
      await add(END, Buffer.from(`${JSON.stringify(end, null, 2)}\n`))
      if (lines.length > 0) await writeChecksums()
      const sum = Buffer.from(`${whole.digest('hex')}\n`)
      await writeEntry(WHOLE_CHECKSUM, sum.length, only(sum))
      await write(Buffer.alloc(2 * BLOCK_BYTES))
      await handle.truncate(position)
      await handle.sync()
      await handle.close()
      await rename(part, path)
      await syncFolder(dirname(path))
    },

    async discard(): Promise<void> {
      await handle.close().catch(() => {})
      await rm(part, { force: true })
    },
  }
}

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** Distinguishes errors of reading the source from errors of writing the archive. */
async function* readable(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content
  } catch (error) {
    throw new BrokenSource(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/** So that a power cut does not undo the rename. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
