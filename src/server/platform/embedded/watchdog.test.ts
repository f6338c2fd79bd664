import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { cleanUp, open, patience, pidOf, query, usedFolder } from './embedded-testing.ts'

afterEach(cleanUp, patience)

/** Longer than a watchdog waits before it looks. */
const A_LOOK_MS = 4000

const gone = (folder: string) =>
  vi.waitFor(async () => expect(await pidOf(folder)).toBe(0), { timeout: 50_000, interval: 100 })

/** A site in a process of its own, which is then killed so that it can't do anything any more. */
async function killedSite(folder: string, beforeKill: () => Promise<void> = async () => {}): Promise<void> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const program = `
    import { openDatabase } from ${JSON.stringify(new URL('open-database.ts', import.meta.url).href)}
    const say = (line) => process.stdout.write(line)
    await openDatabase({ databaseUrl: undefined, dataDir: ${JSON.stringify(folder)}, role: 'site', say })
    setInterval(() => {}, 1000)`
  const site = spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((done) => site.stdout.once('data', done))
  await beforeKill()
  site.kill('SIGKILL')
  await new Promise((done) => site.once('exit', done))
}

test('a database does not outlive its site, not even after kill -9', { timeout: patience }, async () => {
  const folder = await usedFolder()
  await killedSite(folder, async () => expect(await pidOf(folder)).toBeGreaterThan(0))
  await gone(folder)
})

test(
  'a command that works on the database of a killed site is waited for',
  { timeout: patience },
  async () => {
    const folder = await usedFolder()
    let command: Awaited<ReturnType<typeof open>> | undefined
    await killedSite(folder, async () => {
      command = await open(folder, 'command')
    })
    await sleep(A_LOOK_MS)
    if (command === undefined) return expect.unreachable()
    expect(await query(command, 'select 1')).toEqual([1])
    await command.stop()
    await gone(folder)
  },
)

test(
  'a site that starts right after another was killed keeps its database',
  { timeout: patience },
  async () => {
    const folder = await usedFolder()
    await killedSite(folder)
    const next = await open(folder)
    const pid = await pidOf(folder)
    await sleep(A_LOOK_MS)
    expect(await query(next, 'select 1')).toEqual([1])
    expect(await pidOf(folder)).toBe(pid)
    await next.stop()
    expect(await pidOf(folder)).toBe(0)
  },
)
