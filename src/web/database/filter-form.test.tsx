import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import { DatabasePage } from './database-page.tsx'
import { AROUND, EXPLORE, exploredOf, FACETS, facetsOf, itemOf } from './database-testing.ts'

afterEach(leaveApp)

test('the fields stay where they are: what is typed is not lost, and neither is the focus', async () => {
  const answers = Object.fromEntries(
    ['', '?type=article', '?type=article&tag=laut'].flatMap((query) => [
      [`${EXPLORE}${query}`, exploredOf([itemOf(1)])],
      [`${FACETS}${query}`, facetsOf()],
    ]),
  )
  await renderPart(<DatabasePage />, { at: '/database', answers: { ...AROUND, ...answers } })
  const form = page.getByRole('form', { name: 'More filters' })
  const tag = form.getByLabelText('Tag', { exact: true })
  await tag.fill('#Laut')
  await page
    .getByRole('navigation', { name: 'Type' })
    .getByRole('link', { name: /^Articles/ })
    .click()
  await eventually(() => location.hash).toBe('#/database?type=article')
  await expect.element(tag).toHaveValue('#Laut')
  await tag.click()
  await userEvent.keyboard('{Enter}')
  await eventually(() => location.hash).toBe('#/database?type=article&tag=laut')
  await expect.element(tag).toHaveValue('laut')
  await expect.element(tag).toHaveFocus()
  await page.getByRole('link', { name: 'Remove filter: #laut' }).click()
  await expect.element(tag).toHaveValue('')
})

test('outdated translations are a box to tick, and a filter to remove', async () => {
  await renderPart(<DatabasePage />, {
    at: '/database',
    answers: {
      ...AROUND,
      [EXPLORE]: exploredOf([itemOf(1)]),
      [`${EXPLORE}?stale=true`]: exploredOf([itemOf(2)]),
      [`${FACETS}?stale=true`]: facetsOf(null),
    },
  })
  const form = page.getByRole('form', { name: 'More filters' })
  const box = form.getByRole('checkbox', { name: 'Outdated translation' })
  await box.click()
  await form.getByRole('button', { name: 'Apply filters' }).click()
  await expect.element(page.getByRole('row').filter({ hasText: 'Tides of place 2' })).toBeVisible()
  expect(location.hash).toBe('#/database?stale=true')
  await page.getByRole('link', { name: 'Remove filter: Outdated translation' }).click()
  await eventually(() => location.hash).toBe('#/database')
  await expect.element(box).not.toBeChecked()
})
