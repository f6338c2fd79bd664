import {
  chmod,
  chown,
  lchown,
  link,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Account, canEnter, isRoot, pickAccount } from './account.ts'
import { closeFolder } from '../data-dir.ts'
import { ignore } from './file-errors.ts'

/** Where the cluster is stored and who runs it. */
export interface Home {
  folder: string
  cluster: string
  account: Account
}

/** Root stores here what an unprivileged account must be able to reach. */
export const sharedFolder = '/var/lib/cendekia'

export async function ensureSharedFolder(): Promise<void> {
  await mkdir(sharedFolder, { recursive: true })
  await chmod(sharedFolder, 0o755)
}

export async function findHome(dataDir: string, say: (line: string) => void): Promise<Home> {
  await mkdir(dataDir, { recursive: true })
  const data = await realpath(dataDir)
  const home = await chooseHome(data, say)
  await closeData(data, home.folder === data ? home.account : undefined, say)
  return home
}

async function chooseHome(data: string, say: (line: string) => void): Promise<Home> {
  const folder = (await recordedFolder(data)) ?? data
  const existing = await stat(join(folder, 'pg')).catch(ignore('ENOENT'))
  if (existing) return existingHome(folder, existing.uid, existing.gid)

  const account = await pickAccount()
  if (folder !== data || (await isOpenTo(account, data))) return homeIn(folder, account)
  const moved = await moveAway(data)
  say(`${data} is closed to the account that runs PostgreSQL, so the database is kept in ${moved}.`)
  return homeIn(moved, account)
}

/** Closes DATA_DIR to the other accounts of the machine; PostgreSQL's account may pass through, and list nothing. */
async function closeData(data: string, account: Account, say: (line: string) => void): Promise<void> {
  if (!account) return closeFolder(data, 0o700, say)
  const before = await stat(data)
  if (before.gid === account.gid && (before.mode & 0o777) === 0o710) return
  await chown(data, before.uid, account.gid)
  await chmod(data, 0o710)
  if (await isOpenTo(account, data)) return
  await chown(data, before.uid, before.gid)
  await chmod(data, before.mode & 0o7777)
  say(`${data} can be read by other accounts of this machine: PostgreSQL could not reach its data otherwise.`)
}

function homeIn(folder: string, account: Account): Home {
  return { folder, cluster: join(folder, 'pg'), account }
}

async function existingHome(folder: string, uid: number, gid: number): Promise<Home> {
  const home = homeIn(folder, isRoot() ? { uid, gid } : undefined)
  if (!isRoot()) {
    if (uid === process.getuid?.()) return home
    throw new Error(
      `${home.cluster} belongs to the user with uid ${uid}. Start Cendekia as that user or as root.`,
    )
  }
  if (uid === 0) {
    // A folder that root copied or unpacked: give it back to an account PostgreSQL accepts.
    home.account = await pickAccount()
    await giveAway(home.cluster, home.account)
  }
  if (await canEnter(home.account, home.cluster)) return home
  throw new Error(
    `The user with uid ${home.account?.uid} can't enter ${home.cluster}. Open the folders above it (chmod a+x).`,
  )
}

async function giveAway(cluster: string, account: Account): Promise<void> {
  if (!account) return
  for (const entry of await readdir(cluster, { withFileTypes: true, recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid)
  }
  // The cluster's own folder last: while root owns it, an interrupted run starts over.
  await chmod(cluster, 0o700)
  await chown(cluster, account.uid, account.gid)
}

async function isOpenTo(account: Account, data: string): Promise<boolean> {
  if (!account) return true
  const probe = await mkdtemp(join(data, 'probe-'))
  try {
    await chown(probe, account.uid, account.gid)
    return await canEnter(account, probe)
  } finally {
    await rm(probe, { recursive: true })
  }
}

async function recordedFolder(data: string): Promise<string | undefined> {
  const record = join(data, 'pg-location')
  const folder = (await readFile(record, 'utf8').catch(ignore('ENOENT')))?.trim()
  if (!folder) return undefined
  if (await stat(folder).catch(ignore('ENOENT'))) return folder
  throw new Error(
    `${record} says that the database is in ${folder}, which is gone. Bring it back, or delete ${record} to begin empty.`,
  )
}

/** The name is random, so that deleting DATA_DIR leads to an empty site and never back to an old database. */
async function moveAway(data: string): Promise<string> {
  await ensureSharedFolder()
  const folder = await mkdtemp(join(sharedFolder, 'database-'))
  await chmod(folder, 0o755)
  const draft = join(data, `pg-location-${basename(folder)}`)
  await writeFile(draft, `${folder}\n`)
  try {
    // Two processes may get here at once: link() lets exactly one of them record its folder.
    await link(draft, join(data, 'pg-location'))
    return folder
  } catch (error) {
    await rm(folder, { recursive: true })
    const recorded = await recordedFolder(data)
    if (recorded === undefined) throw error
    return recorded
  } finally {
    await rm(draft, { force: true })
  }
}
