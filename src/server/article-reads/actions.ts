import { PLAN_LIMITS, PLANS } from '../../contract/plans.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { sql } from 'kysely'
import { dayOf } from './rules.ts'

const LONGEST = Math.max(...PLANS.map((plan) => PLAN_LIMITS[plan].analyticsDays))

/** Forgets the days that no plan shows; their sum stays. */
export async function purgeReadDays(db: Db, now: Date): Promise<void> {
  await sql`delete from article_read_days where day <= ${dayOf(addMs(now, -LONGEST * DAY_MS))}::date`.execute(
    db,
  )
}
