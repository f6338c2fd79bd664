import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { MarketPage } from './market-page.tsx'
import {
  AGATE_USER,
  MINE_PATH,
  NOTHING_PAID,
  PARTLY_SOLD,
  paying,
  PLANS_PATH,
  PRICED,
  UNPRICED,
} from './market-testing.ts'

afterEach(async () => {
  await page.viewport(1440, 900)
  await leaveApp()
})

const plans = page.getByRole('list', { name: 'Plans' })
const card = (name: string) =>
  plans.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) })

test('[S2.2-5] /market shows the market of plans', async () => {
  await renderApp('/market', { answers: { [PLANS_PATH]: UNPRICED } })
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Three stones for people who stay late' }))
    .toBeVisible()
  await expect.element(card('Aqua')).toBeVisible()
  await eventually(() => document.title).toBe('Market / Cendekia')
})

test('[S2.9-1] Free is the current plan, with basic features', async () => {
  await renderPart(<MarketPage />, { at: '/market', answers: { [PLANS_PATH]: UNPRICED } })
  await expect.element(card('Free')).toHaveTextContent('Current')
  await expect.element(card('Free')).toHaveTextContent('Basic features')
  await expect.element(card('Free').getByRole('button', { name: 'Your plan' })).toBeDisabled()
})

test('[S2.9-2] Topaz has enhanced features for active users', async () => {
  await renderPart(<MarketPage />, { at: '/market', answers: { [PLANS_PATH]: UNPRICED } })
  await expect.element(card('Topaz')).toHaveTextContent('Enhanced features for active users')
})

test('[S2.9-3] Agate has professional features for content creators', async () => {
  await renderPart(<MarketPage />, { at: '/market', answers: { [PLANS_PATH]: UNPRICED } })
  await expect.element(card('Agate')).toHaveTextContent('Professional features for content creators')
})

test('[S2.9-4] Aqua is the ultimate plan for power users', async () => {
  await renderPart(<MarketPage />, { at: '/market', answers: { [PLANS_PATH]: UNPRICED } })
  await expect.element(card('Aqua')).toHaveTextContent('Ultimate plan for power users')
})

test('[S2.9-5] every plan says what it costs per month, and without a price never a number', async () => {
  await renderPart(<MarketPage />, { at: '/market', answers: { [PLANS_PATH]: UNPRICED } })
  await expect.element(card('Free')).toHaveTextContent('Free of charge per month')
  for (const name of ['Topaz', 'Agate', 'Aqua']) {
    await expect.element(card(name)).toHaveTextContent('Price to be announced per month')
    expect(card(name).element().textContent).not.toContain('$')
  }
})

test('prices are by the month; a year says what is charged and what it really saves', async () => {
  await renderPart(<MarketPage />, { at: '/market', answers: { [PLANS_PATH]: PRICED } })
  await expect.element(card('Topaz')).toHaveTextContent('US$2.99 per month')
  await expect.element(card('Topaz')).toHaveTextContent('plus tax')
  await expect.element(card('Aqua')).toHaveTextContent('14-day free trial')
  await page.getByRole('link', { name: 'Yearly' }).click()
  // 29.90 / 12 is rounded up, and 16.66 % down.
  await expect.element(card('Topaz')).toHaveTextContent('US$2.50 per month')
  await expect.element(card('Topaz')).toHaveTextContent('US$29.90 billed once a year')
  await expect.element(page.getByRole('link', { name: 'Yearly' })).toHaveTextContent('Save 16%')
  // One of a row has hundredths, so all have.
  await expect.element(card('Agate')).toHaveTextContent('US$5.00 per month')
  await page.getByRole('link', { name: 'IDR' }).click()
  await expect.element(card('Topaz')).toHaveTextContent('Rp45,000 per month')
  await expect.element(page.getByText('Save')).not.toBeInTheDocument()
})

test('readers of Indonesian see rupiah first', async () => {
  await renderPart(<MarketPage />, { at: '/market', language: 'id', answers: { [PLANS_PATH]: PRICED } })
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Agate' }).first())
    .toHaveTextContent('Rp90.000 per bulan')
})

test('the cards show the themes themselves, whatever the page wears', async () => {
  await renderPart(<MarketPage />, { at: '/market', answers: { [PLANS_PATH]: UNPRICED } })
  await expect.element(card('Aqua')).toBeVisible()
  const grounds = ['Topaz', 'Agate', 'Aqua'].map((name) => {
    const scene = card(name).element().querySelector('[data-theme]')
    return scene && getComputedStyle(scene).backgroundColor
  })
  expect(new Set(grounds).size).toBe(3)
  expect(document.documentElement.dataset['theme']).toBe('dark')
})

