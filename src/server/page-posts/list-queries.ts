import { sql, type RawBuilder } from 'kysely'
import type { PAGE_POST_SORTS, PagePostType } from '../../contract/page-posts.ts'
import type { Db } from '../platform/db.ts'

/** A member's own feed holds posts of this many people they follow, the most recently followed ones. */
export const MOST_FOLLOWED = 500

export interface PostFilters {
  type?: PagePostType | undefined
  author?: number | undefined
  sort: (typeof PAGE_POST_SORTS)[number]
  nsfw: 'without' | 'with' | 'only'
}

/** The position of a post in a list: its rank, or the time it was written, and its id. */
export interface ListPosition {
  rank: number | string
  id: number
}

export interface ListPage {
  ids: number[]
  /** Where the next page continues; null at the end. */
  next: ListPosition | null
}

const RANKS = { new: 'created_at', hot: 'hot' } as const

/** One page of a list, read along an index from where the last one ended. A mixed one is read along two and merged. */
export async function listPlaces(
  db: Db,
  filters: PostFilters,
  after: ListPosition | null,
  limit: number,
): Promise<ListPage> {
  const { author } = filters
  const owner = author === undefined ? undefined : sql`${author}::int8`
  return readPage(db, mergedWalks(filters, after, limit + 1, owner), limit)
}

/** Posts of the people somebody follows: the newest of each, and the newest of those. */
export async function listFollowedPlaces(
  db: Db,
  followerId: number,
  filters: Pick<PostFilters, 'type' | 'nsfw'>,
  after: ListPosition | null,
  limit: number,
): Promise<ListPage> {
  const walks = mergedWalks({ ...filters, sort: 'new' }, after, limit + 1, sql.ref('followed.id'))
  const query = sql`
    select posts.id, posts.rank from (
      select followed_id as id from follows where follower_id = ${followerId}
      order by created_at desc, followed_id desc limit ${MOST_FOLLOWED}) as followed
    cross join lateral (${walks}) as posts
    order by posts.rank desc, posts.id desc limit ${limit + 1}`
  return readPage(db, query, limit)
}

/** A person's own posts, the newest first. */
export async function listOwnPlaces(
  db: Db,
  authorId: number,
  options: { states: readonly string[]; deletedSince: Date; hasNsfw: boolean; after: ListPosition | null },
  limit: number,
): Promise<ListPage> {
  const { states, deletedSince, hasNsfw, after } = options
  const query = sql`
    select id, created_at as rank from page_posts
    where author_id = ${authorId} and state = any(${states}::text[])
      and (deleted_at is null or deleted_at > ${deletedSince})
      ${hasNsfw ? sql`` : sql`and not is_nsfw`}
      and ${isAfter(sql.ref('created_at'), sql.ref('id'), 'new', after)}
    order by created_at desc, id desc limit ${limit + 1}`
  return readPage(db, query, limit)
}

/** Places in the order of the list: of one kind along its index, of both by merging two index scans. */
function mergedWalks(
  filters: PostFilters,
  after: ListPosition | null,
  most: number,
  owner: RawBuilder<unknown> | undefined,
): RawBuilder<unknown> {
  const walk = (isNsfw: boolean) => walkPlaces(filters, isNsfw, after, most, owner)
  if (filters.nsfw !== 'with') return walk(filters.nsfw === 'only')
  return sql`
    select id, rank from ((${walk(false)}) union all (${walk(true)})) as both_kinds
    order by rank desc, id desc limit ${most}`
}

function walkPlaces(
  { type, sort }: PostFilters,
  isNsfw: boolean,
  after: ListPosition | null,
  most: number,
  owner: RawBuilder<unknown> | undefined,
): RawBuilder<unknown> {
  const rank = sql.ref(RANKS[sort])
  return sql`
    select post_id as id, ${rank} as rank from page_post_places
    where is_nsfw = ${sql.lit(isNsfw)}
      ${owner === undefined ? sql`` : sql`and author_id = ${owner}`}
      ${type === undefined ? sql`` : sql`and type = ${type}`}
      and ${isAfter(rank, sql.ref('post_id'), sort, after)}
    order by ${rank} desc, post_id desc limit ${most}`
}

function isAfter(
  rank: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  sort: PostFilters['sort'],
  after: ListPosition | null,
): RawBuilder<unknown> {
  if (after === null) return sql`true`
  const type = sort === 'new' ? sql`timestamptz` : sql`float8`
  return sql`(${rank}, ${id}) < (${after.rank}::${type}, ${after.id}::int8)`
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
