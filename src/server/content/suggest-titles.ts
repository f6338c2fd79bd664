import { sql, type RawBuilder } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { SuggestedTitle } from './search-source.ts'
import { newestFirst, rowOf, type SearchTable } from './search-table.ts'

/** So many times as many near titles as are shown are compared, and so many are looked at for them. */
const COMPARED = 4
const LOOKED_AT = 500

/**
 * Titles that have the words of the table `asked` (`query`, and `start`: what was typed), for a statement about all types:
 * `rank` is 2 for those that begin like it, 1 for those that have the words, 0 where a tag has one. `visible` has `title`,
 * `author_id` and `group_id` of the object `m.id`: the best of each group, of equal ones the newest.
 */
export function suggestTitles(
  type: ObjectType,
  source: SearchTable,
  limit: number,
): RawBuilder<SuggestedTitle> {
  const { visible } = source
  return sql`
    (select type, id, title, author_id, rank from (
      select distinct on (f.group_id) ${sql.lit(type)}::text as type, f.id, f.title, f.author_id,
        case when starts_with(lower(f.title), f.start) then 2
          when ts_filter(s.head, '{a}') @@ f.query then 1 else 0 end as rank
      from (
        select m.*, o.title, o.author_id, o.group_id from (
          select m.id, asked.start, asked.query
          from asked cross join ${newestFirst(source, 'head', [sql`(select query from asked)`], limit, { isEnough: true })} as m
          limit ${sql.lit(LOOKED_AT)}) as m
        cross join lateral (${visible} offset 0) as o
        limit ${sql.lit(COMPARED * limit)}) as f
      ${rowOf(source)}
      order by f.group_id, rank desc, f.id desc) as best
    order by id desc)`
}
