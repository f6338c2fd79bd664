import { sql, type RawBuilder } from 'kysely'
import { transact, type Db } from '../platform/db.ts'
import { appendFollowUps } from '../platform/follow-ups-batch.ts'
import { endedSubject, PLAN_ENDED } from './notify-queries.ts'
import { MANUAL, paidAt } from './queries.ts'
import { PLAN_CHANGED } from './rules.ts'

const AT_ONCE = 200

/** Over, and nothing will come any more: given, or cancelled at its end. */
function isOver(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(status = 'canceled' and current_period_end <= ${now}
    or status in ('trialing', 'active') and (provider = ${MANUAL} or is_ending) and current_period_end <= ${now})`
}

/** Not paid within the grace, or renewed by nobody: over, once the provider was asked. */
function isUnpaid(now: Date): RawBuilder<boolean> {
  const { graceFrom, renewedFrom } = paidAt(now)
  return sql<boolean>`(status = 'past_due' and current_period_end <= ${graceFrom}
    or status in ('trialing', 'active') and current_period_end <= ${renewedFrom})`
}

async function expire(trx: Db, over: RawBuilder<boolean>, whose: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: number; userId: number; end: Date; isTold: boolean }>`
    with due as (
      select id, ended_told from subscriptions where ${over} and ${whose}
      order by id limit ${AT_ONCE} for update)
    update subscriptions s set status = 'expired', ended_told = true, next_plan = null, next_interval = null
    from due where s.id = due.id
    returning s.id, s.user_id as "userId", s.current_period_end as end, due.ended_told as "isTold"`.execute(
    trx,
  )
  await appendFollowUps(
    trx,
    PLAN_ENDED,
    rows.filter(({ isTold }) => !isTold).map(({ id, end }) => endedSubject(id, end)),
  )
  await appendFollowUps(trx, PLAN_CHANGED, [...new Set(rows.map(({ userId }) => userId))])
  return rows.length
}

/** What of one person's is over, in the transaction that made it so. */
export async function expireOf(trx: Db, userId: number, now: Date): Promise<void> {
  await sql`
    update subscriptions set ended_told = false where user_id = ${userId} and ended_told
      and status in ('trialing', 'active') and current_period_end > ${now}`.execute(trx)
  await expire(trx, isOver(now), sql`user_id = ${userId}`)
}

/** Everybody's, a few at a time. Where the provider could not be asked, nothing ends that it may have been paid for. */
export async function expireDue(db: Db, now: Date, isProviderAsked: boolean): Promise<number> {
  const over = isProviderAsked ? sql<boolean>`(${isOver(now)} or ${isUnpaid(now)})` : isOver(now)
  for (let expired = 0; ;) {
    const some = await transact(db, (trx) => expire(trx, over, sql`current_period_end <= ${now}`))
    expired += some
    if (some < AT_ONCE) return expired
  }
}

export interface Awaited {
  id: number
  providerId: string
}

/**
 * Whose period is over without a word of what came of it, and what was not paid within the grace: the provider is asked.
 * By their number, so that page after page each is asked once.
 */
export async function listAwaited(
  db: Db,
  provider: string,
  { now, after }: { now: Date; after: number },
): Promise<Awaited[]> {
  const { graceFrom } = paidAt(now)
  const { rows } = await sql<Awaited>`
    select id, provider_id as "providerId" from subscriptions
    where provider = ${provider} and provider_id is not null and id > ${after}
      and (status in ('trialing', 'active') and current_period_end <= ${now}
        or status = 'past_due' and current_period_end <= ${graceFrom})
    order by id limit ${AT_ONCE}`.execute(db)
  return rows
}

/** Whether it is still unpaid, and its grace over. */
export async function isUnpaidStill(db: Db, id: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'past_due')
    .where('current_period_end', '<=', paidAt(now).graceFrom)
    .executeTakeFirst()
  return row !== undefined
}
