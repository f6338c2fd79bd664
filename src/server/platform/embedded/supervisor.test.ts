import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { connectDatabases } from '../db.ts'
import { cleanUp, open, patience, pidOf, query, usedFolder } from './embedded-testing.ts'
import type { RunningDatabase } from './open-database.ts'
import { stopServer } from './server.ts'

afterEach(cleanUp, patience)

/** Keeps it and writes down what happens. */
function supervise(database: RunningDatabase): string[] {
  const events: string[] = []
  database.supervise({
    onDown: () => events.push('down'),
    onFailure: () => events.push('failure'),
    onUp: () => events.push('up'),
    onTaken: (error) => events.push(error.message),
  })
  return events
}

const until = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 50_000, interval: 50 })

test(
  'a server that is killed is started again, and the pool and the lock of the site with it',
  { timeout: patience },
  async () => {
    const folder = await usedFolder()
    const database = await open(folder)
    const events = supervise(database)
    const db = connectDatabases(
      () => database.url,
      undefined,
      () => {},
    )
    await sql`create table planted_notes (id int primary key)`.execute(db.write)
    let acknowledged = 0
    for (let kill = 1; kill <= 2; kill++) {
      process.kill(await pidOf(folder), 'SIGKILL')
      await until(async () => {
        await sql`insert into planted_notes values (${acknowledged + 1}) on conflict do nothing`.execute(
          db.write,
        )
        acknowledged++
        // A try during the end of the dead server's processes may fail, and is reported too.
        expect(events.filter((line) => line === 'up')).toHaveLength(kill)
      })
      expect(events.filter((line) => line === 'down')).toHaveLength(kill)
      expect(events.at(-1)).toBe('up')
      expect(database.downForMs()).toBe(0)
    }
    expect(await query(database, 'select count(*)::int from planted_notes')).toEqual([acknowledged])
    await expect(open(folder), 'the lock is held again').rejects.toThrow(/already running/)
    await db.close()
    await database.stop()
    expect(await pidOf(folder)).toBe(0)
  },
)

test(
  'a site that has to stop while its server is gone does not start it',
  { timeout: patience },
  async () => {
    const folder = await usedFolder()
    const database = await open(folder)
    supervise(database)
    process.kill(await pidOf(folder), 'SIGKILL')
    await until(() => expect(database.downForMs()).toBeGreaterThan(0))
    await database.stop()
    expect(await pidOf(folder)).toBe(0)
  },
)

test(
  'a site whose database was taken by another while it was gone has to end, and leaves it alone',
  { timeout: patience },
  async () => {
    const folder = await usedFolder()
    const slow = await open(folder)
    await stopServer(join(folder, 'pg'))
    const quick = await open(folder)
    const events = supervise(slow)
    await until(() => expect(events).toEqual(['down', expect.stringContaining('already running')]))
    await slow.stop()
    expect(await query(quick, 'select 1')).toEqual([1])
    await quick.stop()
  },
)

test(
  'a server that ended because the disk of its log was full comes back when there is room again',
  { timeout: patience },
  async ({ skip }) => {
    const folder = await usedFolder()
    const disk = await smallDisk(folder)
    if (disk === undefined) return skip('no disk can be mounted here')
    const database = await open(folder)
    const events = supervise(database)
    await query(database, 'create table filler (text text)')
    const fill = () =>
      query(database, `insert into filler select repeat(md5(i::text), 60) from generate_series(1, 20000) i`)
    await expect(
      (async () => {
        for (let round = 0; round < 20; round++) await fill()
      })(),
    ).rejects.toThrow()
    await until(() => expect(events.slice(0, 2)).toEqual(['down', 'failure']))
    await disk.makeRoom()
    await until(() => expect(events.at(-1)).toBe('up'))
    expect(await query(database, 'select count(*) > 0 from filler')).toEqual([true])
    await database.stop()
    await disk.drop()
  },
)

/** The write-ahead log on a disk of its own that is nearly full. */
async function smallDisk(folder: string) {
  const cluster = join(folder, 'pg')
  const mount = await mkdtemp(join(tmpdir(), 'cendekia-wal-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m,mode=0755', 'tmpfs', mount], { stdio: 'ignore' })
  } catch {
    await rm(mount, { recursive: true })
    return undefined
  }
  const log = join(mount, 'pg_wal')
  execFileSync('cp', ['-a', join(cluster, 'pg_wal'), log])
  await rm(join(cluster, 'pg_wal'), { recursive: true })
  await symlink(log, join(cluster, 'pg_wal'))
  return {
    makeRoom: async () => void execFileSync('mount', ['-o', 'remount,size=400m', mount]),
    drop: async () => {
      execFileSync('umount', ['-l', mount])
      await rm(mount, { recursive: true })
    },
  }
}
