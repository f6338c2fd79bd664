import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { ArticlePage } from './article-page.tsx'
import { articleOf, MINE, OWN, servingArticle } from './articles-testing.ts'

afterEach(leaveApp)

const LIKE = '/api/articles/7/like'
const likeButton = () => page.getByRole('button', { name: /^Like, / }).first()

function holding(): { answer: () => Promise<Answer>; give: (answer: Answer) => void } {
  let give: (answer: Answer) => void = () => {}
  const promise = new Promise<Answer>((resolve) => {
    give = resolve
  })
  return { answer: () => promise, give: (answer) => give(answer) }
}

const open = (answers: Record<string, Answer | (() => Answer | Promise<Answer>)> = {}, user = SARI) =>
  renderPart(<ArticlePage params={{ id: '7' }} />, {
    at: '/article/7',
    user,
    answers: { ...servingArticle(articleOf(), MINE), ...answers },
  })

test('a like shows at once and then what the server counted', async () => {
  const held = holding()
  const calls = await open({ [LIKE]: held.answer })
  await expect.element(likeButton()).toHaveAccessibleName('Like, 41 likes')
  await likeButton().click()
  await expect.element(likeButton()).toHaveAccessibleName('Like, 42 likes')
  await expect.element(likeButton()).toHaveAttribute('aria-pressed', 'true')
  expect(calls.find(({ path }) => path === LIKE)?.body).toEqual({ isLike: true })
  held.give({ body: { likes: 50, liked: true } })
  await expect.element(likeButton()).toHaveAccessibleName('Like, 50 likes')
})

test("[S8-8] a refused like is taken back, with a toast 'Error' and the server's message", async () => {
  await open({ [LIKE]: { status: 429, body: { code: 'too_many_requests', message: 'Slowly, please.' } } })
  await likeButton().click()
  await eventually(shownToast).toEqual({
    title: 'Error',
    description: 'Slowly, please.',
    tone: 'destructive',
  })
  await expect.element(likeButton()).toHaveAccessibleName('Like, 41 likes')
  await expect.element(likeButton()).toHaveAttribute('aria-pressed', 'false')
})

test('a second press takes the like back', async () => {
  const calls = await open({
    '/api/articles/7/mine': { body: { ...MINE, liked: true } },
    [LIKE]: { body: { likes: 40, liked: false } },
  })
  await expect.element(likeButton()).toHaveAttribute('aria-pressed', 'true')
  await likeButton().click()
  await expect.element(likeButton()).toHaveAttribute('aria-pressed', 'false')
  await eventually(() => calls.find(({ path }) => path === LIKE)?.body).toEqual({ isLike: false })
})

test('saving shows at once, and is taken back when it fails', async () => {
  await open({
    '/api/bookmarks/article/7': { status: 500, body: { code: 'internal', message: 'Broken.' } },
  })
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await eventually(shownToast).toMatchObject({ title: 'Error', description: 'Broken.' })
  await expect.element(page.getByRole('button', { name: 'Save', exact: true }).first()).toBeVisible()
})

test('a visitor meets the wall at the like button; once they are in, they are back and the like is done', async () => {
  await renderPart(<ArticlePage params={{ id: '7' }} />, {
    at: '/article/7',
    answers: servingArticle(articleOf()),
  })
  await likeButton().click()
  const wall = page.getByRole('dialog', { name: 'Sign in to like this' })
  await expect.element(wall).toBeVisible()
  const signIn = wall.getByRole('link', { name: 'Sign in' })
  await expect.element(signIn).toHaveAttribute('href', '/login')
  await signIn.click()
  expect(JSON.parse(sessionStorage.getItem('pending-action') ?? 'null')).toMatchObject({
    kind: 'like',
    request: { method: 'POST', path: LIKE, body: { isLike: true } },
    place: '/article/7',
  })
})

test('a pending action is run after the sign-in, at the place where it was wanted', async () => {
  sessionStorage.setItem(
    'pending-action',
    JSON.stringify({
      kind: 'like',
      request: { method: 'POST', path: LIKE, body: { isLike: true } },
      place: '/article/7',
      at: Date.now(),
    }),
  )
  const calls = await renderApp('/settings', {
    user: SARI,
    answers: {
      ...servingArticle(articleOf({ likes: 42 }), { ...MINE, liked: true }),
      [LIKE]: { body: { likes: 42, liked: true } },
    },
  })
  await eventually(() => calls.find(({ path }) => path === LIKE)?.body).toEqual({ isLike: true })
  await expect.element(page.getByRole('heading', { level: 1, name: 'How to weigh a star' })).toBeVisible()
  await eventually(shownToast).toMatchObject({ title: 'You’re signed in, and your like is saved.' })
  expect(sessionStorage.getItem('pending-action')).toBeNull()
})

test('whoever signed in to comment is back at the box, with their words and the focus', async () => {
  localStorage.setItem('comment-draft:article:7:new', 'Well weighed.')
  sessionStorage.setItem(
    'pending-action',
    JSON.stringify({ kind: 'comment', part: 'new', place: '/article/7', at: Date.now() }),
  )
  await renderApp('/settings', { user: SARI, answers: servingArticle(articleOf()) })
  const box = page.getByRole('textbox', { name: 'Your comment' })
  await expect.element(box).toHaveValue('Well weighed.')
  await expect.element(box).toHaveFocus()
  const { top, bottom } = box.element().getBoundingClientRect()
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThan(innerHeight)
})

