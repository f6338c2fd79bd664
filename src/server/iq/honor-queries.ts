import { sql } from 'kysely'
import { memberScope, type HonorFact, type HonorSources } from '../content/honor-source.ts'
import type { Db } from '../platform/db.ts'

/** The follow-up of a score; subjects are the ids of people. */
export const IQ_SCORED = 'iq-scored'

/** The same for every score: whoever pays for high ones pays for cheating. */
export const honor: HonorSources = {
  [IQ_SCORED]: { reasons: ['iq-finished'], scopeOf: memberScope, listFacts: listFinishedFacts },
}

async function listFinishedFacts(db: Db, subjects: string[]): Promise<HonorFact[]> {
  const { rows } = await sql<{ userId: number; at: Date }>`
    select user_id as "userId", finished_at as at from iq_results
    where user_id = any(${subjects}::int8[]) and attempt_id is not null`.execute(db)
  return rows.map(({ userId, at }) => ({
    userId,
    reason: 'iq-finished',
    objectType: 'person',
    objectId: userId,
    actorId: null,
    at,
  }))
}
