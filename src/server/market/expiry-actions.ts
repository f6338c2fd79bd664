import { sql, type RawBuilder } from 'kysely'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { transact, type Db } from '../platform/db.ts'
import { appendFollowUps } from '../platform/follow-ups-batch.ts'
import { endedSubject, PLAN_ENDED } from './notify-queries.ts'
import { MANUAL, paidAt } from './queries.ts'
import { PLAN_CHANGED } from './rules.ts'

const AT_ONCE = 200
/** A renewal that the provider has not told of for so long is none. */
const RENEWAL_DAYS = 3

/** Over, and nothing will come any more: given or cancelled at its end, unpaid after the grace. */
function isOver(now: Date): RawBuilder<boolean> {
  const { graceFrom } = paidAt(now)
  return sql<boolean>`(status = 'canceled' and current_period_end <= ${now}
    or status = 'past_due' and current_period_end <= ${graceFrom}
    or status in ('trialing', 'active') and current_period_end <= case
      when provider = ${MANUAL} or is_ending then ${now}::timestamptz
      else ${addMs(now, -RENEWAL_DAYS * DAY_MS)}::timestamptz end)`
}

async function expire(trx: Db, now: Date, whose: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: number; userId: number; end: Date; isTold: boolean }>`
    with due as (
      select id, ended_told from subscriptions where ${isOver(now)} and ${whose}
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
  await expire(trx, now, sql`user_id = ${userId}`)
}

/** Everybody's, a few at a time; runs every hour. */
export async function expireDue(db: Db, now: Date): Promise<number> {
  for (let expired = 0; ;) {
    const some = await transact(db, (trx) => expire(trx, now, sql`current_period_end <= ${now}`))
    expired += some
    if (some < AT_ONCE) return expired
  }
}

/** Whose period is over, without a word of what came of it: the provider is asked. */
export async function listAwaited(db: Db, provider: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('provider_id')
    .where('provider', '=', provider)
    .where('status', 'in', ['trialing', 'active', 'past_due'])
    .where('current_period_end', '<=', now)
    .orderBy('current_period_end')
    .limit(AT_ONCE)
    .execute()
  return rows.flatMap(({ provider_id }) => (provider_id === null ? [] : [provider_id]))
}

/** The provider does not know it: it is over. */
export async function noteGone(db: Db, provider: string, providerId: string): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ status: 'canceled' })
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .execute()
}
