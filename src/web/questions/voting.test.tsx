import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { QuestionPage } from './question-page.tsx'
import { asking, mineOf, questionOf, type ServerAnswers } from './questions-testing.ts'

afterEach(leaveApp)

const open = (answers: ServerAnswers, user?: typeof SARI) =>
  renderPart(<QuestionPage params={{ id: '5' }} />, { at: '/question/5', user, answers })

test.each([
  ['Upvote', 1],
  ['Downvote', -1],
])('a visitor’s %s is sent once they are signed in', async (name, value) => {
  await open(asking(questionOf(5, { answers: 0 })))
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog', { name: 'Sign in to vote' }).getByRole('link', { name: 'Sign in' }).click()
  await eventually(
    () => JSON.parse(sessionStorage.getItem('pending-action') ?? '{}') as object,
  ).toMatchObject({ kind: 'vote', request: { path: '/api/questions/5/vote', body: { value } } })
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