test('a closer look at a theme leaves the page as it is', async () => {
  await renderPart(<MarketPage />, { at: '/market', answers: { [PLANS_PATH]: PRICED } })
  await page.getByRole('button', { name: 'Preview: Aqua' }).click()
  const dialog = page.getByRole('dialog', { name: 'The Aqua theme' })
  await expect.element(dialog).toHaveTextContent('Cyan currents over deep water')
  await expect.element(dialog.getByRole('button', { name: 'Use this theme' })).not.toBeInTheDocument()
  expect(document.documentElement.dataset['theme']).toBe('dark')
  await dialog.getByRole('button', { name: 'Close preview' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a closer look leads to the plan', async () => {
  await renderPart(<MarketPage />, {
    user: SARI,
    at: '/market',
    answers: { [PLANS_PATH]: PRICED, [MINE_PATH]: { body: NOTHING_PAID } },
  })
  await page.getByRole('button', { name: 'Preview: Aqua' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose Aqua' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Review your plan' })).toHaveTextContent('Aqua')
})

const WITHOUT_AGATE = {
  [PLANS_PATH]: {
    body: { ...PRICED.body, plans: PRICED.body.plans.filter(({ plan }) => plan !== 'agate') },
  },
}
const columns = () => document.querySelectorAll('thead th[data-plan]').length

test('a plan that is not sold any more is not there', async () => {
  await renderPart(<MarketPage />, { at: '/market', answers: WITHOUT_AGATE })
  await expect.element(card('Aqua')).toBeVisible()
  await expect.element(card('Agate')).not.toBeInTheDocument()
  await eventually(columns).toBe(3)
})

test('who has a plan that is not sold any more still finds it', async () => {
  await renderPart(<MarketPage />, {
    user: AGATE_USER,
    at: '/market',
    answers: { ...WITHOUT_AGATE, [MINE_PATH]: { body: paying() } },
  })
  await expect.element(card('Agate').getByRole('link', { name: 'Manage plan' })).toBeVisible()
  await eventually(columns).toBe(4)
})

test('a card says how large guilds and groups may be', async () => {
  await renderPart(<MarketPage />, { at: '/market', answers: { [PLANS_PATH]: UNPRICED } })
  await expect.element(card('Free')).toHaveTextContent('Own 1 guild of up to 500 members')
  await expect.element(card('Agate')).toHaveTextContent('Own 5 guilds of up to 5,000 members')
  await expect.element(card('Aqua')).toHaveTextContent('Own 10 guilds of any size')
  await expect.element(card('Aqua')).toHaveTextContent('Groups of up to 50 people')
})

test('everything that a plan changes stands side by side', async () => {
  await renderPart(<MarketPage />, { at: '/market', answers: { [PLANS_PATH]: UNPRICED } })
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect.element(row('Members per guild')).toHaveTextContent('Members per guild5002,0005,000No limit')
  await expect.element(row('Uploads')).toHaveTextContent('Uploads1 GB5 GB10 GB20 GB')
  await expect.element(row('Extra Honor')).toHaveTextContent('Extra HonorNeverNeverNeverNever')
})

test('a member asks to be notified, once, and can take it back', async () => {
  let wanted: string[] = []
  const calls = await renderPart(<MarketPage />, {
    user: SARI,
    at: '/market',
    answers: {
      [PLANS_PATH]: UNPRICED,
      [MINE_PATH]: { body: NOTHING_PAID },
      'POST /api/plans/wanted': () => ({ body: { wanted: (wanted = wanted.length === 0 ? ['agate'] : []) } }),
    },
  })
  const notify = card('Agate').getByRole('button', { name: 'Notify me: Agate' })
  const heightOf = () => card('Agate').element().getBoundingClientRect().height
  await expect.element(notify).toBeVisible()
  const before = heightOf()
  await notify.click()
  await expect.element(card('Agate')).toHaveTextContent('We’ll notify you when you can get it.')
  expect(heightOf()).toBe(before)
  await card('Agate').getByRole('button', { name: 'Don’t notify me: Agate' }).click()
  await expect.element(notify).toBeVisible()
  await eventually(() => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { plan: 'agate', isWanted: true },
    { plan: 'agate', isWanted: false },
  ])
})

test('a notification that could not be kept is put back', async () => {
  await renderPart(<MarketPage />, {
    user: SARI,
    at: '/market',
    answers: {
      [PLANS_PATH]: UNPRICED,
      [MINE_PATH]: { body: NOTHING_PAID },
      'POST /api/plans/wanted': { status: 500 },
    },
  })
  const notify = card('Topaz').getByRole('button', { name: 'Notify me: Topaz' })
  await notify.click()
  await eventually(() => shownToast()?.title).toBe('Error')
  await expect.element(notify).toBeVisible()
  await expect.element(card('Topaz')).not.toHaveTextContent('We’ll notify you')
})

