import { expect, test } from 'vitest'
import { renewalAfter } from './checkout/renewal.ts'
import { formatMoney } from '../../contract/money.ts'
import { findPrice, perMonth, readChoice, surestSaving, yearlySaving } from './prices.ts'

const month = (amountMinor: number, currency = 'USD' as const) => ({
  currency,
  interval: 'month' as const,
  amountMinor,
})
const year = (amountMinor: number, currency = 'USD' as const) => ({
  currency,
  interval: 'year' as const,
  amountMinor,
})

test('money is written as the readers of each language write it', () => {
  expect(formatMoney(499, 'USD', 'en')).toBe('US$4.99')
  expect(formatMoney(499, 'USD', 'id')).toBe('US$4,99')
  expect(formatMoney(7_900_000, 'IDR', 'id')).toBe('Rp79.000')
  expect(formatMoney(7_900_000, 'IDR', 'en')).toBe('Rp79,000')
  expect(formatMoney(1990, 'MYR', 'my')).toBe('RM19.90')
  expect(formatMoney(105, 'EUR', 'en')).toBe('€1.05')
  expect(formatMoney(2000, 'JPY', 'en')).toBe('JPY 20')
  expect(formatMoney(500, 'USD', 'id', true)).toBe('US$5,00')
})

test('a saving is never more than it is, and a month never less', () => {
  expect(yearlySaving({ prices: [month(299), year(2990)] }, 'USD')).toBe(16)
  expect(yearlySaving({ prices: [month(299), year(3588)] }, 'USD')).toBe(0)
  expect(yearlySaving({ prices: [month(299), year(4000)] }, 'USD')).toBe(0)
  expect(yearlySaving({ prices: [year(2990)] }, 'USD')).toBe(0)
  expect(perMonth(year(2990))).toBe(250)
  expect(perMonth({ currency: 'IDR', interval: 'year', amountMinor: 100_000_000 })).toBe(8_333_400)
  const plans = [{ prices: [month(100), year(600)] }, { prices: [month(100), year(1000)] }, { prices: [] }]
  expect(surestSaving(plans, 'USD')).toBe(16)
})

test('the address chooses among what is offered; else the language does', () => {
  const plans = [{ prices: [month(299), year(2990), { ...month(450), currency: 'MYR' as const }] }]
  const read = (query: string, language: 'en' | 'id' | 'my') =>
    readChoice(new URLSearchParams(query), plans, language)
  expect(read('', 'en')).toEqual({ interval: 'month', currency: 'USD' })
  expect(read('', 'my')).toEqual({ interval: 'month', currency: 'MYR' })
  expect(read('', 'id')).toEqual({ interval: 'month', currency: 'USD' })
  expect(read('interval=year&currency=MYR', 'en')).toEqual({ interval: 'year', currency: 'MYR' })
  expect(read('interval=week&currency=XXX', 'en')).toEqual({ interval: 'month', currency: 'USD' })
  expect(findPrice({ prices: [month(299)] }, { interval: 'year', currency: 'MYR' })).toEqual(month(299))
})

test('a plan without a price in the currency that was asked for shows dollars before others', () => {
  const ringgit = { ...month(1290), currency: 'MYR' as const }
  const prices = [ringgit, { ...ringgit, interval: 'year' as const }, month(299), year(2990)]
  const find = (interval: 'month' | 'year', currency: 'IDR' | 'MYR') =>
    findPrice({ prices }, { interval, currency })
  expect(find('month', 'IDR')).toEqual(month(299))
  expect(find('year', 'IDR')).toEqual(year(2990))
  expect(find('month', 'MYR')).toEqual(ringgit)
  expect(findPrice({ prices: [ringgit, year(2990)] }, { interval: 'month', currency: 'MYR' })).toEqual(
    ringgit,
  )
  expect(findPrice({ prices: [] }, { interval: 'month', currency: 'MYR' })).toBeUndefined()
})

test('a renewal falls on the same day, or the last one of a shorter month', () => {
  expect(renewalAfter(new Date('2026-11-17T10:00:00Z'), 'month', 0)).toBe('2026-12-17T10:00:00.000Z')
  expect(renewalAfter(new Date('2027-01-31T10:00:00Z'), 'month', 0)).toBe('2027-02-28T10:00:00.000Z')
  expect(renewalAfter(new Date('2028-02-29T10:00:00Z'), 'year', 0)).toBe('2029-02-28T10:00:00.000Z')
  expect(renewalAfter(new Date('2026-11-17T10:00:00Z'), 'year', 14)).toBe('2026-12-01T10:00:00.000Z')
})
