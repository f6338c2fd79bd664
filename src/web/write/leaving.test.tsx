import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { eventually, shownToast } from '../testing/render-app.tsx'
import {
  ARTICLE,
  button,
  categories,
  content,
  fillIn,
  leaveWriting,
  openWriting,
  TEXT,
  title,
} from './write-testing.tsx'

afterEach(leaveWriting)

const NEW = '/create-article'
const STORE = 'cendekia:draft:article:new'
const summary = () => page.getByRole('alert').filter({ hasText: /to fix|didn’t go through/ })
const hash = () => location.hash

test('a single mistake is told once, beside its field, where the focus goes', async () => {
  await openWriting(NEW)
  await fillIn()
  await title().fill('x'.repeat(158))
  await button('Publish').click()
  await expect.element(title()).toHaveFocus()
  await expect.element(title()).toHaveAccessibleDescription('8 characters too many')
  expect(summary().elements()).toEqual([])
})

test('a draft needs neither a title nor a category: it is kept as an unfinished text', async () => {
  const sent = await openWriting(NEW)
  await content().fill('Only a thought.')
  await button('Save as draft').click()
  await eventually(shownToast).toEqual({
    title: 'Saved as a draft',
    description: 'You’ll find it under Drafts in your library, to finish whenever you like.',
    tone: 'success',
  })
  expect(summary().elements()).toEqual([])
  expect(sent()).toEqual([])
  expect(JSON.parse(localStorage.getItem(STORE) ?? '{}')).toMatchObject({
    content: { content: 'Only a thought.' },
  })
})

test('whoever came to answer a question still sees it', async () => {
  await openWriting('/create-article?category=history&prompt')
  await expect
    .element(page.getByText('Which building in your town has a story that isn’t on its sign?'))
    .toBeVisible()
  await expect
    .element(categories().getByRole('button', { name: /History/ }))
    .toHaveAttribute('aria-pressed', 'true')
})

test('editing can be called off: the article stays as it is, and the words can be had again', async () => {
  const sent = await openWriting('/create-article?article=7')
  await content().fill(`${TEXT} Mine.`)
  await button('Cancel').click()
  await expect.poll(hash).toBe('#/article/7')
  expect(shownToast()?.title).toBe('Nothing was changed')
  expect(sent()).toEqual([])
  await cleanup()
  await openWriting('/create-article?article=7')
  await expect.element(content()).toHaveValue(ARTICLE.content)
  await button('Use that version').click()
  await expect.element(content()).toHaveValue(`${TEXT} Mine.`)
})
