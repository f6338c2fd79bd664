import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { hasCode } from './file-errors.ts'
import { port } from './socket-folder.ts'

const name = 'cendekia'

/** The host is only there to make a valid URL; the parameter wins. */
export function urlOf(socketFolder: string, database = name): string {
  return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(socketFolder)}&port=${port}&sslmode=disable`
}

async function withClient<Result>(
  socketFolder: string,
  use: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: urlOf(socketFolder, 'postgres'),
    connectionTimeoutMillis: 5000,
  })
  // The server may stop meanwhile: the query fails then, and that is enough.
  client.on('error', () => {})
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** A server that starts, recovers or stops answers 57P01 or 57P03; other refusals do not pass by waiting. */
export async function isAccepting(socketFolder: string): Promise<boolean> {
  try {
    await withClient(socketFolder, (client) => client.query('SELECT 1'))
    return true
  } catch (error) {
    if (error instanceof DatabaseError && !hasCode(error, '57P01', '57P03')) throw error
    return false
  }
}

export async function ensureDatabase(socketFolder: string): Promise<void> {
  await withClient(socketFolder, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (rowCount) return
    await client.query(`CREATE DATABASE ${name}`).catch((error: unknown) => {
      // duplicate_database, or unique_violation when two processes create it in the same moment.
      if (!hasCode(error, '42P04', '23505')) throw error
    })
  })
}

/** Waits a little: a connection that was just closed is still listed for some milliseconds. */
export async function hasOtherClients(socketFolder: string, patienceMs = 2000): Promise<boolean> {
  const until = performance.now() + patienceMs
  return withClient(socketFolder, async (client) => {
    for (;;) {
      if ((await countOtherClients(client)) === 0) return false
      if (performance.now() > until) return true
      await sleep(50)
    }
  })
}

export async function countOtherClients(client: Client): Promise<number> {
  const { rowCount } = await client.query(
    "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
  )
  return rowCount ?? 0
}
