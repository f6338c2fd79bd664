import type { Page } from '@playwright/test'
import { everyWidth, expect, onPhone, test } from './support/fixtures.ts'
import { openNavigation } from './support/navigation.ts'
import { heading, HOME, open, waitUntilAlive } from './support/open.ts'
import { isScriptOf, ownScripts, scriptsOf } from './support/built-files.ts'

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

function watchScripts(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/en\/(.+\.js)$/.exec(request.url())?.[1]
    if (name !== undefined) names.push(name)
  })
  return names
}

test('[S6-1] a visitor browses from screen to screen', everyWidth, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/^\/api\/(auth|settings)\//.test(new URL(request.url()).pathname)) asked.push(request.url())
  })
  await open(page, '/')
  await expect(heading(page, HOME.en)).toBeVisible()
  for (const [name, shown, title = shown] of [
    ['Category', 'Categories'],
    ['Trending', 'Trending'],
    ['Market', 'Three stones for people who stay late', 'Market'],
    // Spec 2.2: so it is labelled in the navigation.
    ['Help', 'Questions'],
    ['Page', 'Page'],
  ] as [name: string, shown: string, title?: string][]) {
    const navigation = await openNavigation(page)
    await navigation.getByRole('link', { name, exact: true }).click()
    await expect(heading(page, shown)).toBeVisible()
    await expect(page).toHaveTitle(`${title} / Cendekia`)
  }
  await page.getByRole('link', { name: 'Cendekia' }).first().click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Science/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#\/category\/science$/)
  await expect(heading(page, 'Science')).toBeVisible()
  await footerLink(page, 'Privacy Policy').click()
  await expect(heading(page, 'Privacy Policy')).toBeVisible()
  // A visitor's browser never asks who is signed in: it would only be refused.
  expect(asked).toEqual([])
})

const LEGAL = ownScripts('legal/legal-page', 'home/home-page')

test("[S2.2-31] a page's code is fetched only when it is opened", async ({ page }) => {
  const scripts = watchScripts(page)
  await open(page, '/')
  /** What nobody has fetched of the scripts that another screen has for itself. */
  const unfetched = (screen: string) =>
    ownScripts(screen, 'home/home-page').filter((script) => !scripts.includes(script))
  const others = ['auth/auth-page', 'settings/settings-page', 'auth/reset-password-page']
  expect(scripts).toEqual(expect.arrayContaining(scriptsOf('home/home-page')))
  for (const screen of ['legal/legal-page', ...others]) expect(unfetched(screen), screen).not.toEqual([])
  await footerLink(page, 'Terms of Service').click()
  await expect(heading(page, 'Terms of Service')).toBeVisible()
  expect(unfetched('legal/legal-page')).toEqual([])
  for (const screen of others) expect(unfetched(screen), screen).not.toEqual([])
})

test('[S2.2-32] a centred spinner shows while a page loads', onPhone, async ({ page }) => {
  let arrive = (): void => {}
  const held = new Promise<void>((done) => (arrive = done))
  await page.route(isScriptOf(LEGAL), async (route) => {
    await held
    await route.continue()
  })
  await open(page, '/')
  await footerLink(page, 'Terms of Service').click()
  const main = page.getByRole('main')
  const spinner = main.getByRole('status')
  await expect(spinner).toBeVisible()
  await expect(spinner).toHaveText('Loading')
  const [ring, area] = [await spinner.locator('svg').boundingBox(), await main.boundingBox()]
  const offset = (ring?.x ?? 0) + (ring?.width ?? 0) / 2 - ((area?.x ?? 0) + (area?.width ?? 0) / 2)
  expect(Math.abs(offset)).toBeLessThanOrEqual(1)
  await expect(spinner.locator('svg')).toBeInViewport({ ratio: 1 })
  arrive()
  await expect(heading(page, 'Terms of Service')).toBeVisible()
  await expect(spinner).toBeHidden()
})

test('a page whose code does not arrive says so, and is there on the second try', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/^Failed to load resource: net::ERR_FAILED/)
  await open(page, '/')
  await page.route(isScriptOf(LEGAL), (route) => route.abort())
  await footerLink(page, 'Terms of Service').click()
  await expect(page.getByText('Couldn’t load this page.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Terms of Service')).toBeVisible()
})

test('a page whose code does not arrive on the second try either is opened anew by its address', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/^Failed to load resource: net::ERR_FAILED/)
  await open(page, '/')
  let isGone = true
  await page.route(isScriptOf(LEGAL), (route) => (isGone ? route.abort() : route.continue()))
  await footerLink(page, 'Terms of Service').click()
  await expect(page.getByText('Couldn’t load this page.')).toBeVisible()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Terms of Service')).toBeVisible()
  expect(isGone).toBe(false)
})

test('[S2.2-33] the API link of the footer opens /api/docs in a new tab', async ({ page, context }) => {
  await open(page, '/')
  const opened = context.waitForEvent('page')
  await footerLink(page, 'API').click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/api\/docs$/)
  await expect(tab.locator('h1')).toBeVisible()
  await expect(heading(page, HOME.en)).toBeVisible()
})

test('Back finds a page where it was left, and a new page starts at its top', onPhone, async ({ page }) => {
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  await open(page, '/terms-of-service')
  await footerLink(page, 'Privacy Policy').scrollIntoViewIfNeeded()
  const left = await scrollY()
  expect(left).toBeGreaterThan(500)
  await footerLink(page, 'Privacy Policy').click()
  await expect(heading(page, 'Privacy Policy')).toBeVisible()
  expect(await scrollY()).toBe(0)
  await page.goBack()
  await expect(heading(page, 'Terms of Service')).toBeVisible()
  await expect.poll(scrollY).toBe(left)
  await page.reload()
  await waitUntilAlive(page)
  await expect.poll(scrollY).toBe(left)
})

test('two clicks on one link within a second are one', async ({ page }) => {
  await open(page, '/')
  const before = await page.evaluate(() => history.length)
  await footerLink(page, 'Terms of Service').dblclick()
  await expect(heading(page, 'Terms of Service')).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
})
