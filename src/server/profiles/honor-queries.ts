import { sql } from 'kysely'
import { MEMBER_CHANGED, memberScope, type HonorFact, type HonorSources } from '../content/honor-source.ts'
import type { Db } from '../platform/db.ts'

export const honor: HonorSources = {
  [MEMBER_CHANGED]: { reasons: ['profile-completed'], scopeOf: memberScope, listFacts: listCompletedFacts },
}

/** Whose profile has a photo, a bio and a language. */
async function listCompletedFacts(db: Db, subjects: string[], now: Date): Promise<HonorFact[]> {
  const { rows } = await sql<{ userId: number }>`
    select p.user_id as "userId" from profiles p join users u on u.id = p.user_id
    where p.user_id = any(${subjects}::int8[]) and p.bio <> '' and cardinality(p.languages) > 0
      and u.profile_image_url is not null`.execute(db)
  return rows.map(({ userId }) => ({
    userId,
    reason: 'profile-completed',
    objectType: 'person',
    objectId: userId,
    actorId: null,
    at: now,
  }))
}
