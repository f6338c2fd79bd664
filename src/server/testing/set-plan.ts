import type { PaidPlan } from '../../contract/plans.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { TestApp } from './test-app.ts'

const YEARS_MS = 3650 * DAY_MS

/** Gives somebody a plan that lasts for the whole test. */
export async function setPlan(app: TestApp, userId: number, plan: PaidPlan): Promise<void> {
  await app.db.deleteFrom('subscriptions').where('user_id', '=', userId).execute()
  await app.db
    .insertInto('subscriptions')
    .values({
      user_id: userId,
      plan,
      status: 'active',
      current_period_end: addMs(app.clock.now(), YEARS_MS),
      provider: 'test',
      provider_id: `${plan}-${userId}`,
    })
    .execute()
}
