import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { navigate } from '../platform/location.ts'
import { articleCards, categoryCounts } from '../testing/article-cards.ts'
import { pagePosts } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderApp, SARI } from '../testing/render-app.tsx'
import { matchScreen } from './screens.ts'

afterEach(leaveApp)

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('[S2.2-1] / shows Home', async () => {
  await renderApp('/')
  await expect.element(heading('What are you curious about?')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Search this site' })).toBeVisible()
  await expect.poll(() => document.title).toBe('Cendekia')
})

test('[S2.2-2] /categories shows the category list', async () => {
  await renderApp('/categories', {
    answers: { '/api/categories/counts': { body: categoryCounts({ science: 7 }) } },
  })
  await expect.element(heading('Categories')).toBeVisible()
  const science = page.getByRole('main').getByRole('link', { name: /^Science/ })
  await expect.element(science).toHaveAttribute('href', '/category/science')
  await expect.element(science).toHaveTextContent('7')
})

test('[S2.2-3] /trending shows Trending', async () => {
  await renderApp('/trending', { answers: { '/api/articles/trending/all': { body: articleCards(3, 1) } } })
  await expect.element(heading('Trending')).toBeVisible()
  await eventually(() => document.querySelectorAll('main ol article').length).toBe(3)
})

test('[S2.2-8] /page shows the Page feed', async () => {
  await renderApp('/page', { answers: { '/api/page-posts': { body: pagePosts(3, 2) } } })
  await expect.element(heading('Page')).toBeInTheDocument()
  await eventually(() => document.querySelectorAll('main article').length).toBe(2)
})

test('[S2.2-18] /create-article shows the article creation form', async () => {
  await renderApp('/create-article', { user: SARI })
  await expect.element(heading('Write an article')).toBeVisible()
  for (const name of ['Title', 'Text'])
    await expect.element(page.getByRole('textbox', { name, exact: true })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
})

test.each(['/auth', '/login', '/register'])(
  '[S2.2-22] %s shows the auth screen, without header and footer',
  async (path) => {
    await renderApp(path)
    await expect.element(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
    await expect.element(page.getByRole('tab', { name: 'Sign Up' })).toBeVisible()
    for (const role of ['banner', 'contentinfo'] as const)
      expect(page.getByRole(role).elements(), role).toEqual([])
  },
)

test('[S2.2-23] /settings shows Settings', async () => {
  await renderApp('/settings')
  await expect.element(heading('Settings')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('group', { name: 'Basic themes' })).toBeVisible()
  await expect.poll(() => document.title).toBe('Settings / Cendekia')
})

test.each([
  ['/terms-of-service', 'Terms of Service'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/cookie-policy', 'Cookie Policy'],
])('[S2.2-25] %s shows the %s', async (path, title) => {
  await renderApp(path)
  await expect.element(heading(title)).toBeVisible()
  await expect.element(page.getByText('Last updated')).toBeVisible()
  expect(document.querySelectorAll('main section').length).toBeGreaterThan(3)
})

test.each([
  '/no-such-page',
  '/article/1/2',
  '/constructor',
  '//evil.example',
  '//',
  'javascript:alert(1)',
  '/\\evil',
  'https:evil',
])('[S2.2-26] %s shows the 404 page', async (path) => {
  await renderApp(path)
  await expect.element(heading('Page Not Found')).toBeVisible()
  expect(location.pathname).toBe('/v2/')
})

test('[S2.2-27] the 404 page is titled "Page Not Found"', async () => {
  await renderApp('/no-such-page')
  await expect.element(heading('Page Not Found')).toBeVisible()
  await expect.poll(() => document.title).toBe('Page Not Found / Cendekia')
})

test('[S2.2-28] the 404 page says the page does not exist or has been moved', async () => {
  await renderApp('/no-such-page')
  await expect
    .element(page.getByText('The page you’re looking for does not exist or has been moved.'))
    .toBeVisible()
})

test('[S2.2-29] the "Go to Home" button of the 404 page leads to /', async () => {
  await renderApp('/no-such-page')
  await page.getByRole('link', { name: 'Go to Home', exact: true }).click()
  await expect.element(heading('What are you curious about?')).toBeVisible()
  expect(location.hash).toBe('#/')
})

test('[S2.2-30] the "Go Back" button of the 404 page leads to the previous page', async () => {
  await renderApp('/cookie-policy')
  await expect.element(heading('Cookie Policy')).toBeVisible()
  navigate('/no-such-page')
  await expect.element(heading('Page Not Found')).toBeVisible()
  await page.getByRole('button', { name: 'Go Back', exact: true }).click()
  await expect.element(heading('Cookie Policy')).toBeVisible()
  expect(location.hash).toBe('#/cookie-policy')
})

test('going back finds a page where it was left, a new page starts at its top', async () => {
  await renderApp('/terms-of-service')
  await expect.element(heading('Terms of Service')).toBeVisible()
  await eventually(() => document.documentElement.scrollHeight).toBeGreaterThan(innerHeight + 700)
  scrollTo(0, 600)
  await eventually(() => scrollY).toBe(600)
  navigate('/privacy-policy')
  await expect.element(heading('Privacy Policy')).toBeVisible()
  expect(scrollY).toBe(0)
  history.back()
  await expect.element(heading('Terms of Service')).toBeVisible()
  await eventually(() => scrollY).toBe(600)
})

test('another legal page is another text, in the language of the reader', async () => {
  await renderApp('/terms-of-service', { language: 'id' })
  await expect.element(heading('Ketentuan Layanan')).toBeVisible()
  navigate('/cookie-policy')
  await expect.element(heading('Kebijakan Cookie')).toBeVisible()
})

test('a screen whose code does not arrive says so, and comes when it is tried again', async () => {
  const { screen } = matchScreen('/reset-password')
  const real = screen.load
  let arrive = (): void => {}
  const load = vi.spyOn(screen, 'load').mockRejectedValueOnce(new TypeError('offline'))
  load.mockImplementationOnce(() => new Promise((resolve) => (arrive = () => resolve(real()))))
  await renderApp('/reset-password')
  await expect.element(page.getByText('Couldn’t load this page.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('status').getByText('Loading')).toBeInTheDocument()
  arrive()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
})
