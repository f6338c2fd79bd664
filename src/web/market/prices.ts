import { CURRENCIES, INTERVALS, type Currency, type Interval, type Price } from '../../contract/market.ts'
import type { Language } from '../../contract/messages.ts'

/** What a reader of each language most likely pays with, where it is offered. */
const HOME_CURRENCIES: Record<Language, Currency> = { en: 'USD', id: 'IDR', my: 'MYR' }
const MONTHS = 12
/** Whole units are kept where nobody pays in hundredths. */
const SMALLEST: Readonly<Partial<Record<Currency, number>>> = { IDR: 100 }

export interface Choice {
  interval: Interval
  currency: Currency
}

type Offer = { prices: readonly Price[] }

/** Which currencies and intervals there is any choice of. */
export function offeredChoices(plans: readonly Offer[]): { currencies: Currency[]; intervals: Interval[] } {
  const prices = plans.flatMap((plan) => plan.prices)
  return {
    currencies: CURRENCIES.filter((it) => prices.some(({ currency }) => currency === it)),
    intervals: INTERVALS.filter((it) => prices.some(({ interval }) => interval === it)),
  }
}

/** What the address says, as far as it is offered. */
export function readChoice(query: URLSearchParams, plans: readonly Offer[], language: Language): Choice {
  const { currencies, intervals } = offeredChoices(plans)
  const home = HOME_CURRENCIES[language]
  return {
    interval: intervals.find((it) => it === query.get('interval')) ?? intervals[0] ?? 'month',
    currency:
      currencies.find((it) => it === query.get('currency')) ??
      (currencies.includes(home) ? home : (currencies.find((it) => it === 'USD') ?? currencies[0] ?? home)),
  }
}

export function pathOfChoice({ interval, currency }: Choice): string {
  return `/market?${new URLSearchParams({ interval, currency }).toString()}`
}

/**
 * The price that was asked for, else the nearest that there is: another interval before another currency, and the dollar,
 * which most people can judge, before the rest.
 */
export function findPrice({ prices }: Offer, { interval, currency }: Choice): Price | undefined {
  const farness = (it: Price): number =>
    (it.currency === currency ? 0 : it.currency === 'USD' ? 2 : 4) + (it.interval === interval ? 0 : 1)
  return prices.toSorted((one, other) => farness(one) - farness(other))[0]
}

/** What a month of it costs, rounded up: nobody is charged more than is said here. */
export function perMonth({ amountMinor, interval, currency }: Price): number {
  if (interval === 'month') return amountMinor
  const unit = SMALLEST[currency] ?? 1
  return Math.ceil(amountMinor / MONTHS / unit) * unit
}

/** Whether what a month of it costs has hundredths to show. */
export function hasCents(price: Price | undefined): boolean {
  return price !== undefined && perMonth(price) % 100 > 0
}

/** How many per cent a year is cheaper than twelve months of the same plan, rounded down; 0 when it is not. */
export function yearlySaving({ prices }: Offer, currency: Currency): number {
  const find = (interval: Interval) =>
    prices.find((it) => it.currency === currency && it.interval === interval)?.amountMinor
  const [month, year] = [find('month'), find('year')]
  if (month === undefined || year === undefined) return 0
  return Math.max(0, Math.floor((1 - year / (month * MONTHS)) * 100))
}

/** What can be said of all plans: the smallest of their savings. */
export function surestSaving(plans: readonly Offer[], currency: Currency): number {
  const priced = plans.filter(({ prices }) => prices.some((it) => it.currency === currency))
  return priced.length === 0 ? 0 : Math.min(...priced.map((plan) => yearlySaving(plan, currency)))
}
