import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { commentOf, HANA, listOf } from './comments-testing.ts'
import { Comments } from './comments.tsx'

afterEach(leaveApp)

const LIST = '/api/articles/7/comments'
type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>
const open = (answers: Answers, user = SARI) =>
  renderPart(<Comments objectType="article" objectId={7} commentCount={0} authorIds={[HANA.id]} />, {
    user,
    at: '/article/7',
    answers,
  })
const field = () => page.getByRole('textbox', { name: 'Your comment' })

test('threads are lists within lists, and an author is marked as one', async () => {
  await open({
    [LIST]: listOf([
      commentOf({ id: 1, content: 'A question' }),
      commentOf({ id: 2, parentId: 1, level: 2, content: 'An answer' }),
      commentOf({ id: 3, parentId: 2, level: 3, content: 'Thanks' }),
    ]),
  })
  await expect.element(page.getByText('Thanks')).toBeVisible()
  expect(document.querySelector('#comment-3')?.closest('ol')?.closest('li')?.firstElementChild?.id).toBe(
    'comment-2',
  )
  await expect.element(page.getByText('Author', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: '3 comments' })).toBeVisible()
})

test('a comment is sent with Ctrl and Enter, and stands first', async () => {
  let calls: Awaited<ReturnType<typeof open>> = []
  calls = await open({
    [LIST]: () =>
      calls.at(-1)?.method === 'POST'
        ? { body: commentOf({ id: 9, content: 'Well said', canEdit: true }) }
        : listOf([commentOf({ id: 1 })]),
  })
  await expect.element(page.getByText('Comment 1')).toBeVisible()
  await field().fill('Well said')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await eventually(() => document.querySelector('[data-item]')?.textContent).toContain('Well said')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'Well said' })
  await expect.element(field()).toHaveValue('')
  expect(localStorage.getItem('comment-draft:article:7:new')).toBeNull()
  await expect.element(page.getByRole('heading', { level: 2, name: '2 comments' })).toBeVisible()
})

test('what could not be sent stays in the field, with the reason beside it', async () => {
  let calls: Awaited<ReturnType<typeof open>> = []
  calls = await open({
    [LIST]: () =>
      calls.at(-1)?.method === 'POST'
        ? {
            status: 400,
            body: { code: 'invalid_input', message: 'No.', fields: { text: 'No links yet.' } },
          }
        : listOf([]),
  })
  await field().fill('See https://example.org')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('No links yet.')
  await expect.element(field()).toHaveValue('See https://example.org')
  await expect.element(field()).toHaveAccessibleDescription(/No links yet\./)
})

test.each([
  ['offered to whom may link', true],
  ['kept from whom may not', false],
])('a link is %s in the hint', async (_, canLink) => {
  await open({ [LIST]: listOf([]) }, { ...SARI, canLink })
  await expect.element(field()).toHaveAccessibleDescription(/\*\*bold\*\*.*> quote/)
  await eventually(() => page.getByText('[link](…)').elements().length).toBe(canLink ? 1 : 0)
})

test('words that were begun are there again after a reload', async () => {
  localStorage.setItem('comment-draft:article:7:new', 'Half a thought')
  localStorage.setItem('comment-draft:article:7:reply:1', 'Half a reply')
  await open({ [LIST]: listOf([commentOf({ id: 1 })]) })
  await expect.element(field()).toHaveValue('Half a thought')
  await expect.element(page.getByRole('textbox', { name: 'Reply to Hana Yusof' })).toHaveValue('Half a reply')
})

test('an empty comment is not sent, and the field says why', async () => {
  const calls = await open({ [LIST]: listOf([]) })
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('Please write something first.')
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
})

test('a reply goes to its comment and stands under it', async () => {
  let calls: Awaited<ReturnType<typeof open>> = []
  calls = await open({
    [LIST]: () =>
      calls.at(-1)?.method === 'POST'
        ? { body: commentOf({ id: 9, parentId: 1, level: 2, content: 'To you' }) }
        : listOf([commentOf({ id: 1 }), commentOf({ id: 2 })]),
  })
  await page.getByRole('button', { name: 'Reply to Hana Yusof' }).first().click()
  await page.getByRole('textbox', { name: 'Reply to Hana Yusof' }).fill('To you')
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await eventually(
    () => document.querySelector('#comment-9')?.closest('ol')?.closest('li')?.textContent,
  ).toContain('Comment 1')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'To you', parentId: 1 })
})

test('a deleted comment keeps its place, and Undo brings it back', async () => {
  const own = commentOf({ id: 1, content: 'My words', canEdit: true, canDelete: true })
  const calls = await open({
    [LIST]: listOf([own]),
    '/api/comments/1': { body: { done: true } },
    '/api/comments/1/restore': { body: own },
  })
  await page.getByRole('button', { name: 'More about the comment by Hana Yusof' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(page.getByText('This comment was deleted.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('My words')).toBeVisible()
  await eventually(() => calls.map(({ method, path }) => `${method} ${path}`)).toContain(
    'POST /api/comments/1/restore',
  )
})

test('a comment that could not be deleted is back, with a toast', async () => {
  await open({
    [LIST]: listOf([commentOf({ id: 1, content: 'My words', canDelete: true })]),
    '/api/comments/1': { status: 403, body: { code: 'not_allowed', message: 'Not yours.' } },
  })
  await page.getByRole('button', { name: 'More about the comment by Hana Yusof' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Error', description: 'Not yours.' })
  await expect.element(page.getByText('My words')).toBeVisible()
})

test('other words take the place of the old ones', async () => {
  const calls = await open({
    [LIST]: listOf([commentOf({ id: 1, content: 'Old words', canEdit: true })]),
    '/api/comments/1': {
      body: commentOf({ id: 1, content: 'New words', editedAt: '2026-11-14T09:00:00.000Z' }),
    },
  })
  await page.getByRole('button', { name: 'More about the comment by Hana Yusof' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edited = page.getByRole('textbox', { name: 'Edit your comment' })
  await expect.element(edited).toHaveValue('Old words')
  await edited.fill('New words')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('edited', { exact: true })).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ text: 'New words' })
})
