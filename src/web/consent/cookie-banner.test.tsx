import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { CookieBanner, CookieChoicesButton } from './public.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(leaveApp)

const banner = page.getByRole('region', { name: 'Cookies, your choice' })
const dialog = page.getByRole('dialog', { name: 'Cookie preferences' })
const switchOf = (name: string) => dialog.getByRole('switch', { name, exact: true })
const stored = () => [
  localStorage.getItem('cookie-consent'),
  JSON.parse(localStorage.getItem('cookie-preferences') ?? 'null') as unknown,
]

/** The timers of the page stand still; the ones of the test do not. */
async function showBanner(): Promise<void> {
  await renderPart(<CookieBanner />)
  await vi.advanceTimersByTimeAsync(1500)
  vi.useRealTimers()
  await expect.element(banner).toBeVisible()
}

test('[S4.3-1] without a choice the banner shows after 1.5 s, and not before', async () => {
  await renderPart(<CookieBanner />)
  await vi.advanceTimersByTimeAsync(1499)
  expect(vi.getTimerCount()).toBe(1)
  await expect.element(banner).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await expect.element(banner).toBeVisible()
})

test.each(['all', 'essential', 'custom'])(
  '[S2.7-1] the banner does not appear after the earlier choice "%s"',
  async (choice) => {
    localStorage.setItem('cookie-consent', choice)
    await renderPart(<CookieBanner />)
    expect(vi.getTimerCount()).toBe(0)
    await vi.advanceTimersByTimeAsync(60_000)
    await expect.element(banner).not.toBeInTheDocument()
  },
)

test('[S2.7-2] the banner’s buttons are Customize, Reject All and Accept All', async () => {
  await showBanner()
  const names = banner
    .getByRole('button')
    .elements()
    .map((button) => button.textContent)
  expect(names).toEqual(['Customize', 'Reject All', 'Accept All'])
})

test('[S2.7-3] Customize opens a preferences dialog', async () => {
  await showBanner()
  await expect.element(dialog).not.toBeInTheDocument()
  await banner.getByRole('button', { name: 'Customize' }).click()
  await expect.element(dialog).toBeVisible()
})

test('[S2.7-4] the preferences dialog holds four switches, one for each preference', async () => {
  await showBanner()
  await banner.getByRole('button', { name: 'Customize' }).click()
  await expect.element(switchOf('Essential')).toBeVisible()
  const labels = dialog
    .getByRole('switch')
    .elements()
    .map((one) => document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent)
  expect(labels).toEqual(['Essential', 'Analytics', 'Preferences', 'Marketing'])
  expect(dialog.getByRole('switch').elements()).toHaveLength(4)
})

test('[S5-5] the essential switch cannot be turned off, even when the storage says so', async () => {
  localStorage.setItem('cookie-preferences', '{"essential":false,"marketing":true}')
  await showBanner()
  await banner.getByRole('button', { name: 'Customize' }).click()
  await expect.element(switchOf('Essential')).toBeChecked()
  await expect.element(switchOf('Essential')).toBeDisabled()
  await expect.element(switchOf('Marketing')).toBeChecked()
  document.querySelector<HTMLInputElement>('dialog input[role=switch]')?.click()
  await expect.element(switchOf('Essential')).toBeChecked()
  await dialog.getByRole('button', { name: 'Save Preferences' }).click()
  expect(stored()[1]).toMatchObject({ essential: true, marketing: true })
})

test.each([
  ['Accept All', 'all', { essential: true, analytics: true, preferences: true, marketing: true }],
  ['Reject All', 'essential', { essential: true, analytics: false, preferences: false, marketing: false }],
])('[S4.3-6] the banner hides after %s, which is stored as %s', async (name, consent, preferences) => {
  await showBanner()
  await banner.getByRole('button', { name }).click()
  await expect.element(banner).not.toBeInTheDocument()
  expect(stored()).toEqual([consent, preferences])
})

test('[S4.3-6] the banner hides after Save Preferences, which is stored as custom', async () => {
  await showBanner()
  await banner.getByRole('button', { name: 'Customize' }).click()
  await switchOf('Analytics').click()
  await dialog.getByRole('button', { name: 'Save Preferences' }).click()
  await expect.element(banner).not.toBeInTheDocument()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(stored()).toEqual([
    'custom',
    { essential: true, analytics: true, preferences: false, marketing: false },
  ])
})

test('a dialog that is closed without saving has stored nothing, and the banner stays', async () => {
  await showBanner()
  await banner.getByRole('button', { name: 'Customize' }).click()
  await switchOf('Analytics').click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(banner).toBeVisible()
  expect(stored()).toEqual([null, null])
})

test('[S4.3-6] preferences saved from the foot of the page hide the banner too', async () => {
  await renderPart(
    <>
      <CookieBanner />
      <CookieChoicesButton>Cookie choices</CookieChoicesButton>
    </>,
  )
  await vi.advanceTimersByTimeAsync(1500)
  vi.useRealTimers()
  await expect.element(banner).toBeVisible()
  await page.getByRole('button', { name: 'Cookie choices' }).click()
  await dialog.getByRole('button', { name: 'Save Preferences' }).click()
  await expect.element(banner).not.toBeInTheDocument()
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each([
  [320, '100%'],
  [320, '200%'],
  [390, '200%'],
])('at %i px and letters of %s no button breaks, and yes is as wide as no', async (width, letters) => {
  await page.viewport(width, 844)
  document.documentElement.style.fontSize = letters
  await showBanner()
  const buttons = banner.getByRole('button').elements()
  const lines = buttons.map((button) => {
    const words = document.createRange()
    words.selectNodeContents(button.firstElementChild ?? button)
    return words.getClientRects().length
  })
  expect(lines).toEqual([1, 1, 1])
  const [, reject, accept] = buttons.map((button) => button.getBoundingClientRect())
  expect(Math.abs((reject?.width ?? 0) - (accept?.width ?? 9))).toBeLessThan(1)
  expect(banner.element().scrollWidth).toBeLessThanOrEqual(width - 16)
  document.documentElement.style.fontSize = ''
  await page.viewport(1440, 900)
})
