import { spawn } from 'node:child_process'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { cleanUp, emptyFolder, open, patience, pidOf, query, usedFolder } from './embedded-testing.ts'
import { findHome } from './home.ts'
import { openDatabase } from './open-database.ts'

afterEach(cleanUp, patience)

test(
  'an empty folder becomes a database that answers, without TCP and with checksums',
  { timeout: patience },
  async () => {
    const folder = await emptyFolder()
    const said: string[] = []
    const database = await open(folder, 'site', said)
    const shown = await query(
      database,
      "SELECT setting FROM pg_settings WHERE name IN ('data_checksums', 'fsync', 'listen_addresses', 'TimeZone') ORDER BY lower(name)",
    )
    expect(shown).toEqual(['on', 'on', '', 'UTC'])
    expect(
      await query(
        database,
        'SELECT current_database(), datctype FROM pg_database WHERE datname = current_database()',
      ),
    ).toEqual(['cendekia', expect.stringContaining('UTF-8')])
    expect((await stat(join(folder, 'run'))).mode & 0o777).toBe(0o700)
    expect(said).toEqual([expect.stringContaining(join(folder, 'pg'))])
    await database.stop()
    expect(await pidOf(folder)).toBe(0)
  },
)

test('a command joins the server of the site and leaves it running', { timeout: patience }, async () => {
  const folder = await usedFolder()
  const site = await open(folder)
  const pid = await pidOf(folder)
  const command = await open(folder, 'command')
  expect(command.url).toBe(site.url)
  await command.stop()
  expect(await pidOf(folder)).toBe(pid)
  await site.stop()
  expect(await pidOf(folder)).toBe(0)
})

test(
  'a command stops the server it started, unless somebody is connected',
  { timeout: patience },
  async () => {
    const folder = await usedFolder()
    const first = await open(folder, 'command')
    const guest = new Client({ connectionString: first.url })
    await guest.connect()
    await first.stop()
    expect(await pidOf(folder)).toBeGreaterThan(0)
    await guest.end()
    // A site also ends a server that it found running, as after kill -9 of the site before it.
    await (await open(folder)).stop()
    const second = await open(folder, 'command')
    await second.stop()
    expect(await pidOf(folder)).toBe(0)
  },
)

test(
  'a second site is refused and does not take the database of the first away',
  { timeout: patience },
  async () => {
    const folder = await usedFolder()
    const first = await open(folder)
    const member = new Client({ connectionString: first.url })
    await member.connect()
    await expect(open(folder)).rejects.toThrow(/another Cendekia is already running on/)
    expect((await member.query('SELECT 1')).rowCount).toBe(1)
    await member.end()
    await first.stop()
  },
)

test('two processes that begin at once share one cluster and one server', { timeout: patience }, async () => {
  const folder = await emptyFolder()
  const [one, two] = await Promise.all([open(folder), open(folder, 'command')])
  await query(one, 'CREATE TABLE shared (id int)')
  expect(await query(two, 'SELECT count(*)::int FROM shared')).toEqual([0])
  expect((await readdir(folder)).sort()).toEqual(['pg', 'postgres-start.log', 'run'])
})

test('what was committed is there after kill -9 of the server', { timeout: patience }, async () => {
  const folder = await usedFolder()
  const database = await open(folder)
  await query(database, "CREATE TABLE notes AS SELECT 'kept' AS text")
  process.kill(await pidOf(folder), 'SIGKILL')
  const again = await open(folder)
  expect(await query(again, 'SELECT text FROM notes')).toEqual(['kept'])
})

test(
  'a pid file whose pid now belongs to another process does not prevent a start',
  { timeout: patience },
  async () => {
    const folder = await usedFolder()
    await (await open(folder)).stop()
    const home = await findHome(folder, () => {})
    const stranger = spawn('sleep', ['60'], { ...home.account })
    await mkdir(join(folder, 'run'), { mode: 0o700 })
    const text = [stranger.pid, home.cluster, 1, 5432, join(folder, 'run'), '', ' 1 1', 'ready', ''].join(
      '\n',
    )
    await writeFile(join(home.cluster, 'postmaster.pid'), text, { mode: 0o600 })
    await writeFile(join(folder, 'run', '.s.PGSQL.5432.lock'), text, { mode: 0o600 })
    try {
      expect(await query(await open(folder), 'SELECT 1')).toEqual([1])
    } finally {
      stranger.kill()
    }
  },
)

test('with a database URL nothing is started or written', async () => {
  const dataDir = join(tmpdir(), 'cendekia-test-never-made')
  const say = (): void => expect.unreachable()
  const database = await openDatabase({
    databaseUrl: 'postgres://elsewhere/cendekia',
    dataDir,
    role: 'site',
    say,
  })
  await database.stop()
  expect(database.url).toBe('postgres://elsewhere/cendekia')
  await expect(stat(dataDir)).rejects.toThrow('ENOENT')
})
