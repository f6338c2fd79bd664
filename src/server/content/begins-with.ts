import { sql, type RawBuilder } from 'kysely'

/** No character comes after it. */
const LAST = '\u{10FFFF}'

/**
 * Whether a text begins like that, for an index with text_pattern_ops. Not LIKE: a prepared statement is planned for any
 * pattern, also one that begins with %, and would walk the whole index.
 */
export function beginsWith(
  text: RawBuilder<unknown>,
  start: string | RawBuilder<string>,
): RawBuilder<boolean> {
  const [from, to] =
    typeof start === 'string'
      ? [sql`${start}::text`, sql`${start + LAST}::text`]
      : [start, sql`(${start} || ${sql.lit(LAST)})`]
  return sql<boolean>`(${text} ~>=~ ${from} and ${text} ~<~ ${to})`
}
