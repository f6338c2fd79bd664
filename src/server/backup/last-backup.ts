import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { findBackupMark } from './mark-queries.ts'
import { ownArchives } from './nights.ts'

/**
 * When the newest backup was made that this site knows of, by a command or by night. The folder is asked too: it may hold
 * backups of nights before the site wrote them down.
 */
export async function findLastBackup(db: Db, { backup }: Pick<Config, 'backup'>): Promise<Date | null> {
  const inFolder = backup === undefined ? null : await newestIn(backup.dir).catch(() => null)
  const marked = await findBackupMark(db)
  if (inFolder === null || marked === null) return inFolder ?? marked
  return marked > inFolder ? marked : inFolder
}

/** When the newest of our archives in a folder was written. */
export async function newestIn(dir: string): Promise<Date | null> {
  const [newest] = ownArchives(await readdir(dir))
  return newest === undefined ? null : (await stat(join(dir, newest))).mtime
}
