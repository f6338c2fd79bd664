import { sql, type RawBuilder } from 'kysely'
import type { RichText } from '../../contract/rich-text.ts'
import type { FoundObject } from '../content/objects.ts'
import { rankSubject, rerankRow } from '../content/queue-rerank.ts'
import { POINTS } from '../content/ranks.ts'
import { compileOnce } from '../platform/compile-once.ts'
import type { Db } from '../platform/db.ts'
import { trustedSince, weightOfUser } from '../reactions/public.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import { countReplies, idsAbove } from './actions.ts'
import type { CommentRow } from './comment-of.ts'
import { lockRules } from './manage-actions.ts'
import { threadUnder, type CommentsOf, type Parent, type Position } from './rules.ts'

export interface NewComment {
  object: FoundObject
  authorId: number
  /** The comment it answers; null for a comment of the first level. */
  parent: Parent | null
  source: string
  nodes: RichText
  now: Date
}

/** Undefined when it is too late for it: comments were turned off, or the comment that it answers was deleted. */
export async function insertComment(db: Db, comment: NewComment): Promise<CommentRow | undefined> {
  const { object, authorId, parent, source, nodes, now } = comment
  const { objectType, objectId } = object
  const { parentId, rootId, level } = threadUnder(parent)
  const [row] = await (parent === null ? INSERTING.first : INSERTING.reply)(db, {
    objectType,
    objectId,
    ownerId: object.authorId,
    authorId,
    source,
    nodes: JSON.stringify(nodes),
    now,
    answeredId: parent?.id ?? null,
    parentId,
    rootId,
    level,
    above: idsAbove({ parentId, rootId }),
    trusted: trustedSince(now),
    subject: rankSubject(objectType, objectId),
  })
  if (row === undefined) return undefined
  const place = { parentId, rootId: rootId ?? row.id, level, state: 'visible', authorId }
  const isNew = { likes: 0, replies: 0, liked: false, createdAt: now, editedAt: null }
  return { ...row, ...place, ...isNew, source, nodes }
}

interface Inserted extends CommentsOf, Position {
  /** The author of the object, who draws no attention to it. */
  ownerId: number | null
  authorId: number
  source: string
  nodes: string
  now: Date
  answeredId: number | null
  above: number[]
  trusted: Date
  subject: string
}

/**
 * Writes it with everything that one comment more changes, in one statement: one round trip and one commit. The rules of
 * its object are locked first, so nobody turns comments off in between, and the comment it answers is looked at again.
 */
function inserting(isAllowed: (given: Inserted) => RawBuilder<unknown>) {
  return compileOnce((db, given: Inserted) => {
    const { objectType, objectId, authorId, parentId, rootId } = given
    return sql<Pick<CommentRow, 'id' | 'firstName' | 'lastName' | 'alias' | 'profileUrl' | 'honor'>>`
      with open as (${lockRules(given, sql`is_closed = r.is_closed where not r.is_closed`)}),
      allowed as (select ${isAllowed(given)}),
      commenter as (
        insert into commenters as c (object_type, object_id, user_id, weight, comments)
        select ${objectType}, ${objectId}, users.id,
          case when users.id = ${given.ownerId}::int8 then 0 else ${weightOfUser(given.trusted)} end, 1
        from users, allowed where users.id = ${authorId}
        on conflict (object_type, object_id, user_id) do update set comments = c.comments + 1
        returning case comments when 1 then weight else 0 end as weight),
      next as (select nextval(pg_get_serial_sequence('comments', 'id')) as id from commenter),
      made as (
        insert into comments (object_type, object_id, id, parent_id, root_id, level, author_id, source, nodes,
          renderer_version, created_at)
        overriding system value
        select ${objectType}, ${objectId}, next.id, ${parentId}::int8, coalesce(${rootId}::int8, next.id),
          ${given.level}::int2, ${authorId}::int8, ${given.source}, ${given.nodes}::jsonb, ${RENDERER_VERSION}::int2,
          ${given.now}::timestamptz from next
        returning id),
      above as (${countReplies(given.above, sql`1`, sql`commenter`)}),
      counted as (
        insert into object_counters as c (object_type, object_id, comments, attention)
        select ${objectType}, ${objectId}, 1, ${POINTS.comment}::float8 * weight from commenter
        on conflict (object_type, object_id) do update set
          comments = c.comments + 1, attention = c.attention + excluded.attention),
      queued as (${rerankRow(given.subject)} from commenter where weight <> 0)
      select made.id, first_name as "firstName", last_name as "lastName", alias_name as alias,
        profile_image_url as "profileUrl", honor_totals.total as honor
      from made, users left join honor_totals on honor_totals.user_id = users.id
      where users.id = ${authorId}`.compile(db)
  })
}

const INSERTING = {
  first: inserting(() => sql`from open`),
  reply: inserting(
    ({ answeredId }) =>
      sql`from comments where id = ${answeredId} and state = 'visible' and exists (select from open) for update`,
  ),
}
