import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { DatabasePage } from './database-page.tsx'
import { AROUND, EXPLORE, exploredOf, FACETS, facetsOf, itemOf } from './database-testing.ts'

afterEach(leaveApp)

const FILTERED = {
  ...AROUND,
  [`${EXPLORE}?type=article&sort=likes`]: exploredOf([itemOf(1)]),
  [`${FACETS}?type=article`]: facetsOf(),
}
const PLACE = '/database?type=article&sort=likes'
const CSV = '/api/database/export.csv?type=article&sort=likes'

const choose = async (name: string) => {
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('a member gets what is shown as a file, by its filters and order', async () => {
  const saved: string[] = []
  const calls = await renderPart(<DatabasePage />, {
    at: PLACE,
    user: SARI,
    answers: { ...FILTERED, [CSV]: { body: '# licence' } },
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.protocol} ${this.download}`)
  })
  await page.getByRole('button', { name: 'Export' }).click()
  await expect.element(page.getByText(/^Up to 5,000 rows of this view/)).toBeVisible()
  await page.getByRole('menuitem', { name: 'CSV for spreadsheets' }).click()
  await eventually(() => shownToast()?.title).toBe('File downloaded')
  expect(saved).toEqual([expect.stringMatching(/^blob: database-\d{4}-\d\d-\d\d\.csv$/)])
  expect(calls.filter(({ path }) => path.includes('export'))).toHaveLength(1)
})

test('whoever has taken too many is told when the next one can be made', async () => {
  await renderPart(<DatabasePage />, {
    at: PLACE,
    user: SARI,
    answers: {
      ...FILTERED,
      [CSV]: {
        status: 429,
        headers: { 'Retry-After': '1200' },
        body: { code: 'too_many_requests', message: 'You can export again in 20 minutes.' },
      },
    },
  })
  await choose('CSV for spreadsheets')
  await eventually(shownToast).toEqual({
    title: 'Not exported',
    description: 'You can export again in 20 minutes.',
    tone: 'destructive',
  })
})

test('a visitor is asked to sign in, and nothing is sent before', async () => {
  const calls = await renderPart(<DatabasePage />, { at: PLACE, answers: FILTERED })
  await choose('JSON for programs')
  await expect.element(page.getByRole('dialog', { name: 'Sign in to save or export' })).toBeVisible()
  expect(calls.filter(({ path }) => path.includes('export'))).toEqual([])
})
