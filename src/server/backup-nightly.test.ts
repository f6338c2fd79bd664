import { execFile } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  backUp,
  emptyTarget,
  restoreInto,
  rowsOf,
  uploadsIn,
  withClient,
  type Target,
} from './backup-testing.ts'
import { createNightlyBackups } from './backup/nightly.ts'
import { nightOf, ownArchives } from './backup/nights.ts'
import { tryBackupLock } from './backup/queries.ts'
import { tinyDisk } from './testing/tiny-disk.ts'
import { HOUR_MS, MINUTE_MS } from './platform/clock.ts'
import { testClock } from './testing/test-app.ts'

const ROOT = new URL('../..', import.meta.url).pathname

let target: Target
let dir: string
beforeEach(async () => {
  target = await emptyTarget()
  dir = join(target.folder, 'backups')
})
afterEach(() => target.drop())

function node(keep = 2, folder = dir) {
  const clock = testClock()
  const registry = new Registry()
  const errors: unknown[] = []
  const log = { info: () => {}, error: (...entry: unknown[]) => void errors.push(entry) }
  const config = { ...target.config, backup: { dir: folder, keep } }
  const backups = createNightlyBackups({ config, url: () => target.url, clock, log, registry })
  const metric = async (name: string) =>
    (await registry.metrics())
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(' ')[1]
  return { backups, clock, errors, metric }
}

test('a night begins at 20:00 UTC, and only files with our own names are ours', () => {
  expect(nightOf(new Date('2026-11-16T19:59:59Z'))).toBe('2026-11-15')
  expect(nightOf(new Date('2026-11-16T20:00:00Z'))).toBe('2026-11-16')
  const names = [
    'cendekia-2026-01-02.tar',
    'cendekia-2026-01-10.tar',
    'cendekia-2026-01-02.tar.part',
    'cendekia.tar',
  ]
  expect(ownArchives(names)).toEqual(['cendekia-2026-01-10.tar', 'cendekia-2026-01-02.tar'])
})

test('each night has one backup, whichever node makes it; the newest are kept, and files of others are not touched', async () => {
  const [first, second] = [node(), node()]
  await mkdir(dir)
  await writeFile(join(dir, 'mine.tar'), 'somebody else’s')
  await writeFile(join(dir, 'cendekia-2020-01-01.tar.part'), 'of a killed one')
  expect(await first.metric('cendekia_backup_last_success_timestamp_seconds')).toBe('Nan')
  await Promise.all([first.backups.runDue(), second.backups.runDue()])
  const own = async () => ownArchives(await readdir(dir)).length
  expect(await own()).toBe(1)
  expect(await first.metric('cendekia_backup_last_success_timestamp_seconds')).toMatch(/^\d{10}/)
  for (let night = 2; night <= 4; night++) {
    for (const { clock } of [first, second]) clock.advance(24 * HOUR_MS)
    await second.backups.runDue()
    await first.backups.runDue()
    expect(await own()).toBe(Math.min(night, 2))
  }
  const made = await Promise.all(
    [first, second].map(({ metric }) => metric('cendekia_backups_total{result="made"}')),
  )
  expect(made.reduce((sum, count) => sum + Number(count ?? 0), 0)).toBe(4)
  expect((await readdir(dir)).filter((name) => !name.startsWith('cendekia-'))).toEqual(['mine.tar'])
  expect((await readdir(dir)).filter((name) => name.endsWith('.part'))).toEqual([])
  expect([first.errors, second.errors]).toEqual([[], []])
  const [newest = ''] = ownArchives(await readdir(dir))
  const copy = await emptyTarget()
  await restoreInto(copy, join(dir, newest))
  await copy.drop()
})

test('while another node makes it, a node does nothing; a failure is logged, counted and tried again later', async () => {
  const { backups, errors, metric, clock } = node()
  await withClient(target.url, async (other) => {
    expect(await tryBackupLock(other)).toBe(true)
    await backups.runDue()
    expect(await readdir(dir).catch(() => 'no folder')).toBe('no folder')
  })
  await writeFile(dir, 'a file where the folder should be')
  await backups.runDue()
  await backups.runDue()
  expect(errors).toHaveLength(1)
  expect(await metric('cendekia_backups_total{result="failed"}')).toBe('1')
  clock.advance(31 * MINUTE_MS)
  await backups.runDue()
  expect(errors).toHaveLength(2)
  await backups.stop()
})

