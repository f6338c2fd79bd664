import { sql } from 'kysely'
import { HONOR_DAY_OFFSET_HOURS, HONOR_GIVER_LIKES, type HonorReason } from '../../contract/honor-rules.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { HonorFact } from '../content/honor-source.ts'
import type { Db } from '../platform/db.ts'

/** What a like is called in the ledger; likes of other types pay nothing. */
export const LIKE_REASONS: Partial<Record<ObjectType, HonorReason>> = {
  article: 'article-liked',
  'page-post': 'post-liked',
  comment: 'comment-liked',
}

interface LikeRow extends Omit<HonorFact, 'reason' | 'objectType'> {
  objectType: ObjectType
}

/** The midnight of Honor before a like. */
const MIDNIGHT = sql`(date_trunc('day', l.created_at at time zone 'UTC'
  + make_interval(hours => ${sql.lit(HONOR_DAY_OFFSET_HOURS)}))
  - make_interval(hours => ${sql.lit(HONOR_DAY_OFFSET_HOURS)})) at time zone 'UTC'`

/** Of what was liked by more, the latest are looked at when its state changes, and all that were paid. */
const LIKES_AT_ONCE = 2000

/**
 * The likes that pay their authors. Subjects are 'article 7 42' for the like of one person, and 'article 7' for all of
 * them.
 */
export async function listLikeFacts(db: Db, subjects: string[]): Promise<HonorFact[]> {
  const { rows } = await sql<LikeRow>`
    with asked as (
      select distinct split_part(subject, ' ', 1) as object_type, split_part(subject, ' ', 2)::int8 as object_id,
        nullif(split_part(subject, ' ', 3), '')::int8 as user_id
      from unnest(${subjects}::text[]) as subject)
    select distinct o.author_id as "userId", l.object_type as "objectType", l.object_id as "objectId",
      l.user_id as "actorId", l.created_at as at, (
        select count(*)::int + 1 from (
          select from likes other where other.user_id = l.user_id and other.weight <> 0
            and other.created_at >= ${MIDNIGHT} and other.created_at <= l.created_at
            and (other.created_at, other.object_type, other.object_id) < (l.created_at, l.object_type, l.object_id)
          limit ${HONOR_GIVER_LIKES}) as earlier) as "nrOfDay"
    from asked a
    join honor_objects o on o.object_type = a.object_type and o.object_id = a.object_id and o.earns
    cross join lateral (
      select * from likes one where one.object_type = a.object_type and one.object_id = a.object_id
        and one.user_id = a.user_id
      union
      (select * from likes latest where latest.object_type = a.object_type and latest.object_id = a.object_id
        and a.user_id is null order by latest.created_at desc limit ${LIKES_AT_ONCE})
      union
      select paid.* from likes paid where paid.object_type = a.object_type and paid.object_id = a.object_id
        and a.user_id is null and exists (
          select from honor_entries e where e.object_type = paid.object_type and e.object_id = paid.object_id
            and e.actor_id = paid.user_id and e.reason = any(${Object.values(LIKE_REASONS)}::text[]))) as l
    where o.author_id <> l.user_id`.execute(db)
  return rows.flatMap((row) => {
    const reason = LIKE_REASONS[row.objectType]
    return reason === undefined ? [] : [{ ...row, reason }]
  })
}
