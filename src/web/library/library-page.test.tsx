import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import { LibraryPage } from './library-page.tsx'
import { listOf, openLibrary, ownOf, savedOf, titles } from './library-testing.tsx'

afterEach(leaveApp)

const tab = (name: string) => page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name })

test('the shelf stands in the address, and the tabs lead from one to the other', async () => {
  await openLibrary('/library', {
    '/api/bookmarks': listOf([savedOf(3)]),
    '/api/my-articles?state=published': listOf([ownOf(9, 'published'), ownOf(8, 'published')]),
  })
  await eventually(titles).toEqual(['Article 3'])
  await expect.element(tab('Saved')).toHaveAttribute('aria-current', 'true')
  await tab('Published').click()
  expect(location.hash).toBe('#/library?tab=published')
  await eventually(titles).toEqual(['Article 9', 'Article 8'])
  await expect.element(tab('Published')).toHaveAttribute('aria-current', 'true')
  await expect.element(tab('Saved')).not.toHaveAttribute('aria-current')
  await expect.element(page.getByText('That’s everything.')).toBeVisible()
  await expect.poll(() => document.title).toBe('Published / My library / Cendekia')
})

test('an address that makes no sense shows what is saved', async () => {
  await openLibrary('/library?tab=cellar', { '/api/bookmarks': listOf([savedOf(3)]) })
  await eventually(titles).toEqual(['Article 3'])
})

test.each([
  ['/library', 'Nothing saved yet', 'Browse articles', '/trending'],
  ['/library?tab=halfread', 'Nothing half-read', 'Browse articles', '/trending'],
  ['/library?tab=drafts', 'No drafts yet', 'Write an article', '/create-article'],
  ['/library?tab=published', 'You haven’t published anything yet', 'Write an article', '/create-article'],
  ['/library?tab=together', 'No articles written together yet', 'Write an article', '/create-article'],
  ['/library?tab=series', 'No series yet', 'Write an article', '/create-article'],
  ['/library?tab=deleted', 'Nothing deleted', 'View published', '/library?tab=published'],
])(
  'the empty shelf at %s says what would be there and offers one thing to do',
  async (at, says, offers, to) => {
    await openLibrary(at)
    await expect.element(page.getByText(says)).toBeVisible()
    await expect.element(page.getByRole('link', { name: offers })).toHaveAttribute('href', to)
  },
)

test('a visitor meets the wall, and comes back to the tab they wanted', async () => {
  const calls = await renderPart(<LibraryPage />, { at: '/library?tab=drafts' })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Sign in to see your library')
  await page.getByRole('link', { name: 'Sign in' }).click()
  expect(location.hash).toBe('#/login')
  const kept = JSON.parse(sessionStorage.getItem('pending-action') ?? '{}') as { place?: string }
  expect(kept.place).toBe('/library?tab=drafts')
  expect(calls).toEqual([])
})

test('whoever has been signed out meanwhile meets the wall too', async () => {
  await renderPart(<LibraryPage />, {
    at: '/library',
    state: { hasSession: true },
    answers: { '/api/auth/user': { status: 401 }, '/api/bookmarks': { status: 401 } },
  })
  await expect.element(page.getByText('Sign in to see your library')).toBeVisible()
})

test('a long shelf is read page by page, and goes on after a failure', async () => {
  let tries = 0
  await openLibrary('/library', {
    '/api/bookmarks': listOf([savedOf(5), savedOf(4)], 'next'),
    '/api/bookmarks?cursor=next': () => (++tries === 1 ? { status: 503 } : listOf([savedOf(3)])),
  })
  await eventually(titles).toEqual(['Article 5', 'Article 4'])
  const more = page.getByRole('button', { name: 'Load more' })
  await more.click()
  await expect.element(page.getByText('Couldn’t load more.')).toBeVisible()
  expect(titles()).toEqual(['Article 5', 'Article 4'])
  await more.click()
  await eventually(titles).toEqual(['Article 5', 'Article 4', 'Article 3'])
  await expect.element(page.getByText('That’s everything.')).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
})

test('a shelf that does not arrive says so and can be tried again', async () => {
  let tries = 0
  await openLibrary('/library', {
    '/api/bookmarks': () => (++tries === 1 ? { status: 503 } : listOf([savedOf(5)])),
  })
  await expect.element(page.getByText('Couldn’t load this list.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(titles).toEqual(['Article 5'])
})

test('a shelf that was there stays when its newest state does not arrive', async () => {
  let tries = 0
  await openLibrary('/library', {
    '/api/bookmarks': () => (++tries === 2 ? { status: 503 } : listOf([savedOf(5)])),
  })
  await eventually(titles).toEqual(['Article 5'])
  await tab('Drafts').click()
  await expect.element(page.getByText('No drafts yet')).toBeVisible()
  await tab('Saved').click()
  await expect.element(page.getByText(/^Couldn’t refresh\./)).toBeVisible()
  expect(titles()).toEqual(['Article 5'])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('That’s everything.')).toBeVisible()
})

test('on a phone the chosen tab is in view, wherever it is in the row', async () => {
  await page.viewport(390, 844)
  await openLibrary('/library?tab=deleted')
  await expect.element(page.getByText('Nothing deleted')).toBeVisible()
  const { left, right } = tab('Deleted').element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(390)
  await page.viewport(1440, 900)
})
