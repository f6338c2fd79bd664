import type { Db } from '../platform/db.ts'
import type { ProviderSubscription } from './payments/driver.ts'
import { listSoldAs } from './plan-queries.ts'

/**
 * What somebody has just chosen at the provider is shown at once: whether it ends, and what comes next. The plan itself,
 * its state and its time are written by what the provider tells us of it, never by a call of theirs. What was read later
 * than this (`readAt` is the time before it was read) stays.
 */
export async function noteChoice(
  db: Db,
  provider: string,
  { id, isEnding, next }: ProviderSubscription,
  readAt: Date,
): Promise<void> {
  const sold = next && (next.soldAs ?? (await listSoldAs(db, [next.id])).get(next.id) ?? null)
  await db
    .updateTable('subscriptions')
    .set({
      is_ending: isEnding,
      next_plan: sold,
      next_interval: sold === null ? null : (next?.interval ?? null),
      state_at: readAt,
    })
    .where('provider', '=', provider)
    .where('provider_id', '=', id)
    .where((where) => where.or([where('state_at', 'is', null), where('state_at', '<=', readAt)]))
    .execute()
}
