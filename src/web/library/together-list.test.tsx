import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, shownToast } from '../testing/render-app.tsx'
import { listOf, openLibrary, ownOf, savedOf, titles } from './library-testing.tsx'

afterEach(leaveApp)

const SHARED = listOf([ownOf(9, 'draft'), ownOf(8, 'published')])
const open = (answers: Parameters<typeof openLibrary>[1] = {}) =>
  openLibrary('/library?tab=together', { '/api/my-co-authored': SHARED, ...answers })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('what one writes along in is on a shelf of its own, drafts are named as such', async () => {
  await open()
  await eventually(titles).toEqual(['Article 9', 'Article 8'])
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Article 9' })).toHaveTextContent('Draft')
})

test('a co-author leaves after a question, and the keyboard goes on at the neighbour', async () => {
  let hasLeft = false
  const calls = await open({
    '/api/my-co-authored': () => (hasLeft ? listOf([ownOf(8, 'published')]) : SHARED),
    '/api/articles/9/co-authors/me': () => {
      hasLeft = true
      return { body: { done: true } }
    },
  })
  await button('Leave article: Article 9').click()
  const dialog = page.getByRole('dialog', { name: 'Leave “Article 9”?' })
  await expect.element(dialog).toBeVisible()
  expect(hasLeft).toBe(false)
  await dialog.getByRole('button', { name: 'Leave article' }).click()
  await eventually(titles).toEqual(['Article 8'])
  await eventually(shownToast).toMatchObject({ title: 'You’re no longer a co-author' })
  await expect.element(button('Leave article: Article 8')).toHaveFocus()
  expect(calls.filter(({ method }) => method === 'DELETE')).toMatchObject([
    { path: '/api/articles/9/co-authors/me' },
  ])
})

test('a refusal is told in the dialog, and the article stays', async () => {
  await open({
    '/api/articles/9/co-authors/me': {
      status: 404,
      body: { code: 'not_found', message: 'Not one of them.' },
    },
  })
  await button('Leave article: Article 9').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave article' }).click()
  await expect.element(page.getByText('Not one of them.')).toBeVisible()
  expect(titles()).toEqual(['Article 9', 'Article 8'])
})

test('an invitation is seen on every shelf', async () => {
  await openLibrary('/library', {
    '/api/bookmarks': listOf([savedOf(3)]),
    '/api/my-invitations': {
      body: {
        items: [
          {
            articleId: 5,
            title: 'The deep sea',
            language: 'en',
            state: 'draft',
            inviter: { id: 9, name: 'Budi Santoso', alias: 'budi-1000', profileUrl: null, honor: 0 },
            createdAt: '2026-11-01T08:00:00.000Z',
          },
        ],
      },
    },
  })
  await eventually(titles).toEqual(['Article 3'])
  await expect.element(button('Accept: The deep sea')).toBeVisible()
})
