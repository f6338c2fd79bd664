import { sql } from 'kysely'
import type { PagePost } from '../../contract/page-posts.ts'
import { idsInOrder } from '../content/ids-in-order.ts'
import { listMediaViews } from '../media/public.ts'
import type { Db } from '../platform/db.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import { listPolls } from '../polls/public.ts'
import type { PostAudience } from './audience.ts'
import { cardFor, type LoadedPost } from './card.ts'
import { isOutsideFor, isReportedFor, type Asking } from './queries.ts'

/**
 * Cards in the order of the ids, of those posts that everybody may see, and this viewer if there is one; adult ones as
 * the audience may see them.
 */
export async function listPostCards(
  server: Pick<Server, 'secret'>,
  db: Db,
  ids: readonly number[],
  { audience, now, viewer }: { audience: PostAudience; now: Date; viewer?: Pick<Viewer, 'id'> | null },
): Promise<PagePost[]> {
  const posts = await loadPosts(server, db, ids, now, { viewer })
  const shown = posts.filter(({ isPublic, isShared }) => isPublic || isShared)
  return (await Promise.all(shown.map((post) => cardFor(post, audience, now)))).flat()
}

type BarePost = Omit<LoadedPost, 'media' | 'poll'>

interface LoadOptions {
  showsClosed?: boolean
  viewer?: Asking | null | undefined
  /** What is asked for about others would tell by its time that they are there: they are as if they were not. */
  mayRead?: (post: BarePost) => boolean
}

/** Posts in the order of the ids, whoever may see them; `isShared` is about the viewer. What the staff removed is gone for everybody. */
export async function loadPosts(
  server: Pick<Server, 'secret'>,
  db: Db,
  ids: readonly number[],
  now: Date,
  { viewer, mayRead, ...options }: LoadOptions = {},
): Promise<LoadedPost[]> {
  if (ids.length === 0) return []
  const { rows: found } = await sql<BarePost>`
    select p.id, p.type, p.state, exists (select from visible_page_posts v where v.id = p.id) as "isPublic",
      p.is_nsfw as "isNsfw",
      p.title, p.source, p.nodes, p.media_id as "mediaId", p.media_alt as "mediaAlt",
      p.created_at as "createdAt", p.edited_at as "editedAt", p.author_id as "authorId", p.author_ip as "authorIp",
      trim(u.first_name || ' ' || u.last_name) as "authorName", u.alias_name as "authorAlias",
      u.profile_image_url as "authorPicture",
      case when u.id is not null then greatest(0, coalesce(h.total, 0)) end as "authorHonor",
      coalesce(c.likes, 0) as likes, coalesce(c.comments, 0) as comments,
      p.guild_id as "guildId", g.name as "guildName", g.color as "guildColor", ${isReportedFor(viewer)} as "isReported",
      ${isOutsideFor(viewer)} as "isOutside",
      p.guild_id is not null and exists (
        select from shared_page_posts s where s.id = p.id and s.viewer_id = ${viewer?.id ?? null}::int8
        -- Asked for each post by itself: together they might read all posts of the viewer's guilds.
        offset 0) as "isShared"
    from ${idsInOrder(ids)} as wanted (id, ordinal)
    join page_posts p on p.id = wanted.id and (p.state not in ('removed', 'withheld') or p.is_removed_by_guild)
    left join users u on u.id = p.author_id
    left join honor_totals h on h.user_id = u.id
    left join visible_guilds g on g.id = p.guild_id
    left join object_counters c on c.object_type = 'page-post' and c.object_id = p.id
    order by wanted.ordinal`.execute(db)
  const rows = mayRead === undefined ? found : found.filter(mayRead)
  const mediaIds = rows.flatMap(({ mediaId }) => mediaId ?? [])
  const media = await listMediaViews(server, db, mediaIds, now, options)
  const talking = rows.filter(({ type }) => type === 'discussion').map(({ id }) => id)
  const polls = await listPolls(db, talking)
  return rows.map((row) => ({
    ...row,
    media: row.mediaId === null ? undefined : media.get(row.mediaId),
    poll: polls.get(row.id),
  }))
}
