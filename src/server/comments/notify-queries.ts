import { sql, type RawBuilder } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { RichText } from '../../contract/rich-text.ts'
import type { Db } from '../platform/db.ts'
import type { Part } from '../platform/follow-up-parts.ts'

/** The kind of follow-up that tells people of a comment; its subject is the comment's id. */
export const NOTIFY_COMMENT = 'notify-comment'

/** The beginning of a statement that goes on with `from` and rows that have an `id`. */
export function notifyRows(): RawBuilder<unknown> {
  return sql`insert into follow_ups (kind, subject) select ${NOTIFY_COMMENT}::text, id::text`
}

export interface ToldComment {
  id: number
  objectType: ObjectType
  objectId: number
  authorId: number
  nodes: RichText
  /** Of what, or of what it belongs to: answers are muted with their question. */
  thread: { type: ObjectType; id: number }
  /** The comment that it answers, and its author unless they have left. */
  answeredId: number | null
  answeredAuthorId: number | null
  /** Of the object. */
  authorIds: number[]
  followerIds: number[]
  /** Everybody may see it; of others only their readers are told. */
  isPublic: boolean
}

/** Comments that can be seen, with all who may have to be told of them; of those who follow, some with a part. */
export async function listTold(
  trx: Db,
  ids: number[],
  { nr, of }: Part = { nr: 0, of: 1 },
): Promise<ToldComment[]> {
  const { rows } = await sql<ToldComment>`
    select c.id, c.object_type as "objectType", c.object_id as "objectId", c.author_id as "authorId", c.nodes,
      json_build_object('type', coalesce(p.parent_type, c.object_type),
        'id', coalesce(p.parent_id, c.object_id)) as thread,
      answered.id as "answeredId", answered.author_id as "answeredAuthorId",
      to_json(array(select user_id from object_authors a
        where a.object_type = c.object_type and a.object_id = c.object_id)) as "authorIds",
      to_json(array(select user_id from thread_choices t
        where t.object_type = c.object_type and t.object_id = c.object_id and choice = 'following'
          -- Whoever came later was not waiting for it, though it may be edited today.
          and t.created_at <= c.created_at and t.user_id % ${of} = ${nr})) as "followerIds",
      exists (select from visible_objects o
        where o.object_type = c.object_type and o.object_id = c.object_id) as "isPublic"
    from comments c
    left join comments answered on answered.id = coalesce(c.answered_id, c.parent_id)
    left join object_parents p on p.object_type = c.object_type and p.object_id = c.object_id
    where c.id = any(${ids}::int8[]) and c.state = 'visible' and c.author_id is not null
      and (exists (select from visible_objects o
          where o.object_type = c.object_type and o.object_id = c.object_id)
        or exists (select from shared_objects s
          where s.object_type = c.object_type and s.object_id = c.object_id))
    order by c.id`.execute(trx)
  return rows
}

/** How many follow the threads of these comments. */
export async function countFollowers(trx: Db, ids: number[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; people: number }>`
    select c.id, count(*)::int as people from comments c
    join thread_choices t on t.object_type = c.object_type and t.object_id = c.object_id and t.choice = 'following'
    where c.id = any(${ids}::int8[]) and c.state = 'visible' group by c.id`.execute(trx)
  return new Map(rows.map(({ id, people }) => [String(id), people]))
}
