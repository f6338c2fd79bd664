import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { commentOf, listOf } from './comments-testing.ts'
import { Comments } from './comments.tsx'

afterEach(leaveApp)

const LIST = '/api/articles/7/comments'
type Options = { user?: typeof SARI; at?: string }
const open = (answers: Record<string, Answer | (() => Answer)>, { user, at = '/article/7' }: Options = {}) =>
  renderPart(<Comments objectType="article" objectId={7} commentCount={0} />, { user, at, answers })

test("a refused like of a comment is taken back, with a toast 'Error' and the server's message", async () => {
  await open(
    {
      [LIST]: listOf([commentOf({ id: 1, likes: 4 })]),
      '/api/comments/1/like': { status: 403, body: { code: 'not_allowed', message: 'Not this one.' } },
    },
    { user: SARI },
  )
  const likeButton = page.getByRole('button', { name: /^Like the comment by Hana Yusof/ })
  await likeButton.click()
  await eventually(shownToast).toEqual({ title: 'Error', description: 'Not this one.', tone: 'destructive' })
  await expect.element(likeButton).toHaveAccessibleName('Like the comment by Hana Yusof, 4 likes')
  await expect.element(likeButton).toHaveAttribute('aria-pressed', 'false')
})

test('a visitor may write; the wall stands at Send, and their words stay', async () => {
  await open({ [LIST]: listOf([]) })
  const field = page.getByRole('textbox', { name: 'Your comment' })
  await field.fill('Let me in')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  const wall = page.getByRole('dialog', { name: 'Sign in to comment' })
  await expect.element(wall).toBeVisible()
  await wall.getByRole('button', { name: 'Close' }).click()
  await expect.element(field).toHaveValue('Let me in')
  expect(localStorage.getItem('comment-draft:article:7:new')).toBe('Let me in')
})

test('nothing said yet is told in words', async () => {
  await open({ [LIST]: listOf([]) })
  await expect.element(page.getByText('No comments yet')).toBeVisible()
})

test('deleted and removed comments keep their places', async () => {
  await open({
    [LIST]: listOf([
      commentOf({ id: 1, state: 'deleted', author: null, replies: 1 }),
      commentOf({ id: 2, parentId: 1, level: 2, content: 'Still here' }),
      commentOf({ id: 3, state: 'removed', author: null }),
      commentOf({ id: 4, state: 'removed', author: null, removedFor: 'spam' }),
    ]),
  })
  await expect.element(page.getByText('This comment was deleted.')).toBeVisible()
  await expect.element(page.getByText('This comment was removed by a moderator.')).toBeVisible()
  await expect
    .element(page.getByText('Removed by moderators: Rule 6: No spam, scams or hidden advertising.'))
    .toBeVisible()
  await expect.element(page.getByText('Still here')).toBeVisible()
})

test('another order is another list', async () => {
  await open({
    [LIST]: listOf([commentOf({ id: 1 }), commentOf({ id: 2 })]),
    [`${LIST}?sort=newest`]: listOf([commentOf({ id: 2 }), commentOf({ id: 1 })]),
  })
  await page.getByRole('button', { name: 'Sorted by Best' }).click()
  await page.getByRole('menuitemradio', { name: 'Newest' }).click()
  await eventually(() => document.querySelector('[data-item]')?.id).toBe('comment-2')
})

test('more comments and more replies are shown when they are asked for', async () => {
  await open({
    [LIST]: listOf([commentOf({ id: 1, replies: 3 }), commentOf({ id: 2, parentId: 1, level: 2 })], {
      nextCursor: 'next',
      total: 6,
    }),
    [`${LIST}?root=1`]: listOf([2, 3, 4].map((id) => commentOf({ id, parentId: 1, level: 2 }))),
    [`${LIST}?cursor=next`]: listOf([commentOf({ id: 5 })], { total: 6 }),
  })
  await page.getByRole('button', { name: 'Show 2 more replies' }).click()
  await expect.element(page.getByText('Comment 4')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /more repl/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Load more comments' }).click()
  await expect.element(page.getByText('Comment 5')).toBeVisible()
  await expect.element(page.getByText('You’re all caught up.')).toBeVisible()
})

test('a link to a comment opens what hides it, leads there and marks it', async () => {
  await open(
    {
      [LIST]: listOf([commentOf({ id: 1 })], { nextCursor: 'next', total: 4 }),
      [`${LIST}?cursor=next`]: listOf([commentOf({ id: 5, replies: 2 })], { total: 4 }),
      [`${LIST}?root=5`]: listOf([8, 9].map((id) => commentOf({ id, parentId: 5, level: 2 }))),
    },
    { at: '/article/7?comment=9' },
  )
  await eventually(() => document.activeElement?.id).toBe('comment-9')
  expect(document.getElementById('comment-9')?.dataset['marked']).toBeDefined()
})

test('a link to a comment that is gone says so', async () => {
  await open({ [LIST]: listOf([commentOf({ id: 1 })]) }, { at: '/article/7?comment=9' })
  await expect.element(page.getByText('That comment is no longer available.')).toBeVisible()
})

test('comments that do not arrive can be asked for again', async () => {
  let isDown = true
  await open({
    [LIST]: () =>
      isDown ? { status: 503, body: { code: 'unavailable', message: 'x' } } : listOf([commentOf({ id: 1 })]),
  })
  await expect.element(page.getByText('Couldn’t load comments.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Comment 1')).toBeVisible()
})

test('a member asks as themselves and sees what the document held until then', async () => {
  const calls = await open({ [LIST]: listOf([commentOf({ id: 1, liked: true, likes: 1 })]) }, { user: SARI })
  await expect
    .element(page.getByRole('button', { name: /^Like the comment/ }))
    .toHaveAttribute('aria-pressed', 'true')
  expect(calls.filter(({ path }) => path === LIST)).toHaveLength(1)
})
