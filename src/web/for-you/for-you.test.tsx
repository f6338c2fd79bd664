import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { articleCards } from '../testing/article-cards.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { ForYou } from './for-you.tsx'

afterEach(leaveApp)

const block = () => page.getByRole('region', { name: 'For you' })
const count = () => block().getByRole('article').elements().length

test('articles of what a member follows, three at first and the rest on demand', async () => {
  await renderPart(<ForYou />, {
    user: SARI,
    answers: { '/api/for-you': { body: { hasChoices: true, items: articleCards(8, 1) } } },
  })
  await eventually(count).toBe(3)
  await block().getByRole('button', { name: 'Show more' }).click()
  expect(count()).toBe(8)
  await expect
    .element(block().getByRole('link', { name: 'Change topics' }))
    .toHaveAttribute('href', '/settings')
})

test('who follows nothing yet is asked there, and sees the articles when done', async () => {
  let hasChoices = false
  const topics = { categories: [] as string[], tags: [] }
  await renderPart(<ForYou />, {
    user: SARI,
    answers: {
      '/api/for-you': () => ({ body: { hasChoices, items: hasChoices ? articleCards(2, 1) : [] } }),
      '/api/followed-topics': () => ({ body: topics }),
      '/api/followed-topics/category/health': () => {
        hasChoices = true
        topics.categories.push('health')
        return { body: { isFollowing: true } }
      },
    },
  })
  await block().getByRole('button', { name: 'Health' }).click()
  await eventually(() => hasChoices).toBe(true)
  await block().getByRole('button', { name: 'Show articles' }).click()
  await eventually(count).toBe(2)
})

test('the block has its place before its articles are there, and visitors have none', async () => {
  await renderPart(<ForYou />)
  await expect.element(block()).not.toBeInTheDocument()
})

test('a failure says so and can be tried again', async () => {
  let status = 500
  await renderPart(<ForYou />, {
    user: SARI,
    answers: {
      '/api/for-you': () =>
        status === 500
          ? { status, body: { code: 'internal', message: 'Something went wrong.' } }
          : { body: { hasChoices: true, items: articleCards(1, 1) } },
    },
  })
  await eventually(() => block().getByRole('alert').elements().length).toBe(1)
  status = 200
  await block().getByRole('button', { name: 'Try again' }).click()
  await eventually(count).toBe(1)
})
