import { rmSync } from 'node:fs'
import { chmod, mkdtemp, statfs } from 'node:fs/promises'
import { freemem } from 'node:os'
import { join } from 'node:path'

const SHARED_MEMORY = '/dev/shm'
const TMPFS = 0x0102_1994
/** A run needs a third of it. Where there is less, what is tested needs the memory itself. */
const LEAST_BYTES = 8 * 2 ** 30

/**
 * Has everything that is started from here keep its temporary files in memory, where there is enough of it: each test file
 * copies a database of two thousand files, which takes ten times as long on a disk. The answer is where they are, if so.
 */
export async function keepTemporaryFilesInMemory(): Promise<string | undefined> {
  const disk = await statfs(SHARED_MEMORY).catch(() => undefined)
  if (disk?.type !== TMPFS || Math.min(disk.bavail * disk.bsize, freemem()) < LEAST_BYTES) return undefined
  const folder = await mkdtemp(join(SHARED_MEMORY, 'cendekia-'))
  // For PostgreSQL, which runs as somebody else when the tests are root's.
  await chmod(folder, 0o755)
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
