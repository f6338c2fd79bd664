import type { Db } from '../../platform/db.ts'

/** Whether a subscription at the provider is one of ours: an operator may sell other things there. */
export async function isSoldHere(db: Db, provider: string, subscriptionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_id', '=', subscriptionId)
    .executeTakeFirst()
  return row !== undefined
}
