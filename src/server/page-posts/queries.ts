import { sql, type RawBuilder } from 'kysely'
import type { PagePostType } from '../../contract/page-posts.ts'
import { can, type GuildPlace, type Owned } from '../content/can.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'

export type PostState = 'published' | 'hidden' | 'withheld' | 'deleted' | 'removed'
export type MarkedBy = 'author' | 'moderator' | 'reports'

/** A post without its appearance: all that a rule about it needs to know. */
export interface PostFacts extends Owned {
  id: number
  type: PagePostType
  state: PostState
  stateBefore: 'published' | 'hidden' | null
  isNsfw: boolean
  /** Who decided last whether it is adult. */
  nsfwBy: MarkedBy | null
  title: string
  source: string
  mediaId: number | null
  mediaAlt: string
  createdAt: Date
  editedAt: Date | null
  deletedAt: Date | null
  isShared: boolean
  isReported: boolean
  guild: GuildPlace | null
  /** Its guild is private, or deleted. */
  isInside: boolean
  isOutside: boolean
  /** An officer took it down; the staff may still judge it. */
  isRemovedByGuild: boolean
}

type Row = Omit<PostFacts, 'guild' | 'isShared' | 'isOutside'> & {
  guildId: number | null
  /** Of a member; null for everybody else. */
  rank: number | null
  mutedUntil: Date | null
  isBanned: boolean
}

/** The last officer's; see server/guilds. */
const OFFICER_RANK = 1

/** For any viewer: who may see it is asked of `can`. */
export async function findPost(db: Db, id: number, viewer: Asking | null): Promise<PostFacts | undefined> {
  const viewerId = viewer?.id ?? null
  const { rows } = await sql<Row>`
    select p.id, p.type, p.state, exists (select from visible_page_posts v where v.id = p.id) as "isPublic",
      p.state_before as "stateBefore", p.author_id as "authorId", p.is_nsfw as "isNsfw",
      p.nsfw_by as "nsfwBy", p.title, p.source, p.media_id as "mediaId", p.media_alt as "mediaAlt",
      p.created_at as "createdAt", p.edited_at as "editedAt", p.deleted_at as "deletedAt",
      p.is_removed_by_guild as "isRemovedByGuild",
      p.guild_id as "guildId", m.rank, m.muted_until as "mutedUntil", ${isReportedFor(viewer)} as "isReported",
      p.guild_id is not null and exists (
        select from guild_bans b where b.guild_id = p.guild_id and b.user_id = ${viewerId}::int8) as "isBanned",
      ${IS_INSIDE} as "isInside"
    from page_posts p
    left join visible_guilds g on g.id = p.guild_id
    left join guild_members m on m.guild_id = g.id and m.user_id = ${viewerId}::int8
    where p.id = ${id}`.execute(db)
  return rows[0] && factsOf(rows[0])
}

/** In a guild that is private or deleted. */
const IS_INSIDE = sql<boolean>`(p.guild_id is not null and not exists (
  select from visible_guilds g where g.id = p.guild_id and not g.is_private))`

/** Who asks; without a role somebody who judges nothing. */
export type Asking = Pick<Viewer, 'id'> & Partial<Pick<Viewer, 'role'>>

/** In a guild, and reported, or something that was said about it: the staff has to look at it. */
export function isReportedFor(viewer: Asking | null | undefined): RawBuilder<boolean> {
  if (viewer?.role === undefined || viewer.role === 'user') return sql<boolean>`false`
  return sql<boolean>`(p.guild_id is not null and (p.state = 'published' or p.is_removed_by_guild) and (
    exists (select from reports r where r.object_type = 'page-post' and r.object_id = p.id and r.state = 'open')
    or exists (
      select from standing_comments c join reports r on r.object_type = 'comment' and r.object_id = c.id and r.state = 'open'
      where c.object_type = 'page-post' and c.object_id = p.id)))`
}

/** In a private or deleted guild that the viewer is not in. */
export function isOutsideFor(viewer: Asking | null | undefined): RawBuilder<boolean> {
  return sql<boolean>`(p.guild_id is not null and not exists (
    select from visible_guilds g where g.id = p.guild_id and (not g.is_private or exists (
      select from guild_members m where m.guild_id = g.id and m.user_id = ${viewer?.id ?? null}::int8))))`
}

function factsOf({ guildId, rank, mutedUntil, isBanned, ...post }: Row): PostFacts {
  const isMember = rank !== null
  const standing = { isMember, isOfficer: isMember && rank <= OFFICER_RANK, isBanned, mutedUntil }
  return {
    ...post,
    isShared: isMember && post.state === 'published',
    isOutside: post.isInside && !isMember,
    guild: guildId === null ? null : { id: guildId, ...standing },
  }
}

/** A post that the viewer may see, adult or not; any other is refused as not found. */
export async function getPost(db: Db, viewer: Viewer | null, id: number): Promise<PostFacts> {
  const post = await findPost(db, id, viewer)
  if (post === undefined || !can(viewer, 'read', post)) return fail('not_found', common.notFound)
  return post
}

/** The same, locked until the transaction ends. */
export async function lockPost(trx: Db, viewer: Viewer | null, id: number): Promise<PostFacts> {
  await lockRow(trx, id)
  return getPost(trx, viewer, id)
}

/** The same, and what somebody wrote in a guild where they are no longer: it stays theirs to delete. */
export async function lockOwnPost(trx: Db, viewer: Viewer, id: number): Promise<PostFacts> {
  await lockRow(trx, id)
  const post = await findPost(trx, id, viewer)
  const isOwn = post?.authorId === viewer.id && post.state !== 'removed'
  if (post === undefined || !(isOwn || can(viewer, 'read', post))) return fail('not_found', common.notFound)
  return post
}

export async function lockRow(trx: Db, id: number): Promise<void> {
  await sql`select from page_posts where id = ${id} for no key update`.execute(trx)
}
