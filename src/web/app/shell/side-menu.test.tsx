import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leaveApp, renderApp, SARI } from '../../testing/render-app.tsx'

afterEach(async () => {
  await page.viewport(1440, 900)
  await leaveApp()
})

const sheet = page.getByRole('dialog', { name: 'Menu' })
const links = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('dialog nav a'), (link) => [
    link.textContent,
    link.getAttribute('href'),
  ])

async function open(...visit: Parameters<typeof renderApp>): Promise<void> {
  await page.viewport(390, 844)
  await renderApp(...visit)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.element(sheet).toBeVisible()
}

test('on a phone a side menu carries the links of the header', async () => {
  await open('/market')
  await expect.element(page.getByRole('navigation', { name: 'Main navigation' })).not.toBeInTheDocument()
  expect(links()).toEqual([
    ['Home', '/'],
    ['Category', '/categories'],
    ['Trending', '/trending'],
    ['Market', '/market'],
    ['Help', '/question'],
    ['Page', '/page'],
    ['Guilds', '/guilds'],
    ['Settings', '/settings'],
  ])
  await expect.element(sheet.getByRole('link', { name: 'Market' })).toHaveAttribute('aria-current', 'page')
})

test('the side menu has a field that searches', async () => {
  await open('/market')
  await sheet.getByRole('combobox', { name: 'Search this site' }).fill('star')
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#/?q=star')
  await expect.element(sheet).not.toBeInTheDocument()
})

test('the side menu has the IQ test for whoever has not taken it', async () => {
  await open('/', { user: SARI })
  await expect.element(sheet.getByRole('link', { name: 'IQ test' })).toHaveAttribute('href', '/iq-test')
})

test('the side menu leads a member to their library', async () => {
  await open('/', { user: SARI })
  await expect.element(sheet.getByRole('link', { name: 'My library' })).toHaveAttribute('href', '/library')
})

test('a link of the side menu leads there and closes it', async () => {
  await open('/')
  await sheet.getByRole('link', { name: 'Settings' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect.element(sheet).not.toBeInTheDocument()
})

const bar = page.getByRole('navigation', { name: 'Quick navigation' })

test('the bar at the foot of a phone leads a visitor to the login', async () => {
  await page.viewport(390, 844)
  await renderApp('/settings')
  await expect.element(bar.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth')
})

test('it leads a member to their library, from before the server has said who they are', async () => {
  await page.viewport(390, 844)
  await renderApp('/settings', { user: SARI, answers: { '/api/auth/user': () => new Promise(() => {}) } })
  await expect.element(bar.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/library')
  await expect.element(bar.getByRole('link', { name: 'Login' })).not.toBeInTheDocument()
})

test('its pencil writes an article, on Page a post', async () => {
  await page.viewport(390, 844)
  await renderApp('/settings')
  const article = bar.getByRole('link', { name: 'Write an article' })
  await expect.element(article).toHaveAttribute('href', '/create-article')
  await bar.getByRole('link', { name: 'Page' }).click()
  await expect
    .element(bar.getByRole('link', { name: 'Write a post' }))
    .toHaveAttribute('href', '/page-create')
})
