import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { articleCards, recentUpdate } from '../testing/article-cards.ts'
import { questionCard } from '../testing/questions.ts'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { TrendingPanel } from './public.ts'
import { TrendingPage } from './trending-page.tsx'

afterEach(leaveApp)

const QUESTIONS = '/api/questions/trending'
const titles = () => Array.from(document.querySelectorAll('ol article h2'), (title) => title.textContent)

test('questions have a tab of their own, with the same periods and without categories', async () => {
  await renderPart(<TrendingPage />, {
    at: '/trending',
    answers: {
      '/api/articles/trending/all': { body: articleCards(3, 1) },
      [QUESTIONS]: { body: [questionCard(9), questionCard(4)] },
      [`${QUESTIONS}?period=week`]: { body: [questionCard(2)] },
    },
  })
  await page
    .getByRole('navigation', { name: 'What’s shown' })
    .getByRole('link', { name: 'Questions' })
    .click()
  expect(location.hash).toBe('#/trending?type=questions')
  await eventually(titles).toEqual(['Question 9', 'Question 4'])
  await expect.element(page.getByRole('link', { name: 'Question 9' })).toHaveAttribute('href', '/question/9')
  await expect.element(page.getByText('halves every 24 hours', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sports' })).not.toBeInTheDocument()
  expect(document.title).toContain('Trending questions')
  await page.getByRole('link', { name: 'This week' }).click()
  expect(location.hash).toBe('#/trending?type=questions&period=week')
  await eventually(titles).toEqual(['Question 2'])
})

test('the order is for the languages that its reader reads', async () => {
  localStorage.setItem('reading-languages', 'reading=id-en')
  await renderPart(<TrendingPage />, {
    at: '/trending?type=questions',
    answers: { [`${QUESTIONS}?reading=id-en`]: { body: [questionCard(7)] } },
  })
  await eventually(titles).toEqual(['Question 7'])
})

test('a day without questions says what would be here, and a failure can be tried again', async () => {
  let answer: Answer = { status: 500, body: { code: 'internal', message: 'Down.' } }
  await renderPart(<TrendingPage />, {
    at: '/trending?type=questions',
    answers: { [QUESTIONS]: () => answer },
  })
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  await expect.element(page.getByText('Couldn’t load questions.')).toBeVisible()
  await expect.element(page.getByText('No trending questions yet')).not.toBeInTheDocument()
  answer = { body: [] }
  await again.click()
  await expect
    .element(page.getByRole('link', { name: 'Ask a question' }))
    .toHaveAttribute('href', '/question/ask')
  await expect.element(page.getByText('No trending questions yet')).toBeVisible()
})

test('a solved question among the recent updates leads to the question, beside an article of its number', async () => {
  const solved = recentUpdate(5, {
    title: 'Why is the sky blue?',
    updateKind: 'solved',
    href: '/question/5',
    updatedBy: 'Budi Hartono',
  })
  await renderPart(<TrendingPanel />, {
    answers: { '/api/recent-updates': { body: [solved, recentUpdate(5)] } },
  })
  await expect
    .element(page.getByRole('link', { name: 'Why is the sky blue?' }))
    .toHaveAttribute('href', '/question/5')
  await expect.element(page.getByText('Solved, asked by Budi Hartono')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Article 5' })).toHaveAttribute('href', '/article/5')
  expect(page.getByText('4 min read').elements()).toHaveLength(1)
})
