import { chown, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { runAs } from './account.ts'
import type { Binaries } from './binaries.ts'
import { ignore } from './file-errors.ts'
import type { Home } from './home.ts'

// Written once into postgresql.conf, so that an operator may change them there.
const settings = {
  max_connections: '100',
  shared_buffers: `${sharedMegabytes()}MB`,
  wal_compression: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // One file per weekday, overwritten each week: the log never fills the disk.
  logging_collector: 'on',
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  // DETAIL lines repeat what members wrote, such as the e-mail address of a duplicate key.
  log_error_verbosity: 'terse',
}

/** An eighth of the machine's memory, or of what its container may have: the rest is for everything else. */
function sharedMegabytes(): number {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return Math.min(4096, Math.max(128, Math.floor(bytes / 8 / 2 ** 20)))
}

// Both order text by code point and know every letter; not every system has C.UTF-8.
const locales = [['--locale=C.UTF-8'], ['--locale=C', '--lc-ctype=en_US.UTF-8']]

export async function ensureCluster(home: Home, binaries: Binaries): Promise<void> {
  const made = (await readFile(join(home.cluster, 'PG_VERSION'), 'utf8').catch(ignore('ENOENT')))?.trim()
  if (made === undefined) return createCluster(home, binaries)
  if (made === binaries.major) return
  throw new Error(
    `${home.cluster} was made by PostgreSQL ${made}, and this Cendekia brings ${binaries.major}: ` +
      'make a backup with the Cendekia that made it, move that folder away, and restore the backup with this one.',
  )
}

async function createCluster(home: Home, binaries: Binaries): Promise<void> {
  await removeAbandoned(home.folder)
  const files = await readdir(home.cluster).catch(ignore('ENOENT'))
  if (files?.length)
    throw new Error(`${home.cluster} is neither empty nor a database. Move it away and start again.`)
  // Made in a temporary folder and renamed: of two processes at once one wins, and no crash leaves half a cluster.
  const aside = await mkdtemp(join(home.folder, `pg-new-${process.pid}-`))
  try {
    if (home.account) await chown(aside, home.account.uid, home.account.gid)
    await initialize(home, binaries, aside)
    await rename(aside, home.cluster).catch(ignore('ENOTEMPTY', 'EEXIST'))
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

async function initialize(home: Home, binaries: Binaries, folder: string): Promise<void> {
  const sets = Object.entries(settings).flatMap(([name, value]) => ['--set', `${name}=${value}`])
  // Trust is safe on the socket alone: only the account itself may enter its folder.
  const access = ['--username=postgres', '--auth-local=trust', '--auth-host=reject']
  let lastLine = ''
  for (const locale of locales) {
    const args = [
      '-D',
      folder,
      '--encoding=UTF8',
      ...locale,
      '--data-checksums',
      '--no-instructions',
      ...access,
      ...sets,
    ]
    const { ok, output } = await runAs(home.account, binaries.initdb, args)
    if (ok) return
    lastLine = output.split('\n').findLast((line) => line.includes('error:')) ?? output
    if (!output.includes('invalid locale')) break
  }
  throw new Error(
    `The database could not be made in ${home.folder}: ${lastLine}. Mend that, or set DATABASE_URL.`,
  )
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = /^pg-new-(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid)))
      await rm(join(folder, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
