import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { watchLeaving, type Answer } from '../testing/stand-ins.ts'
import { BillingSection } from './billing/billing-section.tsx'
import { MarketPage } from './market-page.tsx'
import {
  AGATE_USER,
  INVOICES_PATH,
  MINE_PATH,
  NOTHING_PAID,
  paying,
  PLANS_PATH,
  PRICED,
} from './market-testing.ts'

afterEach(async () => {
  onlineManager.setOnline(true)
  await leaveApp()
})

const dialog = page.getByRole('dialog', { name: 'Review your plan' })
const toPayment = dialog.getByRole('button', { name: 'Go to payment' })
const SESSION: Answer = { body: { redirectUrl: 'https://pay.example/session' } }

async function choose(checkout: Answer | (() => Promise<Answer>) | undefined) {
  const calls = await renderPart(<MarketPage />, {
    user: SARI,
    at: '/market',
    answers: {
      [PLANS_PATH]: PRICED,
      [MINE_PATH]: { body: NOTHING_PAID },
      ...(checkout && { 'POST /api/checkout': checkout }),
    },
  })
  await page.getByRole('button', { name: 'Choose Topaz' }).click()
  await expect.element(dialog).toBeVisible()
  return () => calls.filter(({ method }) => method === 'POST').length
}

test('offline, a payment fails at once, and is not begun later', async () => {
  const left = watchLeaving()
  const sent = await choose(undefined)
  onlineManager.setOnline(false)
  await toPayment.click()
  await expect.element(dialog).toHaveTextContent('Nothing was charged; please try again in a moment.')
  expect(sent()).toBe(1)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  onlineManager.setOnline(true)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent()).toBe(1)
  expect(left).toEqual([])
})

test('nobody is taken to a payment from a sheet that they have closed', async () => {
  const left = watchLeaving()
  let answer = (_session: Answer): void => {}
  const sent = await choose(() => new Promise((done) => (answer = done)))
  await toPayment.click()
  await eventually(sent).toBe(1)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  answer(SESSION)
  await page.getByRole('button', { name: 'Choose Topaz' }).click()
  await expect.element(toPayment).toBeEnabled()
  expect(left).toEqual([])
})

test('an upgrade without an answer is not said to be undone', async () => {
  await renderPart(<MarketPage />, {
    user: AGATE_USER,
    at: '/market',
    answers: { [PLANS_PATH]: PRICED, [MINE_PATH]: { body: paying() } },
  })
  await page.getByRole('button', { name: 'Upgrade: Aqua' }).click()
  await dialog.getByRole('button', { name: 'Upgrade now' }).click()
  await expect.element(dialog).toHaveTextContent('Please check your plan in the settings')
  await expect.element(dialog).not.toHaveTextContent('Nothing was charged')
})

const goBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

test('whoever goes Back from the payment can go there again', async () => {
  const left = watchLeaving()
  await choose(SESSION)
  await toPayment.click()
  await eventually(() => left.length).toBe(1)
  await expect.element(toPayment).toBeDisabled()
  goBack()
  await expect.element(toPayment).toBeEnabled()
})

test('whoever goes Back from the billing portal sees what is true now', async () => {
  const left = watchLeaving()
  let isEnding = false
  await renderPart(<BillingSection />, {
    user: AGATE_USER,
    answers: {
      [INVOICES_PATH]: { body: { items: [] } },
      [MINE_PATH]: () => ({ body: paying({ isEnding }) }),
      'POST /api/billing/portal': SESSION,
    },
  })
  const portal = page.getByRole('button', { name: 'Payment details' })
  await portal.click()
  await eventually(() => left.length).toBe(1)
  isEnding = true
  goBack()
  await expect.element(portal).toBeEnabled()
  await expect.element(page.getByText('Ends on Dec 12, 2026.')).toBeVisible()
})
