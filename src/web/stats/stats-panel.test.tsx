import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pass, stopClock } from '../testing/clock.ts'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import { StatsPanel } from './public.ts'

afterEach(async () => {
  await page.viewport(1440, 900)
  await leaveApp()
})

const STATS = {
  categories: 11,
  articles: 15_684,
  visitors: 482_106,
  contributors: 1932,
  recentEdits: 341,
  online: 186,
}
const ANSWERS = { '/api/stats': { body: STATS }, '/api/online': { body: { count: 187 } } }

const shown = () =>
  Array.from(document.querySelectorAll('dl > div'), (row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ])

test('[S2.3-12] the statistics are articles, contributors, recent edits, online visitors, categories, visitors', async () => {
  await renderPart(<StatsPanel />, { answers: ANSWERS })
  await eventually(shown).toEqual([
    ['Articles', '15,684'],
    ['Contributors', '1,932'],
    ['Recent edits', '341'],
    ['Online visitors', '187'],
    ['Categories', '11'],
    ['Visitors', '482,106'],
  ])
  // Without days there is no chart of them.
  expect(document.querySelector('figure')).toBeNull()
})

test('[S8-28] a failed online count shows 1', async () => {
  await renderPart(<StatsPanel />, { answers: { ...ANSWERS, '/api/online': { status: 500 } } })
  await eventually(() => shown()[0]?.[1]).toBe('15,684')
  await eventually(() => shown()[3]).toEqual(['Online visitors', '1'])
})

test('[S9-19] without an answer the statistics say 11 categories and 1 visitor, and invent nothing else', async () => {
  await renderPart(<StatsPanel />, { answers: {} })
  await eventually(() => document.querySelector('dl')?.getAttribute('aria-busy')).toBe('false')
  expect(shown().map(([, value]) => value)).toEqual(['–', '–', '–', '1', '11', '1'])
})

test('visitors by day are a small chart that names its days', async () => {
  await renderPart(<StatsPanel />, {
    answers: { ...ANSWERS, '/api/stats': { body: { ...STATS, visitorsByDay: [0, 5, 10] } } },
  })
  await expect.element(page.getByRole('figure')).toHaveTextContent('Visitors, last 3 days')
  expect(document.querySelector('polyline')?.getAttribute('points')).toBe('0,43 160,22 320,1')
})

test('numbers are written as the reader’s language writes them', async () => {
  await renderPart(<StatsPanel />, { answers: ANSWERS, language: 'id' })
  await eventually(() => shown()[5]).toEqual(['Pengunjung', '482.106'])
})

test('where there is no room for the side column nobody asks for its numbers', async () => {
  stopClock()
  await page.viewport(768, 900)
  const calls = await renderPart(<StatsPanel />, { answers: ANSWERS })
  await pass(10_000)
  expect(calls).toEqual([])
})
