import type { Page } from '@playwright/test'
import { everyWidth, expect, test, withMotion } from './support/fixtures.ts'
import { heading, open } from './support/open.ts'

test.use(withMotion)

const MOBILE = { width: 390, height: 844 }
const LARGE = { width: 1440, height: 900 }

test('[S2.5-16] on mobile a side menu carries the same links', async ({ page }) => {
  await open(page, '/')
  const header = page.getByRole('navigation', { name: 'Main navigation' })
  const links = await header.getByRole('link').evaluateAll(namesAndPlaces)
  expect(links.map(([name]) => name)).toEqual(['Home', 'Category', 'Trending', 'Market', 'Help', 'Page'])

  await page.setViewportSize(MOBILE)
  await expect(header).toBeHidden()
  const burger = page.getByRole('button', { name: 'Menu', exact: true })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await burger.click()
  await expect(menu).toBeVisible()
  const inMenu = await menu.getByRole('navigation').getByRole('link').evaluateAll(namesAndPlaces)
  expect(inMenu.slice(0, links.length)).toEqual(links)
  expect(inMenu).toContainEqual(['Guilds', '/guilds'])
  await menu.getByRole('link', { name: 'Market' }).click()
  await expect(menu).toBeHidden()
  await expect(heading(page, 'Three stones for people who stay late')).toBeVisible()
})

const namesAndPlaces = (links: Element[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')])

test('[S2.8-5] the close button sits at the top right and leads home', everyWidth, async ({ page }) => {
  await open(page, '/auth')
  const close = page.getByRole('main').getByRole('link', { name: 'Close' })
  const box = await close.boundingBox()
  expect(box?.y).toBeLessThan(60)
  const { width = 0 } = page.viewportSize() ?? {}
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(60)
  await expect(close).toBeInViewport({ ratio: 1 })
  await close.click()
  await expect(page).toHaveURL(/#\/$/)
})

test('[S2.8-6] the decorative panel is on the right-hand side of large screens only', async ({ page }) => {
  await page.setViewportSize(LARGE)
  await open(page, '/auth')
  const panel = page.getByRole('img', { name: 'Question / Action' })
  await expect(panel).toBeVisible()
  expect((await panel.boundingBox())?.x).toBeGreaterThan(LARGE.width / 3)
  const form = await page.getByRole('tabpanel').boundingBox()
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThanOrEqual((await panel.boundingBox())?.x ?? 0)
  for (const size of [{ width: 768, height: 1024 }, MOBILE]) {
    await page.setViewportSize(size)
    await expect(panel).toBeHidden()
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
  }
})

test('the first Tab reaches the skip link, which leads past the header', everyWidth, async ({ page }) => {
  await open(page, '/settings')
  const address = page.url()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(page.url()).toBe(address)
  await page.keyboard.press('Tab')
  expect(await isInside(page, 'main')).toBe(true)
})

test('menus are worked with the keyboard alone', async ({ page }) => {
  await open(page, '/')
  const language = page.getByRole('button', { name: 'Language: English' })
  await language.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(language).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Bahasa: Bahasa Indonesia' })).toBeFocused()

  const settings = page.getByRole('button', { name: 'Pengaturan', exact: true })
  await settings.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Pengaturan' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Terang', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Pengaturan' })).toBeHidden()
  await expect(settings).toBeFocused()
})

test('a dialog keeps the focus, and gives it back when Esc closes it', everyWidth, async ({ page }) => {
  await open(page, '/')
  const button = page.getByRole('button', { name: 'Cookie choices' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cookie preferences' })
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 9; presses++) {
    expect(await isInside(page, 'dialog')).toBe(true)
    await page.keyboard.press(presses < 6 ? 'Tab' : 'Shift+Tab')
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

/** At the end of a modal dialog Tab passes through the browser's own controls, where no element of the page is. */
function isInside(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const focused = document.activeElement
    return focused === document.body || focused?.closest(wanted) !== null
  }, selector)
}

test('F8 leads to the notifications, and Esc back', async ({ page }) => {
  await open(page, '/settings')
  const aqua = page.getByRole('button', { name: 'Aqua', exact: true })
  await aqua.click()
  await expect(page.getByRole('alert')).toContainText('Login Required')
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Login Required')).toBeHidden()
  await expect(aqua).toBeFocused()
})

test('a bar says so while one is offline', everyWidth, async ({ page, context, expectNoise }) => {
  // The lists of home may still be on their way when the line goes.
  expectNoise(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/)
  await open(page, '/')
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You’re offline.')).toBeHidden()
})
