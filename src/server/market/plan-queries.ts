import {
  CURRENCIES,
  INTERVALS,
  type Currency,
  type Interval,
  type OfferedPlan,
} from '../../contract/market.ts'
import { PAID_PLANS, type PaidPlan } from '../../contract/plans.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

export interface PriceRow {
  plan: string
  interval: string
  currency: string
  amountMinor: number
  providerId: string | null
}

/** Every price that the operator has set, in the order in which plans and currencies are named. */
export async function listPrices(db: Db): Promise<PriceRow[]> {
  const rows = await db
    .selectFrom('plan_prices')
    .select(['plan', 'interval', 'currency', 'amount_minor as amountMinor', 'provider_id as providerId'])
    .execute()
  const placeOf = (row: PriceRow): number =>
    (PAID_PLANS.findIndex((plan) => plan === row.plan) * CURRENCIES.length +
      CURRENCIES.findIndex((currency) => currency === row.currency)) *
      INTERVALS.length +
    INTERVALS.findIndex((interval) => interval === row.interval)
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

export async function listTrials(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('plan_trials').select(['plan', 'days']).execute()
  return new Map(rows.map(({ plan, days }) => [plan, days]))
}

/** The plans that nobody new can get. */
export async function listHidden(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('hidden_plans').select('plan').execute()
  return rows.map(({ plan }) => plan)
}

/** The plans as they are offered: one without a price has none to show, one that is hidden is left out. */
export async function listOffered(db: Db, canPay: boolean): Promise<OfferedPlan[]> {
  const [prices, trials, hidden] = await Promise.all([listPrices(db), listTrials(db), listHidden(db)])
  return PAID_PLANS.filter((plan) => !hidden.includes(plan)).map((plan) => ({
    plan,
    prices: prices
      .filter((price) => price.plan === plan && isCurrency(price.currency))
      .map(({ currency, interval, amountMinor, providerId }) => ({
        currency: currency as Currency,
        interval: interval as Interval,
        amountMinor,
        canBuy: canPay && providerId !== null,
      })),
    trialDays: trials.get(plan) ?? 0,
  }))
}

const isShown = sql<boolean>`plan_prices.plan not in (select plan from hidden_plans)`

export interface SoldPrice {
  /** What the provider calls it; null for one that is only shown. */
  providerId: string | null
  trialDays: number
}

/** What a plan is sold at; a hidden one is sold at nothing. */
export async function findPrice(
  db: Db,
  plan: PaidPlan,
  interval: Interval,
  currency: string,
): Promise<SoldPrice | undefined> {
  const row = await db
    .selectFrom('plan_prices')
    .leftJoin('plan_trials', 'plan_trials.plan', 'plan_prices.plan')
    .select(['provider_id', 'days'])
    .where('plan_prices.plan', '=', plan)
    .where('interval', '=', interval)
    .where('currency', '=', currency)
    .where(isShown)
    .executeTakeFirst()
  return row && { providerId: row.provider_id, trialDays: row.days ?? 0 }
}

/** The plans that the provider's prices are sold as. */
export async function listSoldAs(db: Db, providerIds: string[]): Promise<Map<string, PaidPlan>> {
  const rows = await db
    .selectFrom('plan_prices')
    .select(['plan', 'provider_id'])
    .where('provider_id', 'in', providerIds)
    .execute()
  return new Map(rows.map(({ plan, provider_id }) => [provider_id ?? '', plan as PaidPlan]))
}

export function isCurrency(word: string): word is Currency {
  return CURRENCIES.some((currency) => currency === word)
}

/** Whether there is a price at which it can be bought. */
export async function hasSoldPrice(db: Db, plan: PaidPlan): Promise<boolean> {
  const row = await db
    .selectFrom('plan_prices')
    .select('plan')
    .where('plan', '=', plan)
    .where('provider_id', 'is not', null)
    .where(isShown)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
