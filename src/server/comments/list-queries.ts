import { sql, type RawBuilder } from 'kysely'
import type { Comment, CommentList, COMMENT_SORTS } from '../../contract/comments.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import { can, isOnlyJudge, isStaff } from '../content/can.ts'
import type { FoundObject } from '../content/objects.ts'
import type { Cursors } from '../platform/cursors.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { commentOf, type CommentRow } from './comment-of.ts'
import { getCommentRules } from './manage-queries.ts'
import { IS_REPORTED } from './queries.ts'
import type { CommentsOf } from './rules.ts'

/** How many replies come with a comment, and how many at once when they are asked for. */
export const SHOWN_UNDER = 10
export const THREAD_SIZE = 200

export type CommentSort = (typeof COMMENT_SORTS)[number]
export interface ListOptions {
  sort?: CommentSort | undefined
  cursor?: string | undefined
  root?: string | undefined
}

/** A deleted comment stays in the list while it has replies; one that moderators removed leaves the rule that it broke. */
const SHOWN = sql`(comments.state = 'visible' or comments.replies > 0 or exists (
  select from mod_actions a where a.object_type = 'comment' and a.object_id = comments.id and a.action = 'hide'
    and a.rule is not null and comments.state = 'removed'))`
/** With the id the display order of a thread; the index `comments_thread` is made for it. */
const BRANCH = sql`(case when comments.level = 2 then comments.id else comments.parent_id end)`

const SORTS: Record<
  CommentSort,
  { order: RawBuilder<unknown>; after: (values: unknown[]) => RawBuilder<unknown> }
> = {
  best: {
    order: sql`comments.likes desc, comments.id desc`,
    after: ([likes, id]) => sql`(comments.likes, comments.id) < (${likes}::int, ${id}::bigint)`,
  },
  newest: {
    order: sql`comments.id desc`,
    after: ([, id]) => sql`comments.id < ${id}::bigint`,
  },
  oldest: {
    order: sql`comments.id`,
    after: ([, id]) => sql`comments.id > ${id}::bigint`,
  },
}

/** A page of first comments, each followed by the beginning of its thread; or, with `root`, the whole of one thread. */
export async function listComments(
  db: Db,
  cursors: Cursors,
  viewer: Viewer | null,
  of: FoundObject,
  options: ListOptions,
): Promise<CommentList> {
  if (isOnlyJudge(viewer, of)) return listReported(db, viewer, of)
  const { isOpen, pinnedId } = await getCommentRules(db, of)
  const page =
    options.root === undefined
      ? await listThreads(db, cursors, viewer, of, { ...options, pinnedId })
      : await listUnder(db, cursors, viewer, of, { root: Number(options.root), cursor: options.cursor })
  const canManage = can(viewer, 'manage-comments', of)
  const items = of.guild?.isOfficer === true ? page.items.map(removable) : page.items
  const total = await countComments(db, of)
  if (of.isLocked !== true) return { ...page, items, total, isOpen, canManage }
  return { ...page, items: items.map((item) => settled(item, viewer)), total, isOpen: false, canManage }
}

/** Of what is locked: only the staff takes it down. */
function settled(comment: Comment, viewer: Viewer | null): Comment {
  return { ...comment, canEdit: false, canDelete: comment.canDelete && isStaff(viewer) }
}

/** Officers remove what is said in their guild. */
function removable(comment: Comment): Comment {
  return { ...comment, canDelete: comment.state === 'visible' }
}

/** What was reported of what is said inside a private guild, and nothing else: for those who judge it. */
async function listReported(
  db: Db,
  viewer: Viewer | null,
  { objectType, objectId }: CommentsOf,
): Promise<CommentList> {
  const { rows } = await sql<CommentRow>`
    select ${columns(viewer)} from comments ${AUTHORS}
    where object_type = ${objectType} and object_id = ${objectId} and ${IS_REPORTED}
    order by comments.id limit ${THREAD_SIZE}`.execute(db)
  const items = rows.map((row) => ({ ...commentOf(row, viewer, null), parentId: null, level: 1, replies: 0 }))
  return { items, nextCursor: null, total: items.length, isOpen: false, canManage: false }
}

type Page = Pick<CommentList, 'items' | 'nextCursor'>

/**
 * The pinned thread comes first on the first page. A cursor says which one that was, so that only that one is left out
 * of all further pages, whatever is pinned in the meantime.
 */
async function listThreads(
  db: Db,
  cursors: Cursors,
  viewer: Viewer | null,
  { objectType, objectId }: CommentsOf,
  { sort = 'best', cursor, pinnedId }: ListOptions & { pinnedId: number | null },
): Promise<Page> {
  const list = `comments ${objectType} ${objectId} ${sort}`
  const { order, after } = SORTS[sort]
  const place = cursor === undefined ? undefined : cursors.read(list, cursor)
  const first = place === undefined ? await findRow(db, viewer, pinnedId) : undefined
  const shownFirst = Number(place === undefined ? (first?.id ?? 0) : (place[2] ?? 0))
  const size = first === undefined ? LIST_SIZE : LIST_SIZE - 1
  const { rows } = await sql<CommentRow>`
    select ${columns(viewer)} from comments ${AUTHORS}
    where object_type = ${objectType} and object_id = ${objectId} and level = 1 and ${SHOWN}
      and comments.id <> ${shownFirst} and ${place === undefined ? sql`true` : after(place)}
    order by ${order} limit ${size + 1}`.execute(db)
  const inOrder = rows.slice(0, size)
  const last = rows.length > size ? inOrder.at(-1) : undefined
  const roots = first === undefined ? inOrder : [first, ...inOrder]
  const under = await listBeginnings(db, viewer, roots)
  return {
    items: roots
      .flatMap((root) => [root, ...(under.get(root.id) ?? [])])
      .map((row) => commentOf(row, viewer, pinnedId)),
    nextCursor: last ? cursors.make(list, [last.likes, last.id, shownFirst]) : null,
  }
}

