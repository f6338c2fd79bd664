import pg from 'pg'

const SITE_LOCK = 732_002

/**
 * An embedded database belongs to one running site. The lock lives on a connection of its own, so that it ends
 * with the process, however that ends. Returns what releases it.
 */
export async function holdSiteLock(url: string, dataDir: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url, application_name: 'cendekia site lock' })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    SITE_LOCK,
  ])
  if (rows[0]?.held !== true) {
    await client.end()
    throw new Error(
      `another Cendekia is already running on ${dataDir}; stop it first or set DATA_DIR to another folder`,
    )
  }
  return () => client.end()
}
