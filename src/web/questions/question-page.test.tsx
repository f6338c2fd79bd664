import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Question } from '../../contract/questions.ts'
import { writeStored } from '../platform/storage.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { QuestionPage } from './question-page.tsx'
import {
  answerOf,
  asking,
  commentOf,
  COMMENTS,
  commentsOf,
  NOT_FOUND,
  OWN,
  questionOf,
  type ServerAnswers,
} from './questions-testing.ts'

afterEach(leaveApp)

const open = (answers: ServerAnswers, user?: typeof SARI, at = '/question/5') =>
  renderPart(<QuestionPage params={{ id: '5' }} />, { at, user, answers })

const answerBy = (name: string) => page.getByRole('article', { name: `Answer by ${name}` })

test('a question stands with its answers, the accepted one marked', async () => {
  await open(
    asking(questionOf(5, { acceptedId: 2, hasAccepted: true, status: 'solved', answers: 2 }), [
      answerOf(2, { score: 7 }),
      answerOf(3, { author: null, isPick: true }),
    ]),
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Why is question 5 hard?' })).toBeVisible()
  await expect.element(page.getByText('What question 5 is about.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '2 answers' })).toBeVisible()
  const accepted = answerBy('Hana Yusof')
  await expect.element(accepted).toHaveTextContent('Accepted answer')
  await expect.element(accepted).toHaveTextContent('What answer 2 says.')
  await expect.element(accepted).toHaveTextContent('Score: 7')
  // Whoever asked has chosen: the community's pick says nothing more.
  await expect.element(answerBy('a former member')).not.toHaveTextContent('Community pick')
  expect(document.title).toBe('Why is question 5 hard? / Cendekia')
  expect(document.querySelectorAll('h1')).toHaveLength(1)
})

test('a vote is shown at once, and put back with the reason when it is refused', async () => {
  let isRefused = false
  const calls = await open(
    {
      ...asking(questionOf(5, { score: 3 }), [], { canVoteDown: true }),
      '/api/questions/5/vote': () =>
        isRefused
          ? { status: 409, body: { code: 'conflict', message: 'Too late to change it' } }
          : { body: { score: 4, vote: 1, canChange: true } },
    },
    SARI,
  )
  const up = page.getByRole('button', { name: 'Upvote' })
  await eventually(() => calls.some(({ path }) => path === '/api/questions/5/mine')).toBe(true)
  await up.click()
  await expect.element(up).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('Score: 4')).toBeInTheDocument()
  isRefused = true
  await page.getByRole('button', { name: 'Downvote' }).click()
  await eventually(() => shownToast()?.description).toBe('Too late to change it')
  await expect.element(up).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('Score: 4')).toBeInTheDocument()
  expect(calls.filter(({ path }) => path.endsWith('/vote')).map(({ body }) => body)).toEqual([
    { value: 1 },
    { value: -1 },
  ])
})

test('a downvote needs Honor, an old vote stays, and one’s own cannot be voted on', async () => {
  const calls = await open(
    asking(questionOf(5, { answers: 2 }), [answerOf(2), answerOf(3, { author: OWN })], {
      vote: 1,
      canChangeVote: false,
    }),
    SARI,
  )
  await expect
    .element(page.getByRole('button', { name: 'Upvote', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Upvote', exact: true }).click()
  await eventually(() => shownToast()?.title).toBe('You can change a vote for 10 minutes, or after an edit.')
  await page.getByRole('button', { name: 'Downvote Hana Yusof’s answer' }).click()
  await eventually(() => shownToast()?.title).toBe('You can downvote once you have 125 Honor.')
  await expect
    .element(page.getByRole('button', { name: 'Upvote Sari Wijaya’s answer' }))
    .not.toBeInTheDocument()
  expect(calls.some(({ path }) => path.endsWith('/vote'))).toBe(false)
})

test('a visitor who votes or answers is asked to sign in', async () => {
  await open(asking(questionOf(5, { answers: 0 })))
  await page.getByRole('button', { name: 'Upvote' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Sign in to vote' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Because of the tides.')
  await page.getByRole('button', { name: 'Post answer' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Sign in to answer' })).toBeVisible()
})

test('an answer is written, shown and counted; there is one a person', async () => {
  const written = answerOf(9, { author: OWN, content: 'Because of the tides.' })
  const calls = await open(
    {
      ...asking(questionOf(5, { answers: 0 })),
      'POST /api/questions/5/answers': { body: written },
      'GET /api/answers/9': { body: written },
      'DELETE /api/drafts/answer/question-5': { body: { done: true } },
    },
    SARI,
  )
  await expect.element(page.getByText('No answers yet')).toBeVisible()
  await page.getByRole('button', { name: 'Post answer' }).click()
  await expect
    .element(page.getByRole('textbox', { name: 'Your answer' }))
    .toHaveAccessibleDescription(/Please write an answer first\./)
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Because of the tides.')
  await page.getByRole('button', { name: 'Post answer' }).click()
  await expect.element(answerBy('Sari Wijaya')).toHaveTextContent('Because of the tides.')
  await expect.element(page.getByRole('heading', { name: '1 answer' })).toBeVisible()
  await expect.element(page.getByText(/^You’ve answered this question/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Post answer' })).not.toBeInTheDocument()
  expect(calls.find(({ method, path }) => method === 'POST' && path.endsWith('/answers'))?.body).toEqual({
    content: 'Because of the tides.',
  })
})

test('an answer that was refused keeps its words', async () => {
  await open(
    {
      ...asking(questionOf(5, { answers: 0 })),
      'POST /api/questions/5/answers': {
        status: 409,
        body: { code: 'conflict', message: 'You have answered already' },
      },
    },
    SARI,
  )
  const field = page.getByRole('textbox', { name: 'Your answer' })
  await field.fill('Because of the tides.')
  await page.getByRole('button', { name: 'Post answer' }).click()
  await expect.element(page.getByText('You have answered already')).toBeVisible()
  await expect.element(field).toHaveValue('Because of the tides.')
})

test('the asker accepts an answer, and takes it back', async () => {
  const asked = questionOf(5, { author: OWN, answers: 1 })
  const accepted: Question = { ...asked, acceptedId: 2, hasAccepted: true, status: 'solved' }
  let now = asked
  const calls = await open(
    {
      ...asking(asked, [answerOf(2)], { canAccept: true }),
      'POST /api/questions/5/accept': () => {
        now = now.acceptedId === null ? accepted : asked
        return { body: now }
      },
    },
    SARI,
  )
  await page.getByRole('button', { name: 'Accept answer by Hana Yusof' }).click()
  await expect.element(answerBy('Hana Yusof')).toHaveTextContent('Accepted answer')
  await page.getByRole('button', { name: 'Undo accept' }).click()
  await expect.element(answerBy('Hana Yusof')).not.toHaveTextContent('Accepted answer')
  expect(calls.filter(({ path }) => path.endsWith('/accept')).map(({ body }) => body)).toEqual([
    { answerId: 2 },
    { answerId: null },
  ])
})

test('comments are collapsed after three, and one can be added', async () => {
  const four = [1, 2, 3, 4].map((id) => commentOf(id, `Said ${id}`))
  const calls = await open(
    {
      ...asking(questionOf(5, { comments: 4, answers: 0 })),
      [COMMENTS]: { body: commentsOf(four) },
      'POST /api/comments': { body: commentOf(5, 'Do you mean at sea?') },
    },
    SARI,
  )
  await expect.element(page.getByText('Said 3')).toBeVisible()
  await expect.element(page.getByText('Said 4')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show all 4 comments' }).click()
  await expect.element(page.getByText('Said 4')).toBeVisible()
  await page.getByRole('button', { name: 'Add a comment' }).click()
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Do you mean at sea?')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect.element(page.getByText('Do you mean at sea?')).toBeVisible()
  expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/comments')?.body).toEqual({
    objectType: 'question',
    objectId: 5,
    text: 'Do you mean at sea?',
  })
})

test('a comment that was begun can still be read when the question is locked', async () => {
  writeStored('comment-draft:question:5:new', 'Do you mean at sea?')
  await open(asking(questionOf(5, { answers: 0, status: 'locked' })), SARI)
  const begun = page.getByRole('textbox', { name: 'Your comment' })
  await expect.element(begun).toHaveValue('Do you mean at sea?')
  await expect.element(begun).toHaveAttribute('readonly')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(begun).not.toBeInTheDocument()
})

test('a tag of a question leads to the questions with it', async () => {
  await open(asking(questionOf(5, { answers: 0, tags: ['stars'] })))
  await expect
    .element(page.getByRole('link', { name: '#stars' }))
    .toHaveAttribute('href', '/question?tag=stars')
})

test('answers are sorted by the newest on request, and a link leads to one of them', async () => {
  const calls = await open(
    {
      ...asking(questionOf(5, { answers: 2 }), [answerOf(2), answerOf(3, { author: OWN })]),
      '/api/questions/5/answers?sort=new': {
        body: { items: [answerOf(3, { author: OWN }), answerOf(2)], nextCursor: null },
      },
      '/api/answers/7': { body: answerOf(7, { author: null }) },
    },
    undefined,
    '/question/5?answer=7',
  )
  await expect.element(answerBy('a former member')).toHaveFocus()
  await page.getByRole('button', { name: 'Newest' }).click()
  await eventually(() => calls.some(({ path }) => path.endsWith('?sort=new'))).toBe(true)
})

test.each<[Partial<Question>, RegExp]>([
  [{ status: 'closed', closeReason: 'unclear' }, /^Closed: unclear\./],
  [{ status: 'locked' }, /^Locked by a moderator/],
  [
    {
      status: 'duplicate',
      closeReason: 'duplicate',
      duplicateOf: { id: 2, title: 'Why so salty?', language: 'my' },
    },
    /^Asked before/,
  ],
])('what is not open says why and takes no answers: %j', async (changes, words) => {
  await open(asking(questionOf(5, { answers: 0, ...changes })))
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Post answer' })).not.toBeInTheDocument()
  if (!changes.duplicateOf) return
  const original = page.getByRole('link', { name: 'Why so salty?' })
  await expect.element(original).toHaveAttribute('href', '/question/2')
  await expect.element(original).toHaveAttribute('lang', 'ms')
})

test.each(['5x', '0', 'five'])('/question/%s is not found, and nobody is asked', async (id) => {
  const calls = await renderPart(<QuestionPage params={{ id }} />, { at: `/question/${id}` })
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect(calls).toEqual([])
})

test('a question that is not there is not found', async () => {
  await open({ ...asking(questionOf(5)), '/api/questions/5': NOT_FOUND })
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
