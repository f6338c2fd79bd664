import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { DatabasePage } from './database-page.tsx'
import { AROUND, EXPLORE, exploredOf, FACETS, facetsOf, itemOf, NUMBERS } from './database-testing.ts'

afterEach(leaveApp)

const open = (at: string, answers: Parameters<typeof renderPart>[1] = {}) =>
  renderPart(<DatabasePage />, { at, ...answers, answers: { ...AROUND, ...answers.answers } })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

test('further rows are loaded at the end, and it says how far one is', async () => {
  let isDown = true
  await open('/database', {
    answers: {
      [EXPLORE]: exploredOf([itemOf(1)], { nextCursor: 'next', total: { count: 1000, isMore: true } }),
      [`${EXPLORE}?cursor=next`]: () =>
        isDown
          ? { status: 500, body: { code: 'internal', message: 'Oh' } }
          : exploredOf([itemOf(2)], { total: { count: 1000, isMore: true } }),
    },
  })
  await expect.element(page.getByText('More than 1,000 results')).toBeVisible()
  await expect.element(page.getByText('1 of more than 1,000 shown')).toBeVisible()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.element(page.getByText('Couldn’t load more.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.element(row('Tides of place 2')).toBeVisible()
  await expect.element(row('Tides of place 1')).toBeVisible()
  await expect.element(page.getByText('That’s everything.')).toBeVisible()
})

test('filters that find nothing can be cleared; a site without anything invites to write', async () => {
  await open('/database?type=guild&sort=title', {
    answers: {
      [`${EXPLORE}?type=guild&sort=title`]: exploredOf([]),
      [`${FACETS}?type=guild`]: facetsOf(),
      [`${EXPLORE}?sort=title`]: exploredOf([]),
    },
  })
  await expect.element(page.getByText('Nothing matches', { exact: true })).toBeVisible()
  await page.getByRole('region', { name: 'Results' }).getByRole('link', { name: 'Clear filters' }).click()
  await expect.element(page.getByText('Nothing here yet')).toBeVisible()
  expect(location.hash).toBe('#/database?sort=title')
})

test('what does not arrive says so, the table and the numbers each for itself', async () => {
  const away = { status: 503, body: { code: 'unavailable', message: 'Later' } }
  let isAway = true
  await open('/database', {
    answers: {
      [EXPLORE]: () => (isAway ? away : exploredOf([itemOf(1)])),
      [NUMBERS]: away,
      [FACETS]: away,
    },
  })
  await expect.element(page.getByText('Couldn’t load the data.')).toBeVisible()
  await expect.element(page.getByText('Couldn’t load the numbers.')).toBeVisible()
  isAway = false
  await page.getByRole('region', { name: 'Results' }).getByRole('button', { name: 'Try again' }).click()
  await expect.element(row('Tides of place 1')).toBeVisible()
})
