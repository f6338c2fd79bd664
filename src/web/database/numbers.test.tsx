import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DatabaseNumbers } from '../../contract/explore.ts'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import { DatabasePage } from './database-page.tsx'
import { AROUND, EXPLORE, exploredOf, itemOf, NUMBERS, numbers } from './database-testing.ts'

afterEach(leaveApp)

async function open(more: Partial<DatabaseNumbers>): Promise<void> {
  await renderPart(<DatabasePage />, {
    at: '/database',
    answers: { ...AROUND, [EXPLORE]: exploredOf([itemOf(1)]), [NUMBERS]: { body: { ...numbers, ...more } } },
  })
  await expect.element(page.getByRole('row').filter({ hasText: 'Tides of place 1' })).toBeVisible()
}

const charts = page.getByRole('region', { name: 'Charts' })
const withoutArticles = { articlesByCategory: [], articlesByLanguage: [] }
const emptyMonths = numbers.months.map(({ month }) => ({ month, count: 0 }))

test('a site without articles draws its months, and no heading above nothing', async () => {
  await open(withoutArticles)
  await expect.element(charts.getByRole('table', { name: 'New each month' })).toBeInTheDocument()
  expect(charts.getByRole('table').elements()).toHaveLength(1)
  await expect.element(page.getByText('Articles by category')).not.toBeInTheDocument()
  await expect.element(page.getByText('Articles by language')).not.toBeInTheDocument()
})

test('a year without anything new draws no months', async () => {
  await open({ months: emptyMonths })
  await expect.element(charts.getByRole('table', { name: 'Articles by category' })).toBeVisible()
  await expect.element(page.getByText('New each month')).not.toBeInTheDocument()
})

test('where no chart has anything there is no section of charts', async () => {
  await open({ ...withoutArticles, months: emptyMonths })
  await expect.element(page.getByRole('region', { name: 'In numbers' })).toBeVisible()
  await expect.element(charts).not.toBeInTheDocument()
})

test('what a site has none of is no number to show', async () => {
  const types = numbers.types.map((of) =>
    of.type === 'article' || of.type === 'person' ? of : { ...of, total: 0, days: of.days.map(() => 0) },
  )
  await open({ types })
  const names = () =>
    page
      .getByRole('region', { name: 'In numbers' })
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent)
  await eventually(names).toEqual(['Articles and translations', 'People'])
})

test('where there is nothing there is no strip', async () => {
  await open({ types: numbers.types.map((of) => ({ ...of, total: 0, days: of.days.map(() => 0) })) })
  await expect.element(charts).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'In numbers' })).not.toBeInTheDocument()
})

test('the statistics are those of home, and what is none of them is left out', async () => {
  await open({})
  const site = () =>
    page
      .getByRole('region', { name: 'In numbers' })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  await eventually(site).toEqual([
    '7,842 articles, not counting translations',
    '1,932 contributors',
    '482,106 visitors',
    '1 online',
  ])
})
