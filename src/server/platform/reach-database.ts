import pg from 'pg'

const PATIENCE_MS = 10_000

/**
 * Connects to a database that a setting names, before anything else does. The error names the setting and the
 * host; the address itself holds a password and is never repeated.
 */
export async function reachDatabase(setting: string, url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'cendekia',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    throw new Error(`${setting}: the database at ${client.host} can't be used: ${reasonOf(error)}`, {
      cause: error,
    })
  } finally {
    await client.end().catch(() => {})
  }
}

/** Two addresses of one host that both refuse come as one error without a message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
