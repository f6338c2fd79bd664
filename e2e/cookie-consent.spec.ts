import type { Page } from '@playwright/test'
import { expect, onPhone, test } from './support/fixtures.ts'
import { open, waitUntilAlive } from './support/open.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies, your choice' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function stored(page: Page) {
  return page.evaluate(() => ({
    consent: localStorage.getItem('cookie-consent'),
    preferences: JSON.parse(localStorage.getItem('cookie-preferences') ?? 'null') as unknown,
  }))
}

/** The banner would be there after 1.5 s; here ten pass in a moment. */
async function expectNoBannerAfterReload(page: Page): Promise<void> {
  await page.clock.install()
  await page.reload()
  await waitUntilAlive(page)
  await page.clock.runFor(10_000)
  await expect(banner(page)).toHaveCount(0)
}

test('[S4.3-2] [S4.3-5] Accept All stores all four preferences as true', onPhone, async ({ page }) => {
  await open(page, '/')
  await expect(banner(page)).toBeVisible()
  for (const width of [768, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(banner(page), String(width)).toBeInViewport({ ratio: 1 })
  }
  await expect(banner(page).getByRole('button')).toHaveText(['Customize', 'Reject All', 'Accept All'])
  expect(await stored(page)).toEqual({ consent: null, preferences: null })
  await press(page, 'Accept All')
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toEqual({
    consent: 'all',
    preferences: { essential: true, analytics: true, preferences: true, marketing: true },
  })
  await expectNoBannerAfterReload(page)
})

test('[S4.3-3] [S4.3-5] Reject All keeps only the essential', async ({ page }) => {
  await open(page, '/')
  await press(page, 'Reject All')
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toEqual({
    consent: 'essential',
    preferences: { essential: true, analytics: false, preferences: false, marketing: false },
  })
  await expectNoBannerAfterReload(page)
})

test(
  '[S4.3-4] [S4.3-5] Save Preferences stores one’s own choice, which can be changed later',
  onPhone,
  async ({ page }) => {
    await open(page, '/')
    await press(page, 'Customize')
    const switches = dialog(page).getByRole('switch')
    await expect(switches).toHaveCount(4)
    await expect(dialog(page).getByRole('switch', { name: 'Essential' })).toBeDisabled()
    await expect(dialog(page).getByRole('switch', { name: 'Essential' })).toBeChecked()
    await dialog(page).getByRole('switch', { name: 'Analytics' }).click()
    await press(page, 'Save Preferences')
    await expect(dialog(page)).toBeHidden()
    await expect(banner(page)).toBeHidden()
    expect(await stored(page)).toEqual({
      consent: 'custom',
      preferences: { essential: true, analytics: true, preferences: false, marketing: false },
    })

    await press(page, 'Cookie choices')
    await expect(dialog(page).getByRole('switch', { name: 'Analytics' })).toBeChecked()
    await dialog(page).getByRole('switch', { name: 'Analytics' }).click()
    await dialog(page).getByRole('switch', { name: 'Marketing' }).click()
    await press(page, 'Save Preferences')
    await expect(dialog(page)).toBeHidden()
    expect(await stored(page)).toEqual({
      consent: 'custom',
      preferences: { essential: true, analytics: false, preferences: false, marketing: true },
    })
  },
)

test('a dialog that is closed without saving stores nothing, and the banner stays', async ({ page }) => {
  await open(page, '/')
  await press(page, 'Customize')
  await dialog(page).getByRole('switch', { name: 'Analytics' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(banner(page)).toBeVisible()
  expect(await stored(page)).toEqual({ consent: null, preferences: null })
})

test('without a choice no cookie is set but the two that mirror language and theme', async ({
  page,
  context,
}) => {
  await open(page, '/')
  await expect(banner(page)).toBeVisible()
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names.filter((name) => !['lang', 'theme'].includes(name))).toEqual([])
})
