import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pass, stopClock } from '../../testing/clock.ts'
import { eventually, leaveApp, renderPart } from '../../testing/render-app.tsx'
import { QUOTES } from '../loading/quotes.ts'
import { SeeAllButton } from './see-all-button.tsx'

beforeEach(stopClock)
afterEach(leaveApp)

const button = page.getByRole('button', { name: 'See all 11 categories' })
const screen = page.getByRole('dialog', { name: 'Opening the shelves' })
const progress = () => document.querySelector<HTMLProgressElement>('dialog progress')?.value
const quote = () => document.querySelector('dialog blockquote')?.textContent

/** The screen's code is fetched first; from then on only the test moves the clock. */
async function openScreen(): Promise<void> {
  await renderPart(<SeeAllButton />)
  await button.click()
  await expect.element(screen).toBeVisible()
}

test('[S4.5-8] the button shimmers every 30 s', async () => {
  const shine = () => button.element().querySelector('svg + span')
  await renderPart(<SeeAllButton />)
  await pass(29_900)
  expect(shine()).toBeNull()
  await pass(200)
  expect(shine()).not.toBeNull()
  const first = shine()
  await pass(30_000)
  expect(shine()).not.toBe(first)
  expect(shine()).not.toBeNull()
})

test('[S2.3-16] the button shows a loading screen', async () => {
  await openScreen()
  expect(location.hash).toBe('#/')
})

test('[S2.3-17] the progress goes from 0 to 100 in steps of 2.5 every 100 ms', async () => {
  await openScreen()
  expect(progress()).toBe(0)
  const seen: (number | undefined)[] = []
  for (let step = 1; step <= 40; step++) {
    await pass(100)
    seen.push(progress())
  }
  expect(seen).toEqual(Array.from({ length: 40 }, (_, step) => (step + 1) * 2.5))
})

test('[S2.3-18] the quotation changes every 3 s', async () => {
  expect(new Set(QUOTES.map(({ text }) => text)).size).toBeGreaterThan(4)
  await openScreen()
  const first = quote()
  await pass(2900)
  expect(quote()).toBe(first)
  await pass(200)
  expect(quote()).not.toBe(first)
})

test('[S2.3-19] half a second after the progress is full comes "/categories"', async () => {
  await openScreen()
  await pass(4000)
  expect(progress()).toBe(100)
  await pass(400)
  expect(location.hash).toBe('#/')
  await pass(100)
  expect(location.hash).toBe('#/categories')
})

test('a click anywhere skips it', async () => {
  await openScreen()
  await page.getByRole('figure').click()
  expect(location.hash).toBe('#/categories')
})

test('Esc skips it', async () => {
  await openScreen()
  await userEvent.keyboard('{Escape}')
  await eventually(() => location.hash).toBe('#/categories')
})

test('"Always skip" leads on and is remembered', async () => {
  await openScreen()
  await page.getByRole('button', { name: 'Always skip' }).click()
  expect(location.hash).toBe('#/categories')
  expect(localStorage.getItem('skip-loading-screen')).toBe('true')
})

test('who switched it off goes straight on', async () => {
  localStorage.setItem('skip-loading-screen', 'true')
  await renderPart(<SeeAllButton />)
  await button.click()
  expect(location.hash).toBe('#/categories')
  await expect.element(screen).not.toBeInTheDocument()
})
