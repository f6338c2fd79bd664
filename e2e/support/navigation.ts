import type { Locator, Page } from '@playwright/test'

/** The links of the frame, wherever this width has them: in the header, or in the side menu. */
export async function openNavigation(page: Page): Promise<Locator> {
  const inHeader = page.getByRole('navigation', { name: 'Main navigation' })
  if (await inHeader.isVisible()) return inHeader
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  return page.getByRole('dialog', { name: 'Menu' })
}
