import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRoot } from './account.ts'
import { ignore } from './file-errors.ts'
import { type Home, ensureSharedFolder, sharedFolder } from './home.ts'

/** Any number serves: it only names the socket file, nothing listens on TCP. */
export const port = 5432

// Linux takes 107 bytes, macOS 103.
const longestSocketPath = 103

/** A folder only PostgreSQL's account (and root) may enter: being able to open the socket is the permission. */
export async function prepareSocketFolder(home: Home): Promise<string> {
  const folder = chooseFolder(home)
  if (isRoot()) await ensureSharedFolder()
  await mkdir(folder, { mode: 0o700 }).catch(ignore('EEXIST'))
  const found = await lstat(folder)
  const owner = home.account?.uid ?? process.getuid?.()
  const isOurs = found.uid === owner || found.uid === process.getuid?.()
  // In a public folder somebody else may have taken the name first.
  if (!found.isDirectory() || !isOurs)
    throw new Error(`${folder} is not ours. Remove it, or choose a shorter DATA_DIR.`)
  await chmod(folder, 0o700)
  if (home.account) await chown(folder, home.account.uid, home.account.gid)
  return folder
}

function chooseFolder(home: Home): string {
  const name = `cendekia-${createHash('sha256').update(home.folder).digest('hex').slice(0, 16)}`
  const elsewhere = isRoot() ? [join(sharedFolder, name)] : [join(tmpdir(), name)]
  return [join(home.folder, 'run'), ...elsewhere].find(isUsable) ?? join('/tmp', name)
}

function isUsable(folder: string): boolean {
  // PostgreSQL reads the setting as a list with commas and quotes.
  return Buffer.byteLength(socketFile(folder)) <= longestSocketPath && !/[,"\s]/.test(folder)
}

export function socketFile(folder: string): string {
  return join(folder, `.s.PGSQL.${port}`)
}
