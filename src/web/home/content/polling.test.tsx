import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { articleCard, articleCards } from '../../testing/article-cards.ts'
import { pass, setHidden, showTab, stopClock } from '../../testing/clock.ts'
import { leaveApp, renderPart } from '../../testing/render-app.tsx'
import type { SentCall } from '../../testing/stand-ins.ts'
import { siteAnswers, STATS } from '../home-testing.ts'
import { HomeContent } from './home-content.tsx'

beforeEach(stopClock)
afterEach(async () => {
  showTab()
  await leaveApp()
})

const titles = () =>
  page
    .getByRole('region', { name: 'New articles' })
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)
    .slice(0, 3)
const times = (calls: SentCall[], path: string) => calls.filter((sent) => sent.path === path).length

test.each([
  ['[S7-16] the articles are', '/api/articles'],
  ['[S7-18] the statistics are', '/api/stats'],
])('%s polled every 3 s, and not in a hidden tab', async (_, path) => {
  const calls = await renderPart(<HomeContent />, { answers: siteAnswers() })
  await pass(100)
  expect(times(calls, path)).toBe(1)
  await pass(2800)
  expect(times(calls, path)).toBe(1)
  await pass(200)
  expect(times(calls, path)).toBe(2)
  await pass(3000)
  expect(times(calls, path)).toBe(3)

  setHidden(true)
  await pass(60_000)
  expect(times(calls, path)).toBe(3)
  setHidden(false)
  await pass(3100)
  expect(times(calls, path)).toBe(4)
})

test('numbers tick in place, and what is new waits behind a pill', async () => {
  let articles = articleCards(20, 1)
  await renderPart(<HomeContent />, { answers: siteAnswers({ '/api/articles': () => ({ body: articles }) }) })
  await pass(100)
  expect(titles()).toEqual(['Article 20', 'Article 19', 'Article 18'])

  articles = [articleCard(22), articleCard(21), articleCard(20, { likes: 4321 }), ...articleCards(19, 3)]
  await pass(3000)
  expect(titles()).toEqual(['Article 20', 'Article 19', 'Article 18'])
  await expect.element(page.getByText('4.3K')).toBeVisible()
  const pill = page.getByRole('button', { name: '2 new articles' })
  await expect.element(pill).toBeVisible()

  await pill.click()
  expect(titles()).toEqual(['Article 22', 'Article 21', 'Article 20'])
  await expect.element(pill).not.toBeInTheDocument()
})

test('an article that vanished stays under the reader until they ask for the new ones', async () => {
  let articles = articleCards(20, 1)
  await renderPart(<HomeContent />, { answers: siteAnswers({ '/api/articles': () => ({ body: articles }) }) })
  await pass(100)
  articles = articleCards(19, 1)
  await pass(3000)
  expect(titles()).toEqual(['Article 20', 'Article 19', 'Article 18'])
})

test('a poll that fails leaves what was there', async () => {
  let status = 200
  await renderPart(<HomeContent />, {
    answers: siteAnswers({ '/api/articles': () => ({ status, body: articleCards(20, 1) }) }),
  })
  await pass(100)
  status = 503
  await pass(3100)
  expect(titles()).toEqual(['Article 20', 'Article 19', 'Article 18'])
})

test('[S9-13] the lists of articles and the statistics are invalidated every 60 s while the page is visible', async () => {
  const invalidated: string[][] = []
  vi.spyOn(QueryClient.prototype, 'invalidateQueries').mockImplementation(function (
    this: QueryClient,
    filters,
  ) {
    const hit = this.getQueryCache().findAll(filters)
    invalidated.push(hit.map(({ queryKey }) => String(queryKey[0])))
    return Promise.resolve()
  })
  await renderPart(<HomeContent />, { answers: siteAnswers() })
  await pass(59_900)
  expect(invalidated).toEqual([])
  await pass(200)
  expect(invalidated).toHaveLength(1)
  expect(invalidated[0]).toEqual(
    expect.arrayContaining(['/api/articles', '/api/stats', '/api/recent-updates']),
  )
  expect(invalidated[0]).not.toContain('/api/categories/counts')
  await pass(60_000)
  expect(invalidated).toHaveLength(2)
  setHidden(true)
  await pass(300_000)
  expect(invalidated).toHaveLength(2)
})

test('the numbers of the side column tick in place', async () => {
  let articles = STATS.articles
  await renderPart(<HomeContent />, {
    answers: siteAnswers({ '/api/stats': () => ({ body: { ...STATS, articles } }) }),
  })
  await pass(100)
  await expect.element(page.getByText('15,684')).toBeVisible()
  articles++
  await pass(3000)
  await expect.element(page.getByText('15,685')).toBeVisible()
  await expect.element(page.getByText('15,685')).toHaveClass('tick')
})
