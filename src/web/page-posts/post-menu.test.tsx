import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PagePost, PagePostMarks } from '../../contract/page-posts.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { PostCard } from './post-card.tsx'
import { postQueries } from './post-queries.ts'
import { marking, marksOf, postOf, type Answers } from './page-posts-testing.ts'

afterEach(leaveApp)

function Listed() {
  const { data } = useQuery(postQueries.list())
  return data?.map((post) => post.state !== 'deleted' && <PostCard key={post.id} post={post} />)
}

async function open(post: PagePost, marks: Partial<PagePostMarks>, answers: Answers = {}) {
  const calls = await renderPart(<Listed />, {
    at: '/page',
    user: SARI,
    answers: { '/api/page-posts': { body: [post] }, ...marking(marksOf(post.id, marks)), ...answers },
  })
  await eventually(() => calls.some(({ path }) => path.includes('/marks'))).toBe(true)
  await page.getByRole('button', { name: /^More about the post by/ }).click()
  return calls
}

const item = (name: string) => page.getByRole('menuitem', { name })

test('deleting is done at once and can be taken back', async () => {
  const own = postOf(5, { authorId: SARI.id })
  const calls = await open(
    own,
    { canEdit: true, canDelete: true },
    {
      '/api/page-posts/5': { body: { id: 5, restorableUntil: '2026-12-15T00:00:00Z' } },
      '/api/page-posts/5/restore': { body: own },
    },
  )
  await item('Delete').click()
  await expect.element(page.getByRole('article')).not.toBeInTheDocument()
  await eventually(shownToast).toMatchObject({
    title: 'Post deleted',
    description: 'It stays in the trash for 30 days.',
  })
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/page-posts/5' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('article')).toBeVisible()
})

test('a post that could not be deleted is there again, with a word', async () => {
  await open(
    postOf(5, { authorId: SARI.id }),
    { canDelete: true },
    {
      '/api/page-posts/5': { status: 500, body: { code: 'internal', message: 'Broken.' } },
    },
  )
  await item('Delete').click()
  await eventually(shownToast).toMatchObject({ title: 'Error', description: 'Broken.' })
  await expect.element(page.getByRole('article')).toBeVisible()
})

test('an author can edit and delete their own, and is not offered to report or follow themselves', async () => {
  await open(postOf(5, { authorId: SARI.id }), { canEdit: true, canDelete: true })
  await expect.element(item('Edit')).toBeVisible()
  await expect.element(item('Delete')).toBeVisible()
  for (const name of ['Report', 'Follow Budi Hartono', 'Mark as adult'])
    await expect.element(item(name)).not.toBeInTheDocument()
})

test('somebody else can follow and report, and nothing more', async () => {
  await open(postOf(5), {})
  for (const name of ['Follow Budi Hartono', 'Report']) await expect.element(item(name)).toBeVisible()
  for (const name of ['Edit', 'Delete', 'Mark as adult', 'Turn comments off'])
    await expect.element(item(name)).not.toBeInTheDocument()
})

test('following shows at once at everything of that author, and a refusal takes it back', async () => {
  const calls = await open(postOf(5), {}, { '/api/users/8/follow': { body: { isFollowing: true } } })
  await item('Follow Budi Hartono').click()
  await eventually(() => calls.at(-1)).toMatchObject({ method: 'PUT', path: '/api/users/8/follow' })
  await page.getByRole('button', { name: /^More about the post by/ }).click()
  await expect.element(item('Stop following Budi Hartono')).toBeVisible()
})

test('a moderator marks a post as adult', async () => {
  const calls = await open(
    postOf(5),
    { canMarkNsfw: true, canDelete: true },
    {
      '/api/page-posts/5': { body: postOf(5, { isNsfw: true }) },
    },
  )
  await item('Mark as adult').click()
  await eventually(shownToast).toMatchObject({ title: 'Marked as adult' })
  expect(calls.at(-1)).toMatchObject({ method: 'PATCH', path: '/api/page-posts/5', body: { isNsfw: true } })
  await expect.element(page.getByText('Can’t be liked')).toBeVisible()
})

test('a report opens the report dialog', async () => {
  await open(postOf(5), {})
  await item('Report').click()
  await expect.element(page.getByRole('dialog', { name: 'Report this' })).toBeVisible()
})

const COMMENTS = '/api/comments?objectType=page-post&objectId=5'

test('an author turns the comments on their post off, and on again where they are off', async () => {
  const calls = await open(
    postOf(5, { authorId: SARI.id }),
    { canEdit: true, canDelete: true },
    {
      [COMMENTS]: { body: { items: [], nextCursor: null, total: 0, isOpen: true, canManage: true } },
      '/api/comments/open': { body: { isOpen: false } },
    },
  )
  await expect.element(item('Turn comments off')).toBeEnabled()
  await item('Turn comments off').click()
  await eventually(shownToast).toMatchObject({ title: 'Comments are off' })
  expect(calls.at(-1)).toMatchObject({
    method: 'PUT',
    path: '/api/comments/open',
    body: { objectType: 'page-post', objectId: 5, isOpen: false },
  })
  await page.getByRole('button', { name: /^More about the post by/ }).click()
  await expect.element(item('Turn comments on')).toBeEnabled()
})
