import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Subscription } from '../../contract/market.ts'
import { formatDate } from '../platform/format.ts'
import { leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { renewalAfter } from './checkout/renewal.ts'
import { MarketPage } from './market-page.tsx'
import { AGATE_USER, MINE_PATH, paying, PLANS_PATH, PRICED } from './market-testing.ts'

afterEach(leaveApp)

const TOPAZ_USER = { ...SARI, isFree: false, isTopaz: true }
const dialog = page.getByRole('dialog', { name: 'Review your plan' })
const valueOf = (name: string) =>
  dialog.getByRole('term').filter({ hasText: name }).element().nextElementSibling?.textContent
const dayAfter = (interval: 'month' | 'year') => formatDate(renewalAfter(new Date(), interval, 0), 'en', true)

async function review(button: string, own: Partial<Subscription>, at = '/market', user = AGATE_USER) {
  await renderPart(<MarketPage />, {
    user,
    at,
    answers: { [PLANS_PATH]: PRICED, [MINE_PATH]: { body: paying(own) } },
  })
  await page.getByRole('button', { name: button }).click()
  await expect.element(dialog).toBeVisible()
}

test('an upgrade for the same period costs the difference, and keeps its renewal', async () => {
  await review('Upgrade: Aqua', {})
  expect(valueOf('Due today')).toBe('The difference for the rest of this period, up to US$4')
  expect(valueOf('Renews on')).toBe('Dec 12, 2026')
  expect(valueOf('Tax')).toBe('Added where it applies')
  await expect.element(dialog).toHaveTextContent('The card you pay with is charged right away.')
})

test('an upgrade from the month to the year costs the year, and renews a year from now', async () => {
  await review('Upgrade: Aqua', {}, '/market?interval=year')
  expect(valueOf('Price')).toBe('US$99.90 per year')
  expect(valueOf('Due today')).toBe('US$99.90, less what’s left of Agate')
  expect(valueOf('Renews on')).toBe(dayAfter('year'))
})

test('an upgrade from the year to the month begins a month', async () => {
  const price = { currency: 'USD', interval: 'year', amountMinor: 5990 } as const
  await review('Upgrade: Aqua', { price }, '/market?interval=month')
  expect(valueOf('Due today')).toBe('US$9.99, less what’s left of Agate')
  expect(valueOf('Renews on')).toBe(dayAfter('month'))
})

const trial = { plan: 'topaz', status: 'trialing', currentPeriodEnd: '2999-12-12T08:00:00.000Z' } as const

test('an upgrade out of a trial to a plan without one costs its whole price', async () => {
  await review('Upgrade: Agate', trial, '/market', TOPAZ_USER)
  expect(valueOf('Due today')).toBe('US$5.99')
  expect(valueOf('Renews on')).toBe(dayAfter('month'))
})

test('an upgrade to a plan with a trial of its own stays free', async () => {
  await review('Upgrade: Aqua', trial, '/market', TOPAZ_USER)
  expect(valueOf('Due today')).toBe('Nothing')
  expect(valueOf('Renews on')).toBe('Dec 12, 2999')
})

test('whoever pays by the year sees the year, and changes nothing else unasked', async () => {
  const price = { currency: 'USD', interval: 'year', amountMinor: 5990 } as const
  await review('Upgrade: Aqua', { price })
  expect(valueOf('Price')).toBe('US$99.90 per year')
  expect(valueOf('Renews on')).toBe('Dec 12, 2026')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect.element(page.getByRole('link', { name: 'Yearly' })).toHaveAttribute('aria-current', 'true')
  await expect.element(page.getByRole('link', { name: 'Manage plan' })).toBeVisible()
})
