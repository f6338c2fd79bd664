import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './tables.ts'

/** Reads, writes and transactions look the same to a query function: it takes a `Db` first. */
export type Db = Kysely<DB>

export interface Databases {
  read: Db
  write: Db
  /** With a replica, a writer reads from the primary for some seconds, so that his change is there. */
  hasReplica: boolean
  close(): Promise<void>
}

const STATEMENT_TIMEOUT_MS = 5000
const POOL_SIZE = 16

// int8 arrives as text; ids and counters of ours stay under 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function connectDatabases(
  url: string,
  readUrl: string | undefined,
  onError: (error: Error) => void,
): Databases {
  const write = connect(url, onError)
  const read = readUrl === undefined ? write : connect(readUrl, onError)
  return {
    write,
    read,
    hasReplica: read !== write,
    close: async () => {
      await write.destroy()
      if (read !== write) await read.destroy()
    },
  }
}

function connect(url: string, onError: (error: Error) => void): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'cendekia',
  })
  // A server that goes away breaks idle connections; without a listener that would end the process.
  pool.on('error', onError)
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

const RETRYABLE = new Set(['40001', '40P01'])
const MOST_TRIES = 4

/** Runs `work` in a transaction and again when PostgreSQL says that it collided with another. */
export async function transact<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tried === MOST_TRIES || !RETRYABLE.has(postgresCode(error) ?? '')) throw error
    }
  }
}

export function postgresCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint
}
