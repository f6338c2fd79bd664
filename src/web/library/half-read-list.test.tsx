import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, shownToast } from '../testing/render-app.tsx'
import type { SentCall } from '../testing/stand-ins.ts'
import { halfReadOf, listOf, openLibrary, titles } from './library-testing.tsx'

afterEach(leaveApp)

const AT = '/library?tab=halfread'
const DONE = { body: { done: true } }
const remove = (title: string) => page.getByRole('button', { name: `Remove: ${title}` })
const writes = (calls: SentCall[]) => calls.filter(({ method }) => method !== 'GET')

test('the shelf says how much is left of each, page by page', async () => {
  await openLibrary(AT, {
    '/api/reading-positions': listOf([halfReadOf(5), halfReadOf(4, { percent: 90 })], 'next'),
    '/api/reading-positions?cursor=next': listOf([halfReadOf(3)]),
  })
  await eventually(titles).toEqual(['Article 5', 'Article 4'])
  await expect.element(page.getByText('6 minutes left')).toBeVisible()
  await expect.element(page.getByText('1 minute left')).toBeVisible()
  await page.getByRole('button', { name: 'Load more' }).click()
  await eventually(titles).toEqual(['Article 5', 'Article 4', 'Article 3'])
})

test('what is let go leaves at once, and Undo puts it back where it was', async () => {
  const calls = await openLibrary(AT, {
    '/api/reading-positions': listOf([halfReadOf(5), halfReadOf(4), halfReadOf(3)]),
    '/api/articles/4/reading-position': DONE,
  })
  await remove('Article 4').click()
  expect(titles()).toEqual(['Article 5', 'Article 3'])
  await expect.element(remove('Article 3')).toHaveFocus()
  expect(shownToast()).toMatchObject({ title: 'Removed from Half-read' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(titles).toEqual(['Article 5', 'Article 4', 'Article 3'])
  await eventually(() => writes(calls)).toEqual([
    { method: 'DELETE', path: '/api/articles/4/reading-position', body: undefined },
    { method: 'PUT', path: '/api/articles/4/reading-position', body: { block: 4, percent: 40 } },
  ])
})

test('what could not be let go is there again, with the reason', async () => {
  await openLibrary(AT, {
    '/api/reading-positions': listOf([halfReadOf(5), halfReadOf(3)]),
    '/api/articles/5/reading-position': { status: 429, body: { code: 'rate_limited', message: 'Too fast.' } },
  })
  await remove('Article 5').click()
  await eventually(shownToast).toMatchObject({ description: 'Too fast.', tone: 'destructive' })
  await eventually(titles).toEqual(['Article 5', 'Article 3'])
})
