import type { PaidPlan } from '../../contract/plans.ts'
import { transact, type Db } from '../platform/db.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { writeStaffLog } from '../staff/public.ts'
import { expireOf } from './expiry-actions.ts'
import { MANUAL } from './queries.ts'
import { PLAN_CHANGED } from './rules.ts'

export interface Grant {
  userId: number
  plan: PaidPlan
  until: Date
  note: string
  now: Date
}

/** Given by an operator, beside whatever they pay for; the highest counts. */
export function grantPlan(db: Db, { userId, plan, until, note, now }: Grant): Promise<void> {
  return transact(db, async (trx) => {
    await trx
      .insertInto('subscriptions')
      .values({
        user_id: userId,
        plan,
        status: 'active',
        current_period_end: until,
        provider: MANUAL,
        note,
        created_at: now,
      })
      .execute()
    await writeStaffLog(trx, {
      actor: { kind: 'command' },
      action: 'grant-plan',
      objectType: 'person',
      objectId: userId,
      details: { plan, until: until.toISOString() },
      now,
    })
    await appendFollowUp(trx, PLAN_CHANGED, userId)
  })
}

/** Ends what was given, and nothing that is paid for. The answer is how many grants ended. */
export function endGrants(db: Db, userId: number, now: Date): Promise<number> {
  return transact(db, async (trx) => {
    const ended = await trx
      .updateTable('subscriptions')
      .set({ current_period_end: now })
      .where('user_id', '=', userId)
      .where('provider', '=', MANUAL)
      .where('status', '<>', 'expired')
      .where('current_period_end', '>', now)
      .returning('plan')
      .execute()
    if (ended.length === 0) return 0
    await expireOf(trx, userId, now)
    await writeStaffLog(trx, {
      actor: { kind: 'command' },
      action: 'end-plan',
      objectType: 'person',
      objectId: userId,
      details: { plans: ended.map(({ plan }) => plan) },
      now,
    })
    return ended.length
  })
}
