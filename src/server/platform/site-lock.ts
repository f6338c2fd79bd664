import { setTimeout as sleep } from 'node:timers/promises'
import { type OpenConnection, openConnection } from './embedded/open-connection.ts'

const SITE_LOCK = 732_002
const PATIENCE_MS = 3000

/** Another site runs on the same embedded database. */
export class SiteTakenError extends Error {}

/**
 * An embedded database belongs to one running site. The lock lives on a connection of its own, so that it ends
 * with the process, however that ends. A watchdog may have it for a moment, so it is tried for some seconds.
 */
export async function takeSiteLock(url: string, dataDir: string): Promise<OpenConnection> {
  const hold = await openConnection(url, 'cendekia site lock')
  const until = Date.now() + PATIENCE_MS
  try {
    while (!(await tryLock(hold))) {
      if (Date.now() > until)
        throw new SiteTakenError(
          `another Cendekia is already running on ${dataDir}; stop it first or set DATA_DIR to another folder`,
        )
      await sleep(100)
    }
    return hold
  } catch (error) {
    await hold.release()
    throw error
  }
}

/** Whether the lock is now held by this connection. */
export async function tryLock({ client }: OpenConnection): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    SITE_LOCK,
  ])
  return rows[0]?.held === true
}
