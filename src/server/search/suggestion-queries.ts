import { sql } from 'kysely'
import type { Person } from '../../contract/people.ts'
import type { TagCount } from '../../contract/search.ts'
import { toTag } from '../../contract/tag-rules.ts'
import { beginsWith } from '../content/begins-with.ts'
import type { SearchSource, SuggestedTitle } from '../content/search-source.ts'
import { splitLastWord } from '../content/search-term.ts'
import type { Db } from '../platform/db.ts'
import { peopleLike } from '../profiles/public.ts'

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
  const titles = sources.flatMap(({ suggest }) => suggest?.(limit) ?? [])
  const query =
    last === undefined
      ? sql`plainto_tsquery('simple', ${words})`
      : sql`plainto_tsquery('simple', ${last.before}) && (search_endings(${last.prefix})).any_ending::tsquery`
  const { rows } = await sql<Suggestions>`
    with asked as materialized (select ${start} as start, ${query} as query)
    select
      (select coalesce(json_agg(person order by kind desc, honor desc, id), '[]') from (
        select p.id, kind, greatest(0, coalesce(h.total, 0)) as honor,
          json_build_object('id', p.id, 'name', trim(p.first_name || ' ' || p.last_name), 'alias', p.alias_name,
            'profileUrl', p.profile_image_url, 'honor', greatest(0, coalesce(h.total, 0))) as person
        from (${peopleLike(start, audience, limit)}) as like_it
        join people p on p.id = like_it.id
        left join honor_totals h on h.user_id = p.id
        order by kind desc, honor desc, p.id limit ${limit}) as people) as people,
      (select coalesce(json_agg(json_build_object('tag', tag, 'articles', articles) order by articles desc, tag), '[]')
        from (
          select tag, articles from tag_counters
          where articles > 0 and ${beginsWith(sql.ref('tag'), toTag(start) || '-')}
          order by articles + 0 desc, tag limit ${limit}) as tags) as tags,
      (select coalesce(json_agg(json_build_object('type', type, 'id', id, 'title', title, 'authorId', author_id)
          order by rank desc, nr), '[]')
        from (
          select *, row_number() over () as nr from (${sql.join(titles, sql` union all `)}) as begun
          order by rank desc, nr limit ${limit}) as titles) as titles`.execute(db)
  return rows[0] ?? { people: [], tags: [], titles: [] }
}
