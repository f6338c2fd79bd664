import { sql } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { RichText } from '../../contract/rich-text.ts'
import type { FoundObject } from '../content/objects.ts'
import { rerankRows } from '../content/queue-rerank.ts'
import { POINTS } from '../content/ranks.ts'
import { batchCalls } from '../platform/batch-calls.ts'
import { compileOnce } from '../platform/compile-once.ts'
import type { Db } from '../platform/db.ts'
import { trustedSince, weightOfUser } from '../reactions/public.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import type { CommentRow } from './comment-of.ts'
import { notifyRows } from './notify-queries.ts'
import { threadUnder, type Parent } from './rules.ts'

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
  const { authorId, parent, source, nodes, now } = comment
  const made = await insertTogether(db, comment)
  if (made === undefined) return undefined
  const { at: _, ...row } = made
  const { parentId, rootId, level } = threadUnder(parent)
  const place = { parentId, rootId: rootId ?? row.id, level, state: 'visible', authorId }
  const isNew = { likes: 0, replies: 0, liked: false, removedFor: null, createdAt: now, editedAt: null }
  return { ...row, ...place, ...isNew, source, nodes }
}

interface Made extends Pick<CommentRow, 'id' | 'firstName' | 'lastName' | 'alias' | 'profileUrl' | 'honor'> {
  /** Its place among those that were given, from 1. */
  at: number
}

/** Comments of the same moment: one statement and one commit for all of them. */
const insertTogether = batchCalls({
  // Whoever says two things at once about the same thing has one row in `commenters`, which each of them changes.
  keysOf: ({ object, authorId }: NewComment) => [`${object.objectType} ${object.objectId} ${authorId}`],
  run: async (db, comments) => {
    const made = new Map((await insertAll(db, givenOf(comments))).map((row) => [row.at, row]))
    return comments.map((_, index) => made.get(index + 1))
  },
})

/** The values that the statement is made of. */
interface Given {
  objectTypes: ObjectType[]
  objectIds: number[]
  /** The authors of the objects, who draw no attention to them. */
  ownerIds: (number | null)[]
  authorIds: number[]
  sources: string[]
  nodes: string[]
  answeredIds: (number | null)[]
  parentIds: (number | null)[]
  rootIds: (number | null)[]
  levels: number[]
  times: Date[]
  trusted: Date
}

function givenOf(comments: NewComment[]): Given {
  const threads = comments.map(({ parent }) => threadUnder(parent))
  return {
    objectTypes: comments.map(({ object }) => object.objectType),
    objectIds: comments.map(({ object }) => object.objectId),
    ownerIds: comments.map(({ object }) => object.authorId),
    authorIds: comments.map(({ authorId }) => authorId),
    sources: comments.map(({ source }) => source),
    nodes: comments.map(({ nodes }) => JSON.stringify(nodes)),
    answeredIds: comments.map(({ parent }) => parent?.id ?? null),
    parentIds: threads.map(({ parentId }) => parentId),
    rootIds: threads.map(({ rootId }) => rootId),
    levels: threads.map(({ level }) => level),
    times: comments.map(({ now }) => now),
    trusted: trustedSince(comments[0]?.now ?? new Date()),
  }
}

/**
 * Writes them with everything that a comment more changes. The rules of their objects are locked first, in the order of
 * objects, so nobody turns comments off in between and two such statements wait for each other without a deadlock; the
 * comments that they answer are looked at again.
 */
const insertAll = compileOnce((db, given: Given) =>
  sql<Made>`
    with given as (
      select * from unnest(${given.objectTypes}::text[], ${given.objectIds}::int8[], ${given.ownerIds}::int8[],
        ${given.authorIds}::int8[], ${given.sources}::text[], ${given.nodes}::jsonb[], ${given.answeredIds}::int8[],
        ${given.parentIds}::int8[], ${given.rootIds}::int8[], ${given.levels}::int2[], ${given.times}::timestamptz[])
        with ordinality as g (object_type, object_id, owner_id, author_id, source, nodes, answered_id, parent_id,
          root_id, level, created_at, at)),
    open as (
      insert into comment_rules as r (object_type, object_id)
      select distinct object_type, object_id from given order by object_type, object_id
      on conflict (object_type, object_id) do update set is_closed = r.is_closed where not r.is_closed
      returning object_type, object_id),
    answered as (
      select id from comments where id = any(${given.answeredIds}::int8[]) and state = 'visible'
        and exists (select from open) order by id for update),
    commenter as (
      insert into commenters as c (object_type, object_id, user_id, weight, comments)
      select object_type, object_id, users.id,
        case when users.id = owner_id then 0 else ${weightOfUser(given.trusted)} end, 1
      from given join open using (object_type, object_id) join users on users.id = author_id
      where answered_id is null or answered_id in (select id from answered)
      on conflict (object_type, object_id, user_id) do update set comments = c.comments + 1
      returning object_type, object_id, user_id, case comments when 1 then weight else 0 end as weight),
    made as materialized (
      select g.*, weight, nextval(pg_get_serial_sequence('comments', 'id')) as id
      from given g join commenter c
        on c.object_type = g.object_type and c.object_id = g.object_id and c.user_id = g.author_id),
    inserted as (
      insert into comments (object_type, object_id, id, parent_id, root_id, answered_id, level, author_id, source,
        nodes, renderer_version, created_at)
      overriding system value
      select object_type, object_id, id, parent_id, coalesce(root_id, id), answered_id, level, author_id, source,
        nodes, ${RENDERER_VERSION}::int2, created_at from made),
    counted_above as (
      update comments c set replies = replies + answers from (
        select above.id, count(distinct made.id) as answers
        from made, unnest(array[made.parent_id, made.root_id]) as above (id) group by above.id) as above
      where c.id = above.id),
    counted as (
      insert into object_counters as c (object_type, object_id, comments, attention)
      select object_type, object_id, count(*), sum(${POINTS.comment}::float8 * weight) from made
      group by object_type, object_id order by object_type, object_id
      on conflict (object_type, object_id) do update set
        comments = c.comments + excluded.comments, attention = c.attention + excluded.attention),
    queued as (${rerankRows()} from made where weight <> 0),
    told as (${notifyRows()} from made)
    select at::int, made.id, first_name as "firstName", last_name as "lastName", alias_name as alias,
      profile_image_url as "profileUrl", honor_totals.total as honor
    from made join users on users.id = made.author_id
      left join honor_totals on honor_totals.user_id = users.id`.compile(db),
)
