import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, leaveApp, renderApp, SARI } from '../../testing/render-app.tsx'

afterEach(leaveApp)

const header = page.getByRole('banner')
const navigationLinks = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('header nav a'), (link) => [
    link.textContent,
    link.getAttribute('href'),
  ])

test('[S2.5-1] the header shows the logo, which leads home', async () => {
  await renderApp('/settings')
  const logo = header.getByRole('link', { name: 'Cendekia', exact: true })
  await expect.element(logo).toBeVisible()
  await expect.element(logo).toHaveAttribute('href', '/')
  expect(logo.element().querySelector('svg')?.getBoundingClientRect().width).toBe(28)
})

test('the name beside the logo is the name of the site', async () => {
  await renderApp('/', { state: { siteName: 'Balai Baca' } })
  await expect.element(header.getByRole('link', { name: 'Balai Baca' })).toBeVisible()
})

test('[S2.5-2] the navigation reads Home, Category, Trending, Market, Help, Page', async () => {
  await renderApp('/')
  await expect.element(header.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  expect(navigationLinks().map(([label]) => label)).toEqual([
    'Home',
    'Category',
    'Trending',
    'Market',
    'Help',
    'Page',
  ])
})

test('[S2.5-3] the link to the questions is called Help', async () => {
  await renderApp('/')
  await expect.element(header.getByRole('navigation')).toBeVisible()
  expect(navigationLinks().filter(([, to]) => to === '/question')).toEqual([['Help', '/question']])
})

test('the navigation marks where the reader is', async () => {
  await renderApp('/category/science')
  const current = header.getByRole('link', { name: 'Category' })
  await expect.element(current).toHaveAttribute('aria-current', 'page')
  expect(header.element().querySelectorAll('[aria-current]')).toHaveLength(1)
})

test('[S2.5-4] logged out, the header shows a Login button, and asks the server nothing', async () => {
  const calls = await renderApp('/')
  const login = header.getByRole('link', { name: 'Login', exact: true })
  await expect.element(login).toBeVisible()
  await expect.element(login).toHaveAttribute('href', '/auth')
  await expect.element(header.getByRole('button', { name: /^Your account/ })).not.toBeInTheDocument()
  expect(calls.map(({ path }) => path).filter((path) => /iq|auth/.test(path))).toEqual([])
})

test('[S2.5-5] logged in, a user menu takes the place of the Login button', async () => {
  await renderApp('/', { user: SARI })
  await expect.element(header.getByRole('button', { name: 'Your account: Sari Wijaya' })).toBeVisible()
  await expect.element(header.getByRole('link', { name: 'Login' })).not.toBeInTheDocument()
})

test('a session that has ended on the server gives the Login button back', async () => {
  await renderApp('/', { state: { hasSession: true }, answers: { '/api/auth/user': { status: 401 } } })
  await expect.element(header.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('the place of the user menu is kept until the person is known', async () => {
  await renderApp('/', { user: SARI, answers: { '/api/auth/user': () => new Promise(() => {}) } })
  await expect.element(header.getByRole('button', { name: 'Settings' })).toBeVisible()
  expect(header.element().querySelector('span[aria-hidden=true]:empty')).not.toBeNull()
  await expect.element(header.getByRole('link', { name: 'Login' })).not.toBeInTheDocument()
})

test('[S2.5-11] the header has a toggle between light and dark', async () => {
  await renderApp('/')
  const shown = () => document.documentElement.dataset['theme']
  await eventually(shown).toBe('dark')
  const toggle = header.getByRole('button', { name: 'Switch between light and dark' })
  await toggle.click()
  expect(shown()).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
  await toggle.click()
  expect(shown()).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('[S2.5-12] the header has a Guilds icon', async () => {
  await renderApp('/')
  const guilds = header.getByRole('link', { name: 'Guilds' })
  await expect.element(guilds).toBeVisible()
  await expect.element(guilds).toHaveAttribute('href', '/guilds')
  expect(guilds.element().querySelector('svg')).not.toBeNull()
})

const TAKEN = { iqTestTaken: true, attempt: null, mayStartAt: null, isOldEnough: true }

test('[S2.5-13] the IQ test icon shows when the status says the test is not yet taken', async () => {
  await renderApp('/', { user: SARI })
  const icon = header.getByRole('link', { name: 'IQ test' })
  await expect.element(icon).toBeVisible()
  await expect.element(icon).toHaveAttribute('href', '/iq-test')
})

test.each([
  ['the test is taken', { '/api/iq/status': { body: TAKEN } }],
  ['the status can not be read', { '/api/iq/status': { status: 500 } }],
])('[S2.5-13] no IQ test icon when %s', async (_, answers) => {
  const calls = await renderApp('/', { user: SARI, answers })
  await expect.element(header.getByRole('button', { name: 'Your account: Sari Wijaya' })).toBeVisible()
  await eventually(() => calls.map(({ path }) => path)).toContain('/api/iq/status')
  await expect.element(header.getByRole('link', { name: 'IQ test' })).not.toBeInTheDocument()
})

test('[S2.5-13] no IQ test icon for a visitor, whose status nobody knows', async () => {
  const calls = await renderApp('/')
  await expect.element(header.getByRole('link', { name: 'Guilds' })).toBeVisible()
  await expect.element(header.getByRole('link', { name: 'IQ test' })).not.toBeInTheDocument()
  expect(calls.map(({ path }) => path).filter((path) => /iq|auth/.test(path))).toEqual([])
})

test('on every screen but home the header has a field that searches', async () => {
  await renderApp('/settings', { answers: { '/api/articles': { body: [] } } })
  const field = header.getByRole('combobox', { name: 'Search this site' })
  await field.fill('  ')
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#/settings')
  await field.fill(' <ring of fire>" ')
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#/?q=ring%20of%20fire')
  // The results have a field of their own.
  await expect.element(header.getByRole('combobox')).not.toBeInTheDocument()
})

test('a phone shows the search as an icon, which takes the whole bar once it is pressed', async () => {
  await page.viewport(390, 844)
  await renderApp('/settings')
  const field = header.getByRole('combobox')
  await expect.element(field).toBeVisible()
  const widthOf = () => field.element().getBoundingClientRect().width
  expect(widthOf()).toBe(44)
  await field.click()
  expect(widthOf()).toBeGreaterThan(340)
  await page.viewport(1440, 900)
})
