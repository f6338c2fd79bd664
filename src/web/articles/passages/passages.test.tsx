import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI } from '../../testing/render-app.tsx'
import { ArticlePage } from '../article-page.tsx'
import { articleOf, servingArticle } from '../articles-testing.ts'

afterEach(async () => {
  getSelection()?.removeAllRanges()
  await leaveApp()
})

const WORDS = 'Nobody has ever put a star on a scale.'
const bubble = page.getByRole('toolbar', { name: 'Selected text' })

async function open(at = '/article/7') {
  await renderPart(<ArticlePage params={{ id: '7' }} />, {
    at,
    user: SARI,
    answers: servingArticle(articleOf()),
  })
  await expect.element(page.getByText(WORDS)).toBeVisible()
  await eventually(() => document.querySelector('#comments textarea')).not.toBeNull()
}

function select(): void {
  const range = document.createRange()
  range.selectNodeContents(page.getByText(WORDS).element())
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
}

test('selected words offer a suggestion, a quotation and a link; Escape puts them away', async () => {
  await open()
  await expect.element(bubble).not.toBeInTheDocument()
  select()
  await expect.element(bubble).toBeVisible()
  const names = Array.from(bubble.element().querySelectorAll('button'), ({ textContent }) => textContent)
  expect(names).toEqual(['Suggest an edit', 'Quote in comment', 'Copy link'])
  await userEvent.keyboard('{Escape}')
  await expect.element(bubble).not.toBeInTheDocument()
})

test('the keyboard reaches them, and a suggestion starts from there', async () => {
  await open()
  select()
  await expect.element(bubble).toBeVisible()
  await userEvent.tab()
  await expect.element(bubble.getByRole('button', { name: 'Suggest an edit' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.hash).toBe('#/create-article?suggest=7')
})

test('a quotation stands in the comment that is being written, after what was begun', async () => {
  await open()
  const field = page.getByRole('textbox', { name: 'Your comment' })
  await field.fill('I wonder:')
  select()
  await page.getByRole('button', { name: 'Quote in comment' }).click()
  await expect.element(field).toHaveValue(`I wonder:\n\n> ${WORDS}\n\n`)
  await expect.element(field).toHaveFocus()
})

test('the link to a passage leads to it and marks it', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open()
  select()
  await bubble.getByRole('button', { name: 'Copy link' }).click()
  const path = `/article/7?at=${encodeURIComponent(WORDS)}`
  await eventually(() => written.mock.calls).toEqual([[`${location.origin}${path}`]])
  await leaveApp()
  await open(path)
  await eventually(() => marked()).toBe(WORDS)
})

function marked(): string {
  const [range] = CSS.highlights.get('passage') ?? []
  return range instanceof Range ? range.toString() : ''
}
