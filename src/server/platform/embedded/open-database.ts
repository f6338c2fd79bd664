import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { ensureDatabase, hasOtherClients, urlOf } from './connection.ts'
import { findHome } from './home.ts'
import { findServer } from './postmaster.ts'
import { type Attached, attachOrStart, stopServer } from './server.ts'

export interface RunningDatabase {
  url: string
  /** Close every connection of yours first. */
  stop(): Promise<void>
}

export interface OpenOptions {
  databaseUrl: string | undefined
  dataDir: string
  role: 'site' | 'command'
  say: (line: string) => void
}

/** Gives a database to connect to: the one named by DATABASE_URL, or a server of our own in DATA_DIR. */
export async function openDatabase(options: OpenOptions): Promise<RunningDatabase> {
  if (options.databaseUrl) return { url: options.databaseUrl, stop: async () => {} }
  const home = await findHome(options.dataDir, options.say)
  const binaries = await findBinaries(home)
  await ensureCluster(home, binaries)
  const attached = await attachOrStart(home, binaries)
  const { socketFolder } = attached.server
  await ensureDatabase(socketFolder)
  const verb = attached.isStartedHere ? 'started' : 'found running'
  options.say(`PostgreSQL ${binaries.version} ${verb}; the data is in ${home.cluster}`)

  let stopping: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    if (await mayStop(options.role, attached, home.cluster)) await stopServer(home.cluster)
  }
  return { url: urlOf(socketFolder), stop: () => (stopping ??= stop()) }
}

/**
 * A site ends its own server, and also one that a killed site left behind; a command ends only its own.
 * Whoever is still connected to a server that is not clearly ours keeps it: a site that is refused
 * because another one runs must not take that one's database away.
 */
async function mayStop(role: OpenOptions['role'], attached: Attached, cluster: string): Promise<boolean> {
  if (role === 'site' && attached.isStartedHere) return true
  if (role === 'command' && !attached.isStartedHere) return false
  if (!(await findServer(cluster))) return false
  return !(await hasOtherClients(attached.server.socketFolder).catch(() => true))
}
