import { sql, type RawBuilder } from 'kysely'
import type { Interval, MySubscription, Subscription, SubscriptionStatus } from '../../contract/market.ts'
import { PAID_PLANS, type PaidPlan, type Plan } from '../../contract/plans.ts'
import type { Db } from '../platform/db.ts'
import { isCurrency } from './plan-queries.ts'
import { highestPlan, MANUAL, paidAt, paidPlans } from './queries.ts'

export interface OwnSubscription {
  plan: PaidPlan
  status: SubscriptionStatus
  currentPeriodEnd: string
  provider: string
  providerId: string | null
  interval: Interval | null
  currency: string | null
  amountMinor: number | null
  isEnding: boolean
  nextPlan: PaidPlan | null
  nextInterval: Interval | null
}

/**
 * What somebody pays for comes before what they were given: that is what they can change and cancel. At the provider
 * one goes on until it says otherwise, also when we have not heard of its new period yet.
 */
function ownOf(userId: RawBuilder<unknown>, now: Date): RawBuilder<OwnSubscription | null> {
  return sql<OwnSubscription | null>`(
    select json_build_object('plan', plan, 'status', status, 'currentPeriodEnd',
      to_char(current_period_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'provider', provider,
      'providerId', provider_id, 'interval', interval, 'currency', currency, 'amountMinor', amount_minor,
      'isEnding', is_ending, 'nextPlan', next_plan, 'nextInterval', next_interval)
    from subscriptions where user_id = ${userId} and status <> 'expired'
      and (current_period_end > ${now} or provider <> ${MANUAL} and status <> 'canceled')
    order by provider = ${MANUAL}, array_position(${[...PAID_PLANS]}::text[], plan) desc, current_period_end desc
    limit 1)`
}

/** Of what is paid for, or undefined: what was given can't be changed by who has it. */
export async function findPaid(db: Db, userId: number, now: Date): Promise<OwnSubscription | undefined> {
  const { rows } = await sql<{ own: OwnSubscription | null }>`
    select ${ownOf(sql`${userId}::int8`, now)} as own`.execute(db)
  const own = rows[0]?.own
  return own == null || own.provider === MANUAL ? undefined : own
}

export async function findMySubscription(db: Db, userId: number, now: Date): Promise<MySubscription> {
  const { rows } = await sql<{
    paid: Plan[]
    own: OwnSubscription | null
    wanted: PaidPlan[]
    canTry: boolean
  }>`
    select ${paidPlans(sql`${userId}::int8`, paidAt(now))} as paid, ${ownOf(sql`${userId}::int8`, now)} as own,
      array(select plan from wanted_plans where user_id = ${userId} order by plan) as wanted,
      not exists (select from subscriptions where user_id = ${userId} and provider <> ${MANUAL}) as "canTry"
  `.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('There is always a row')
  return {
    plan: highestPlan(row.paid),
    subscription: row.own && toSubscription(row.own),
    wanted: row.wanted,
    canTry: row.canTry,
  }
}

function toSubscription(own: OwnSubscription): Subscription {
  const { plan, status, currentPeriodEnd, interval, currency, amountMinor, nextPlan, nextInterval } = own
  const isPriced = interval !== null && currency !== null && isCurrency(currency) && amountMinor !== null
  return {
    plan,
    status,
    price: isPriced ? { currency, interval, amountMinor } : null,
    currentPeriodEnd,
    // What was given ends on its day; what is over at the provider is not taken up again.
    isEnding: own.isEnding || own.provider === MANUAL || status === 'canceled',
    next: nextPlan === null || nextInterval === null ? null : { plan: nextPlan, interval: nextInterval },
    isPaid: own.provider !== MANUAL,
  }
}

export interface Given {
  email: string
  plan: string
  until: Date
  note: string
}

/** What was given and is not over, of everybody, what ends first before the others. */
export async function listGrants(db: Db, now: Date): Promise<Given[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .select(['email', 'plan', 'current_period_end as until', 'note'])
    .where('provider', '=', MANUAL)
    .where('subscriptions.status', '<>', 'expired')
    .where('current_period_end', '>', now)
    .orderBy('current_period_end')
    .orderBy('subscriptions.id')
    .execute()
  return rows.map((row) => ({ ...row, note: row.note ?? '' }))
}
