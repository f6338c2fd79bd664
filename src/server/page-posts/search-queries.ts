import { sql, type RawBuilder } from 'kysely'
import { findMatches } from '../content/full-text.ts'
import { suggestTitles } from '../content/suggest-titles.ts'
import { endOf, isBetween } from '../content/search-labels.ts'
import type { Asked, FoundPage, SearchFilters, SuggestedTitle } from '../content/search-source.ts'
import type { Db } from '../platform/db.ts'

/** Which adult posts a search finds: none, those among the others, or nothing else. */
export type NsfwPosts = 'without' | 'with' | 'only'

export const WORDS = { table: 'page_post_search', key: 'post_id' } as const

/** Posts that have all words of the term, in one of their forms; those with the words in their title first. */
export function findPosts(db: Db, asked: Asked, nsfw: NsfwPosts): Promise<FoundPage> {
  const { filters } = asked
  const label = nsfw === 'only' ? 'n 1' : undefined
  return findMatches(
    db,
    { ...WORDS, visible: visiblePost(nsfw, filters), start: newestBefore(filters), label },
    asked,
  )
}

function newestBefore({ to }: SearchFilters): RawBuilder<number> | undefined {
  return to === undefined
    ? undefined
    : sql`select post_id from page_post_places where not is_nsfw and created_at < ${endOf(to)}
        order by created_at desc, post_id desc limit 1`
}

/** The post itself says whether it is adult: its words are written a moment after it. */
function visiblePost(nsfw: NsfwPosts, { author, from, to }: SearchFilters): RawBuilder<unknown> {
  const isWanted = [
    sql`p.id = m.id`,
    isBetween(sql`p.created_at`, from, to),
    ...(nsfw === 'with' ? [] : [nsfw === 'only' ? sql`p.is_nsfw` : sql`not p.is_nsfw`]),
    ...(author === undefined
      ? []
      : [
          sql`exists (select from people w where w.id = p.author_id and lower(w.alias_name) = lower(${author}))`,
        ]),
  ]
  return sql`
    select p.id as group_id, 1 as boost from visible_page_posts p where ${sql.join(isWanted, sql` and `)}`
}

/** Posts of Page whose titles have the words of the table `asked`. */
export function suggestPosts(limit: number): RawBuilder<SuggestedTitle> {
  const visible = sql`
    select title, author_id, id as group_id from visible_page_posts
    where id = m.id and guild_id is null and not is_nsfw`
  return suggestTitles('page-post', { ...WORDS, visible }, limit)
}

/** The titles of public posts of Page. Those of guilds are left out: a guild may close its doors at any time. */
export async function listPostTitles(db: Db, ids: number[]): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from visible_page_posts
    where id = any(${ids}::int8[]) and guild_id is null and not is_nsfw`.execute(db)
  return rows
}
