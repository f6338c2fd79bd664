import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { QuestionPage } from './question-page.tsx'
import { answerOf, asking, mineOf, questionOf, type ServerAnswers } from './questions-testing.ts'

afterEach(leaveApp)

const open = (answers: ServerAnswers, user?: typeof SARI) =>
  renderPart(<QuestionPage params={{ id: '5' }} />, { at: '/question/5', user, answers })

const wanted = () => JSON.parse(sessionStorage.getItem('pending-action') ?? '{}') as object

test('a visitor’s upvote is sent once they are signed in', async () => {
  await open(asking(questionOf(5, { answers: 0 })))
  await page.getByRole('button', { name: 'Upvote' }).click()
  const wall = page.getByRole('dialog', { name: 'Sign in to vote' })
  await expect.element(wall).toHaveAccessibleDescription(/It’s counted as soon as you sign in\./)
  await wall.getByRole('link', { name: 'Sign in' }).click()
  await eventually(wanted).toMatchObject({
    kind: 'vote',
    request: { path: '/api/questions/5/vote', body: { value: 1 } },
  })
})

test('a visitor’s downvote is not promised: it needs Honor', async () => {
  await open(asking(questionOf(5, { answers: 0 })))
  await page.getByRole('button', { name: 'Downvote' }).click()
  const wall = page.getByRole('dialog', { name: 'Sign in to vote' })
  await expect.element(wall).toHaveAccessibleDescription(/You’ll be back here afterwards\./)
  await wall.getByRole('link', { name: 'Sign in' }).click()
  await eventually(wanted).toMatchObject({ kind: 'vote', place: '/question/5' })
  expect(wanted()).not.toHaveProperty('request')
})

test('whoever downvotes is told before and afterwards what it costs', async () => {
  await open(
    {
      ...asking(questionOf(5, { answers: 1 }), [answerOf(2)], { canVoteDown: true }),
      '/api/questions/5/vote': { body: { score: 2, vote: -1, canChange: true } },
    },
    SARI,
  )
  const group = page.getByRole('group', { name: 'Votes on Hana Yusof’s answer' })
  await expect
    .element(group.getByRole('button', { name: 'Downvote Hana Yusof’s answer (costs 1 Honor)' }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Downvote (costs 1 Honor)' }).click()
  await eventually(() => shownToast()?.title).toBe('Downvoted. You spent 1 Honor.')
})

test('one’s own vote is told with the new score, and no other change of a score', async () => {
  await open(
    {
      ...asking(questionOf(5, { answers: 1, score: 3 }), [answerOf(2)]),
      '/api/questions/5/vote': { body: { score: 4, vote: 1, canChange: true } },
    },
    SARI,
  )
  const group = page.getByRole('group', { name: 'Votes', exact: true })
  await expect.element(group.getByRole('status')).toBeEmptyDOMElement()
  await group.getByRole('button', { name: 'Upvote' }).click()
  await expect.element(group.getByRole('status')).toHaveTextContent('The score is now 4.')
  const theirs = page.getByRole('group', { name: 'Votes on Hana Yusof’s answer' })
  await expect.element(theirs.getByRole('status')).toBeEmptyDOMElement()
  expect(group.getByText('Score: 4').element().closest('[aria-live], [role="status"]')).toBeNull()
})

test('on adult content votes are off and say so; one that was given can be taken back', async () => {
  const calls = await open(
    {
      ...asking(questionOf(5, { answers: 1, isNsfw: true }), [answerOf(2)], { vote: 1 }),
      '/api/questions/5/vote': { body: { score: 2, vote: 0, canChange: true } },
    },
    SARI,
  )
  const off = page.getByRole('button', {
    name: 'Upvote Hana Yusof’s answer: Adult content can’t be voted on',
  })
  await expect.element(off).toHaveAttribute('aria-disabled', 'true')
  await off.click({ force: true })
  await eventually(() => shownToast()?.title).toBe('Adult content can’t be voted on')
  const given = page.getByRole('button', { name: 'Upvote', exact: true })
  await expect.element(given).toHaveAttribute('aria-pressed', 'true')
  await given.click()
  await expect
    .element(page.getByRole('button', { name: 'Upvote: Adult content can’t be voted on' }))
    .toHaveAttribute('aria-pressed', 'false')
  await eventually(() => calls.filter(({ path }) => path.endsWith('/vote')).map(({ body }) => body)).toEqual([
    { value: 0 },
  ])
})

test('before it is known whether somebody may downvote, the server judges', async () => {
  await open(
    {
      ...asking(questionOf(5, { answers: 0 })),
      '/api/questions/5/mine': { status: 503, body: { code: 'unavailable', message: 'x' } },
      '/api/questions/5/vote': {
        status: 403,
        body: { code: 'not_allowed', message: 'Once you have 125 Honor' },
      },
    },
    SARI,
  )
  const down = page.getByRole('button', { name: 'Downvote' })
  await expect.element(down).toHaveAttribute('data-tooltip', 'Downvote (costs 1 Honor)')
  await down.click()
  await eventually(() => shownToast()?.description).toBe('Once you have 125 Honor')
})

test('a vote before the first answer about oneself is shown once that is there, with all else', async () => {
  let tell = (): void => {}
  const known = new Promise<void>((resolve) => (tell = resolve))
  let vote: 0 | 1 = 0
  await open(
    {
      ...asking(questionOf(5, { answers: 0 })),
      '/api/questions/5/mine': async () => {
        const body = mineOf({ vote, canEdit: true })
        await known
        return { body }
      },
      '/api/questions/5/vote': () => {
        vote = 1
        return { body: { score: 4, vote: 1, canChange: true } }
      },
    },
    SARI,
  )
  const up = page.getByRole('button', { name: 'Upvote' })
  await up.click()
  await expect.element(page.getByText('Score: 4')).toBeInTheDocument()
  tell()
  await expect.element(up).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
})
