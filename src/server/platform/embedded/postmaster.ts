import { readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { runAs } from './account.ts'
import { ignore } from './file-errors.ts'
import { socketFile } from './socket-folder.ts'

/** What a running server wrote about itself. */
export interface Postmaster {
  pid: number
  /** Empty for the first moments of a start. */
  socketFolder: string
}

export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(ignore('ENOENT'))
  const [pid, , , , socketFolder = ''] = text?.split('\n') ?? []
  return Number(pid) > 0 ? { pid: Number(pid), socketFolder } : undefined
}

/** The live server of this cluster, or undefined. */
export async function findServer(cluster: string): Promise<Postmaster | undefined> {
  const server = await readPostmaster(cluster)
  return server && (await isServing(server.pid, cluster)) ? server : undefined
}

/** A pid alone proves nothing: after a reboot, or in a container, it may belong to anyone. */
export async function isServing(pid: number, cluster: string): Promise<boolean> {
  const command = await commandOf(pid)
  return command.includes('postgres') && command.includes(` -D ${cluster} `)
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform !== 'linux')
    return (await runAs(undefined, 'ps', ['-p', String(pid), '-o', 'command='])).output
  // A zombie has an empty command line and so counts as gone, as it should.
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return line.replaceAll('\0', ' ')
}

/**
 * PostgreSQL cleans up after a dead pid by itself, but gives up when the pid lives as some other process.
 * A socket that answers belongs to a server we can't see, such as one in another container: never start a second one.
 */
export async function clearStale(cluster: string): Promise<void> {
  const stale = await readPostmaster(cluster)
  if (!stale) return
  const isAnswering = stale.socketFolder !== '' && (await answers(socketFile(stale.socketFolder)))
  const current = await readPostmaster(cluster)
  // Another process has started a server meanwhile: the caller will find it.
  if (current?.pid !== stale.pid || (await isServing(stale.pid, cluster))) return
  if (isAnswering)
    throw new Error(`${cluster} is in use by a server of another machine or container. Stop that one first.`)
  if ((await commandOf(stale.pid)) === '') return
  await rm(pidFile(cluster), { force: true })
  if (stale.socketFolder !== '') await rm(`${socketFile(stale.socketFolder)}.lock`, { force: true })
}

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path)
    socket.on('error', () => done(false))
    socket.on('connect', () => {
      socket.destroy()
      done(true)
    })
  })
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}
