import { sql, type RawBuilder } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'

export const LIKED = 'notify-like'

/** Queues what authors are told, as the beginning of a statement that goes on with `from`; one's own likes are no news. */
export function likedRows(): RawBuilder<unknown> {
  return sql`
    insert into follow_ups (kind, subject)
    select ${LIKED}::text, object_type || ' ' || object_id || ' ' || user_id`
}

interface LikeRow {
  subject: string
  objectType: ObjectType
  objectId: number
  actorId: number
  userId: number
}

/** The authors of what is liked, by the likes that are there: subjects are 'article 7 42', for a like by person 42. */
export async function listLikeFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<LikeRow>`
    with likes_asked as (
      select s.subject, l.object_type, l.object_id, l.user_id from unnest(${subjects}::text[]) as s (subject)
      join likes l on l.object_type = split_part(s.subject, ' ', 1)
        and l.object_id = split_part(s.subject, ' ', 2)::int8 and l.user_id = split_part(s.subject, ' ', 3)::int8)
    select l.subject, l.object_type as "objectType", l.object_id as "objectId", l.user_id as "actorId",
      coalesce(o.author_id, c.author_id, s.author_id, sc.author_id) as "userId"
    from likes_asked l
    left join visible_objects o on o.object_type = l.object_type and o.object_id = l.object_id and not o.is_nsfw
    left join visible_comments c on l.object_type = 'comment' and c.id = l.object_id and not c.is_nsfw
    left join shared_objects s on s.object_type = l.object_type and s.object_id = l.object_id
      and s.reader_id = s.author_id and not s.is_nsfw
    left join shared_comments sc on l.object_type = 'comment' and sc.id = l.object_id
      and sc.reader_id = sc.author_id and not sc.is_nsfw
    where coalesce(o.author_id, c.author_id, s.author_id, sc.author_id) is not null`.execute(db)
  return rows.map((row) => ({ ...row, type: 'like' }))
}