test('visitors who choose are asked to sign in', async () => {
  await renderPart(<MarketPage />, { at: '/market', answers: { [PLANS_PATH]: PRICED } })
  await card('Aqua').getByRole('button', { name: 'Choose Aqua' }).click()
  await expect.element(page.getByRole('heading', { name: 'Sign in to choose a plan' })).toBeVisible()
})

test('whoever pays sees their plan, and ways up, down and to the year', async () => {
  await renderPart(<MarketPage />, {
    user: AGATE_USER,
    at: '/market?interval=year',
    answers: { [PLANS_PATH]: PRICED, [MINE_PATH]: { body: paying() } },
  })
  await expect.element(card('Agate')).toHaveTextContent('Current')
  await expect.element(card('Agate').getByRole('button', { name: 'Switch to yearly' })).toBeVisible()
  await expect.element(card('Aqua').getByRole('button', { name: 'Upgrade' })).toBeVisible()
  await expect.element(card('Topaz').getByRole('button', { name: 'Downgrade' })).toBeVisible()
  await expect
    .element(card('Free').getByRole('link', { name: 'Cancel plan' }))
    .toHaveAttribute('href', '/settings?section=billing')
})

test('a price that is only shown is not sold: there is “Notify me” until one can be bought', async () => {
  await renderPart(<MarketPage />, {
    user: SARI,
    at: '/market',
    answers: { [PLANS_PATH]: PARTLY_SOLD, [MINE_PATH]: { body: NOTHING_PAID } },
  })
  await expect.element(card('Agate')).toHaveTextContent('US$5.99 per month')
  await expect.element(card('Agate').getByRole('button', { name: 'Notify me: Agate' })).toBeVisible()
  await expect.element(card('Agate').getByRole('button', { name: 'Choose Agate' })).not.toBeInTheDocument()
  await expect.element(card('Aqua').getByRole('button', { name: 'Choose Aqua' })).toBeVisible()
  await page.getByRole('link', { name: 'Yearly' }).click()
  await expect.element(card('Topaz').getByRole('button', { name: 'Choose Topaz' })).toBeVisible()
  await expect.element(card('Aqua')).toHaveTextContent('billed once a year')
  await expect.element(card('Aqua').getByRole('button', { name: 'Choose Aqua' })).not.toBeInTheDocument()
})

test('whoever owes a payment pays it before anything changes', async () => {
  await renderPart(<MarketPage />, {
    user: AGATE_USER,
    at: '/market',
    answers: { [PLANS_PATH]: PRICED, [MINE_PATH]: { body: paying({ status: 'past_due' }) } },
  })
  await expect.element(card('Agate').getByRole('link', { name: 'Manage plan' })).toBeVisible()
  await expect.element(card('Aqua').getByRole('button', { name: 'Preview: Aqua' })).toBeVisible()
  await expect.element(card('Aqua').getByRole('button', { name: 'Upgrade' })).not.toBeInTheDocument()
  await expect.element(card('Topaz').getByRole('button', { name: 'Downgrade' })).not.toBeInTheDocument()
  await expect.element(card('Topaz')).toHaveTextContent('Update your card first')
  await expect.element(card('Aqua')).toHaveTextContent('Update your card first')
})

test('a plan that ends says when, can be resumed where it stands, and what waits for that says so', async () => {
  const calls = await renderPart(<MarketPage />, {
    user: AGATE_USER,
    at: '/market',
    answers: {
      [PLANS_PATH]: PRICED,
      [MINE_PATH]: { body: paying({ isEnding: true }) },
      'POST /api/subscription/end': { body: paying() },
    },
  })
  await expect.element(card('Agate')).toHaveTextContent('Ends on Dec 12, 2026')
  await expect.element(card('Free')).toHaveTextContent('Starts on Dec 12, 2026')
  await expect.element(card('Topaz')).toHaveTextContent('Resume your plan to change it.')
  await card('Agate').getByRole('button', { name: 'Resume plan' }).click()
  await expect.element(card('Topaz').getByRole('button', { name: 'Downgrade' })).toBeVisible()
  await expect.element(card('Agate')).not.toHaveTextContent('Ends on')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ isEnding: false })
})

test('what did not arrive is asked for again', async () => {
  let status = 500
  await renderPart(<MarketPage />, {
    at: '/market',
    answers: { [PLANS_PATH]: () => (status === 500 ? { status } : UNPRICED) },
  })
  await expect.element(page.getByText('Couldn’t load plans.')).toBeVisible()
  status = 200
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(card('Topaz')).toBeVisible()
})

test('on a phone nothing is wider than the screen', async () => {
  await page.viewport(390, 844)
  await renderPart(<MarketPage />, { at: '/market', answers: { [PLANS_PATH]: PRICED } })
  await expect.element(card('Aqua')).toBeVisible()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
