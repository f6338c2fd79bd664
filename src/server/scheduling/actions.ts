import { sql } from 'kysely'
import type { Plan } from '../../contract/plans.ts'
import { highestPlan, paidAt, paidPlans } from '../market/public.ts'
import type { Db } from '../platform/db.ts'
import { refuseTooMany } from './rules.ts'

/** Before one more post or article waits for its time: as many as the author's plan says, both together. */
export async function takePlace(trx: Db, authorId: number, now: Date): Promise<void> {
  // One after the other: of two at once, only one gets the last place.
  await sql`select from users where id = ${authorId} for no key update`.execute(trx)
  const { rows } = await sql<{ waiting: number; paid: Plan[] }>`
    select (select count(*)::int from waiting_publications where author_id = ${authorId}) as waiting,
      ${paidPlans(sql`${authorId}`, paidAt(now))} as paid`.execute(trx)
  const { waiting, paid } = rows[0] ?? { waiting: 0, paid: [] }
  refuseTooMany(highestPlan(paid), waiting)
}
