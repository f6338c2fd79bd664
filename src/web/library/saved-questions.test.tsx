import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { questionCard } from '../testing/questions.ts'
import { eventually, leaveApp, shownToast } from '../testing/render-app.tsx'
import { listOf, openLibrary, savedOf, savedPostOf, titles, toggling } from './library-testing.tsx'

afterEach(leaveApp)

const savedQuestionOf = (id: number) => ({
  ...savedOf(id, null),
  objectType: 'question' as const,
  question: questionCard(id),
})

test('saved questions stand beside articles and posts, in the order in which they were saved', async () => {
  await openLibrary('/library', {
    '/api/bookmarks': listOf([savedQuestionOf(9), savedOf(5), savedPostOf(4)]),
  })
  await eventually(titles).toEqual(['Question 9', 'Article 5', 'Post 4'])
  await expect.element(page.getByRole('link', { name: 'Question 9' })).toHaveAttribute('href', '/question/9')
  await expect.element(page.getByText('This is no longer available')).not.toBeInTheDocument()
})

test('a saved question is let go at once, and Undo puts it back', async () => {
  const calls = await openLibrary('/library', {
    '/api/bookmarks': listOf([savedQuestionOf(9), savedOf(5)]),
    '/api/bookmarks/question/9': toggling(),
  })
  await page.getByRole('button', { name: 'Remove: Question 9' }).click()
  expect(titles()).toEqual(['Article 5'])
  expect(shownToast()).toMatchObject({ title: 'Removed from saved items' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(titles).toEqual(['Question 9', 'Article 5'])
  await eventually(() =>
    calls.filter(({ path }) => path === '/api/bookmarks/question/9').map(({ method }) => method),
  ).toEqual(['DELETE', 'PUT'])
})

test('a question that was deleted keeps its place without words', async () => {
  await openLibrary('/library', { '/api/bookmarks': listOf([{ ...savedQuestionOf(9), question: null }]) })
  await expect.element(page.getByText('This is no longer available', { exact: true })).toBeVisible()
})