test('a full disk ends a backup with a clear line and leaves nothing', async (context) => {
  const disk = await tinyDisk(64)
  if (disk === undefined) return context.skip()
  try {
    await target.files.put('ABCDEF', new Map([['320.webp', Buffer.alloc(200_000, 7)]]))
    await rowsOf(
      target.url,
      `insert into media (key, kind, state, width, height, bytes, placeholder, created_at)
       values ('ABCDEF', 'image', 'ready', 1, 1, 1, '', now())`,
    )
    const path = join(disk.folder, 'site.tar')
    await expect(backUp(target, path)).rejects.toThrow(`there is no room for ${path} on its disk`)
    expect(await readdir(disk.folder)).toEqual([])
  } finally {
    await disk.drop()
  }
})

test('files deleted while a backup runs are reported; the source of a waiting video is in it', async () => {
  const insert = (key: string, state: string) =>
    rowsOf(
      target.url,
      `insert into media (key, kind, state, width, height, bytes, placeholder, created_at)
       values ('${key}', 'video', '${state}', 1, 1, 1, '', now())`,
    )
  for (const key of ['GONE', 'STAYS']) await insert(key, 'ready')
  for (const key of ['WAITS', 'FINISHES']) await insert(key, 'processing')
  await target.files.put('STAYS', new Map([['video.mp4', Buffer.from('video')]]))
  await target.files.put('WAITS', new Map([['source.bin', Buffer.from('source')]]))
  await target.files.put('FINISHES', new Map([['video.mp4', Buffer.from('made')]]))
  const files = {
    ...target.files,
    async open(key: string, name: string) {
      // Made ready right after the moment was frozen.
      if (key === 'FINISHES' && name === 'source.bin')
        await rowsOf(target.url, `update media set state = 'ready' where key = 'FINISHES'`)
      return target.files.open(key, name)
    },
  }
  const path = join(target.folder, 'site.tar')
  const made = await backUp({ ...target, files }, path)
  expect(made).toMatchObject({ missing: 1, missingNames: ['GONE'], files: 3 })
  const copy = await emptyTarget()
  try {
    await restoreInto(copy, path)
    expect(await uploadsIn(copy.folder)).toEqual(await uploadsIn(target.folder))
    expect(await rowsOf(copy.url, `select state from media where key = 'FINISHES'`)).toEqual([
      { state: 'ready' },
    ])
  } finally {
    await copy.drop()
  }
})

function command(name: string, path: string, onStart: (pid: number) => Promise<void> = async () => {}) {
  return new Promise<{ code: number | string; output: string }>((resolve, reject) => {
    const env = {
      PATH: target.config.searchPath || '/usr/bin:/bin',
      DATABASE_URL: target.url,
      DATA_DIR: target.folder,
    }
    const args = ['--import', 'tsx', `scripts/${name}.ts`, path]
    const child = execFile(globalThis.process.execPath, args, { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
    onStart(child.pid ?? 0).catch(reject)
  })
}

test('the commands print what they did, refuse to overwrite a file, and Ctrl-C leaves nothing', async () => {
  const path = join(target.folder, 'site.tar')
  const interrupted = await withClient(target.url, async (holder) => {
    await holder.query('begin; lock table users in access exclusive mode')
    return command('backup', path, async (pid) => {
      const isWaiting = `select from pg_stat_activity where application_name = 'cendekia backup' and wait_event_type = 'Lock'`
      while ((await rowsOf(target.url, isWaiting)).length === 0)
        await new Promise((done) => setTimeout(done, 50))
      process.kill(pid, 'SIGINT')
    })
  })
  expect(interrupted).toEqual({ code: 1, output: 'backup: interrupted; nothing of it is left\n' })
  expect(await readdir(target.folder)).toEqual([])
  // What takes longer than a moment says between what it is doing: on a busy machine.
  const made = await command('backup', path)
  expect(made.output).toMatch(
    /^(?:[a-z].*\n)*Backed up 0 rows of \d+ tables and 0 files: [\d.]+ MB in [\d.]+ s, .*site\.tar\n$/,
  )
  expect(await command('backup', path)).toEqual({
    code: 1,
    output: `backup: ${path} is there already; name another file\n`,
  })
  const restored = await command('restore', path)
  expect(restored.output).toMatch(
    /^(?:[a-z].*\n)*Restored 0 rows of \d+ tables and 0 files of 20\d\d-.* in [\d.]+ s\.\nEverybody/,
  )
})
