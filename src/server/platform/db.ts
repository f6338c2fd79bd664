import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { withNotes } from './commit-notes.ts'
import { listen, type Listening, type OnListening } from './listening.ts'
import { isChangedResult, PreparingClient } from './prepared-statements.ts'
import type { DB } from './tables.ts'

/** Reads, writes and transactions look the same to a query function: it takes a `Db` first. */
export type Db = Kysely<DB>

export interface Databases {
  read: Db
  write: Db
  /** With a replica, a writer reads from the primary for some seconds, so that their change is there. */
  hasReplica: boolean
  /** Calls back at each new connection to the primary: the first sign of life after an outage. */
  whenConnected?: (listener: () => void) => void
  /** Receives notifications of any node in a channel, on a connection of its own. */
  listen?: (channel: string, onHeard: (said: string) => void, onChange?: OnListening) => Listening
  /** How long an embedded server has been down; 0 while it runs, and for one that is not embedded. */
  downForMs?: () => number
  close(): Promise<void>
}

const STATEMENT_TIMEOUT_MS = 5000
const POOL_SIZE = 16
/** The site's name in the server's list of connections. */
export const APPLICATION_NAME = 'cendekia'

// int8 arrives as text; ids and counters of ours stay under 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** An embedded server may have another socket after a restart, so its address is asked for each time. */
type Address = string | (() => string)

export function connectDatabases(
  url: Address,
  readUrl: string | undefined,
  onError: (error: Error) => void,
  { isPreparing = true }: { isPreparing?: boolean } = {},
): Databases {
  const listeners: (() => void)[] = []
  const Client = isPreparing ? PreparingClient : pg.Client
  const write = connect(Client, url, onError, () => {
    for (const listener of listeners) listener()
  })
  const read = readUrl === undefined ? write : connect(Client, readUrl, onError)
  return {
    write,
    read,
    hasReplica: read !== write,
    whenConnected: (listener) => void listeners.push(listener),
    listen: (channel, onHeard, onChange) =>
      listen(typeof url === 'string' ? () => url : url, channel, onHeard, onChange),
    close: async () => {
      await write.destroy()
      if (read !== write) await read.destroy()
    },
  }
}

function connect(
  Client: typeof pg.Client,
  url: Address,
  onError: (error: Error) => void,
  onConnect = (): void => {},
): Db {
  class FollowingClient extends Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: typeof url === 'string' ? url : url() })
    }
  }
  const pool = new pg.Pool({
    Client: FollowingClient,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // The server's own timeout does not help when the server is frozen or the network is down.
    query_timeout: STATEMENT_TIMEOUT_MS + 1000,
    keepAlive: true,
    application_name: APPLICATION_NAME,
  })
  // A server that goes away breaks idle connections; without a listener that would end the process.
  pool.on('error', onError)
  // A client in use has no listener of the pool.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('connect', onConnect)
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

const RETRYABLE = new Set(['40001', '40P01'])
const MOST_TRIES = 4

/** The maximum pause before the next try: 20, 80, 320 ms. A random part of it, so that colliding calls spread out. */
export function longestPauseAfter(tried: number): number {
  return 20 * 4 ** (tried - 1)
}

/** Whether PostgreSQL says that it collided with another transaction, or with a migration. Then it is worth another try. */
export function isCollision(error: unknown): boolean {
  return RETRYABLE.has(postgresCode(error) ?? '') || isChangedResult(error)
}

/** Runs `work` in a transaction and again when it collided with another. */
export function transact<T>(
  db: Db,
  work: (trx: Db) => Promise<T>,
  rest?: (ms: number) => Promise<unknown>,
): Promise<T> {
  return againAfterCollisions(() => withNotes(db, (run) => db.transaction().execute(run), work), rest)
}

/**
 * Runs reads in a transaction in which none may take longer. The limit is set by the round trip that begins it; nothing is
 * compiled, and statements are planned once for any values: either takes longer than it saves in so little time.
 */
export function readWithin<T>(db: Db, limitMs: number, work: (trx: Db) => Promise<T>): Promise<T> {
  const begin = sql.raw(
    `begin read only; set local statement_timeout = ${limitMs}; set local jit = off; set local plan_cache_mode = force_generic_plan`,
  )
  return againAfterCollisions(() =>
    db.connection().execute(async (connection) => {
      try {
        await begin.execute(connection)
        const result = await work(connection)
        await sql`commit`.execute(connection)
        return result
      } catch (error) {
        // Where the connection broke, this fails as well.
        await sql`rollback`.execute(connection).catch(() => {})
        throw error
      }
    }),
  )
}

async function againAfterCollisions<T>(
  run: () => Promise<T>,
  rest: (ms: number) => Promise<unknown> = sleep,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await run()
    } catch (error) {
      if (tried === MOST_TRIES || !isCollision(error)) throw error
    }
    await rest(Math.random() * longestPauseAfter(tried))
  }
}

const UNREACHABLE = /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|08|57P|53[0234]00|57014)/
// "Not queryable" is what the ROLLBACK says of a transaction whose connection broke.
const UNREACHABLE_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/

/** Whether the database could not be reached, as opposed to having refused. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return UNREACHABLE.test(code) || UNREACHABLE_TEXT.test(error.message)
}

/** Whether the database has no room left on its disk. It still reads. */
export function isDatabaseFull(error: unknown): boolean {
  return postgresCode(error) === '53100'
}

export function postgresCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint
}
