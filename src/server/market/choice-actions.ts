import type { Db } from '../platform/db.ts'
import type { ProviderSubscription } from './payments/driver.ts'
import { listSoldAs } from './plan-queries.ts'

/**
 * What somebody has just chosen at the provider is shown at once: whether it ends, and what comes next. The plan itself,
 * its state and its time are written by what the provider tells us of it, never by a call of theirs.
 */
export async function noteChoice(
  db: Db,
  provider: string,
  { id, isEnding, next }: ProviderSubscription,
): Promise<void> {
  const sold = next && ((await listSoldAs(db, [next.id])).get(next.id) ?? next.soldAs)
  await db
    .updateTable('subscriptions')
    .set({
      is_ending: isEnding,
      next_plan: sold,
      next_interval: sold === null ? null : (next?.interval ?? null),
    })
    .where('provider', '=', provider)
    .where('provider_id', '=', id)
    .execute()
}
