import { sql } from 'kysely'
import type { HonorFact } from '../content/honor-source.ts'
import type { NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'

/** Of a suggested change; subjects are the ids of suggestions. */
export const ROW_SUGGESTED = 'notify-row-suggestion'
/** Of an invitation to edit; subjects are 'collection person'. */
export const EDITOR_INVITED = 'notify-collection-editor'

interface SuggestionRow {
  id: number
  subject: string
  state: string
  collectionId: number
  suggesterId: number | null
  deciderId: number | null
  decidedAt: Date | null
  deciderIds: (number | null)[]
}

/** An open suggestion is told to those who may decide, a decided one to who made it. */
export async function listSuggestionFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  return (await listSuggestions(db, subjects)).flatMap((row) => {
    const { subject, state, collectionId: objectId, suggesterId, deciderId, deciderIds } = row
    const place = `/suggestions?suggestion=${subject}`
    const fact = { subject, objectType: 'collection', objectId, place } as const
    if (state === 'open')
      return deciderIds
        .filter((id) => id !== null)
        .map((userId) => ({ ...fact, type: 'suggestion', userId, actorId: suggesterId }))
    if (suggesterId === null || (state !== 'accepted' && state !== 'declined')) return []
    return [{ ...fact, type: `suggestion-${state}`, userId: suggesterId, actorId: deciderId }]
  })
}

async function listSuggestions(db: Db, subjects: string[]): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    select g.id, g.id::text as subject, g.state, g.collection_id as "collectionId", g.author_id as "suggesterId",
      g.decided_by as "deciderId", g.decided_at as "decidedAt", (
        select json_agg(id) from (
          select c.author_id as id
          union select user_id from collection_editors where collection_id = c.id and state = 'accepted') as deciders
      ) as "deciderIds"
    from collection_suggestions g join collections c on c.id = g.collection_id
    where g.id = any(${subjects}::int8[]) and g.removed_at is null`.execute(db)
  return rows
}

/** Who suggested a change that was accepted. */
export async function listAcceptedFacts(db: Db, subjects: string[], now: Date): Promise<HonorFact[]> {
  return (await listSuggestions(db, subjects)).flatMap(({ id, state, suggesterId, deciderId, decidedAt }) =>
    state === 'accepted' && suggesterId !== null
      ? [
          {
            userId: suggesterId,
            reason: 'suggestion-accepted' as const,
            objectType: 'row-suggestion' as const,
            objectId: id,
            actorId: deciderId,
            at: decidedAt ?? now,
          },
        ]
      : [],
  )
}

/** An invitation is told while it has no answer and the collection can be seen. */
export async function listInvitationFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const asked = subjects.map((subject) => subject.split(' ').map(Number))
  const { rows } = await sql<{ collectionId: number; userId: number; ownerId: number | null }>`
    select e.collection_id as "collectionId", e.user_id as "userId", c.author_id as "ownerId"
    from unnest(${asked.map(([id = 0]) => id)}::int8[], ${asked.map(([, userId = 0]) => userId)}::int8[])
      as a (collection_id, user_id)
    join collection_editors e on e.collection_id = a.collection_id and e.user_id = a.user_id and e.state = 'pending'
    join visible_collections c on c.id = e.collection_id`.execute(db)
  return rows.map(({ collectionId, userId, ownerId }) => ({
    subject: `${collectionId} ${userId}`,
    type: 'collection-invitation',
    userId,
    actorId: ownerId,
    objectType: 'collection',
    objectId: collectionId,
  }))
}
