import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setShortcutsOn } from '../platform/shortcut.ts'
import { drawn } from '../testing/clock.ts'
import { eventually, leaveApp, renderApp, SARI } from '../testing/render-app.tsx'
import { articleOf, OWN, servingArticle } from './articles-testing.ts'

afterEach(async () => {
  setShortcutsOn(true)
  await leaveApp()
})

const LIKE = '/api/articles/7/like'
const press = (keys: string) => userEvent.keyboard(keys)
const like = () => page.getByRole('button', { name: /^Like, / }).first()
const save = () => page.getByRole('button', { name: /^Saved?$/ }).first()
const field = () => page.getByRole('textbox', { name: 'Your comment' })

async function open() {
  const calls = await renderApp('/article/7', {
    user: SARI,
    answers: {
      ...servingArticle(articleOf(), OWN),
      [LIKE]: { body: { likes: 42, liked: true } },
      '/api/bookmarks/article/7': { body: { bookmarked: true } },
    },
  })
  await expect.element(like()).toHaveAccessibleName('Like, 41 likes')
  await eventually(() => document.documentElement.dataset['keys']).toBe('on')
  return calls
}

test('on an article l likes it and b saves it', async () => {
  const calls = await open()
  await press('l')
  await expect.element(like()).toHaveAccessibleName('Like, 42 likes')
  await eventually(() => calls.filter(({ path }) => path === LIKE).map(({ body }) => body)).toEqual([
    { isLike: true },
  ])
  await press('b')
  await expect.element(save()).toHaveAttribute('aria-pressed', 'true')
})

test('r goes to the field for a comment, and is not written into it; there the keys are letters', async () => {
  await open()
  page
    .getByRole('region', { name: /^Comments/ })
    .element()
    .scrollIntoView()
  await expect.element(field()).toBeVisible()
  await press('r')
  await expect.element(field()).toHaveFocus()
  await press('lble')
  await expect.element(field()).toHaveValue('lble')
  await expect.element(like()).toHaveAttribute('aria-pressed', 'false')
  expect(location.hash).toBe('#/article/7')
})

test('e edits one’s own article', async () => {
  await open()
  await expect.element(page.getByRole('button', { name: 'More' }).first()).toBeVisible()
  await press('e')
  await eventually(() => location.hash).toBe('#/create-article?edit=7')
})

test('turned off, no key does anything', async () => {
  await open()
  await press('j')
  setShortcutsOn(false)
  await press('lbre')
  await drawn()
  await expect.element(like()).toHaveAttribute('aria-pressed', 'false')
  await expect.element(save()).toHaveAttribute('aria-pressed', 'false')
  await expect.element(field()).not.toHaveFocus()
  expect(location.hash).toBe('#/article/7')
})
