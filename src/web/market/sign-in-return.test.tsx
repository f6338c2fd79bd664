import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { Language } from '../../contract/messages.ts'
import { eventually, leaveApp, renderApp, renderPart, SARI } from '../testing/render-app.tsx'
import { MarketPage } from './market-page.tsx'
import {
  AGATE_USER,
  MINE_PATH,
  NOTHING_PAID,
  paying,
  PLANS_PATH,
  PRICED,
  UNPRICED,
} from './market-testing.ts'

afterEach(leaveApp)

const stored = () => sessionStorage.getItem('pending-action')

/** What a visitor of the market wanted, kept for when they are signed in. */
async function wantAsVisitor(at: string, button: string, language: Language, plans: typeof PRICED) {
  await renderPart(<MarketPage />, { at, language, answers: { [PLANS_PATH]: plans } })
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').getByRole('link').last().click()
  await eventually(stored).not.toBeNull()
  const kept = stored() ?? ''
  await cleanup()
  await leaveApp()
  return kept
}

async function comeBack(
  kept: string,
  language: Language,
  plans: typeof PRICED,
  user = SARI,
  own = NOTHING_PAID,
) {
  sessionStorage.setItem('pending-action', kept)
  await renderApp('/', {
    user,
    language,
    answers: {
      [PLANS_PATH]: plans,
      [MINE_PATH]: { body: own },
      'POST /api/plans/wanted': { body: { wanted: ['aqua'] } },
    },
  })
}

const dialog = (name = 'Review your plan') => page.getByRole('dialog', { name })
const valueOf = (name: string, title?: string) =>
  dialog(title).getByRole('term').filter({ hasText: name }).element().nextElementSibling?.textContent

test('a year that a visitor chose is the year that they review', async () => {
  const kept = await wantAsVisitor('/market?interval=year', 'Choose Aqua', 'en', PRICED)
  await comeBack(kept, 'en', PRICED)
  await expect.element(dialog()).toBeVisible()
  expect(valueOf('Price')).toBe('US$99.90 per year')
  await expect
    .element(page.getByRole('link', { name: 'Yearly', includeHidden: true }))
    .toHaveAttribute('aria-current', 'true')
})

test('a price in another currency than the others is reviewed as the card showed it', async () => {
  const [topaz, ...others] = PRICED.body.plans
  const inDollars = others.map((offer) => ({
    ...offer,
    prices: offer.prices.filter(({ currency }) => currency === 'USD'),
  }))
  const plans = { body: { ...PRICED.body, plans: [...(topaz ? [topaz] : []), ...inDollars] } }
  const kept = await wantAsVisitor('/market', 'Pilih Aqua', 'id', plans)
  await comeBack(kept, 'id', plans)
  await expect.element(dialog('Periksa paket Anda')).toBeVisible()
  expect(valueOf('Harga', 'Periksa paket Anda')).toBe('US$9,99 per bulan')
})

test('nothing is offered to be paid when the price is gone', async () => {
  const kept = await wantAsVisitor('/market', 'Choose Aqua', 'en', PRICED)
  await comeBack(kept, 'en', { body: { ...UNPRICED.body, canPay: true } })
  await expect.element(dialog()).toHaveTextContent('This plan has no price here right now.')
  await expect.element(dialog().getByRole('button', { name: 'Go to payment' })).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'See plans' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('whoever turns out to have the plan is not asked to pay for it', async () => {
  const kept = await wantAsVisitor('/market', 'Choose Agate', 'en', PRICED)
  await comeBack(kept, 'en', PRICED, AGATE_USER, paying())
  await expect.element(dialog()).toHaveTextContent('You already have Agate.')
})

test('whoever wants to be notified is asked to sign in for that', async () => {
  await renderPart(<MarketPage />, { at: '/market', answers: { [PLANS_PATH]: UNPRICED } })
  await page.getByRole('button', { name: 'Notify me: Aqua' }).click()
  await expect.element(dialog('Sign in so we can notify you')).toBeVisible()
  await cleanup()
  await leaveApp()
  const kept = await wantAsVisitor('/market', 'Notify me: Aqua', 'en', UNPRICED)
  await comeBack(kept, 'en', UNPRICED)
  await expect.element(page.getByRole('button', { name: 'Don’t notify me: Aqua' })).toBeVisible()
})
