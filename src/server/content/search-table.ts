import { sql, type RawBuilder } from 'kysely'

/** A table of words with a `head` of title and tags, both labelled by `search_labels`. */
export interface SearchTable {
  table: string
  /** Its column of ids, which is its primary key. */
  key: string
  /** What everybody may see of the object `m.id`: `group_id` and `boost`, or no row. */
  visible: RawBuilder<unknown>
}

/** Up to this id a site is small: there any ending of a word may be asked for. */
export const SMALL = 65_536

export function newestOf({ table, key }: Pick<SearchTable, 'table' | 'key'>): RawBuilder<number> {
  return sql`(select max(${sql.ref(key)}) from ${sql.table(table)})`
}

/** The row of each of the few that were found, by its key and never by reading them all. */
export function rowOf({ table, key }: SearchTable): RawBuilder<unknown> {
  return sql`cross join lateral (
    select head, words from ${sql.table(table)} s where ${sql.ref(`s.${key}`)} = f.id offset 0) as s`
}

/** So many that have the words are looked at where a few that may be seen will do. */
const MOST_LOOKED_AT = 500

/**
 * The ids of what has all that is wanted, the newest first, from about `start` or the newest of all: as many as are read
 * from it. How many are near tells how to look for those further away, of which `most` will do. `isEnough` says that near ones
 * will do as well, where `most` of them may be seen.
 */
export function newestFirst(
  source: SearchTable,
  column: 'head' | 'words',
  wanted: readonly RawBuilder<unknown>[],
  most: number,
  { start, isEnough = false }: { start?: RawBuilder<number> | undefined; isEnough?: boolean } = {},
): RawBuilder<unknown> {
  const id = sql.ref(`s.${source.key}`)
  const vector = sql.ref(`s.${column}`)
  // Each on its own: the index skips along what any of them has not.
  const has = (queries: readonly RawBuilder<unknown>[]) =>
    sql.join(
      queries.map((query) => sql`${vector} @@ ${query}`),
      sql` and `,
    )
  // Plus 0, so that nobody walks along all ids: the index of words knows the few.
  const matches = (condition: RawBuilder<unknown>) => sql`(
    select ${id} as id from ${sql.table(source.table)} s where ${condition} order by ${id} + 0 desc) as m`
  const newest = newestOf(source)
  const from = start === undefined ? newest : sql`coalesce((${start}), ${newest})`
  const isFar = sql`${id} + 0 not between w.lowest and w.highest`
  const seenOf = (ids: RawBuilder<unknown>) => sql`
    select m.id from (select id from ${ids} limit ${sql.lit(MOST_LOOKED_AT)}) as m
    cross join lateral (${source.visible} offset 0) as o limit ${sql.lit(most)}`
  const far = sql`(
    select m.id from far as w cross join lateral ${matches(sql`${has([sql`w.label`, ...wanted])} and ${isFar}`)}
    where w.label is not null
    union all
    select m.id from far as w cross join lateral ${matches(sql`${has(wanted)} and ${isFar}`)} where w.label is null)`
  return sql`
    (with ends as materialized (select ${from} as start, ${newest} as newest),
    near as materialized (
      select m.id from ends cross join search_near(ends.start) as w (label)
      cross join lateral ${matches(has([sql`w.label`, ...wanted]))}),
    far as materialized (
      select w.* from ends cross join search_far(ends.start, ends.newest, (select count(*) from near), ${sql.lit(most)}) as w
      ${isEnough ? sql`where (select count(*) from (${seenOf(sql`near`)}) as seen) < ${sql.lit(most)}` : sql``})
    select id from near
    union all
    ${isEnough ? sql`(${seenOf(sql`${far} as matches`)})` : far})`
}
