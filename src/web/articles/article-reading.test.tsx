// First, as in main.tsx: the order of the layers holds for the sheets of all components.
import '../styles/app.css'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadDeferredParts } from '../platform/deferred-hydration.tsx'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import type { SentCall } from '../testing/stand-ins.ts'
import { ArticlePage } from './article-page.tsx'
import { articleOf, servingArticle } from './articles-testing.ts'

afterEach(async () => {
  await leaveApp()
  await page.viewport(1440, 900)
  scrollTo(0, 0)
})

const READ = '/api/articles/7/read'
const reads = (calls: SentCall[]) => calls.filter(({ path }) => path === READ).length
const long = articleOf({
  nodes: [
    { type: 'heading', level: 2, id: 'h-first', children: [{ type: 'text', value: 'First part' }] },
    ...Array.from({ length: 60 }, (_, place) => ({
      type: 'paragraph' as const,
      children: [{ type: 'text' as const, value: `Paragraph ${place}. `.repeat(20) }],
    })),
    { type: 'heading', level: 2, id: 'h-second', children: [{ type: 'text', value: 'Second part' }] },
    { type: 'paragraph', children: [{ type: 'text', value: 'The end. '.repeat(600) }] },
  ],
})
async function open(article = long) {
  // What looks at the clock is there from the first moment, also where its code takes long to load.
  await loadDeferredParts()
  return renderPart(<ArticlePage params={{ id: '7' }} />, {
    at: '/article/7',
    answers: { ...servingArticle(article), [READ]: { body: { done: true } } },
  })
}

test('after thirty seconds in sight a reading is told, once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const calls = await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(reads(calls)).toBe(0)
  await vi.advanceTimersByTimeAsync(2000)
  expect(reads(calls)).toBe(1)
  scrollTo(0, document.body.scrollHeight)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reads(calls)).toBe(1)
})

test('in the middle of the text a reading is told without waiting', async () => {
  const calls = await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  scrollTo(0, 200)
  await new Promise(requestAnimationFrame)
  expect(reads(calls)).toBe(0)
  scrollTo(0, document.body.scrollHeight)
  await eventually(() => reads(calls)).toBe(1)
})

test('a draft is not counted as read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const calls = await open({ ...long, state: 'draft' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reads(calls)).toBe(0)
})

test('the contents show where the reader is, and lead there', async () => {
  await open()
  const entry = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Second part' })
  await entry.click()
  await eventually(() => document.activeElement?.id).toBe('h-second')
  await expect.element(entry).toHaveAttribute('aria-current', 'location')
})

test('on a phone the contents are folded, and the actions are within reach of the thumb', async () => {
  await page.viewport(390, 844)
  await open()
  const toggle = page.getByRole('button', { name: 'In this article' })
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('link', { name: 'Second part' })).not.toBeInTheDocument()
  await toggle.click()
  await expect.element(page.getByRole('link', { name: 'Second part' })).toBeVisible()
  const bars = page.getByRole('group', { name: 'Actions' }).elements()
  const bar = bars.find((one) => one.getBoundingClientRect().bottom === 844)
  expect(bar).toBeDefined()
  for (const button of bar?.querySelectorAll('button') ?? [])
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('the size of the text is chosen and kept on the device', async () => {
  await open()
  await page.getByRole('button', { name: 'Text size' }).first().click()
  await page.getByRole('menuitemradio', { name: 'Large' }).click()
  expect(localStorage.getItem('text-size')).toBe('large')
  await eventually(() => document.querySelector<HTMLElement>('[data-size]')?.dataset['size']).toBe('large')
})
