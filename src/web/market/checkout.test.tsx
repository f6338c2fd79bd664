import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { CONFIRM_MS } from '../../contract/market.ts'
import { locationStore } from '../platform/location.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { watchLeaving } from '../testing/stand-ins.ts'
import { MarketPage } from './market-page.tsx'
import {
  AGATE_USER,
  AQUA_USER,
  MINE_PATH,
  NOTHING_PAID,
  paying,
  PLANS_PATH,
  PRICED,
} from './market-testing.ts'

afterEach(leaveApp)

const dialog = page.getByRole('dialog', { name: 'Review your plan' })
const fact = (name: string) => dialog.getByRole('term').filter({ hasText: name })
const valueOf = (name: string) => fact(name).element().nextElementSibling?.textContent

const open = async (button: string, answers = {}, at = '/market', user = SARI) => {
  const calls = await renderPart(<MarketPage />, {
    user,
    at,
    answers: { [PLANS_PATH]: PRICED, [MINE_PATH]: { body: NOTHING_PAID }, ...answers },
  })
  await page.getByRole('button', { name: button }).click()
  await expect.element(dialog).toBeVisible()
  return calls
}

test('everything is said before the payment, and the price is left to the server', async () => {
  const left = watchLeaving()
  const calls = await open('Choose Topaz', {
    'POST /api/checkout': { body: { redirectUrl: 'https://pay.example/session' } },
  })
  expect(valueOf('Plan')).toBe('Topaz')
  expect(valueOf('Price')).toBe('US$2.99 per month')
  expect(valueOf('Tax')).toBe('Added at checkout, where it applies')
  expect(valueOf('Due today')).toBe('US$2.99')
  await expect.element(dialog).toHaveTextContent('you can cancel any time')
  await dialog.getByRole('button', { name: 'Go to payment' }).click()
  await eventually(() => left).toEqual(['https://pay.example/session'])
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    plan: 'topaz',
    interval: 'month',
    currency: 'USD',
  })
})

test('a trial costs nothing today', async () => {
  await open('Choose Aqua')
  expect(valueOf('Free trial')).toBe('14 days, then the price above')
  expect(valueOf('Due today')).toBe('Nothing')
})

test('nobody tries twice', async () => {
  await open('Choose Aqua', { [MINE_PATH]: { body: { ...NOTHING_PAID, canTry: false } } })
  await expect.element(fact('Free trial')).not.toBeInTheDocument()
  expect(valueOf('Due today')).toBe('US$9.99')
})

test('a provider out of reach leaves the sheet as it is, and says that nothing was charged', async () => {
  await open('Choose Topaz', {
    'POST /api/checkout': { status: 503, body: { code: 'unavailable', message: 'Please try again.' } },
  })
  await dialog.getByRole('button', { name: 'Go to payment' }).click()
  await expect.element(dialog).toHaveTextContent('Please try again.')
  await expect.element(dialog.getByRole('button', { name: 'Go to payment' })).toBeEnabled()
})

test('an upgrade begins at once, as soon as it is confirmed', async () => {
  let isConfirmed = false
  const calls = await open(
    'Upgrade: Aqua',
    {
      [MINE_PATH]: () => ({ body: isConfirmed ? paying({ plan: 'aqua' }) : paying() }),
      '/api/auth/user': () => ({ body: isConfirmed ? AQUA_USER : AGATE_USER }),
      // The plan itself is the webhook's to change.
      'POST /api/subscription/change': { body: paying() },
    },
    '/market',
    AGATE_USER,
  )
  expect(valueOf('Due today')).toBe('The difference for the rest of this period, up to US$4')
  await dialog.getByRole('button', { name: 'Upgrade now' }).click()
  await expect.element(page.getByText('Confirming your payment…')).toBeVisible()
  isConfirmed = true
  await expect.element(page.getByText('Aqua is yours')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ plan: 'aqua', interval: 'month' })
})

