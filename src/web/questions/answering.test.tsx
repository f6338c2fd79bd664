import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { navigate } from '../platform/location.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { QuestionPage } from './question-page.tsx'
import {
  answerOf,
  asking,
  mineOf,
  NOT_FOUND,
  OWN,
  pageOf,
  questionOf,
  type ServerAnswers,
} from './questions-testing.ts'

afterEach(leaveApp)

const open = (answers: ServerAnswers, user?: typeof SARI, at = '/question/5') =>
  renderPart(<QuestionPage params={{ id: '5' }} />, { at, user, answers })

const answerBy = (name: string) => page.getByRole('article', { name: `Answer by ${name}` })
const field = () => page.getByRole('textbox', { name: 'Your answer' })
const written = answerOf(9, { author: OWN, content: 'Because of the tides.' })
const draft = (owner: number | null) =>
  localStorage.setItem(
    'cendekia:draft:answer:question-5',
    JSON.stringify({
      at: Date.now(),
      owner,
      version: 0,
      isSent: false,
      content: { content: 'My first thought.', seed: 'x' },
    }),
  )

test('one is led to one’s own answer as often as one wants', async () => {
  await open(
    {
      ...asking(questionOf(5, { answers: 2 }), [answerOf(2), written], { answerId: 9 }),
      'GET /api/answers/9': { body: written },
    },
    SARI,
  )
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'See my answer' }).click()
    await expect.element(answerBy('Sari Wijaya')).toHaveFocus()
  }
})

test('after answering, a link to another answer leads there', async () => {
  await open(
    {
      ...asking(questionOf(5, { answers: 1 }), [answerOf(2)]),
      'POST /api/questions/5/answers': { body: written },
      'GET /api/answers/9': { body: written },
      'DELETE /api/drafts/answer/question-5': { body: { done: true } },
    },
    SARI,
  )
  await field().fill('Because of the tides.')
  await page.getByRole('button', { name: 'Post answer' }).click()
  await expect.element(answerBy('Sari Wijaya')).toHaveFocus()
  navigate('/question/5?answer=2')
  await expect.element(answerBy('Hana Yusof')).toHaveFocus()
  await expect.element(answerBy('Hana Yusof')).toHaveAttribute('data-marked', 'true')
  await expect.element(answerBy('Sari Wijaya')).not.toHaveAttribute('data-marked')
})

test('one’s own new answer stays one when the page that it belongs to is loaded', async () => {
  await open(
    {
      ...asking(questionOf(5, { answers: 2 })),
      '/api/questions/5/answers': pageOf([answerOf(2)], 'next'),
      '/api/questions/5/answers?cursor=next': pageOf([
        answerOf(3, { author: null }),
        written,
        answerOf(4, { content: 'The last one.' }),
      ]),
      'POST /api/questions/5/answers': { body: written },
      'GET /api/answers/9': { body: written },
      'DELETE /api/drafts/answer/question-5': { body: { done: true } },
    },
    SARI,
  )
  await field().fill('Because of the tides.')
  await page.getByRole('button', { name: 'Post answer' }).click()
  await expect.element(answerBy('Sari Wijaya')).toBeVisible()
  await page.getByRole('button', { name: 'Load more answers' }).click()
  await expect.element(page.getByText('The last one.')).toBeVisible()
  await expect.element(answerBy('a former member')).toBeVisible()
  expect(answerBy('Sari Wijaya').elements()).toHaveLength(1)
  await expect.element(page.getByText(/new answer/)).not.toBeInTheDocument()
})

test.each(['failed', 'under way'])(
  'an answer is there when what is one’s own is not known: %s',
  async (how) => {
    const calls = await open(
      {
        ...asking(questionOf(5, { answers: 0 })),
        '/api/questions/5/mine': () =>
          how === 'failed'
            ? { status: 503, body: { code: 'unavailable', message: 'x' } }
            : new Promise<never>(() => {}),
        'POST /api/questions/5/answers': { body: written },
        'GET /api/answers/9': { body: written },
        'DELETE /api/drafts/answer/question-5': { body: { done: true } },
      },
      SARI,
    )
    await field().fill('Because of the tides.')
    await page.getByRole('button', { name: 'Post answer' }).click()
    await expect.element(answerBy('Sari Wijaya')).toHaveTextContent('Because of the tides.')
    await expect.element(page.getByText(/^You’ve answered this question/)).toBeVisible()
    await expect.element(field()).not.toBeInTheDocument()
    await eventually(() => calls.filter(({ path }) => path.endsWith('/mine')).length).toBeGreaterThan(1)
  },
)

