import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { articleCards } from '../testing/article-cards.ts'
import { pagePosts, photoPost } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { TrendingPage } from './trending-page.tsx'

afterEach(leaveApp)

type Answers = Record<string, Answer | (() => Answer)>

const POSTS = '/api/page-posts/trending'
const ANSWERS = {
  '/api/articles/trending/all': { body: articleCards(20, 1) },
  '/api/articles/trending/all?period=week': { body: articleCards(5, 1) },
  '/api/articles/trending/sports?period=week': { body: articleCards(3, 1) },
  [POSTS]: { body: [photoPost(21), ...pagePosts(20, 2)] },
  [`${POSTS}?period=week`]: { body: pagePosts(4, 1) },
}
const rows = () => document.querySelectorAll('ol article').length
const postRows = () => document.querySelectorAll('ol article a[href^="/page"]').length
const show = (at = '/trending', answers: Answers = ANSWERS) => renderPart(<TrendingPage />, { at, answers })
const tab = (name: string) =>
  page.getByRole('navigation', { name: 'What’s shown' }).getByRole('link', { name })

test('what trends now in all categories is a numbered list of twenty', async () => {
  await show()
  await eventually(rows).toBe(20)
  expect(document.querySelector('article')?.closest('ol, ul')?.tagName).toBe('OL')
  await expect.element(page.getByRole('link', { name: 'Now' })).toHaveAttribute('aria-current', 'true')
  await expect.element(page.getByText('You’ve reached the end of the list.')).toBeVisible()
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
  await show('/trending?category=cooking&period=never&type=guilds')
  await eventually(rows).toBe(20)
})

test('a list that does not arrive is an empty one that can be tried again', async () => {
  await show('/trending?period=all')
  await expect.element(page.getByText('Nothing is trending here yet')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('posts have a tab of their own, with the same periods and without categories', async () => {
  await show('/trending?category=sports&period=week')
  await eventually(rows).toBe(3)
  await expect.element(tab('Articles')).toHaveAttribute('aria-current', 'true')
  await tab('Posts').click()
  expect(location.hash).toBe('#/trending?type=posts&period=week')
  await eventually(postRows).toBe(4)
  await expect.element(tab('Posts')).toHaveAttribute('aria-current', 'true')
  await expect.element(page.getByRole('button', { name: 'Sports' })).not.toBeInTheDocument()
  expect(document.title).toContain('Trending posts')
  expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
  await page.getByRole('link', { name: 'Now', exact: true }).click()
  expect(location.hash).toBe('#/trending?type=posts')
  await eventually(postRows).toBe(20)
  await expect.element(page.getByRole('link', { name: 'Post 20', exact: true })).toBeVisible()
  await expect.element(page.getByText('halves every 8 hours', { exact: false })).toBeVisible()
  await expect.element(page.getByText('You’ve reached the end of the list.')).toBeVisible()
  await tab('Articles').click()
  expect(location.hash).toBe('#/trending')
  await eventually(rows).toBe(20)
})

test('a day without posts says what would be here, and a failure can be tried again', async () => {
  let answer: Answer = { status: 500, body: { code: 'internal', message: 'Down.' } }
  await show('/trending?type=posts', { [POSTS]: () => answer })
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  answer = { body: [] }
  await again.click()
  await expect
    .element(page.getByRole('link', { name: 'Write a post' }))
    .toHaveAttribute('href', '/page-create')
  await expect.element(page.getByText('No trending posts yet')).toBeVisible()
})
