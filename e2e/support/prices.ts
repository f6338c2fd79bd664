import { withDatabase } from './database.ts'

interface TestPrice {
  id: string
  plan: 'topaz' | 'agate' | 'aqua'
  interval: 'month' | 'year'
  currency: string
  amountMinor: number
}

/** As the payment provider knows them from the start; the site offers them once a journey says so. */
export const PRICES: readonly TestPrice[] = [
  { id: 'price_topaz_month', plan: 'topaz', interval: 'month', currency: 'USD', amountMinor: 299 },
  { id: 'price_topaz_year', plan: 'topaz', interval: 'year', currency: 'USD', amountMinor: 2990 },
  { id: 'price_agate_month', plan: 'agate', interval: 'month', currency: 'USD', amountMinor: 599 },
  { id: 'price_agate_year', plan: 'agate', interval: 'year', currency: 'USD', amountMinor: 5990 },
  { id: 'price_aqua_month', plan: 'aqua', interval: 'month', currency: 'USD', amountMinor: 999 },
  { id: 'price_aqua_year', plan: 'aqua', interval: 'year', currency: 'USD', amountMinor: 9990 },
]

/** What the operator's command does; journeys that run beside each other may all say so. */
export async function offerPlans(): Promise<void> {
  await withDatabase(async (client) => {
    for (const { id, plan, interval, currency, amountMinor } of PRICES)
      await client.query(
        `insert into plan_prices (plan, interval, currency, amount_minor, provider_id)
         values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [plan, interval, currency, amountMinor, id],
      )
  })
}
