import { sql } from 'kysely'
import { MEMBER_CHANGED, memberScope, type HonorFact, type HonorSources } from '../content/honor-source.ts'
import type { Db } from '../platform/db.ts'

export const honor: HonorSources = {
  [MEMBER_CHANGED]: { reasons: ['email-verified'], scopeOf: memberScope, listFacts: listVerifiedFacts },
}

/** There is an account only once its address is verified. */
async function listVerifiedFacts(db: Db, subjects: string[]): Promise<HonorFact[]> {
  const { rows } = await sql<{ userId: number; at: Date }>`
    select id as "userId", created_at as at from users where id = any(${subjects}::int8[])`.execute(db)
  return rows.map(({ userId, at }) => ({
    userId,
    reason: 'email-verified',
    objectType: 'person',
    objectId: userId,
    actorId: null,
    at,
  }))
}
