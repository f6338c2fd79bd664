import { takeSiteLock } from '../site-lock.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { hasOtherClients } from './connection.ts'
import { openConnection } from './open-connection.ts'
import { findHome } from './home.ts'
import { joinServer } from './join.ts'
import { createSupervisor, type SupervisorEvents } from './supervisor.ts'
import { findServer } from './postmaster.ts'
import { type Attached, stopServer } from './server.ts'
import { startWatchdog } from './watchdog.ts'

export interface RunningDatabase {
  /** Its present address: a restarted server may have another socket. */
  readonly url: string
  /** Restarts the server whenever it is gone, from now on. One that DATABASE_URL names is not ours to start. */
  supervise: (events: SupervisorEvents) => void
  /** How long it has been down; 0 while it runs. */
  downForMs: () => number
  /** Close every connection of yours first. */
  stop(): Promise<void>
}

export interface OpenOptions {
  databaseUrl: string | undefined
  dataDir: string
  /** There is one site at a time; commands work at the same time. */
  role: 'site' | 'command'
  say: (line: string) => void
}

/** A database to connect to: the one named by DATABASE_URL, or an embedded server in DATA_DIR. */
export async function openDatabase(options: OpenOptions): Promise<RunningDatabase> {
  const { databaseUrl, dataDir, role, say } = options
  if (databaseUrl) return { url: databaseUrl, supervise: () => {}, downForMs: () => 0, stop: async () => {} }
  const home = await findHome(dataDir, say)
  const binaries = await findBinaries(home)
  await ensureCluster(home, binaries)
  const connect = (url: string) =>
    role === 'site' ? takeSiteLock(url, dataDir) : openConnection(url, 'cendekia command')
  const watchdog = startWatchdog(home.cluster)
  const joined = await joinServer(home, binaries, connect).catch((error: unknown) => {
    // A server that was started in vain is stopped, and one of another site is left alone.
    watchdog.takeOver()
    throw error
  })
  const supervisor = createSupervisor(joined, (signal) =>
    joinServer(home, binaries, connect, { patienceMs: 0, signal }),
  )
  const verb = joined.isStartedHere ? 'started' : 'found running'
  say(`PostgreSQL ${binaries.version} ${verb}; the data is in ${home.cluster}`)

  let stopping: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    await supervisor.end()
    const last = supervisor.joined()
    await last.connection.release()
    const isOurs = await mayStop(role, last, home.cluster)
    if (isOurs) await stopServer(home.cluster)
    if (isOurs || (role === 'command' && !last.isStartedHere)) await watchdog.dismiss()
    else watchdog.takeOver()
  }
  return {
    get url() {
      return supervisor.joined().url
    },
    supervise: supervisor.supervise,
    downForMs: supervisor.downForMs,
    stop: () => (stopping ??= stop()),
  }
}

/**
 * A site ends its own server, and also one that a killed site left behind; a command ends only its own.
 * A server that is not clearly ours stays while others are connected, and the watchdog ends it after them.
 */
async function mayStop(role: OpenOptions['role'], attached: Attached, cluster: string): Promise<boolean> {
  const server = await findServer(cluster)
  if (!server) return false
  // The one we started may have ended, and this one may be another site's.
  const isOwn = attached.isStartedHere && server.pid === attached.server.pid
  if (role === 'site' && isOwn) return true
  if (role === 'command' && !isOwn) return false
  return !(await hasOtherClients(server.socketFolder).catch(() => true))
}
