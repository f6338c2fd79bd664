import type { PremiumTheme } from '../../src/contract/plans.ts'
import { withDatabase } from './database.ts'

/** Gives somebody a paid plan for a month. */
export async function givePlan(email: string, plan: PremiumTheme): Promise<void> {
  await withDatabase(async (client) => {
    await client.query(
      `insert into subscriptions (user_id, plan, status, current_period_end, provider)
       select id, $2, 'active', now() + interval '1 month', 'test' from users where email = $1`,
      [email, plan],
    )
  })
}
