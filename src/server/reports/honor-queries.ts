import { sql } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import { objectScope, type HonorFact, type HonorSources } from '../content/honor-source.ts'
import type { Db } from '../platform/db.ts'

/** The follow-up of a verdict about reports; subjects are 'page-post 12'. */
export const REPORTS_CLOSED = 'notify-reports-closed'

export const honor: HonorSources = {
  [REPORTS_CLOSED]: { reasons: ['report-confirmed'], scopeOf: objectScope, listFacts: listConfirmedFacts },
}

/** Who reported what a moderator found to be so: each of them once for an object. */
async function listConfirmedFacts(db: Db, subjects: string[]): Promise<HonorFact[]> {
  const { rows } = await sql<{ userId: number; objectType: ObjectType; objectId: number; at: Date }>`
    select r.user_id as "userId", r.object_type as "objectType", r.object_id as "objectId", min(r.closed_at) as at
    from unnest(${subjects}::text[]) as s (subject)
    join reports r on r.object_type = split_part(s.subject, ' ', 1)
      and r.object_id = split_part(s.subject, ' ', 2)::int8 and r.state = 'confirmed' and r.closed_at is not null
    left join honor_objects o on o.object_type = r.object_type and o.object_id = r.object_id
    where o.author_id is distinct from r.user_id
    group by r.user_id, r.object_type, r.object_id`.execute(db)
  return rows.map((row) => ({ ...row, reason: 'report-confirmed', actorId: null }))
}
