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
