import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** Any number that nothing else in this database uses as an advisory lock. */
const MIGRATION_LOCK = 732_001

/**
 * Applies the migrations that are missing, in order, each in its own transaction. One lock on a direct
 * connection lets ten nodes start at once: one migrates, the others wait and find nothing to do.
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const files = await readMigrations(folder)
  const client = new pg.Client({ connectionString: url })
  // A lost server fails the query at work; without a listener it would end the process instead.
  client.on('error', () => {})
  await client.connect()
  try {
    await lockMigrating(client)
    await createMigrations(client)
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations',
    )
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    refuseForeign(files, applied)
    const missing = files.filter((file) => !applied.has(file.name))
    for (const file of missing) await apply(client, file)
    return missing.map((file) => file.name)
  } finally {
    await client.end()
  }
}

/** Waits for a running migration; until the connection ends, others wait for this one. */
export async function lockMigrating(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
}

export async function createMigrations(client: pg.Client): Promise<void> {
  await client.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz(3) not null default now())`)
}

export interface Migration {
  name: string
  sql: string
  checksum: string
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** A database that is ahead of this code, or whose history was rewritten, must not be written to. */
function refuseForeign(files: Migration[], applied: Map<string, string>): void {
  const known = new Map(files.map((file) => [file.name, file.checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name))
      throw new Error(
        `The database has the migration ${name}, which this version does not know: it is newer.`,
      )
    if (known.get(name) !== checksum)
      throw new Error(`The migration ${name} was changed after it had been applied: add a new one instead.`)
  }
}

/** Runs in the caller's transaction. */
export async function applyMigration(client: pg.Client, file: Migration): Promise<void> {
  await client.query(file.sql)
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [file.name, file.checksum])
}

async function apply(client: pg.Client, file: Migration): Promise<void> {
  await client.query('begin')
  try {
    await applyMigration(client, file)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The migration ${file.name} failed: ${String(error)}`, { cause: error })
  }
}
