import { spawn } from 'node:child_process'
import { open, readFile, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { isAccepting } from './connection.ts'
import { hasCode } from './file-errors.ts'
import type { Home } from './home.ts'
import { type Postmaster, clearStale, findServer, isServing } from './postmaster.ts'
import { port, prepareSocketFolder } from './socket-folder.ts'

const startPatienceMs = 10_000
const shutdownPatienceMs = 60_000

export interface Attached {
  server: Postmaster
  isStartedHere: boolean
}

export interface StartOptions {
  /** For how long a failing start is tried again; 10 s by default. */
  patienceMs?: number
  /** Gives up, and ends what is being started. */
  signal?: AbortSignal
}

/**
 * Joins the live server of the cluster or starts one. A start can fail for reasons that pass:
 * processes of a killed server still dying, another process starting or stopping at this moment.
 */
export async function attachOrStart(
  home: Home,
  binaries: Binaries,
  { patienceMs = startPatienceMs, signal }: StartOptions = {},
): Promise<Attached> {
  let giveUpAt = Infinity
  for (;;) {
    signal?.throwIfAborted()
    const running = await findServer(home.cluster)
    if (running) {
      const server = await whenReady(home.cluster, running.pid, signal)
      if (server) return { server, isStartedHere: false }
      continue
    }
    await clearStale(home.cluster)
    const { server, failure } = await startServer(home, binaries, signal)
    if (server) return { server, isStartedHere: true }
    giveUpAt = Math.min(giveUpAt, performance.now() + patienceMs)
    if (performance.now() >= giveUpAt) throw new Error(`PostgreSQL does not start: ${failure}`)
    await sleep(200)
  }
}

/** Waits as long as the process lives, since recovery after a crash takes the time it takes. */
async function whenReady(
  cluster: string,
  pid: number,
  signal?: AbortSignal,
): Promise<Postmaster | undefined> {
  for (;;) {
    if (signal?.aborted === true || !(await isServing(pid, cluster))) return undefined
    const server = await findServer(cluster)
    if (server?.pid === pid && server.socketFolder !== '' && (await isAccepting(server.socketFolder)))
      return server
    await sleep(50)
  }
}

async function startServer(
  home: Home,
  binaries: Binaries,
  signal?: AbortSignal,
): Promise<{ server?: Postmaster; failure?: string }> {
  const socketFolder = await prepareSocketFolder(home)
  const path = join(home.folder, 'postgres-start.log')
  // Removed first: the last start may have been by another user, such as root.
  await rm(path, { force: true })
  const log = await open(path, 'w', 0o600)
  const rules = {
    listen_addresses: '',
    port,
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
  }
  const args = [
    '-D',
    home.cluster,
    ...Object.entries(rules).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ]
  // Detached: Ctrl-C reaches us alone, and we shut the server down in order.
  const child = spawn(binaries.postgres, args, {
    ...home.account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  const spawned = new Promise<string | undefined>((done) => {
    child.on('spawn', () => done(undefined))
    child.on('error', (error) => done(error.message))
  })
  child.unref()
  const spawnFailure = await spawned
  await log.close()
  if (child.pid === undefined) return { failure: spawnFailure ?? 'no process' }
  const server = await whenReady(home.cluster, child.pid, signal)
  if (server) return { server }
  if (signal?.aborted === true) {
    send(child.pid, 'SIGINT')
    // The caller must not give up before the started process has ended.
    while (await isServing(child.pid, home.cluster)) await sleep(20)
  }
  const lines = (await readFile(path, 'utf8')).trim().split('\n')
  const failure = lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line))
  return { failure: failure ?? `its log is in ${join(home.cluster, 'log')}` }
}

/** A fast shutdown: clients are cut off, everything committed is on disk. */
export async function stopServer(cluster: string): Promise<void> {
  const server = await findServer(cluster)
  if (!server) return
  for (const [signal, patienceMs] of [
    ['SIGINT', shutdownPatienceMs],
    ['SIGQUIT', startPatienceMs],
  ] as const) {
    const until = performance.now() + patienceMs
    if (await isServing(server.pid, cluster)) send(server.pid, signal)
    while (performance.now() < until && (await isServing(server.pid, cluster))) await sleep(20)
  }
  // Left behind only by a crash, or kept when another process prepares to start.
  if (server.socketFolder !== '') await rmdir(server.socketFolder).catch(() => {})
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It ended by itself between the check and the signal.
    if (!hasCode(error, 'ESRCH')) throw error
  }
}
