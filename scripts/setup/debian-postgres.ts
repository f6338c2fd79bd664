import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { exists, installPackage } from './apt.ts'
import { freePort } from './free-port.ts'

const BINARIES = '/usr/lib/postgresql/15/bin'
const START_MS = 30_000
const STOP_MS = 10_000
const SETTINGS = {
  fsync: 'off',
  jit: 'off',
  max_connections: '200',
  timezone: 'UTC',
  listen_addresses: '127.0.0.1',
}

export interface ThrowAwayServer {
  url: string
  version: string
  /** Stops it and leaves nothing behind. */
  stop: () => Promise<void>
}

type Account = { uid: number; gid: number } | undefined

/** A new cluster of Debian's PostgreSQL 15 on a free port; a string says why there is none. */
export async function startDebianPostgres(): Promise<ThrowAwayServer | string> {
  if (!(await exists(join(BINARIES, 'initdb')))) {
    const problem = await installPackage('postgresql-15')
    if (problem !== undefined) return `no PostgreSQL 15 in ${BINARIES}; ${problem}`
  }
  const account = await pickAccount()
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-pg15-'))
  try {
    return await startIn(folder, account)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** PostgreSQL refuses to run as root. */
async function pickAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('there is no user postgres or nobody to run PostgreSQL as')
}

async function startIn(folder: string, account: Account): Promise<ThrowAwayServer> {
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [folder, passwordFile]) await chown(path, account.uid, account.gid)
  const cluster = join(folder, 'cluster')
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  await finish(
    'initdb',
    ['-D', cluster, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', ...access],
    account,
  )
  const port = await freePort()
  const settings = Object.entries({ ...SETTINGS, port: String(port), unix_socket_directories: folder })
  const server = start(
    'postgres',
    ['-D', cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    account,
  )
  const stop = async (): Promise<void> => {
    await end(server.child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(server, port, account)
  } catch (error) {
    await stop()
    throw error
  }
  const version = await finish('postgres', ['--version'], account)
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, version: version.trim(), stop }
}

interface Started {
  child: ChildProcess
  output: () => string
}

function start(program: string, args: string[], account: Account): Started {
  let output = ''
  // The account may have no access to the working folder. Our environment is kept from it, except for the path.
  const env = { PATH: process.env['PATH'], LANG: 'C.UTF-8' }
  const child = spawn(join(BINARIES, program), args, {
    ...account,
    cwd: '/',
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.on('error', (error) => (output += error.message))
  return { child, output: () => output }
}

async function finish(program: string, args: string[], account: Account): Promise<string> {
  const { child, output } = start(program, args, account)
  const code = await new Promise((done) => child.on('close', done).on('error', done))
  if (code !== 0) throw new Error(`${program} failed: ${output().trim().split('\n').at(-1)}`)
  return output()
}

async function waitUntilReady(server: Started, port: number, account: Account): Promise<void> {
  const until = Date.now() + START_MS
  while (Date.now() < until) {
    if (server.child.exitCode !== null) break
    const answer = await finish('pg_isready', ['-q', '-h', '127.0.0.1', '-p', String(port)], account).catch(
      () => undefined,
    )
    if (answer !== undefined) return
    await pause(200)
  }
  throw new Error(`PostgreSQL 15 did not start: ${server.output().trim().split('\n').at(-1)}`)
}

/** SIGINT asks for a fast shutdown: sessions are ended, nothing is waited for. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('close', done))
  child.kill('SIGINT')
  await Promise.race([ended, pause(STOP_MS, undefined, { ref: false })])
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
}