async function findRow(db: Db, viewer: Viewer | null, id: number | null): Promise<CommentRow | undefined> {
  if (id === null) return undefined
  const { rows } = await sql<CommentRow>`
    select ${columns(viewer)} from comments ${AUTHORS} where comments.id = ${id}`.execute(db)
  return rows[0]
}

/** The first of each thread in one query, however many threads there are and however long. */
async function listBeginnings(
  db: Db,
  viewer: Viewer | null,
  roots: CommentRow[],
): Promise<Map<number, CommentRow[]>> {
  const ids = roots.filter(({ replies }) => replies > 0).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const { rows } = await sql<CommentRow>`
    select ${columns(viewer)} from unnest(${ids}::bigint[]) as thread (id) cross join lateral (
      select * from comments where comments.root_id = thread.id and level > 1 and ${SHOWN}
      order by ${BRANCH}, comments.id limit ${SHOWN_UNDER}) as comments ${AUTHORS}
    order by ${BRANCH}, comments.id`.execute(db)
  return new Map(ids.map((id) => [id, rows.filter(({ rootId }) => rootId === id)]))
}

async function listUnder(
  db: Db,
  cursors: Cursors,
  viewer: Viewer | null,
  { objectType, objectId }: CommentsOf,
  { root, cursor }: { root: number; cursor: string | undefined },
): Promise<Page> {
  const list = `comments ${objectType} ${objectId} under ${root}`
  const [branch, id] = cursor === undefined ? [0, 0] : cursors.read(list, cursor)
  const known = await db
    .selectFrom('comments')
    .select('id')
    .where((eb) => eb.and({ id: root, object_type: objectType, object_id: objectId, level: 1 }))
    .where(sql<boolean>`${SHOWN}`)
    .executeTakeFirst()
  if (known === undefined) return fail('not_found', common.notFound)
  const { rows } = await sql<CommentRow & { branch: number }>`
    select ${columns(viewer)}, ${BRANCH} as branch from comments ${AUTHORS}
    where comments.root_id = ${root} and level > 1 and ${SHOWN}
      and (${BRANCH}, comments.id) > (${branch}::bigint, ${id}::bigint)
    order by ${BRANCH}, comments.id limit ${THREAD_SIZE + 1}`.execute(db)
  const shown = rows.slice(0, THREAD_SIZE)
  const last = rows.length > THREAD_SIZE ? shown.at(-1) : undefined
  return {
    items: shown.map((row) => commentOf(row, viewer, null)),
    nextCursor: last ? cursors.make(list, [last.branch, last.id]) : null,
  }
}

/** One comment as the viewer sees it. */
export async function getCommentFor(db: Db, viewer: Viewer, id: number): Promise<Comment> {
  const { rows } = await sql<CommentRow & { pinnedId: number | null }>`
    select ${columns(viewer)}, (select pinned_id from comment_rules r where r.object_type = comments.object_type
      and r.object_id = comments.object_id) as "pinnedId"
    from comments ${AUTHORS} where comments.id = ${id}`.execute(db)
  const row = rows[0]
  return row === undefined ? fail('not_found', common.notFound) : commentOf(row, viewer, row.pinnedId)
}

async function countComments(db: Db, { objectType, objectId }: CommentsOf): Promise<number> {
  const row = await db
    .selectFrom('object_counters')
    .select('comments')
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .executeTakeFirst()
  return row?.comments ?? 0
}

const AUTHORS = sql`
  left join users on users.id = comments.author_id
  left join honor_totals on honor_totals.user_id = comments.author_id`

function columns(viewer: Viewer | null): RawBuilder<unknown> {
  return sql`
    comments.id, comments.parent_id as "parentId", comments.root_id as "rootId", comments.level, comments.state,
    comments.author_id as "authorId", comments.source, comments.nodes,
    comments.likes, comments.replies, comments.created_at as "createdAt", comments.edited_at as "editedAt",
    users.first_name as "firstName", users.last_name as "lastName", users.alias_name as alias,
    users.profile_image_url as "profileUrl", honor_totals.total as honor,
    case when comments.state = 'removed' and not comments.is_removed_by_guild then (
      select a.rule from mod_actions a where a.object_type = 'comment' and a.object_id = comments.id
        and a.action = 'hide' and a.rule is not null order by a.id desc limit 1) end as "removedFor",
    exists (select from likes where likes.object_type = 'comment' and likes.object_id = comments.id
      and likes.user_id = ${viewer?.id ?? null}::bigint) as liked`
}
