import { expect, type Page, type Response } from '@playwright/test'

/** Opens a page and waits until each link and button is the app's: before that a click is the browser's own. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path)
  await waitUntilAlive(page)
  return answer
}

export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('#root a, #root button')]
    const isAlive = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps$'))
    return (
      document.querySelector('section[popover]') !== null && controls.length > 0 && controls.every(isAlive)
    )
  })
}

/** Goes to an inner path as a link inside the page would. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((inner) => (location.hash = inner), path)
  await expect(page).toHaveURL((url) => url.hash === `#${path}`)
}

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

export const HOME = {
  en: 'What are you curious about?',
  id: 'Apa yang ingin Anda ketahui?',
  my: 'Apakah yang ingin anda tahu?',
}
