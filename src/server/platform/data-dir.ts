import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode, ignore } from './embedded/file-errors.ts'

/** For a folder of ours: what is in it is hidden, of adults, or a mail with a code. */
export const OWN_FOLDER = { recursive: true, mode: 0o700 } as const

const KEPT_IN_IT = ['media', 'incoming', 'outbox', 'cards']

/**
 * Makes DATA_DIR and closes to the other accounts of the machine what the site keeps in it. DATA_DIR itself is closed
 * by whoever knows if the database's account has to pass through it.
 */
export async function prepareDataDir(dataDir: string, say: (line: string) => void): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  for (const name of KEPT_IN_IT) await closeFolder(join(dataDir, name), 0o700, say)
}

/** Takes away what `mode` does not allow, and gives nothing. */
export async function closeFolder(folder: string, mode: number, say: (line: string) => void): Promise<void> {
  const found = await stat(folder).catch(ignore('ENOENT'))
  if (found === undefined || (found.mode & 0o777 & ~mode) === 0) return
  try {
    await chmod(folder, found.mode & mode)
  } catch (error) {
    if (!hasCode(error, 'EPERM', 'EROFS', 'ENOTSUP')) throw error
    say(`${folder} can be read by other accounts of this machine, and is not ours to close (chmod 700).`)
  }
}
