import { sql, type RawBuilder } from 'kysely'

/** A table of words with a `head` of title and tags, both labelled by `search_labels`. */
export interface SearchTable {
  table: string
  /** Its column of ids, which is its primary key. */
  key: string
  /** What everybody may see of the object `m.id`: `group_id` and `boost`, or no row. */
  visible: RawBuilder<unknown>
}

export function newestOf({ table, key }: SearchTable): RawBuilder<number> {
  return sql`(select max(${sql.ref(key)}) from ${sql.table(table)})`
}

/** The row of each of the few that were found, by its key and never by reading them all. */
export function rowOf({ table, key }: SearchTable): RawBuilder<unknown> {
  return sql`cross join lateral (
    select head, words from ${sql.table(table)} s where ${sql.ref(`s.${key}`)} = f.id offset 0) as s`
}
