import { sql } from 'kysely'
import { memberScope, type HonorFact, type HonorSources } from '../content/honor-source.ts'
import type { Db } from '../platform/db.ts'

/** The follow-up of a score; subjects are the ids of people. */
export const IQ_SCORED = 'iq-scored'

/**
 * The same for every score: whoever pays for high ones pays for cheating. Half of the items must have got a real answer,
 * not "I don't know" and not too late.
 */
export const honor: HonorSources = {
  [IQ_SCORED]: { reasons: ['iq-finished'], scopeOf: memberScope, listFacts: listFinishedFacts },
}

async function listFinishedFacts(db: Db, subjects: string[]): Promise<HonorFact[]> {
  const { rows } = await sql<{ userId: number; at: Date }>`
    select r.user_id as "userId", r.finished_at as at from iq_results r
    where r.user_id = any(${subjects}::int8[]) and (
      select 2 * count(i.response) >= count(*) and count(*) > 0
      from iq_items i where i.attempt_id = r.attempt_id and i.answered_at is not null)`.execute(db)
  return rows.map(({ userId, at }) => ({
    userId,
    reason: 'iq-finished',
    objectType: 'person',
    objectId: userId,
    actorId: null,
    at,
  }))
}
