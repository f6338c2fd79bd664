import type { Page } from '@playwright/test'
import { expect, onPhone, test, withMotion } from './support/fixtures.ts'
import { slowDownApp, watchFrames } from './support/frames.ts'
import { heading, HOME, open, waitUntilAlive } from './support/open.ts'
import { givePlan } from './support/plan.ts'

test.use(withMotion)

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const shownTheme = (page: Page) => page.locator('html').getAttribute('data-theme')
const option = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('[S4.1-6] the theme is kept in storage and survives a reload, without a flash', async ({
  page,
  context,
}) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  expect(await shownTheme(page)).toBe('light')
  expect(await stored(page, 'theme')).toBe('light')

  const frames = await watchFrames(page)
  await slowDownApp(page)
  await page.reload()
  await waitUntilAlive(page)
  expect(new Set((await frames()).map(({ theme }) => theme))).toEqual(new Set(['light']))
  await expect(heading(page, HOME.en)).toBeVisible()

  // Without its cookie the document is dark; the boot script knows better before anything is painted.
  await context.clearCookies()
  await page.reload()
  await waitUntilAlive(page)
  expect(new Set((await frames()).map(({ theme }) => theme))).toEqual(new Set(['light']))
  expect(await stored(page, 'theme')).toBe('light')
})

test('auto follows the system, and changes with it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/settings')
  await option(page, 'Auto').click()
  expect(await stored(page, 'theme')).toBe('auto')
  expect(await shownTheme(page)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a premium theme is refused to a visitor, in these words', async ({ page }) => {
  await open(page, '/settings')
  for (const name of ['Topaz', 'Agate', 'Aqua']) {
    await option(page, name).click()
    const toast = page.getByRole('alert')
    await expect(toast).toContainText('Login Required')
    await expect(toast).toContainText('Please login to access premium themes.')
    expect(await shownTheme(page)).toBe('dark')
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toBeEmpty()
  }
  expect([await stored(page, 'theme'), await stored(page, 'premium-theme')]).toEqual([null, null])
})

test('a premium theme is refused to a plan that does not reach it, in these words', async ({
  page,
  member,
}) => {
  await givePlan(member.email, 'topaz')
  await open(page, '/settings')
  await expect(page.getByText('Topaz (Topaz only)')).toBeVisible()
  await option(page, 'Aqua').click()
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('alert')
  await expect(toast).toContainText('Premium Theme Required')
  await expect(toast).toContainText('You need Aqua membership to access this theme.')
  expect(await shownTheme(page)).toBe('dark')
  await option(page, 'Topaz').click()
  await expect(page.getByText('Your theme has been changed successfully.')).toBeVisible()
  expect(await shownTheme(page)).toBe('topaz')
})

test('[S4.1-19] premium themes draw a black background with gradient, stars and shapes', async ({
  page,
  member,
}) => {
  await givePlan(member.email, 'aqua')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/settings')
  for (const name of ['Topaz', 'Agate', 'Aqua']) {
    await option(page, name).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', name.toLowerCase())
    expect(await brightestChannel(page)).toBeLessThanOrEqual(16)
    await page.evaluate(() => window.scrollTo(0, 0))
    const layers = ['.backdrop-stars', '.backdrop-stone', '.backdrop-shape', '.backdrop']
    expect(await paintedOf(page, layers), name).toEqual(layers)
    await expect(page.locator('.backdrop-shape')).toHaveCount(3)
    const gradient = await page
      .locator('.backdrop')
      .evaluate((layer) => getComputedStyle(layer).backgroundImage)
    expect(gradient).toContain('gradient(')
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const onPhones = ['.backdrop-stars', '.backdrop-stone', '.backdrop']
  expect(await paintedOf(page, onPhones), 'on a phone').toEqual(onPhones)
  // What is stored as theme is never premium; the account knows, and a reload finds it.
  expect(await stored(page, 'theme')).not.toBe('aqua')
  await page.reload()
  await waitUntilAlive(page)
  expect(await shownTheme(page)).toBe('aqua')
  await option(page, 'Back to Basic Theme').click()
  expect(await shownTheme(page)).toBe('dark')
  // Two pictures also differ while something else on the page still moves.
  await expect.poll(() => paintedOf(page, ['.backdrop-stars'])).toEqual([])
})

/** The page's own colour, as the screen would get it: 0 is black. */
function brightestChannel(page: Page): Promise<number> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (context === null) return 255
    context.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    context.fillRect(0, 0, 1, 1)
    return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3))
  })
}

/** The layers without which the picture of the page is another. */
async function paintedOf(page: Page, layers: string[]): Promise<string[]> {
  const show = (layer: string, visibility: string) =>
    page.locator(layer).evaluateAll((elements, value) => {
      for (const element of elements) (element as HTMLElement).style.visibility = value
    }, visibility)
  const { width = 390 } = page.viewportSize() ?? {}
  // Below the header, which is translucent and stays in its place.
  const clip = { x: 0, y: 61, width, height: 400 }
  const whole = await page.screenshot({ clip })
  const painted: string[] = []
  for (const layer of layers) {
    await show(layer, 'hidden')
    if (!whole.equals(await page.screenshot({ clip }))) painted.push(layer)
    await show(layer, '')
  }
  return painted
}

test(
  '[S4.2-4] the language is kept in storage and survives a reload, without a flash',
  onPhone,
  async ({ page, context }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('menuitemradio', { name: 'Bahasa Melayu' }).click()
    await expect(heading(page, HOME.my)).toBeVisible()
    expect(await stored(page, 'language')).toBe('my')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ms')

    const frames = await watchFrames(page)
    await slowDownApp(page)
    for (const hasCookie of [true, false]) {
      if (!hasCookie) await context.clearCookies()
      await page.reload()
      await waitUntilAlive(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'ms')
      expect((await frames()).flatMap(({ headings }) => headings)).toEqual([HOME.my])
    }
  },
)
