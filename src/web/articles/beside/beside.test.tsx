import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Article } from '../../../contract/articles.ts'
import type { RichNode } from '../../../contract/rich-text.ts'
import { leaveApp, renderPart } from '../../testing/render-app.tsx'
import type { Answer } from '../../testing/stand-ins.ts'
import { ArticlePage } from '../article-page.tsx'
import { articleOf, servingArticle } from '../articles-testing.ts'

afterEach(async () => {
  getSelection()?.removeAllRanges()
  await leaveApp()
  await page.viewport(1440, 900)
})

const p = (value: string): RichNode => ({ type: 'paragraph', children: [{ type: 'text', value }] })
const h = (id: string): RichNode => ({ type: 'heading', level: 2, id: `h-${id}`, children: [] })

const LANGUAGES: Article['languages'] = [
  { language: 'en', id: 7 },
  { language: 'id', id: 8 },
  { language: 'my', id: 9 },
]
const english = articleOf({
  languages: LANGUAGES,
  nodes: [p('Nobody weighs a star.'), h('a'), p('Light tells.'), h('b'), p('One.'), p('Two.')],
})
const other = (id: number, language: 'id' | 'my', ...words: string[]): Answer => {
  const [lead = '', light = '', ...rest] = words
  return {
    body: articleOf({
      id,
      language,
      languages: LANGUAGES,
      nodes: [p(lead), h('x'), p(light), h('y'), ...rest.map(p)],
    }),
  }
}
const ANSWERS = {
  ...servingArticle(english),
  '/api/articles/8': other(8, 'id', 'Tak ada yang menimbang bintang.', 'Cahaya bercerita.', 'Satu dan dua.'),
  '/api/articles/9': other(9, 'my', 'Tiada orang menimbang bintang.', 'Cahaya memberitahu.', 'Satu.', 'Dua.'),
}

const panel = page.getByRole('dialog', { name: 'This passage in another language' })
const see = page.getByRole('button', { name: 'See translation' })

async function open(answers: Record<string, Answer> = ANSWERS) {
  const calls = await renderPart(<ArticlePage params={{ id: '7' }} />, { at: '/article/7', answers })
  await expect.element(page.getByText('Nobody weighs a star.')).toBeVisible()
  return calls
}

const altClick = (text: string) => page.getByText(text, { exact: true }).click({ modifiers: ['Alt'] })

test('Alt and a click show the paragraph of the translation beside it, in its language, and Escape closes it', async () => {
  const calls = await open()
  await expect.element(see).toBeInTheDocument()
  expect(calls.filter(({ path }) => path === '/api/articles/8')).toEqual([])
  await altClick('Light tells.')
  await expect.element(panel).toHaveTextContent('Cahaya bercerita.')
  const words = page.getByText('Cahaya bercerita.').element()
  expect(words.closest('[lang]')?.getAttribute('lang')).toBe('id')
  const [left, right] = [page.getByText('Light tells.').element(), panel.element()].map((element) =>
    element.getBoundingClientRect(),
  )
  expect(right?.left).toBeGreaterThan(left?.right ?? 0)
  expect(right?.top).toBe(left?.top)
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
})

test('the other of two languages is a choice away, and where the texts differ it says so', async () => {
  await open()
  await altClick('Two.')
  await expect.element(panel).toHaveTextContent('We couldn’t match this passage')
  await expect
    .element(panel.getByRole('link', { name: 'Open translation' }))
    .toHaveAttribute('href', '/article/8')
  await panel.getByText('Bahasa Melayu').click()
  await expect.element(panel).toHaveTextContent('Dua.')
  await panel.getByRole('button', { name: 'Previous paragraph' }).click()
  await expect.element(panel).toHaveTextContent('Satu.')
})

test('the keyboard opens it for the paragraph in sight, and gets back where it was', async () => {
  await open()
  await expect.element(see).toBeInTheDocument()
  ;(see.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel).toHaveTextContent('Tak ada yang menimbang bintang.')
  await expect.element(panel).toHaveFocus()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect.element(see).toHaveFocus()
})

test('selected words offer it too, and on a phone it is below them', async () => {
  await page.viewport(390, 844)
  await open()
  const range = document.createRange()
  range.selectNodeContents(page.getByText('Nobody weighs a star.').element())
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
  await page.getByRole('toolbar').getByRole('button', { name: 'See translation' }).click()
  await expect.element(panel).toHaveTextContent('Tak ada yang menimbang bintang.')
  const { bottom } = page.getByText('Nobody weighs a star.').element().getBoundingClientRect()
  const at = panel.element().getBoundingClientRect()
  expect(at.top).toBeGreaterThanOrEqual(bottom)
  expect(at.right).toBeLessThanOrEqual(390)
})

test('a translation that does not arrive can be tried again', async () => {
  await open({ ...ANSWERS, '/api/articles/8': { status: 500 } })
  await altClick('Light tells.')
  await expect.element(panel.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('an article without translations offers nothing', async () => {
  await open(servingArticle({ ...english, languages: [{ language: 'en', id: 7 }] }))
  await altClick('Light tells.')
  await expect.element(see).not.toBeInTheDocument()
  await expect.element(panel).not.toBeInTheDocument()
})
