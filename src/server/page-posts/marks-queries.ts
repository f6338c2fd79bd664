import { sql } from 'kysely'
import type { PagePostMarks } from '../../contract/page-posts.ts'
import { can, isStaff } from '../content/can.ts'
import { idsInOrder } from '../content/ids-in-order.ts'
import { listFollowedAmong } from '../follows/public.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../platform/session.ts'
import { isOutsideFor, isReportedFor } from './queries.ts'
import { canEditPoll, countsFor, listPolls, listVotes } from '../polls/public.ts'

interface MarkRow {
  id: number
  state: string
  isPublic: boolean
  isShared: boolean
  isReported: boolean
  isOutside: boolean
  authorId: number | null
  authorIp: string | null
  isNsfw: boolean
  createdAt: Date
  liked: boolean
  bookmarked: boolean
}

/** What the viewer has done and may do with these posts, in the order of the ids; invisible posts are left out. */
export async function listMarks(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
  { seesNsfw, now }: { seesNsfw: boolean; now: Date },
): Promise<PagePostMarks[]> {
  const rows = (await loadRows(db, viewer, ids)).filter((row) => maySee(viewer, row, seesNsfw))
  const shown = rows.map(({ id }) => id)
  const authors = [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))]
  const followed = await listFollowedAmong(db, viewer.id, authors)
  const polls = await listPolls(db, shown)
  const votes = await listVotes(db, viewer.id, [...polls.keys()])
  return rows.map((row) => {
    const poll = polls.get(row.id)
    const votedOption = votes.get(row.id) ?? null
    const isAuthor = row.authorId === viewer.id
    const isTold = !isLeft(viewer, row)
    return {
      id: row.id,
      liked: isTold && row.liked,
      bookmarked: isTold && row.bookmarked,
      canEdit: can(viewer, 'edit', row),
      canDelete: can(viewer, 'delete', row),
      canMarkNsfw: isTold && isStaff(viewer) && (row.state === 'published' || row.state === 'hidden'),
      canEditPoll: poll !== undefined && can(viewer, 'edit', row) && canEditPoll(poll, row.createdAt, now),
      isFollowing: row.authorId !== null && followed.has(row.authorId),
      votedOption: isTold ? votedOption : null,
      votingCounts: poll === undefined || !isTold ? null : countsFor(poll, votedOption !== null, now),
      authorIp: isAuthor || isStaff(viewer) ? row.authorIp : null,
    }
  })
}

/** Theirs, in a guild that they have left: they may delete it, and learn nothing more of it. */
function isLeft(viewer: Viewer, { isOutside, authorId, state }: MarkRow): boolean {
  return isOutside && authorId === viewer.id && state === 'published'
}

function maySee(viewer: Viewer, row: MarkRow, seesNsfw: boolean): boolean {
  if (!can(viewer, 'read', row) && !isLeft(viewer, row)) return false
  if (!row.isNsfw) return true
  return !viewer.isUnderAge && (seesNsfw || row.authorId === viewer.id || isStaff(viewer))
}

async function loadRows(db: Db, viewer: Viewer, ids: readonly number[]): Promise<MarkRow[]> {
  const left = (table: 'likes' | 'bookmarks') => sql<boolean>`
    exists (select from ${sql.table(table)} r
      where r.object_type = 'page-post' and r.object_id = p.id and r.user_id = ${viewer.id})`
  const { rows } = await sql<MarkRow>`
    select p.id, p.state, exists (select from visible_page_posts v where v.id = p.id) as "isPublic",
      p.guild_id is not null and exists (
        select from shared_page_posts s where s.id = p.id and s.viewer_id = ${viewer.id}
        -- Asked for each post by itself: together they might read all posts of the viewer's guilds.
        offset 0) as "isShared",
      ${isReportedFor(viewer)} as "isReported", ${isOutsideFor(viewer)} as "isOutside",
      p.author_id as "authorId", p.author_ip as "authorIp", p.is_nsfw as "isNsfw",
      p.created_at as "createdAt", ${left('likes')} as liked, ${left('bookmarks')} as bookmarked
    from ${idsInOrder([...new Set(ids)])} as wanted (id, ordinal)
    join page_posts p on p.id = wanted.id
    order by wanted.ordinal`.execute(db)
  return rows
}
