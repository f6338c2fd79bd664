import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode, ignore } from './embedded/file-errors.ts'

/** The mode of our folders: they hold hidden files, adult files, and mails with codes. */
export const OWN_FOLDER = { recursive: true, mode: 0o700 } as const

const CLOSED_FOLDERS = ['media', 'incoming', 'outbox', 'cards']

/**
 * Makes DATA_DIR and closes what the site stores in it to the other accounts of the machine. DATA_DIR itself is closed
 * where it is known whether the database's account has to pass through it.
 */
export async function prepareDataDir(dataDir: string, say: (line: string) => void): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  for (const name of CLOSED_FOLDERS) await closeFolder(join(dataDir, name), 0o700, say)
}

/** Removes permissions that `mode` does not allow, and adds none. */
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
