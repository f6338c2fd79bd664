import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, shownToast } from '../testing/render-app.tsx'
import type { SentCall } from '../testing/stand-ins.ts'
import { listOf, openLibrary, savedOf, titles, toggling } from './library-testing.tsx'

afterEach(leaveApp)

const remove = (title: string) => page.getByRole('button', { name: `Remove: ${title}` })
const undo = page.getByRole('button', { name: 'Undo' })
const writes = (calls: SentCall[]) => calls.filter(({ method }) => method !== 'GET')

const THREE = {
  '/api/bookmarks': listOf([savedOf(5), { ...savedOf(4), folder: 'Later' }, savedOf(3)]),
  '/api/bookmarks/article/5': { body: { bookmarked: false } },
  '/api/bookmarks/article/4': { body: { bookmarked: false } },
}

test('what is let go leaves at once, and Undo puts it back where it was', async () => {
  const calls = await openLibrary('/library', { ...THREE, '/api/bookmarks/article/4': toggling() })
  await remove('Article 4').click()
  expect(titles()).toEqual(['Article 5', 'Article 3'])
  expect(shownToast()).toMatchObject({ title: 'Removed from saved items' })
  await undo.click()
  await eventually(titles).toEqual(['Article 5', 'Article 4', 'Article 3'])
  await eventually(() => writes(calls)).toEqual([
    { method: 'DELETE', path: '/api/bookmarks/article/4', body: undefined },
    { method: 'PUT', path: '/api/bookmarks/article/4', body: { folder: 'Later' } },
  ])
})

test('the keyboard goes on at the next row, and at the shelf when it is empty', async () => {
  await openLibrary('/library', { ...THREE, '/api/bookmarks': listOf([savedOf(5), savedOf(4)]) })
  await remove('Article 5').click()
  await expect.element(remove('Article 4')).toHaveFocus()
  await remove('Article 4').click()
  await expect.element(page.getByText('Nothing saved yet')).toBeVisible()
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.textContent).toContain('Nothing saved yet')
})

test('Undo after a look at another shelf brings it back too', async () => {
  let isSaved = true
  await openLibrary('/library', {
    '/api/bookmarks': () => listOf(isSaved ? [savedOf(5)] : []),
    '/api/bookmarks/article/5': () => {
      isSaved = !isSaved
      return { body: { bookmarked: isSaved } }
    },
  })
  await remove('Article 5').click()
  await eventually(() => isSaved).toBe(false)
  await page.getByRole('link', { name: 'Deleted' }).click()
  await expect.element(page.getByText('Nothing deleted')).toBeVisible()
  await page.getByRole('link', { name: 'Saved' }).click()
  await expect.element(page.getByText('Nothing saved yet')).toBeVisible()
  await undo.click()
  await eventually(titles).toEqual(['Article 5'])
})

test('what could not be let go is there again, with the reason', async () => {
  await openLibrary('/library', {
    '/api/bookmarks': listOf([savedOf(5), savedOf(3)]),
    '/api/bookmarks/article/5': { status: 429, body: { code: 'rate_limited', message: 'Too fast.' } },
  })
  await remove('Article 5').click()
  await eventually(shownToast).toMatchObject({
    title: 'Error',
    description: 'Too fast.',
    tone: 'destructive',
  })
  await eventually(titles).toEqual(['Article 5', 'Article 3'])
})

test('an article that was taken back keeps its place without words, and can be let go', async () => {
  await openLibrary('/library', { ...THREE, '/api/bookmarks': listOf([savedOf(4, null)]) })
  await expect.element(page.getByText('This is no longer available', { exact: true })).toBeVisible()
  await remove('This is no longer available').click()
  await expect.element(page.getByText('Nothing saved yet')).toBeVisible()
})
