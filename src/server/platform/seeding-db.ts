import { Kysely, PostgresDialect } from 'kysely'
import type { Client } from 'pg'
import type { Db } from './db.ts'
import type { DB } from './tables.ts'

/**
 * The seed's one connection for code of the site that takes a `Db`, inside the transaction of the seed: nothing that
 * begins one of its own.
 */
export function seedingDb(client: Client): Db {
  const connection = { query: client.query.bind(client), release: () => {} }
  const pool = { connect: () => Promise.resolve(connection), end: () => Promise.resolve() }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
