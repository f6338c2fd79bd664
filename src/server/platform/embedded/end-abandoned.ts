import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway } from '../db.ts'
import { tryLock } from '../site-lock.ts'
import { countOtherClients, ensureDatabase, urlOf } from './connection.ts'
import { openConnection } from './open-connection.ts'
import { findServer } from './postmaster.ts'
import { stopServer } from './server.ts'

const LOOK_EVERY_MS = 500

/**
 * Ends the server of a cluster when nobody uses it any more. It waits for a command that works on it; a site that
 * has found it has a watchdog of its own.
 */
export async function endAbandoned(cluster: string): Promise<void> {
  for (;;) {
    const server = await findServer(cluster)
    if (!server) return
    const use = await lookAt(cluster, server.socketFolder).catch((error: unknown) => {
      // Starting, recovering or ending: the next try finds it ready or gone.
      if (server.socketFolder === '' || isDatabaseAway(error)) return 'in use' as const
      throw error
    })
    if (use !== 'in use') return
    await sleep(LOOK_EVERY_MS)
  }
}

/** Meanwhile it has the lock of a site, so that no site starts to use a server that is ending. */
async function lookAt(cluster: string, socketFolder: string): Promise<'in use' | 'left alone' | 'ended'> {
  await ensureDatabase(socketFolder)
  const connection = await openConnection(urlOf(socketFolder), 'cendekia watchdog')
  try {
    if (!(await tryLock(connection))) return 'left alone'
    if ((await countOtherClients(connection.client)) > 0) return 'in use'
    await stopServer(cluster)
    return 'ended'
  } finally {
    await connection.release()
  }
}
