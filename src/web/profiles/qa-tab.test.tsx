import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenAnswer, questionCard, questionPage } from '../testing/questions.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { ProfilePage } from './profile-page.tsx'
import { profileOf } from './profiles-testing.tsx'
import { UserPage } from './user-page.tsx'

afterEach(leaveApp)

const PROFILE = { '/api/users/8/profile': { body: profileOf(8) } }
const link = (name: string) => page.getByRole('link', { name })
const open = (list: string, answers: NonNullable<Parameters<typeof renderPart>[1]>['answers']) =>
  renderPart(<UserPage params={{ userId: '8' }} />, {
    at: `/user/8?tab=qa${list}`,
    answers: { ...PROFILE, ...answers },
  })

test('the tab Q&A shows what somebody asked, and leads to what they answered', async () => {
  await open('', {
    '/api/users/8/questions': questionPage([
      questionCard(5, { answers: 2, hasAccepted: true, status: 'solved' }),
      questionCard(3),
    ]),
    '/api/users/8/answers': questionPage([givenAnswer(31, { isAccepted: true, language: 'my' })]),
  })
  await expect.element(link('Question 5')).toHaveAttribute('href', '/question/5')
  await expect.element(page.getByText('solved')).toBeInTheDocument()
  await expect.element(link('Q&A')).toHaveAttribute('aria-current', 'true')
  await link('Answers').click()
  const answer = link('What 31 is the answer to')
  await expect.element(answer).toHaveAttribute('href', '/question/9?answer=31')
  await expect.element(answer).toHaveAttribute('lang', 'ms')
  await expect.element(page.getByText('What answer 31 says.')).toBeVisible()
  await expect.element(page.getByText('Accepted answer')).toBeVisible()
  expect(location.hash).toBe('#/user/8?tab=qa&list=answers')
  await expect.element(link('Answers')).toHaveAttribute('aria-current', 'true')
})

test('further answers come when they are asked for', async () => {
  await open('&list=answers', {
    '/api/users/8/answers': questionPage([givenAnswer(31)], 'next'),
    '/api/users/8/answers?cursor=next': questionPage([givenAnswer(30, { isPick: true })]),
  })
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.element(link('What 30 is the answer to')).toBeVisible()
  await expect.element(page.getByText('Community pick')).toBeVisible()
  await expect.element(page.getByText('That’s everything.')).toBeVisible()
})

test('whoever has asked and answered nothing says so', async () => {
  const none = { '/api/users/8/questions': questionPage([]), '/api/users/8/answers': questionPage([]) }
  await open('', none)
  await expect.element(page.getByText('Person 8 hasn’t asked anything yet.')).toBeVisible()
  await link('Answers').click()
  await expect.element(page.getByText('Person 8 hasn’t answered a question yet.')).toBeVisible()
})

test('on one’s own profile an empty list offers the way to ask and to answer', async () => {
  await renderPart(<ProfilePage />, {
    at: '/profile?tab=qa',
    user: SARI,
    answers: {
      '/api/users/7/profile': { body: profileOf(7) },
      '/api/users/7/questions': questionPage([]),
      '/api/users/7/answers': questionPage([]),
    },
  })
  await expect.element(link('Ask a question')).toHaveAttribute('href', '/question/ask')
  await link('Answers').click()
  await expect.element(link('Answer a question')).toHaveAttribute('href', '/question?tab=unanswered')
})

test('a list that did not arrive can be asked for again', async () => {
  let tries = 0
  await open('', {
    '/api/users/8/questions': () => (++tries === 1 ? { status: 503 } : questionPage([questionCard(5)])),
  })
  await expect.element(page.getByText('Couldn’t load this list.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(() => link('Question 5').elements().length).toBe(1)
})
