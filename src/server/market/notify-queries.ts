import { sql } from 'kysely'
import { PLANS, type PaidPlan, type Plan } from '../../contract/plans.ts'
import type { NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'
import { highestPlan, paidAt, paidPlans } from './queries.ts'

/** Subjects are a person, a plan and when: '42 topaz 1700000000000'. */
export const PLAN_PRICED = 'notify-plan-priced'
/** Subjects of both are a subscription and the end of its period: '7 1700000000000'. */
export const PLAN_ENDED = 'notify-plan-ended'
export const PAYMENT_FAILED = 'notify-payment-failed'

export function endedSubject(subscriptionId: number, periodEnd: Date): string {
  return `${subscriptionId} ${periodEnd.getTime()}`
}

export const failedSubject = endedSubject

/** That a price was set stays so. */
export function listPricedFacts(_db: Db, subjects: string[]): Promise<NotificationFact[]> {
  return Promise.resolve(
    subjects.map((subject) => ofOneself(subject, Number(subject.split(' ')[0]), 'plan-priced')),
  )
}

/** Who has less now than what has ended: who bought it anew, or was given as much, is not told. */
export async function listEndedFacts(db: Db, subjects: string[], now: Date): Promise<NotificationFact[]> {
  const { rows } = await sql<{ subject: string; userId: number; plan: PaidPlan; paid: Plan[] }>`
    select s.subject, o.user_id as "userId", o.plan, ${paidPlans(sql`o.user_id`, paidAt(now))} as paid
    from unnest(${subjects}::text[]) as s (subject)
    join subscriptions o on o.id = split_part(s.subject, ' ', 1)::int8
    where o.status = 'expired'`.execute(db)
  return rows
    .filter(({ plan, paid }) => PLANS.indexOf(highestPlan(paid)) < PLANS.indexOf(plan))
    .map(({ subject, userId }) => ofOneself(subject, userId, 'plan-ended'))
}

/** For as long as it is not paid; what became of the period that a subject names is over with the next one. */
export async function listFailedFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<{ subject: string; userId: number }>`
    select s.subject, o.user_id as "userId" from unnest(${subjects}::text[]) as s (subject)
    join subscriptions o on o.id = split_part(s.subject, ' ', 1)::int8
    where o.status = 'past_due'
      and (extract(epoch from o.current_period_end) * 1000)::int8 = split_part(s.subject, ' ', 2)::int8
  `.execute(db)
  return rows.map(({ subject, userId }) => ofOneself(subject, userId, 'payment-failed'))
}

function ofOneself(subject: string, userId: number, type: string): NotificationFact {
  return { subject, type, userId, actorId: null, objectType: 'person', objectId: userId }
}
