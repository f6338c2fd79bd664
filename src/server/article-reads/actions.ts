import { PLAN_LIMITS } from '../../contract/plan-limits.ts'
import { PLANS } from '../../contract/plans.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { sql } from 'kysely'
import { dayOf } from './rules.ts'

const LONGEST = Math.max(...PLANS.map((plan) => PLAN_LIMITS[plan].analyticsDays))

const AT_ONCE = 5000

/** Forgets the days that no plan shows; their sum stays. */
export async function purgeReadDays(db: Db, now: Date): Promise<void> {
  const last = dayOf(addMs(now, -LONGEST * DAY_MS))
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from article_read_days where (article_id, day) in (
        select article_id, day from article_read_days where day <= ${last}::date
        order by day limit ${AT_ONCE})`.execute(db)
    if (numAffectedRows < AT_ONCE) return
  }
}
