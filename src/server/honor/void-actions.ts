import { sql } from 'kysely'
import { transact, type Db } from '../platform/db.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { writeStaffLog } from '../staff/public.ts'
import { lockTotals, writeEntries } from './ledger-actions.ts'
import type { LedgerKey } from './ledger-queries.ts'
import { HONOR_VOIDED, voidedSubject } from './notify-queries.ts'
import { reversalOf } from './pay-facts.ts'

export interface Voiding {
  userId: number
  /** Why, as its person reads it. */
  note: string
  /** Only what these people gave; if missing, what anybody did. */
  giverIds?: readonly number[]
  /** Only what counts for this day or a later one. */
  since?: number
  now: Date
}

export interface Voided {
  entries: number
  points: number
}

/** Takes back for good what others gave somebody, and tells them; in the transaction of the caller. */
export async function voidGifts(trx: Db, { userId, note, giverIds, since, now }: Voiding): Promise<Voided> {
  const totals = await lockTotals(trx, [userId])
  const { rows } = await sql<LedgerKey>`
    select user_id as "userId", reason, object_type as "objectType", object_id as "objectId", actor_id as "actorId",
      sum(delta)::int as net, max(id) as "lastId", (array_agg(day order by id desc))[1] as day,
      (count(*) filter (where reverses_id is null))::int as gifts, false as "isVoided"
    from honor_entries
    where user_id = ${userId} and actor_id is not null
      and (${giverIds ?? null}::int8[] is null or actor_id = any(${giverIds ?? null}::int8[]))
    group by user_id, reason, object_type, object_id, actor_id
    having sum(delta) > 0 and (array_agg(day order by id desc))[1] >= ${since ?? 0}
    order by max(id)`.execute(trx)
  await writeEntries(
    trx,
    rows.map((key) => reversalOf(key, note)),
    totals,
    now,
  )
  await sql`
    update honor_holds set is_void = true where user_id = ${userId}
      and (${giverIds ?? null}::int8[] is null or actor_id = any(${giverIds ?? null}::int8[]))`.execute(trx)
  if (rows.length > 0) await appendFollowUp(trx, HONOR_VOIDED, voidedSubject(userId, now))
  return { entries: rows.length, points: rows.reduce((sum, { net }) => sum + net, 0) }
}

/** By an operator on the command line: logged, with numbers alone. */
export function voidHonor(db: Db, voiding: Voiding): Promise<Voided> {
  return transact(db, async (trx) => {
    const voided = await voidGifts(trx, voiding)
    if (voided.entries > 0)
      await writeStaffLog(trx, {
        actor: { kind: 'command' },
        action: 'void-honor',
        objectType: 'person',
        objectId: voiding.userId,
        details: { ...voided },
        now: voiding.now,
      })
    return voided
  })
}
