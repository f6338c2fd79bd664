import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { articleCard } from '../testing/article-cards.ts'
import { pagePosts } from '../testing/page-posts.ts'
import { questionCard } from '../testing/questions.ts'
import { eventually, leaveApp } from '../testing/render-app.tsx'
import { FAILURE, type Answers } from './home-testing.ts'
import { openSearch, section } from './search-testing.tsx'

afterEach(leaveApp)

const QUESTIONS = '/api/questions/search?q=star'
const titles = () =>
  section('Questions')
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)

const search = (answers: Answers = {}, at?: string) =>
  openSearch(
    {
      '/api/articles/search?q=star': { body: [articleCard(5)] },
      '/api/page-posts/search?q=star&includeNsfw=false': { body: pagePosts(2, 1) },
      [QUESTIONS]: { body: [questionCard(9, { title: 'Why does a star twinkle?' }), questionCard(8)] },
      ...answers,
    },
    at,
  )

test('questions are found with everything else, counted together, with the words marked', async () => {
  await search()
  await expect.element(page.getByText('5 results')).toBeVisible()
  await expect.element(page.getByText('2 questions', { exact: true })).toBeVisible()
  const found = section('Questions').getByRole('link', { name: 'Why does a star twinkle?' })
  await expect.element(found).toHaveAttribute('href', '/question/9')
  expect(found.element().querySelector('mark')?.textContent).toBe('star')
})

test('among results of every kind a few questions are shown, and the rest is one press away', async () => {
  await search({ [QUESTIONS]: { body: [7, 6, 5, 4, 3, 2, 1].map((id) => questionCard(id)) } })
  await expect.element(section('Questions')).toBeVisible()
  expect(titles()).toHaveLength(5)
  await section('Questions').getByRole('button', { name: 'All 7' }).click()
  expect(titles()).toHaveLength(7)
  await expect.element(page.getByRole('heading', { level: 2, name: 'Questions' })).toHaveFocus()
})

test('questions that could not be searched say so and can be asked for again; the rest stands', async () => {
  let isUp = false
  await search({ [QUESTIONS]: () => (isUp ? { body: [questionCard(9)] } : FAILURE) })
  await expect.element(page.getByText('Couldn’t load questions.')).toBeVisible()
  await expect.element(section('Articles')).toBeVisible()
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(titles).toEqual(['Question 9'])
})

test('under the filters of guilds and posts no question is shown', async () => {
  await search({}, '/?q=star&filter=pagefeed')
  await expect.element(section('Page posts')).toBeVisible()
  await expect.element(section('Questions')).not.toBeInTheDocument()
})
