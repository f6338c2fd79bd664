import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { isRoot, pickAccount } from '../embedded/account.ts'
import { describeSandbox, sandboxAccount } from './account.ts'
import { killGroup, spawnSandboxed, type SandboxLimits } from './spawn.ts'

const RATE_LIMITS = { memoryMb: 512, cpuSeconds: 60, fileMb: 1, niceness: 5 }

async function run(program: string, args: string[], limits: Partial<SandboxLimits> = {}) {
  const { account } = await sandboxAccount()
  const stdio = ['ignore' as const, 'pipe' as const, 'pipe' as const]
  const child = spawnSandboxed(program, args, { limits: { ...RATE_LIMITS, ...limits }, account, stdio })
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
  const output = child.stdout === null ? '' : await text(child.stdout)
  return { code: await ended, output: output.trim() }
}

const shell = (script: string) => run('/bin/sh', ['-c', script])

test('a program of the sandbox has nothing of our environment', async () => {
  expect((await shell('echo "$HOME$DATABASE_URL$SECRET_KEY"; pwd')).output).toBe('/')
})

test.skipIf(process.platform !== 'linux')('memory beyond the limit is not given', async () => {
  const take = (megabytes: number) =>
    `process.stdout.write(String(Buffer.alloc(${megabytes} * 1048576, 1).length))`
  expect((await run(process.execPath, ['-e', take(100)])).output).toBe(String(100 * 1048576))
  const { code, output } = await run(process.execPath, ['-e', take(900)])
  expect([code === 0, output]).toEqual([false, ''])
})

test('a file beyond the limit is not written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-sandbox-'))
  const path = join(folder, 'large')
  const stdio = ['ignore' as const, 'ignore' as const, 'ignore' as const]
  const child = spawnSandboxed('/bin/sh', ['-c', 'head -c 5000000 /dev/zero > "$1"', 'sh', path], {
    limits: RATE_LIMITS,
    account: undefined,
    stdio,
  })
  expect(await new Promise((done) => child.once('close', done))).not.toBe(0)
  expect((await readFile(path)).length).toBeLessThanOrEqual(1024 ** 2)
  await rm(folder, { recursive: true })
})

test('whatever a program has started ends with it', async () => {
  const child = spawnSandboxed('/bin/sh', ['-c', 'sleep 100 & echo started; wait'], {
    limits: RATE_LIMITS,
    account: (await sandboxAccount()).account,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await new Promise((done) => child.stdout?.once('data', done))
  killGroup(child)
  // Its output closes only when nobody is left who could write to it.
  expect(await new Promise((done) => child.once('close', (_code, signal) => done(signal)))).toBe('SIGKILL')
})

test.skipIf(!isRoot())('root lends an account that is neither its own nor that of the database', async () => {
  const { account } = await sandboxAccount()
  const database = await pickAccount()
  expect(account?.uid).toBeGreaterThan(0)
  expect([database?.uid, database?.gid]).not.toContain(account?.uid)
  expect((await shell('id -u; id -g; id -G')).output.split('\n')).toEqual(Array(3).fill(String(account?.uid)))
  expect(await describeSandbox()).toContain(`uid ${account?.uid}`)
})
