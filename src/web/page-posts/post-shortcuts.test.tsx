import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FEED_POLL_MS } from '../../contract/limits.ts'
import { setShortcutsOn } from '../platform/shortcut.ts'
import { drawn, pass, stopClock } from '../testing/clock.ts'
import { SWITCHED_OFF } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderApp, SARI } from '../testing/render-app.tsx'
import { listing, marking, marksOf, postOf, type Answers } from './page-posts-testing.ts'

afterEach(async () => {
  setShortcutsOn(true)
  await leaveApp()
})

const LIKE = '/api/page-posts/2/like'
const SAVE = '/api/bookmarks/page-post/2'
const OWN_POST = postOf(2, { authorId: SARI.id, authorName: 'Sari Wijaya' })
const press = (keys: string) => userEvent.keyboard(keys)
const first = () => page.getByRole('article').first()
const second = () => page.getByRole('article').nth(1)
const like = () => first().getByRole('button', { name: /^Like/ })
const save = () => first().getByRole('button', { name: 'Save' })

/** The feed with the focus on its first post, which the reader wrote. */
async function open(answers: Answers = {}) {
  const calls = await renderApp('/page', {
    user: SARI,
    answers: {
      '/api/nsfw': { body: SWITCHED_OFF },
      '/api/page-posts': listing([OWN_POST, postOf(1)]),
      ...marking(marksOf(2, { canEdit: true, canDelete: true }), marksOf(1)),
      [LIKE]: { body: { likes: 3, liked: true } },
      [SAVE]: { body: { bookmarked: true } },
      ...answers,
    },
  })
  await expect.element(first().getByRole('button', { name: /^More/ })).toBeVisible()
  await eventually(() => document.documentElement.dataset['keys']).toBe('on')
  await press('j')
  await expect.element(first().getByRole('link', { name: 'Post 2' })).toHaveFocus()
  return { sent: (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body) }
}

test('l likes the post with the focus: its count grows, and the server is told once', async () => {
  const { sent } = await open()
  await expect.element(like()).toHaveAccessibleName('Like, 2 likes')
  await press('l')
  await expect.element(like()).toHaveAccessibleName('Like, 3 likes')
  await expect.element(like()).toHaveAttribute('aria-pressed', 'true')
  await eventually(() => sent(LIKE)).toEqual([{ isLike: true }])
  await expect
    .element(second().getByRole('button', { name: /^Like/ }))
    .toHaveAttribute('aria-pressed', 'false')
})

test('b saves the post with the focus, and no other', async () => {
  const { sent } = await open()
  await press('b')
  await expect.element(save()).toHaveAttribute('aria-pressed', 'true')
  await expect
    .element(second().getByRole('button', { name: 'Save' }))
    .toHaveAttribute('aria-pressed', 'false')
  await eventually(() => sent(SAVE)).toHaveLength(1)
})

test('r goes to where the post with the focus is answered', async () => {
  await open()
  await press('r')
  await eventually(() => location.hash).toBe('#/page-post/2')
})

test('e edits one’s own post; of another’s nothing is opened', async () => {
  await open()
  await press('j')
  await expect.element(second().getByRole('link', { name: 'Post 1' })).toHaveFocus()
  await press('e')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await press('k')
  await expect.element(first().getByRole('link', { name: 'Post 2' })).toHaveFocus()
  await press('e')
  await expect.element(page.getByRole('dialog', { name: /Edit/ })).toBeVisible()
})

test('the full stop shows what is new', async () => {
  stopClock()
  let posts = [postOf(2), postOf(1)]
  await renderApp('/page', {
    answers: { '/api/nsfw': { body: SWITCHED_OFF }, '/api/page-posts': () => listing(posts) },
  })
  const titles = () => page.getByRole('list', { name: 'Posts' }).getByRole('heading', { name: /^Post/ })
  const shown = () =>
    titles()
      .elements()
      .map(({ textContent }) => textContent)
  while (shown().length < 2) await pass(50)
  posts = [postOf(3), ...posts]
  await pass(FEED_POLL_MS)
  for (let step = 0; step < 5; step++) await pass(10)
  expect(shown()).toEqual(['Post 2', 'Post 1'])
  expect(page.getByRole('button', { name: '1 new post' }).elements()).toHaveLength(1)
  await press('.')
  await expect.poll(async () => (await pass(50), shown())).toEqual(['Post 3', 'Post 2', 'Post 1'])
  expect(page.getByRole('button', { name: '1 new post' }).elements()).toHaveLength(0)
})

test.each(['while somebody writes', 'when they are turned off'])('%s the keys do nothing', async (when) => {
  const { sent } = await open()
  if (when === 'when they are turned off') setShortcutsOn(false)
  else await page.getByRole('banner').getByRole('combobox').click()
  await press('lbre.gh')
  // They are at hand since the first key: what they did would be on screen by now.
  await drawn()
  await expect.element(like()).toHaveAttribute('aria-pressed', 'false')
  await expect.element(save()).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect([...sent(LIKE), ...sent(SAVE)]).toEqual([])
  expect(location.hash).toBe('#/page')
})
