import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '../../../contract/auth.ts'
import type { RichNode } from '../../../contract/rich-text.ts'
import { setHidden, showTab } from '../../testing/clock.ts'
import { eventually, leaveApp, renderPart, SARI } from '../../testing/render-app.tsx'
import type { SentCall } from '../../testing/stand-ins.ts'
import { ArticlePage } from '../article-page.tsx'
import type { ArticleMine } from '../article-queries.ts'
import { articleOf, MINE, servingArticle } from '../articles-testing.ts'

const KEY = 'reading-positions'
const PATH = '/api/articles/7/reading-position'

afterEach(async () => {
  await leaveApp()
  showTab()
  localStorage.removeItem(KEY)
  scrollTo(0, 0)
})

/** Twenty paragraphs of the same length, several screens together. */
const nodes = Array.from({ length: 20 }, (_, n): RichNode => ({
  type: 'paragraph',
  children: [
    { type: 'text', value: `Paragraph ${String(n).padStart(2, '0')}. ${'Stars weigh much. '.repeat(40)}` },
  ],
}))
const line = page.getByRole('group', { name: 'Where you left off' })
const blocks = () => document.querySelectorAll<HTMLElement>('[data-size] > div > p')
const writes = (calls: SentCall[]) => calls.filter(({ path }) => path === PATH)
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown[]

async function open({ user, mine }: { user?: User; mine?: Partial<ArticleMine> } = {}) {
  const calls = await renderPart(<ArticlePage params={{ id: '7' }} />, {
    at: '/article/7',
    user,
    answers: {
      ...servingArticle(articleOf({ nodes, readingMinutes: 10 }), { ...MINE, ...mine }),
      [PATH]: { body: { done: true } },
    },
  })
  await eventually(() => blocks().length).toBe(20)
  // What is below the text comes with the same file as what keeps the place.
  await expect.element(page.getByRole('link', { name: '#kepler' })).toBeVisible()
  return calls
}

/** Looked at when the reader has rested for a moment. */
async function readTo(block: number): Promise<void> {
  blocks()[block]?.scrollIntoView({ block: 'start' })
  dispatchEvent(new Event('scroll'))
  await new Promise((done) => setTimeout(done, 700))
}

const KEPT = { readingPosition: { block: 8, percent: 40, updatedAt: '2026-11-01T08:00:00.000Z' } }

test('a member who leaves in the middle is remembered on the server, with one call', async () => {
  const calls = await open({ user: SARI })
  await readTo(2)
  await readTo(8)
  expect(writes(calls)).toEqual([])
  setHidden(true)
  await eventually(() => writes(calls)).toEqual([
    { method: 'PUT', path: PATH, body: { block: 8, percent: 40 } },
  ])
  await eventually(stored).toEqual([])
  setHidden(false)
  setHidden(true)
  expect(writes(calls)).toHaveLength(1)
})

test('a visitor’s place stays on the device and is offered there', async () => {
  const calls = await open()
  await readTo(8)
  setHidden(true)
  expect(stored()).toMatchObject([{ id: 7, owner: 0, block: 8, percent: 40 }])
  showTab()
  const kept = localStorage.getItem(KEY) ?? ''
  await leaveApp()
  scrollTo(0, 0)
  localStorage.setItem(KEY, kept)
  await open()
  await expect.element(line).toHaveTextContent('6 minutes left')
  expect(writes(calls)).toEqual([])
})

test('Continue leads to the block, never by itself, and is gone', async () => {
  await open({ user: SARI, mine: KEPT })
  await expect.element(line).toHaveTextContent('6 minutes left')
  expect(scrollY).toBe(0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(line).not.toBeInTheDocument()
  expect(blocks()[8]?.getBoundingClientRect().top).toBeLessThan(120)
  expect(document.activeElement).toBe(blocks()[8])
})

test('an offer that is declined is forgotten, and what is read afterwards is kept again', async () => {
  const calls = await open({ user: SARI, mine: KEPT })
  await page.getByRole('button', { name: 'Forget this place' }).click()
  await expect.element(line).not.toBeInTheDocument()
  await eventually(() => writes(calls)).toMatchObject([{ method: 'DELETE' }])
  await readTo(8)
  setHidden(true)
  await eventually(() => writes(calls)).toMatchObject([{ method: 'DELETE' }, { method: 'PUT' }])
})

test('a glance at the beginning does not move the place that was kept', async () => {
  const calls = await open({ user: SARI, mine: KEPT })
  await expect.element(line).toBeVisible()
  await readTo(4)
  setHidden(true)
  expect(writes(calls)).toEqual([])
  await expect.element(line).toBeVisible()
})

test('whoever reads to the end has nothing to continue', async () => {
  const calls = await open({ user: SARI, mine: KEPT })
  await expect.element(line).toBeVisible()
  scrollTo(0, document.documentElement.scrollHeight)
  dispatchEvent(new Event('scroll'))
  await eventually(() => writes(calls)).toMatchObject([{ method: 'DELETE' }])
  await expect.element(line).not.toBeInTheDocument()
  await readTo(8)
  setHidden(true)
  expect(writes(calls)).toHaveLength(1)
})

test('another member’s place on this device is not offered', async () => {
  const place = { id: 7, owner: 99, block: 8, percent: 40, updatedAt: '2026-11-01T08:00:00.000Z' }
  localStorage.setItem(KEY, JSON.stringify([place]))
  await open({ user: SARI })
  await expect.element(line).not.toBeInTheDocument()
})

test('what stands in the storage and makes no sense is as if it were not', async () => {
  for (const value of ['{', '[1, null, {"id": 7}]', '{"id": 7}']) {
    localStorage.setItem(KEY, value)
    await open()
    await expect.element(line).not.toBeInTheDocument()
    await leaveApp()
  }
})
