import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tellListeners } from '../live/public.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { watchLeaving } from '../testing/stand-ins.ts'
import { BillingSection } from './billing/billing-section.tsx'
import {
  AGATE_USER,
  INVOICES_PATH,
  MINE_PATH,
  NOTHING_PAID,
  paying,
  PLANS_PATH,
  PRICED,
} from './market-testing.ts'

afterEach(leaveApp)

const section = page.getByRole('region', { name: 'Plan & billing' })
type Answers = NonNullable<NonNullable<Parameters<typeof renderPart>[1]>['answers']>
const none = { body: { items: [] } }
const show = (answers: Answers, user = AGATE_USER) =>
  renderPart(<BillingSection />, { user, answers: { [INVOICES_PATH]: none, ...answers } })

test('whoever is on Free is led to the plans', async () => {
  await show({ [MINE_PATH]: { body: NOTHING_PAID } }, SARI)
  await expect.element(section).toHaveTextContent('You have the basic features, free of charge.')
  await expect.element(section.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/market')
  await expect.element(section).not.toHaveTextContent('Invoices')
})

test('a plan is cancelled in two clicks, stays until its end, and can be resumed', async () => {
  let isEnding = false
  const calls = await show({
    [MINE_PATH]: { body: paying() },
    'POST /api/subscription/end': () => ({ body: paying({ isEnding: (isEnding = !isEnding) }) }),
  })
  await expect.element(section).toHaveTextContent('AgateUS$5.99 per month')
  await expect.element(section).toHaveTextContent('Renews on Dec 12, 2026')
  await section.getByRole('button', { name: 'Cancel plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel your Agate plan?' })
  await expect.element(dialog).toHaveTextContent('You keep Agate until Dec 12, 2026')
  await dialog.getByRole('button', { name: 'Cancel plan' }).click()
  await eventually(() => shownToast()?.title).toBe('Plan cancelled')
  await expect.element(section).toHaveTextContent('Ends on Dec 12, 2026. After that you’re on Free.')
  await section.getByRole('button', { name: 'Resume plan' }).click()
  await expect.element(section).toHaveTextContent('Renews on Dec 12, 2026')
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { isEnding: true },
    { isEnding: false },
  ])
})

test('a provider out of reach changes nothing, and says so', async () => {
  await show({ [MINE_PATH]: { body: paying() }, 'POST /api/subscription/end': { status: 500 } })
  await section.getByRole('button', { name: 'Cancel plan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel plan' }).click()
  await expect.element(dialog).toHaveTextContent('Nothing was changed')
  await dialog.getByRole('button', { name: 'Keep plan' }).click()
  await expect.element(section).toHaveTextContent('Renews on Dec 12, 2026')
})

test('a failed payment says until when the card can be replaced', async () => {
  const left = watchLeaving()
  await show({
    [MINE_PATH]: { body: paying({ status: 'past_due' }) },
    'POST /api/billing/portal': { body: { redirectUrl: 'https://pay.example/portal' } },
  })
  await expect
    .element(section)
    .toHaveTextContent('Your last payment failed. Please update your card by Dec 19, 2026 to keep Agate.')
  await expect.element(section.getByRole('link', { name: 'Change plan' })).not.toBeInTheDocument()
  await section.getByRole('button', { name: 'Cancel plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel your Agate plan?' })
  await expect.element(dialog).toHaveTextContent('You keep Agate until Dec 19, 2026')
  await dialog.getByRole('button', { name: 'Keep plan' }).click()
  await section.getByRole('button', { name: 'Update card' }).click()
  await eventually(() => left).toEqual(['https://pay.example/portal'])
})

test('a trial says what it costs afterwards', async () => {
  await show({ [MINE_PATH]: { body: paying({ status: 'trialing' }) } })
  await expect.element(section).toHaveTextContent('Free trial until Dec 12, 2026, then US$5.99 per month.')
})

test('a plan that was given has an end and nothing to pay', async () => {
  await show({ [MINE_PATH]: { body: paying({ isPaid: false, price: null }) } })
  await expect.element(section).toHaveTextContent('A gift from the site, until Dec 12, 2026.')
  await expect.element(section.getByRole('button')).not.toBeInTheDocument()
})

test('a lower plan that is to come is said, and can be called off', async () => {
  const calls = await show({
    [MINE_PATH]: { body: paying({ next: { plan: 'topaz', interval: 'month' } }) },
    [PLANS_PATH]: PRICED,
    'POST /api/subscription/change': { body: paying() },
  })
  await expect.element(section).toHaveTextContent('Changes to Topaz, US$2.99 per month, on Dec 12, 2026.')
  await expect.element(section).not.toHaveTextContent('Renews on')
  await section.getByRole('button', { name: 'Keep Agate' }).click()
  await expect.element(section).not.toHaveTextContent('Changes to Topaz')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ plan: 'agate', interval: 'month' })
})

test('cards and addresses are at the provider, invoices here', async () => {
  const left = watchLeaving()
  await show({
    [MINE_PATH]: { body: paying() },
    [INVOICES_PATH]: {
      body: {
        items: [
          {
            id: 'in_2',
            createdAt: '2026-11-12T08:00:00.000Z',
            plan: 'agate',
            currency: 'USD',
            amountMinor: 599,
            status: 'paid',
            url: 'https://pay.example/in_2',
          },
        ],
      },
    },
    'POST /api/billing/portal': { body: { redirectUrl: 'https://pay.example/portal' } },
  })
  const invoice = page.getByRole('list', { name: 'Invoices' }).getByRole('listitem')
  await expect.element(invoice).toHaveTextContent('Nov 12, 2026AgateUS$5.99Paid')
  await expect
    .element(invoice.getByRole('link', { name: 'View invoice' }))
    .toHaveAttribute('href', 'https://pay.example/in_2')
  await section.getByRole('button', { name: 'Payment details' }).click()
  await eventually(() => left).toEqual(['https://pay.example/portal'])
})

test('a change that was made elsewhere is shown', async () => {
  let isEnding = false
  await show({ [MINE_PATH]: () => ({ body: paying({ isEnding }) }) })
  await expect.element(section).toHaveTextContent('Renews on')
  isEnding = true
  tellListeners({ kind: 'account' })
  await expect.element(section).toHaveTextContent('Ends on')
})
