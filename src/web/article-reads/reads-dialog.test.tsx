import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { ReadsDialog } from './reads-dialog.tsx'

afterEach(leaveApp)

const ADDRESS = '/api/articles/7/reads'
const article = { id: 7, title: 'Tides' }
const open = (body: unknown, status = 200) =>
  renderPart(<ReadsDialog article={article} onClose={vi.fn<() => void>()} />, {
    user: SARI,
    answers: { [ADDRESS]: { status, body } },
  })
const dialog = () => page.getByRole('dialog', { name: 'Reads' })
const rows = () => Array.from(document.querySelectorAll('tbody tr'), (row) => row.textContent)

test('without a plan there is the sum, and what the next plan would show, once', async () => {
  await open({ total: 1234, days: [], analyticsDays: 0 })
  await expect.element(dialog().getByText('1,234')).toBeVisible()
  await expect
    .element(dialog().getByText('With Topaz you can see the last 30 days, day by day.'))
    .toBeVisible()
  expect(dialog().getByRole('link', { name: 'Compare plans' }).elements()).toHaveLength(1)
  expect(dialog().getByRole('table').elements()).toEqual([])
})

test('with one there is a bar a day, and the same as a table, the newest first', async () => {
  const days = [
    { day: '2026-11-15', reads: 4 },
    { day: '2026-11-16', reads: 0 },
    { day: '2026-11-17', reads: 2 },
  ]
  await open({ total: 60, days, analyticsDays: 30 })
  await expect.element(dialog().getByRole('table', { name: 'Reads by day' })).toBeInTheDocument()
  expect(rows()).toEqual(['Nov 17, 20262', 'Nov 16, 20260', 'Nov 15, 20264'])
  const heights = Array.from(document.querySelectorAll('dialog rect, [role=dialog] rect'), (bar) =>
    Number(bar.getAttribute('height')),
  )
  expect(heights).toHaveLength(3)
  expect(heights[0]).toBeGreaterThan(heights[2] ?? 0)
  expect(heights[1]).toBe(0)
  await expect.element(dialog().getByText('4 on the best day')).toBeVisible()
  await expect
    .element(dialog().getByText('With Agate you can see the last 90 days, day by day.'))
    .toBeVisible()
})

test('the highest plan is offered nothing more, and quiet days say so', async () => {
  await open({ total: 0, days: [{ day: '2026-11-17', reads: 0 }], analyticsDays: 365 })
  await expect.element(dialog().getByText('No reads in this period yet.')).toBeVisible()
  expect(dialog().getByRole('link').elements()).toEqual([])
})

test('what could not be loaded can be asked for again', async () => {
  await open({ code: 'unavailable', message: 'Later' }, 503)
  await expect.element(dialog().getByText('Couldn’t load the reads.')).toBeVisible()
})
