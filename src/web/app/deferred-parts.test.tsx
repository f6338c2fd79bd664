import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderApp, SARI } from '../testing/render-app.tsx'

afterEach(leaveApp)

interface Store {
  userId: number | null
}
const storedCodes = () => JSON.parse(sessionStorage.getItem('secure-codes') ?? 'null') as Store | null

test('[S4.7-4] the codes of the links become those of the person who is signed in', async () => {
  await renderApp('/settings', { user: SARI })
  await eventually(() => storedCodes()?.userId).toBe(7)
})

test('the theme of the account is put on when the account is known', async () => {
  await renderApp('/settings', { user: { ...SARI, selectedTheme: 'light' } })
  await eventually(() => document.documentElement.dataset['theme']).toBe('light')
})

test('a code is never told to the server', async () => {
  const calls = await renderApp('/settings', { user: SARI })
  await eventually(() => calls.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/auth/user', '/api/iq/status']),
  )
  expect(JSON.stringify(calls)).not.toContain(new URLSearchParams(location.search).get('code'))
})

test('a toast that the last page left is shown', async () => {
  sessionStorage.setItem('toast-after-load', '{"title":"Login successful","description":"Welcome back!"}')
  await renderApp('/settings')
  await expect.element(page.getByText('Welcome back!')).toBeVisible()
})

test('the link to the content moves the focus and keeps the address', async () => {
  await renderApp('/settings')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  document.querySelector<HTMLElement>('a[href="#main"]')?.click()
  expect(document.activeElement?.id).toBe('main')
  expect(location.hash).toBe('#/settings')
})