test('deleting is done at once and can be taken back', async () => {
  let calls: Awaited<ReturnType<typeof open>> = []
  calls = await open({
    '/api/articles/7/mine': { body: OWN },
    '/api/articles/7': () => ({
      body:
        calls.at(-1)?.method === 'DELETE' ? { id: 7, restorableUntil: '2026-12-15T00:00:00Z' } : articleOf(),
    }),
    '/api/articles/7/restore': { body: articleOf() },
  })
  await eventually(() => calls.some(({ path }) => path.endsWith('/mine'))).toBe(true)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(page.getByText('This article is in the trash.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(() => calls.some(({ path }) => path === '/api/articles/7/restore')).toBe(true)
  await expect
    .element(page.getByText('This article is in the trash.', { exact: false }))
    .not.toBeInTheDocument()
})

test('its author is told that it is being checked, and may delete it but not change it', async () => {
  await open({
    '/api/articles/7/mine': { body: { ...OWN, canEdit: false, canDecide: false } },
    '/api/articles/7': { body: articleOf({ state: 'hidden' }) },
  })
  await expect
    .element(page.getByRole('note'))
    .toHaveTextContent('Hidden while we review it. Only you and the moderators can see it.')
  expect(page.getByRole('note').getByRole('button').elements()).toEqual([])
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  for (const name of ['Edit', 'Unpublish'])
    await expect.element(page.getByRole('menuitem', { name })).not.toBeInTheDocument()
})

test('a refused deletion puts the article back, with the reason', async () => {
  let calls: Awaited<ReturnType<typeof open>> = []
  calls = await open({
    '/api/articles/7/mine': { body: OWN },
    '/api/articles/7': () =>
      calls.at(-1)?.method === 'DELETE'
        ? { status: 429, body: { code: 'too_many_requests', message: 'Slowly, please.' } }
        : { body: articleOf() },
  })
  await eventually(() => calls.some(({ path }) => path.endsWith('/mine'))).toBe(true)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Error', description: 'Slowly, please.' })
  await expect
    .element(page.getByText('This article is in the trash.', { exact: false }))
    .not.toBeInTheDocument()
})

test('who may not edit may suggest an edit; who may, edits', async () => {
  await open()
  await expect.element(page.getByRole('button', { name: 'Suggest an edit' })).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Suggest an edit' })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('menuitem', { name: 'History' }))
    .toHaveAttribute('href', '/article/7/history')
  await expect.element(page.getByRole('menuitem', { name: 'Edit', exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
})

test('whoever decides is told on the article that there are edits to review', async () => {
  await open({ '/api/articles/7/mine': { body: { ...OWN, openSuggestions: 2 } } })
  await expect.element(page.getByRole('button', { name: 'Suggest an edit' })).not.toBeInTheDocument()
  const note = page.getByRole('note').filter({ hasText: '2 suggested edits to review' })
  await expect
    .element(note.getByRole('link', { name: 'Review' }))
    .toHaveAttribute('href', '/article/7/suggestions')
  await page.getByRole('button', { name: 'More, 2 suggested edits to review' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Suggested edits 2' })).toBeVisible()
})

test('whoever does not decide about suggested edits is not told that there are some', async () => {
  const calls = await open({ '/api/articles/7/mine': { body: { ...MINE, openSuggestions: 2 } } })
  await eventually(() => calls.some(({ path }) => path.endsWith('/mine'))).toBe(true)
  await expect.element(page.getByRole('button', { name: 'More', exact: true })).toBeVisible()
  await expect.element(page.getByRole('note')).not.toBeInTheDocument()
})

test('an editor turns comments off in the menu, and the list below shows it', async () => {
  const list = { items: [], nextCursor: null, total: 0, isOpen: true, canManage: true }
  await open({
    '/api/articles/7/mine': { body: { ...MINE, canEdit: true } },
    '/api/articles/7/comments': { body: list },
    '/api/comments/open': { body: { isOpen: false } },
  })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Turn comments off' }).click()
  await expect.element(page.getByText('The author has turned comments off.')).toBeVisible()
})

test('who may neither edit nor delete an article is not offered to turn its comments off', async () => {
  await open()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect.element(page.getByRole('menuitem', { name: 'History' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Turn comments off' })).not.toBeInTheDocument()
})

test('a co-author leaves in the menu after a question; nobody else is offered that', async () => {
  let hasLeft = false
  await open({
    '/api/articles/7/mine': () => ({ body: { ...MINE, isCoAuthor: !hasLeft, canEdit: !hasLeft } }),
    '/api/articles/7/co-authors/me': () => {
      hasLeft = true
      return { body: { done: true } }
    },
  })
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.click()
  await page.getByRole('menuitem', { name: 'Leave article' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave “How to weigh a star”?' })
  await dialog.getByRole('button', { name: 'Leave article' }).click()
  await eventually(shownToast).toMatchObject({ title: 'You’re no longer a co-author' })
  await expect.element(page.getByRole('button', { name: 'Suggest an edit' })).toBeVisible()
  await more.click()
  await expect.element(page.getByRole('menuitem', { name: 'Leave article' })).not.toBeInTheDocument()
})

test('its authors find the reads under More', async () => {
  await open({
    '/api/articles/7/mine': { body: OWN },
    '/api/articles/7/reads': { body: { total: 12, days: [], analyticsDays: 0 } },
  })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Reads' }).click()
  const total = page.getByRole('dialog', { name: 'Reads' }).getByText('12', { exact: true })
  await expect.element(total).toBeVisible()
})

test('who may delete an article without having written it is not offered its reads', async () => {
  await open({ '/api/articles/7/mine': { body: { ...MINE, canDelete: true } } })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Unpublish' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Reads' }).elements()).toEqual([])
})
