import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { articleCards } from '../testing/article-cards.ts'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import { TrendingPage } from './trending-page.tsx'

afterEach(leaveApp)

const ANSWERS = {
  '/api/articles/trending/all': { body: articleCards(20, 1) },
  '/api/articles/trending/all?period=week': { body: articleCards(5, 1) },
  '/api/articles/trending/sports?period=week': { body: articleCards(3, 1) },
}
const rows = () => document.querySelectorAll('.trending-list article').length
const show = (at = '/trending') => renderPart(<TrendingPage />, { at, answers: ANSWERS })

test('what trends now in all categories is a numbered list of twenty', async () => {
  await show()
  await eventually(rows).toBe(20)
  expect(document.querySelector('.trending-list')?.tagName).toBe('OL')
  await expect.element(page.getByRole('link', { name: 'Now' })).toHaveAttribute('aria-current', 'true')
  await expect.element(page.getByText('That is the whole list. You are all caught up.')).toBeVisible()
})

test('period and category stand in the address', async () => {
  await show()
  await page.getByRole('link', { name: 'This week' }).click()
  expect(location.hash).toBe('#/trending?period=week')
  await eventually(rows).toBe(5)
  await page.getByRole('button', { name: 'Sports' }).click()
  expect(location.hash).toBe('#/trending?category=sports&period=week')
  await eventually(rows).toBe(3)
})

test('an address that makes no sense shows the whole site now', async () => {
  await show('/trending?category=cooking&period=never')
  await eventually(rows).toBe(20)
})

test('a list that does not arrive is an empty one that can be tried again', async () => {
  await show('/trending?period=all')
  await expect.element(page.getByText('Nothing is trending here yet')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