test('words that were begun stay below one’s own answer', async () => {
  draft(null)
  await open(
    {
      ...asking(questionOf(5, { answers: 1 }), [written], { answerId: 9 }),
      'GET /api/answers/9': { body: written },
    },
    SARI,
  )
  await expect.element(page.getByText(/^You’ve answered this question/)).toBeVisible()
  await expect.element(field()).toHaveValue('My first thought.')
})

test('words that were typed before one’s own answer was known stay', async () => {
  let tell = (): void => {}
  const known = new Promise<void>((resolve) => (tell = resolve))
  await open(
    {
      ...asking(questionOf(5, { answers: 1 }), [written]),
      '/api/questions/5/mine': async () => {
        await known
        return { body: mineOf({ answerId: 9 }) }
      },
      'GET /api/answers/9': { body: written },
    },
    SARI,
  )
  await field().fill('Once more.')
  tell()
  await expect.element(page.getByText(/^You’ve answered this question/)).toBeVisible()
  await expect.element(field()).toHaveValue('Once more.')
})

test('a question that was closed meanwhile keeps what was begun, until its writer puts it away', async () => {
  draft(SARI.id)
  await open(
    {
      ...asking(questionOf(5, { answers: 0, status: 'closed', closeReason: 'unclear' })),
      'DELETE /api/drafts/answer/question-5': { body: { done: true } },
    },
    SARI,
  )
  await expect.element(field()).toHaveValue('My first thought.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(field()).not.toBeInTheDocument()
})

test('whoever has to sign in again comes back to the field', async () => {
  await open(
    {
      ...asking(questionOf(5, { answers: 0 })),
      'POST /api/questions/5/answers': { status: 401, body: { code: 'not_signed_in', message: 'Sign in' } },
    },
    SARI,
  )
  await field().fill('Because of the tides.')
  await page.getByRole('button', { name: 'Post answer' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await eventually(
    () => JSON.parse(sessionStorage.getItem('pending-action') ?? '{}') as object,
  ).toMatchObject({ kind: 'answer', part: 'answer', place: '/question/5' })
})

test('editing takes the focus to the field, and ends at the answer', async () => {
  await open(
    {
      ...asking(questionOf(5, { answers: 1 }), [written], { answerId: 9 }),
      'GET /api/answers/9': { body: written },
      'GET /api/drafts/answer/edit-9': NOT_FOUND,
      'DELETE /api/drafts/answer/edit-9': { body: { done: true } },
    },
    SARI,
  )
  await page.getByRole('button', { name: 'More about Sari Wijaya’s answer' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect.element(field()).toHaveFocus()
  await expect.element(page.getByText('Ctrl+Enter saves it.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(answerBy('Sari Wijaya')).toHaveFocus()
  // What was not changed is no other version of itself.
  expect(localStorage.getItem('cendekia:draft:answer:edit-9:other')).toBeNull()
})

test('one’s own answer that is hidden cannot be edited, and nobody says so', async () => {
  const hidden = answerOf(9, { author: OWN, state: 'hidden' })
  await open(
    {
      ...asking(questionOf(5, { answers: 1 }), [hidden], { answerId: 9 }),
      'GET /api/answers/9': { body: hidden },
    },
    SARI,
  )
  await expect.element(page.getByText('You’ve answered this question.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'More about Sari Wijaya’s answer' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument()
})

test('the asker’s own answer can be accepted after a day, and until then it says so', async () => {
  const fresh = answerOf(9, { author: OWN, createdAt: new Date().toISOString() })
  const asked = questionOf(5, { author: OWN, answers: 2 })
  await open(
    {
      ...asking(asked, [fresh, answerOf(2)], { canAccept: true, answerId: 9 }),
      'GET /api/answers/9': { body: fresh },
    },
    SARI,
  )
  await expect.element(page.getByRole('button', { name: 'Accept answer by Hana Yusof' })).toBeVisible()
  await expect
    .element(answerBy('Sari Wijaya'))
    .toHaveTextContent('You can accept your own answer a day after you wrote it.')
  await expect
    .element(page.getByRole('button', { name: 'Accept answer by Sari Wijaya' }))
    .not.toBeInTheDocument()
})
