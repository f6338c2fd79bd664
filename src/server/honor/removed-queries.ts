import { sql } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import { objectScope, STATE_CHANGED, type HonorFact, type HonorSources } from '../content/honor-source.ts'
import type { Db } from '../platform/db.ts'

/** What the site itself takes: content that staff removed costs its author something. */
export const honor: HonorSources = {
  [STATE_CHANGED]: { reasons: ['content-removed'], scopeOf: objectScope, listFacts: listRemovedFacts },
}

async function listRemovedFacts(db: Db, subjects: string[], now: Date): Promise<HonorFact[]> {
  const { rows } = await sql<{ userId: number; objectType: ObjectType; objectId: number; at: Date | null }>`
    select o.author_id as "userId", o.object_type as "objectType", o.object_id as "objectId", o.deleted_at as at
    from unnest(${subjects}::text[]) as s (subject)
    join honor_objects o on o.object_type = split_part(s.subject, ' ', 1)
      and o.object_id = split_part(s.subject, ' ', 2)::int8
    where o.is_removed and o.author_id is not null`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, reason: 'content-removed', actorId: null, at: at ?? now }))
}
