import { sql, type RawBuilder } from 'kysely'
import type { PAGE_POST_SORTS } from '../../contract/page-posts.ts'
import type { Db } from '../platform/db.ts'

/** Of somebody's private guilds so many are read for the list of all: those that they joined last. */
const MOST_OWN = 200

export interface ListPosition {
  rank: number | string
  id: number
}

export interface ListPage {
  ids: number[]
  /** Where the next page continues; null at the end. */
  next: ListPosition | null
}

type Sort = (typeof PAGE_POST_SORTS)[number]

export interface Wanted {
  sort: Sort
  hasNsfw: boolean
  after: ListPosition | null
  limit: number
}

const RANKS = { new: 'created_at', hot: 'hot' } as const

/** A page of one guild, read along its index from where the last one ended. */
export async function listGuildPlaces(db: Db, guildId: number, wanted: Wanted): Promise<ListPage> {
  const walk = merged(wanted, (isNsfw) => walkPlaces(wanted, isNsfw, sql`guild_id = ${guildId}::int8`))
  return readPage(db, walk, wanted.limit)
}

/** Of all public guilds, and of the private ones that somebody is in: the newest of each, and the newest of those. */
export async function listAllPlaces(
  db: Db,
  viewerId: number | null,
  options: Omit<Wanted, 'sort'>,
): Promise<ListPage> {
  const wanted: Wanted = { ...options, sort: 'new' }
  const listed = merged(wanted, (isNsfw) => walkPlaces(wanted, isNsfw, sql`is_listed`))
  if (viewerId === null) return readPage(db, listed, wanted.limit)
  const own = merged(wanted, (isNsfw) => walkPlaces(wanted, isNsfw, sql`guild_id = mine.guild_id`))
  const query = sql`
    select id, rank from (
      (${listed})
      union all
      (select posts.id, posts.rank from (
        select m.guild_id from guild_members m join visible_guilds g on g.id = m.guild_id and g.is_private
        where m.user_id = ${viewerId} order by m.joined_at desc limit ${MOST_OWN}) as mine
      cross join lateral (${own}) as posts)) as every_post
    order by rank desc, id desc limit ${wanted.limit + 1}`
  return readPage(db, query, wanted.limit)
}

/** What officers pinned, the latest first. */
export async function listPinned(db: Db, guildId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.post_id as id from guild_pins p join guild_post_places using (post_id)
    where p.guild_id = ${guildId} order by pinned_at desc, post_id desc`.execute(db)
  return rows.map(({ id }) => id)
}

/** Adult posts are in an index of their own: both are read, and merged. */
function merged(
  { hasNsfw, limit }: Wanted,
  walk: (isNsfw: boolean) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (!hasNsfw) return walk(false)
  return sql`
    select id, rank from ((${walk(false)}) union all (${walk(true)})) as both_kinds
    order by rank desc, id desc limit ${limit + 1}`
}

function walkPlaces(
  { sort, after, limit }: Wanted,
  isNsfw: boolean,
  where: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const rank = sql.ref(RANKS[sort])
  return sql`
    select post_id as id, ${rank} as rank from guild_post_places
    where ${where} and is_nsfw = ${sql.lit(isNsfw)} and ${isAfter(rank, sort, after)}
    order by ${rank} desc, post_id desc limit ${limit + 1}`
}

function isAfter(rank: RawBuilder<unknown>, sort: Sort, after: ListPosition | null): RawBuilder<unknown> {
  if (after === null) return sql`true`
  const type = sort === 'new' ? sql`timestamptz` : sql`float8`
  return sql`(${rank}, post_id) < (${after.rank}::${type}, ${after.id}::int8)`
}

async function readPage(db: Db, query: RawBuilder<unknown>, limit: number): Promise<ListPage> {
  const { rows } = await sql<{ id: number; rank: number | Date }>`${query}`.execute(db)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { ids: shown.map(({ id }) => id), next: last === undefined ? null : toPosition(last) }
}

function toPosition({ id, rank }: { id: number; rank: number | Date }): ListPosition {
  return { id, rank: rank instanceof Date ? rank.toISOString() : rank }
}
