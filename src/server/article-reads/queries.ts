import { sql } from 'kysely'
import type { Plan } from '../../contract/plans.ts'
import { highestPlan, paidAt, paidPlans } from '../market/public.ts'
import type { Db } from '../platform/db.ts'
import type { ReadDay } from './rules.ts'

export interface Reads {
  total: number
  days: ReadDay[]
  plan: Plan
}

/** All that is known about the reads of an article, and the plan of who asks, in one statement. */
export async function findReads(
  db: Db,
  asked: { articleId: number; viewerId: number; now: Date },
): Promise<Reads> {
  const { articleId, viewerId, now } = asked
  const { rows } = await sql<{ total: number; days: ReadDay[]; paid: Plan[] }>`
    select coalesce((
        select reads from object_counters where object_type = 'article' and object_id = ${articleId}), 0) as total,
      coalesce((
        select json_agg(json_build_object('day', day, 'reads', reads) order by day) from article_read_days
        where article_id = ${articleId}), '[]') as days,
      ${paidPlans(sql`${viewerId}`, paidAt(now))} as paid`.execute(db)
  const { total = 0, days = [], paid = [] } = rows[0] ?? {}
  return { total, days, plan: highestPlan(paid) }
}
