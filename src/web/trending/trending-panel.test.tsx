import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CATEGORIES } from '../../contract/categories.ts'
import { articleCard, articleCards, recentUpdate } from '../testing/article-cards.ts'
import { pass, stopClock } from '../testing/clock.ts'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { TrendingPanel } from './public.ts'

afterEach(leaveApp)

type Answers = Record<string, Answer | (() => Answer)>
const UPDATES = [recentUpdate(31), recentUpdate(30), recentUpdate(29)]
const ANSWERS: Answers = {
  '/api/recent-updates': { body: UPDATES },
  '/api/articles/trending/science': { body: articleCards(9, 5) },
}
const show = (answers: Answers = ANSWERS) => renderPart(<TrendingPanel />, { answers })
const titles = () => Array.from(document.querySelectorAll('article h3'), (title) => title.textContent)
const shimmers = () => document.querySelector('[data-shimmer]') !== null
const choice = (name: string) => page.getByRole('button', { name, exact: true })

test('[S2.3-4] the panel has a selector: the globe and the eleven categories', async () => {
  await show()
  await expect.element(page.getByRole('heading', { name: 'Recent updates' })).toBeVisible()
  const buttons = page.getByRole('group', { name: 'Show what’s trending in' }).getByRole('button').elements()
  expect(buttons).toHaveLength(1 + CATEGORIES.length)
  expect(buttons[0]?.getAttribute('aria-label')).toBe('All Trending')
  expect(buttons[0]?.getAttribute('aria-pressed')).toBe('true')
})

test('[S2.3-5] [S7-20] the globe shows the first two of the recent updates', async () => {
  const calls = await show()
  await eventually(titles).toEqual(['Article 31', 'Article 30'])
  expect(calls.map(({ path }) => path)).toEqual(['/api/recent-updates'])
})

test('[S2.3-6] [S7-22] a category shows the first two of its trending', async () => {
  const calls = await show()
  await choice('Science').click()
  await eventually(titles).toEqual(['Article 9', 'Article 8'])
  await expect.element(page.getByRole('heading', { name: 'Trending in Science' })).toBeVisible()
  await expect.element(choice('Science')).toHaveAttribute('aria-pressed', 'true')
  expect(calls.map(({ path }) => path)).toEqual(['/api/recent-updates', '/api/articles/trending/science'])
  await choice('All Trending').click()
  await eventually(titles).toEqual(['Article 31', 'Article 30'])
})

test('an update says who did what', async () => {
  await show({
    '/api/recent-updates': {
      body: [recentUpdate(2, { updateKind: 'translated', updatedBy: 'Ayu Lestari' }), recentUpdate(1)],
    },
  })
  await expect.element(page.getByText('Translated by Ayu Lestari')).toBeVisible()
  await expect.element(page.getByText('Published by Sari Wijaya')).toBeVisible()
})

test('[S9-18] 100 characters of each are shown, less the beginning of a word at the end', async () => {
  const content = 'Two suns circle one another. '.repeat(9)
  expect(content.slice(0, 100)).toMatch(/ Two suns circ$/)
  await show({ '/api/recent-updates': { body: [recentUpdate(1, { content })] } })
  await eventually(() => document.querySelector('article h3 + p')?.textContent).toBe(
    `${content.slice(0, content.lastIndexOf(' ', 100))}…`,
  )
})

test('[S4.5-7] the panel shimmers for 3 s after a choice, and what it shows stays readable', async () => {
  stopClock()
  await show()
  await pass(100)
  expect(shimmers()).toBe(true)
  await pass(2900)
  expect(shimmers()).toBe(false)
  await choice('Science').click()
  await pass(100)
  expect(shimmers()).toBe(true)
  expect(titles()).toEqual(['Article 9', 'Article 8'])
  await pass(2600)
  expect(shimmers()).toBe(true)
  await pass(400)
  expect(shimmers()).toBe(false)
})

test('[S8-29] a failed fetch shows an empty list with an empty-state message', async () => {
  let isUp = false
  await show({
    '/api/recent-updates': () => (isUp ? { body: UPDATES } : { status: 500, body: {} }),
  })
  await expect.element(page.getByText('Nothing is trending here yet')).toBeVisible()
  expect(titles()).toEqual([])
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(titles).toEqual(['Article 31', 'Article 30'])
})

test('a category without articles invites to write one', async () => {
  await show({ ...ANSWERS, '/api/articles/trending/health': { body: [] } })
  await choice('Health').click()
  await expect
    .element(page.getByRole('link', { name: 'Write an article' }))
    .toHaveAttribute('href', '/create-article?category=health')
})

test('the same choice again changes nothing', async () => {
  stopClock()
  const calls = await show()
  await pass(3100)
  await choice('All Trending').click()
  await pass(100)
  expect(shimmers()).toBe(false)
  expect(calls).toHaveLength(1)
})

test('an article may trend in another language than the reader’s, and says so', async () => {
  await show({
    ...ANSWERS,
    '/api/articles/trending/science': { body: [articleCard(1, { language: 'my', title: 'Gunung' })] },
  })
  await choice('Science').click()
  await eventually(() => document.querySelector('article h3')?.getAttribute('lang')).toBe('ms')
})