test('a downgrade begins when the period ends, and costs nothing today', async () => {
  await open(
    'Downgrade: Topaz',
    {
      [MINE_PATH]: { body: paying() },
      'POST /api/subscription/change': { body: paying({ next: { plan: 'topaz', interval: 'month' } }) },
    },
    '/market',
    AGATE_USER,
  )
  expect(valueOf('Due today')).toBe('Nothing')
  expect(valueOf('Starts on')).toBe('Dec 12, 2026')
  await expect.element(dialog).toHaveTextContent('Until then you keep Agate')
  await dialog.getByRole('button', { name: 'Downgrade' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Enhanced features' }))
    .toHaveTextContent('Starts on Dec 12, 2026')
})

test('a trial that has begun says what it will cost and when, not that a receipt comes', async () => {
  await back(
    'success',
    {
      [MINE_PATH]: { body: paying({ plan: 'aqua', status: 'trialing' }) },
      '/api/auth/user': { body: AQUA_USER },
    },
    AQUA_USER,
  )
  await expect.element(page.getByText('Aqua is yours')).toBeVisible()
  await expect
    .element(page.getByText('It’s free until Dec 12, 2026. We’ll charge US$5.99 then'))
    .toBeVisible()
  await expect.element(page.getByText('receipt')).not.toBeInTheDocument()
})

type Answers = NonNullable<NonNullable<Parameters<typeof renderPart>[1]>['answers']>
const back = (status: string, answers: Answers, user = SARI) =>
  renderPart(<MarketPage />, {
    user,
    at: `/market?status=${status}&session=cs_1&interval=year&currency=USD`,
    answers: { [PLANS_PATH]: PRICED, ...answers },
  })

test('back from the payment, the page waits until it is confirmed, and offers the theme', async () => {
  let isPaid = false
  const calls = await back('success', {
    [MINE_PATH]: () => ({ body: isPaid ? paying({ plan: 'aqua' }) : NOTHING_PAID }),
    '/api/auth/user': () => ({ body: isPaid ? AQUA_USER : SARI }),
    'POST /api/user/theme': { body: { selectedTheme: 'aqua' } },
  })
  await expect.element(page.getByText('Confirming your payment…')).toBeVisible()
  isPaid = true
  await expect.element(page.getByText('Aqua is yours')).toBeVisible()
  await page.getByRole('button', { name: 'Use Aqua theme' }).click()
  await eventually(() => document.documentElement.dataset['theme']).toBe('aqua')
  expect(calls.some(({ path, method }) => method === 'POST' && path === '/api/user/theme')).toBe(true)
})

test('a confirmation that takes long comes by email', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await back('success', { [MINE_PATH]: { body: NOTHING_PAID } })
  await expect.element(page.getByText('Confirming your payment…')).toBeVisible()
  await vi.advanceTimersByTimeAsync(CONFIRM_MS)
  await expect.element(page.getByText('We’ll email you as soon as your payment is confirmed.')).toBeVisible()
})

test('whoever turned back is told that nothing was charged', async () => {
  await back('canceled', { [MINE_PATH]: { body: NOTHING_PAID } })
  await expect.element(page.getByText('Nothing was charged')).toBeVisible()
  // Once: the address forgets it, and keeps what was chosen.
  await eventually(() => locationStore.get().query.toString()).toBe('interval=year&currency=USD')
  await expect.element(page.getByText('US$29.90 billed once a year')).toBeVisible()
  await expect.element(page.getByText('Nothing was charged')).toBeVisible()
})

test('an address alone confirms nothing: neither without a session of the payment nor for a visitor', async () => {
  await renderPart(<MarketPage />, {
    user: SARI,
    at: '/market?status=success',
    answers: { [PLANS_PATH]: PRICED, [MINE_PATH]: { body: NOTHING_PAID } },
  })
  await expect.element(page.getByRole('button', { name: 'Choose Topaz' })).toBeVisible()
  await expect.element(page.getByText('Confirming your payment…')).not.toBeInTheDocument()
  await cleanup()
  await leaveApp()
  await renderPart(<MarketPage />, {
    at: '/market?status=success&session=cs_1',
    answers: { [PLANS_PATH]: PRICED },
  })
  await expect.element(page.getByRole('button', { name: 'Choose Topaz' })).toBeVisible()
  await expect.element(page.getByText('Confirming your payment…')).not.toBeInTheDocument()
})
