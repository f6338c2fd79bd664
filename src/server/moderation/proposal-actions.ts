import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { Named } from './queue-queries.ts'

export interface Proposal extends Named {
  id: number
  personId: number
  actorId: number
  days: number | null
  rule: string
  reason: string
}

/** False when there is one about this person already. */
export async function propose(trx: Db, proposal: Omit<Proposal, 'id'>, now: Date): Promise<boolean> {
  const { personId, actorId, objectType, objectId, days, rule, reason } = proposal
  const { numAffectedRows } = await sql`
    insert into suspension_proposals (person_id, actor_id, object_type, object_id, days, rule, reason, created_at)
    values (${personId}, ${actorId}, ${objectType}, ${objectId}, ${days}, ${rule}, ${reason}, ${now})
    on conflict (person_id) do nothing`.execute(trx)
  return numAffectedRows === 1n
}

export async function takeProposal(trx: Db, id: number): Promise<Proposal | undefined> {
  const { rows } = await sql<Proposal>`
    delete from suspension_proposals where id = ${id}
    returning id, person_id as "personId", actor_id as "actorId", object_type as "objectType",
      object_id as "objectId", days, rule, reason`.execute(trx)
  return rows[0]
}

export async function findProposal(db: Db, id: number): Promise<Proposal | undefined> {
  const { rows } = await sql<Proposal>`
    select id, person_id as "personId", actor_id as "actorId", object_type as "objectType",
      object_id as "objectId", days, rule, reason
    from suspension_proposals where id = ${id}`.execute(db)
  return rows[0]
}

/** Whoever proposed it may have been of the staff only then. */
export async function isOfStaff(trx: Db, userId: number): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${userId} and role <> 'user'`.execute(trx)
  return rows.length > 0
}

/** What a second moderator has to look at is in the queue, also when nobody has reported it. */
export async function queueProposed(trx: Db, { objectType, objectId }: Named, now: Date): Promise<void> {
  await sql`
    insert into report_cases (object_type, object_id, author_id, reports, weight, urgency, since)
    select object_type, object_id, person_id, 0, 0, 0, ${now} from suspension_proposals
    where object_type = ${objectType} and object_id = ${objectId}
    on conflict do nothing`.execute(trx)
}

/** Nothing else about it waits. */
export async function leaveQueue(trx: Db, { objectType, objectId }: Named): Promise<void> {
  await sql`
    delete from report_cases where object_type = ${objectType} and object_id = ${objectId}
      and reports <= 0 and not is_hidden and not is_escalated`.execute(trx)
}

/** Somebody can propose it anew, for something that is still there. */
export async function eraseProposals(trx: Db, objectType: string, ids: number[]): Promise<void> {
  await sql`
    delete from suspension_proposals where object_type = ${objectType} and object_id = any(${ids}::int8[])`.execute(
    trx,
  )
}
