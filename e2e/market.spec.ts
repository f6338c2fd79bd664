import type { Page } from '@playwright/test'
import { untilItSays } from './support/articles.ts'
import { signIn } from './support/auth.ts'
import { expectAccessible, expectNoOverflow } from './support/axe.ts'
import { expect, onPhone, test } from './support/fixtures.ts'
import { heading, HOME, open } from './support/open.ts'
import { offerPlans } from './support/prices.ts'

const MARKET = 'Three stones for people who stay late'
const shownTheme = (page: Page) => page.locator('html').getAttribute('data-theme')
const settingsOf = (page: Page) => page.getByRole('region', { name: 'Plan & billing' })

async function openMarket(page: Page): Promise<void> {
  await offerPlans()
  await untilItSays(page.request, '/api/plans', '9990')
  await open(page, '/market')
  await expect(heading(page, MARKET)).toBeVisible()
}

/** Through the review to the provider's page, and back again paid. */
async function pay(page: Page, plan: string, amount: string): Promise<void> {
  const review = page.getByRole('dialog', { name: 'Review your plan' })
  await expect(review).toContainText(plan)
  await expectAccessible(page, 'the review of a plan')
  await review.getByRole('button', { name: 'Go to payment' }).click()
  await expect(page.getByRole('heading', { name: `Pay ${amount}` })).toBeVisible()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('Confirming your payment…')).toBeVisible()
  await expect(page.getByText(`${plan} is yours`)).toBeVisible({ timeout: 20_000 })
}

test('a visitor previews Aqua, chooses it, signs in, pays, wears it everywhere, and cancels', async ({
  page,
  author,
}) => {
  await openMarket(page)
  await page.getByRole('button', { name: 'Preview: Aqua' }).click()
  const preview = page.getByRole('dialog', { name: 'The Aqua theme' })
  await expectAccessible(page, 'the preview of a theme')
  expect(await shownTheme(page)).toBe('dark')
  await preview.getByRole('button', { name: 'Close preview' }).click()

  await page.getByRole('button', { name: 'Choose Aqua' }).click()
  await page
    .getByRole('dialog', { name: 'Sign in to choose a plan' })
    .getByRole('link', { name: 'Sign in' })
    .click()
  await signIn(page, author)
  await pay(page, 'Aqua', 'USD 9.99 a month')

  await page.getByRole('button', { name: 'Use Aqua theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'aqua')
  await open(page, '/')
  await expect(heading(page, HOME.en)).toBeVisible()
  expect(await shownTheme(page)).toBe('aqua')
  await expectAccessible(page, 'home in Aqua')
  await open(page, '/page')
  expect(await shownTheme(page)).toBe('aqua')

  await open(page, '/settings?section=billing')
  const sections = page.getByRole('navigation', { name: 'Settings sections' })
  await expect(sections.getByRole('link', { name: 'Plan & billing' })).toHaveAttribute('aria-current', 'true')
  await expect(sections.getByRole('link', { name: 'Account' })).not.toHaveAttribute('aria-current')
  await expect(settingsOf(page)).toContainText('US$9.99 per month')
  await expect(settingsOf(page)).toContainText('Renews on')
  await expect(page.getByRole('list', { name: 'Invoices' })).toContainText('Paid')
  await settingsOf(page).getByRole('button', { name: 'Cancel plan' }).click()
  await page
    .getByRole('dialog', { name: 'Cancel your Aqua plan?' })
    .getByRole('button', { name: 'Cancel plan' })
    .click()
  await expect(settingsOf(page)).toContainText('After that you’re on Free.')
  await expect(settingsOf(page).getByRole('button', { name: 'Resume plan' })).toBeVisible()
  // What a toast or the header covers counts as too small to be hit.
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' })
  await toasts.getByRole('button', { name: 'Close' }).click()
  await expect(toasts).not.toContainText('Plan cancelled')
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, 'plan and billing')
  expect(await shownTheme(page)).toBe('aqua')
})

test('the year that a visitor chose is the year that they pay', async ({ page, author }) => {
  await openMarket(page)
  await page.getByRole('link', { name: /^Yearly/ }).click()
  await expect(page.getByText('US$99.90 billed once a year')).toBeVisible()
  await page.getByRole('button', { name: 'Choose Aqua' }).click()
  await page
    .getByRole('dialog', { name: 'Sign in to choose a plan' })
    .getByRole('link', { name: 'Sign in' })
    .click()
  await signIn(page, author)
  const review = page.getByRole('dialog', { name: 'Review your plan' })
  await expect(review).toContainText('US$99.90 per year')
  await review.getByRole('button', { name: 'Go to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Pay USD 99.90 a year' })).toBeVisible()
})

test(
  'a member compares on a phone, turns back at the payment, and nothing was charged',
  onPhone,
  async ({ page, member }) => {
    expect(member.email).not.toBe('')
    await openMarket(page)
    await expectNoOverflow(page, 'the market')
    await expectAccessible(page, 'the market')
    await page.getByRole('link', { name: /^Yearly/ }).click()
    await expect(page.getByText('US$29.90 billed once a year')).toBeVisible()
    await page.getByRole('button', { name: 'Choose Topaz' }).click()
    await page.getByRole('button', { name: 'Go to payment' }).click()
    await expect(page.getByRole('heading', { name: 'Pay USD 29.90 a year' })).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByText('Nothing was charged')).toBeVisible()
    await expect(page.getByText('US$29.90 billed once a year')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Choose Topaz' })).toBeVisible()
  },
)

test('an upgrade is confirmed at once, and a downgrade waits for the end of the period', async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe('')
  await openMarket(page)
  await page.getByRole('button', { name: 'Choose Topaz' }).click()
  await pay(page, 'Topaz', 'USD 2.99 a month')
  await open(page, '/market')
  await page.getByRole('button', { name: 'Upgrade: Agate' }).click()
  await page.getByRole('button', { name: 'Upgrade now' }).click()
  await expect(page.getByText('Agate is yours')).toBeVisible({ timeout: 20_000 })
  await open(page, '/market')
  await page.getByRole('button', { name: 'Downgrade: Topaz' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Downgrade' }).click()
  await open(page, '/settings?section=billing')
  await expect(settingsOf(page)).toContainText('Changes to Topaz, US$2.99 per month')
  await settingsOf(page).getByRole('button', { name: 'Keep Agate' }).click()
  await expect(settingsOf(page)).not.toContainText('Changes to Topaz')
})
