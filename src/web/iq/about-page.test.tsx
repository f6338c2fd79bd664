import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderApp, renderPart } from '../testing/render-app.tsx'
import { AboutPage } from './about-page.tsx'
import { FIGURES } from './iq-testing.ts'

afterEach(async () => {
  await page.viewport(1440, 900)
  await leaveApp()
})

const ADDRESS = '/api/iq/figures'
const facts = () =>
  Array.from(document.querySelectorAll('dl > div'), (row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ])

test('the technical page has figures, a plot, and tables that say the same', async () => {
  await renderApp('/iq-test/about', { answers: { [ADDRESS]: { body: FIGURES } } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'How the IQ test works' })).toBeVisible()
  await eventually(facts).toEqual([
    ['Valid tests', '1,240'],
    ['Parameter version', '3'],
    ['Ranges that contain the true value', '95.1%'],
    ['Correlation with the true value', '0.944'],
    ['Bias, in standard deviations', '−0.002'],
    ['Items that count, on average', '22.7'],
  ])
  await expect.element(page.getByText(/^Scores are provisional until 2,000 valid tests/)).toBeVisible()
  expect(document.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(5)
  const kinds = page.getByRole('table', { name: 'Kinds of items' })
  await expect
    .element(kinds.getByRole('row', { name: /^Patterns/ }))
    .toHaveTextContent('Patterns6018,1200.302')
  await page.getByText('As a table').click()
  const errors = page.getByRole('table', { name: 'How precise a score is' })
  await expect.element(errors.getByRole('row', { name: /^70/ })).toHaveTextContent('700.350')
  await expect.element(page.getByText('There aren’t enough answers for this yet.')).toBeVisible()
  await expect.element(page.getByText(/^This is not a clinical IQ test\./)).toBeVisible()
})

test('groups that meet harder items are named; Indonesian writes its own numbers', async () => {
  const differences = [{ group: 'id', family: 'fold', checked: 12, flagged: 1 }] as const
  await renderPart(<AboutPage />, {
    language: 'id',
    at: '/iq-test/about',
    answers: { [ADDRESS]: { body: { ...FIGURES, differences, isProvisional: false } } },
  })
  const groups = page.getByRole('table', { name: 'Sama bagi setiap kelompok' })
  await expect
    .element(groups.getByRole('row', { name: /Kertas lipat/ }))
    .toHaveTextContent('Bahasa IndonesiaKertas lipat121')
  expect(facts()[3]?.[1]).toBe('0,944')
})

test('figures that did not load are asked for again; a phone scrolls tables, not the page', async () => {
  await page.viewport(320, 640)
  let status = 500
  await renderPart(<AboutPage />, {
    at: '/iq-test/about',
    answers: { [ADDRESS]: () => ({ status, body: status === 200 ? FIGURES : {} }) },
  })
  await expect.element(page.getByText('Couldn’t load the figures.')).toBeVisible()
  status = 200
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(() => facts().length).toBe(6)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
