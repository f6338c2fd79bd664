import type { Currency, Interval } from '../../contract/market.ts'
import type { PaidPlan } from '../../contract/plans.ts'
import type { Db } from '../platform/db.ts'

export interface NewPrice {
  plan: PaidPlan
  interval: Interval
  currency: Currency
  amountMinor: number
  providerId: string | null
}

/** Who pays already goes on paying what they agreed to: that is kept by the provider. */
export async function setPrice(db: Db, price: NewPrice): Promise<void> {
  const { plan, interval, currency, amountMinor, providerId } = price
  const changes = { amount_minor: amountMinor, provider_id: providerId }
  await db
    .insertInto('plan_prices')
    .values({ plan, interval, currency, ...changes })
    .onConflict((conflict) => conflict.columns(['plan', 'interval', 'currency']).doUpdateSet(changes))
    .execute()
}

/** False when there was none. */
export async function removePrice(
  db: Db,
  { plan, interval, currency }: Pick<NewPrice, 'plan' | 'interval' | 'currency'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('plan_prices')
    .where('plan', '=', plan)
    .where('interval', '=', interval)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Taken off sale, or back on it. False when it was so already. Prices stay: who pays is known by them. */
export async function hidePlan(db: Db, plan: PaidPlan, isHidden: boolean): Promise<boolean> {
  if (isHidden) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('hidden_plans')
      .values({ plan })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  }
  const { numDeletedRows } = await db.deleteFrom('hidden_plans').where('plan', '=', plan).executeTakeFirst()
  return numDeletedRows > 0n
}

/** 0 takes it away. */
export async function setTrial(db: Db, plan: PaidPlan, days: number): Promise<void> {
  if (days === 0) await db.deleteFrom('plan_trials').where('plan', '=', plan).execute()
  else
    await db
      .insertInto('plan_trials')
      .values({ plan, days })
      .onConflict((conflict) => conflict.column('plan').doUpdateSet({ days }))
      .execute()
}
