import { sql } from 'kysely'
import type { HonorFact } from '../content/honor-source.ts'
import type { Db } from '../platform/db.ts'

/** Who suggested an edit that was accepted; subjects are the ids of suggestions. */
export async function listAcceptedFacts(db: Db, subjects: string[], now: Date): Promise<HonorFact[]> {
  const { rows } = await sql<{ id: number; userId: number; actorId: number | null; at: Date | null }>`
    select id, author_id as "userId", decided_by as "actorId", decided_at as at from article_suggestions
    where id = any(${subjects}::int8[]) and state = 'accepted' and removed_at is null and author_id is not null`.execute(
    db,
  )
  return rows.map(({ id, userId, actorId, at }) => ({
    userId,
    reason: 'suggestion-accepted',
    objectType: 'suggestion',
    objectId: id,
    actorId,
    at: at ?? now,
  }))
}
