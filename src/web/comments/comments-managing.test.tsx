import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Comment, CommentList } from '../../contract/comments.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { commentOf, listOf } from './comments-testing.ts'
import { Comments } from './comments.tsx'

afterEach(leaveApp)

const LIST = '/api/articles/7/comments'
const OPEN = '/api/comments/open'
type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>
const open = (items: Comment[], given: Partial<CommentList>, answers: Answers = {}) =>
  renderPart(<Comments objectType="article" objectId={7} commentCount={0} />, {
    user: SARI,
    at: '/article/7',
    answers: { [LIST]: listOf(items, given), ...answers },
  })
const field = () => page.getByRole('textbox', { name: 'Your comment' })
const more = (place: number) => page.getByRole('button', { name: /^More about the comment/ }).nth(place)
const item = (name: string) => page.getByRole('menuitem', { name })
const rowIds = () => [...document.querySelectorAll('[data-item]')].map(({ id }) => id)
const CLOSED = 'The author has turned comments off.'

test('the pinned one carries its mark, and only who manages can pin', async () => {
  await open([commentOf({ id: 1, isPinned: true }), commentOf({ id: 2 })], {})
  await expect.element(page.getByText('Pinned by the author')).toBeVisible()
  expect(page.getByText('Pinned by the author').elements()).toHaveLength(1)
  await more(0).click()
  await expect.element(item('Copy link')).toBeVisible()
  await expect.element(item('Unpin')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Manage comments' })).not.toBeInTheDocument()
})

test('pinning moves the thread to the top with its mark, takes the old one’s, and keeps the focus', async () => {
  const items = [
    commentOf({ id: 1, isPinned: true }),
    commentOf({ id: 2, replies: 1 }),
    commentOf({ id: 3, parentId: 2, level: 2 }),
  ]
  const calls = await open(
    items,
    { canManage: true },
    {
      '/api/comments/2/pin': { body: commentOf({ id: 2, replies: 1, isPinned: true }) },
    },
  )
  await more(2).click()
  await expect.element(item('Copy link')).toBeVisible()
  await expect.element(item('Pin to top')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await more(1).click()
  await item('Pin to top').click()
  await eventually(rowIds).toEqual(['comment-2', 'comment-3', 'comment-1'])
  expect(page.getByText('Pinned by the author').elements()).toHaveLength(1)
  expect(document.querySelector('#comment-2')?.textContent).toContain('Pinned by the author')
  expect(calls.at(-1)).toMatchObject({ method: 'PUT', path: '/api/comments/2/pin', body: { isPinned: true } })
  await eventually(shownToast).toMatchObject({ title: 'Comment pinned. Everyone sees it first.' })
  expect(document.activeElement?.closest('[data-item]')?.id).toBe('comment-2')
})

test('a refused pin changes nothing and is told', async () => {
  await open(
    [commentOf({ id: 1 }), commentOf({ id: 2 })],
    { canManage: true },
    {
      '/api/comments/2/pin': { status: 409, body: { code: 'conflict', message: 'It is gone.' } },
    },
  )
  await more(1).click()
  await item('Pin to top').click()
  await eventually(shownToast).toMatchObject({ title: 'Error', description: 'It is gone.' })
  expect(rowIds()).toEqual(['comment-1', 'comment-2'])
})

test('unpinning leaves it where the reader sees it, without its mark', async () => {
  await open(
    [commentOf({ id: 2, isPinned: true }), commentOf({ id: 1 })],
    { canManage: true },
    {
      '/api/comments/2/pin': { body: commentOf({ id: 2 }) },
    },
  )
  await more(0).click()
  await item('Unpin').click()
  await expect.element(page.getByText('Pinned by the author')).not.toBeInTheDocument()
  expect(rowIds()).toEqual(['comment-2', 'comment-1'])
})

test('a new comment stands after the pinned one', async () => {
  let calls: Awaited<ReturnType<typeof open>> = []
  calls = await open(
    [commentOf({ id: 1, isPinned: true }), commentOf({ id: 2 })],
    {},
    {
      [LIST]: () =>
        calls.at(-1)?.method === 'POST'
          ? { body: commentOf({ id: 9 }) }
          : listOf([commentOf({ id: 1, isPinned: true }), commentOf({ id: 2 })]),
    },
  )
  await field().fill('Well said')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await eventually(rowIds).toEqual(['comment-1', 'comment-9', 'comment-2'])
})

test('turned off by the head’s menu: no composer, no replies, and Undo turns them on again', async () => {
  let isOpen = true
  const calls = await open(
    [commentOf({ id: 1 })],
    { canManage: true },
    {
      [OPEN]: () => {
        isOpen = !isOpen
        return { body: { isOpen } }
      },
    },
  )
  await page.getByRole('button', { name: 'Manage comments' }).click()
  await item('Turn comments off').click()
  await expect.element(page.getByText(CLOSED)).toBeVisible()
  expect(calls.at(-1)).toMatchObject({
    method: 'PUT',
    path: OPEN,
    body: { objectType: 'article', objectId: 7, isOpen: false },
  })
  await expect.element(field()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Reply to/ })).not.toBeInTheDocument()
  await expect.element(page.getByText('Comment 1')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Like the comment/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Manage comments' })).toHaveFocus()
  await eventually(shownToast).toMatchObject({ title: 'Comments are off' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(field()).toBeVisible()
  expect(calls.at(-1)?.body).toMatchObject({ isOpen: true })
})

test('turned on where it says that they are off: the section takes the focus', async () => {
  await open([], { canManage: true, isOpen: false }, { [OPEN]: { body: { isOpen: true } } })
  await expect.element(page.getByText('No comments yet')).not.toBeInTheDocument()
  const button = page.getByRole('button', { name: 'Turn comments on' })
  await button.click()
  await expect.element(field()).toBeVisible()
  expect(document.activeElement?.id).toBe('comments')
})

test('a reader finds them off, without a way to turn them on', async () => {
  await open([commentOf({ id: 1 })], { isOpen: false })
  await expect.element(page.getByText(CLOSED)).toBeVisible()
  await expect.element(page.getByText('Comment 1')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Turn comments on' })).not.toBeInTheDocument()
  await expect.element(field()).not.toBeInTheDocument()
})

test('turned off while somebody wrote: their words stay, with the reason', async () => {
  let calls: Awaited<ReturnType<typeof open>> = []
  calls = await open(
    [],
    {},
    {
      [LIST]: () =>
        calls.at(-1)?.method === 'POST'
          ? { status: 403, body: { code: 'not_allowed', message: CLOSED } }
          : listOf([]),
    },
  )
  await field().fill('A long thought')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect.element(page.getByRole('alert').first()).toHaveTextContent(CLOSED)
  await expect.element(field()).toHaveValue('A long thought')
  expect(localStorage.getItem('comment-draft:article:7:new')).toBe('A long thought')
})

test('words begun before they were turned off are kept, read only, until they are put away', async () => {
  localStorage.setItem('comment-draft:article:7:new', 'A long thought')
  localStorage.setItem('comment-draft:article:7:reply:1', 'A reply')
  await open([commentOf({ id: 1 })], { isOpen: false })
  await expect.element(field()).toHaveValue('A long thought')
  await expect.element(field()).toHaveAttribute('readonly')
  await expect.element(page.getByRole('textbox', { name: 'Reply to Hana Yusof' })).toHaveValue('A reply')
  await expect.element(page.getByRole('button', { name: 'Comment', exact: true })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Discard' }).first().click()
  await expect.element(field()).not.toBeInTheDocument()
  expect(localStorage.getItem('comment-draft:article:7:new')).toBeNull()
  await eventually(() => document.activeElement?.id).toBe('comments')
})

test('another order is asked for: meanwhile nobody is offered to write where comments are off', async () => {
  let give: (answer: Answer) => void = () => {}
  const held = new Promise<Answer>((resolve) => {
    give = resolve
  })
  const items = [commentOf({ id: 1, isPinned: true }), commentOf({ id: 2 })]
  const rules = { isOpen: false, canManage: true }
  await open(items, rules, { [`${LIST}?sort=oldest`]: () => held })
  await page.getByRole('button', { name: 'Sorted by Best' }).click()
  await page.getByRole('menuitemradio', { name: 'Oldest' }).click()
  await expect.element(page.getByRole('status', { name: 'Loading comments' })).toBeVisible()
  await expect.element(page.getByText(CLOSED)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Manage comments' })).toBeVisible()
  await expect.element(field()).not.toBeInTheDocument()
  give(listOf(items, rules))
  await eventually(rowIds).toEqual(['comment-1', 'comment-2'])
})
