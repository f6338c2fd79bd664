import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { ExportRows } from './person-data.ts'

/** So many rows of an export are in memory at a time. */
export const EXPORT_PAGE = 500
/** Of rows that hold a whole text each, of which one may be half a megabyte. */
export const EXPORT_PAGE_OF_TEXTS = 10

type Row = Record<string, unknown>

/**
 * Reads all rows of a query page by page, in the order of a key that is unique in it. A page is a statement of its own,
 * so that no transaction lasts as long as an export.
 */
export async function* readRows<R extends object = Row>(
  db: Db,
  key: readonly [string, ...string[]],
  query: RawBuilder<R>,
  pageSize = EXPORT_PAGE,
): AsyncGenerator<R> {
  const columns = sql.join(key.map((name) => sql.ref(name)))
  for (let after: unknown[] | undefined; ;) {
    const where = after === undefined ? sql`` : sql`where (${columns}) > (${sql.join(after)})`
    const { rows } = await sql<R>`
      select * from (${query}) as part ${where} order by ${columns} limit ${pageSize}`.execute(db)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageSize) return
    after = key.map((name) => Reflect.get(last, name))
  }
}

/** The same as a file of an export. */
export function rowsFile(
  path: string,
  db: Db,
  key: readonly [string, ...string[]],
  query: RawBuilder<object>,
  pageSize?: number,
): ExportRows {
  return { path, rows: readRows(db, key, query, pageSize) }
}

/** Few rows that are read at once, for a file of an export. */
export async function* listRows(load: () => Promise<object[]>): AsyncGenerator<object> {
  yield* await load()
}
