import { sql, type RawBuilder } from 'kysely'

/**
 * Ids as rows, in their order. The planner does not see how many there are: it would plan a short list anew at every call,
 * which takes longer than reading it.
 */
export function idsInOrder(ids: readonly number[]): RawBuilder<unknown> {
  return sql`unnest((select ${ids}::int8[])) with ordinality`
}
