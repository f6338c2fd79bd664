import { sql, type RawBuilder } from 'kysely'
import type { Person } from '../../contract/people.ts'
import type { TagCount } from '../../contract/search.ts'
import { toTag } from '../../contract/tag-rules.ts'
import { beginsWith } from '../content/begins-with.ts'
import type { SearchSource, SuggestedTitle } from '../content/search-source.ts'
import { newestOf, SMALL } from '../content/search-table.ts'
import { splitLastWord } from '../content/search-term.ts'
import { compileOnce } from '../platform/compile-once.ts'
import type { Db } from '../platform/db.ts'
import { peopleLike } from '../profiles/public.ts'

/** On a large site, half as many as a search asks for: the next letter tells more. */
const MOST_ENDINGS = 6

interface Wanted {
  /** What was typed, in lower case. */
  start: string
  /** The same with apostrophes. */
  words: string
  audience: string
  limit: number
}

export interface Suggestions {
  people: Person[]
  tags: TagCount[]
  titles: SuggestedTitle[]
}

/** Somebody is typing: everything in one statement. */
export async function listSuggestions(
  db: Db,
  sources: readonly SearchSource[],
  { start, words, audience, limit }: Wanted,
): Promise<Suggestions> {
  const last = splitLastWord(words, 2)
  const ask = statementOf(sources, { audience, limit, isUnfinished: last !== undefined })
  const [found] = await ask(db, {
    start,
    tag: toTag(start) || '-',
    before: last?.before ?? words,
    prefix: last?.prefix ?? '',
  })
  return found ?? { people: [], tags: [], titles: [] }
}

interface Shape extends Pick<Wanted, 'audience' | 'limit'> {
  /** Whether there is a last word that may go on. */
  isUnfinished: boolean
}

interface Asked {
  start: string
  tag: string
  before: string
  prefix: string
}

type Ask = (db: Db, asked: Asked) => Promise<Suggestions[]>
const statements = new WeakMap<readonly SearchSource[], Map<string, Ask>>()

function statementOf(sources: readonly SearchSource[], shape: Shape): Ask {
  const known = statements.get(sources) ?? new Map<string, Ask>()
  statements.set(sources, known)
  const key = JSON.stringify(shape)
  const ask = known.get(key) ?? compileOnce((db, asked: Asked) => suggest(sources, shape, asked).compile(db))
  known.set(key, ask)
  return ask
}

/**
 * What was typed stands in `asked` alone, and all numbers in the text: so PostgreSQL sees that it plans the same each time
 * and keeps its plan, which takes twice as long to make as to follow.
 */
function suggest(
  sources: readonly SearchSource[],
  { audience, limit, isUnfinished }: Shape,
  { start, tag, before, prefix }: Asked,
): RawBuilder<Suggestions> {
  const most = sql.lit(limit)
  const titles = sources.flatMap((source) => source.suggest?.(limit) ?? [])
  const newest = sources.flatMap(({ words }) => (words ? [newestOf(words)] : []))
  const ending = isUnfinished
    ? sql` && case when greatest(${sql.join([sql`0`, ...newest])}) < ${sql.lit(SMALL)}
        then (quote_literal(${prefix}::text) || ':*')::tsquery
        else (search_endings(${prefix}, ${sql.lit(MOST_ENDINGS)})).any_ending::tsquery end`
    : sql``
  return sql<Suggestions>`
    with asked as materialized (
      select ${start}::text as start, ${tag}::text as tag, plainto_tsquery('simple', ${before})${ending} as query)
    select
      (select coalesce(json_agg(person order by kind desc, honor desc, id), '[]') from (
        select p.id, kind, greatest(0, coalesce(h.total, 0)) as honor,
          json_build_object('id', p.id, 'name', trim(p.first_name || ' ' || p.last_name), 'alias', p.alias_name,
            'profileUrl', p.profile_image_url, 'honor', greatest(0, coalesce(h.total, 0))) as person
        from (${peopleLike(sql`(select start from asked)`, audience, limit)}) as like_it
        join people p on p.id = like_it.id
        left join honor_totals h on h.user_id = p.id
        order by kind desc, honor desc, p.id limit ${most}) as people) as people,
      (select coalesce(json_agg(json_build_object('tag', tag, 'articles', articles) order by articles desc, tag), '[]')
        from (
          select tag, articles from tag_counters
          where articles > 0 and ${beginsWith(sql.ref('tag'), sql`(select tag from asked)`)}
          order by articles + 0 desc, tag limit ${most}) as tags) as tags,
      (select coalesce(json_agg(json_build_object('type', type, 'id', id, 'title', title, 'authorId', author_id)
          order by rank desc, nr), '[]')
        from (
          select *, row_number() over () as nr from (${sql.join(titles, sql` union all `)}) as begun
          order by rank desc, nr limit ${most}) as titles) as titles`
}
