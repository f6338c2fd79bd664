import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { locationStore } from '../platform/location.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { toastStore } from '../ui/toast-store.ts'
import { QuestionPage } from './question-page.tsx'
import { answerOf, asking, mineOf, questionOf, type ServerAnswers } from './questions-testing.ts'

afterEach(leaveApp)

const MODERATOR: typeof SARI = { ...SARI, capabilities: ['moderate'] }
const DELETED = { body: { id: 5, restorableUntil: '2026-12-15T00:00:00.000Z' } }

const open = (answers: ServerAnswers, user = MODERATOR) =>
  renderPart(<QuestionPage params={{ id: '5' }} />, { at: '/question/5', user, answers })

async function choose(menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a question that a moderator deletes is gone for them: no undo, and its screen is left', async () => {
  await open({
    ...asking(questionOf(5, { answers: 0 }), [], { canDelete: true }),
    'DELETE /api/questions/5': DELETED,
  })
  await choose('More actions', 'Delete')
  await eventually(() => shownToast()?.title).toBe('Question deleted')
  expect(toastStore.get()?.action).toBeUndefined()
  expect(locationStore.get().path).toBe('/question')
  await expect.element(page.getByText(/in the trash/)).not.toBeInTheDocument()
})

test('an answer that a moderator deletes is gone, and the focus stays among the answers', async () => {
  await open({
    ...asking(questionOf(5, { answers: 1 }), [answerOf(2)]),
    'DELETE /api/answers/2': DELETED,
  })
  await choose('More about Hana Yusof’s answer', 'Delete')
  await eventually(() => shownToast()?.title).toBe('Answer deleted')
  expect(toastStore.get()?.action).toBeUndefined()
  await expect.element(page.getByRole('heading', { name: '1 answer' })).toHaveFocus()
})

test('locking says so, and what may be done is asked anew', async () => {
  const asked = questionOf(5, { answers: 0 })
  let isLocked = false
  const calls = await open({
    ...asking(asked),
    '/api/questions/5/mine': () => ({ body: mineOf({ canClose: !isLocked }) }),
    'POST /api/questions/5/lock': () => {
      isLocked = !isLocked
      return { body: { ...asked, status: isLocked ? 'locked' : 'open' } }
    },
  })
  await choose('More actions', 'Lock question')
  await eventually(() => shownToast()?.title).toBe('Question locked')
  await expect.element(page.getByText(/^Locked by a moderator/)).toBeVisible()
  await choose('More actions', 'Unlock question')
  await eventually(() => shownToast()?.title).toBe('Question unlocked')
  await eventually(() => calls.filter(({ path }) => path.endsWith('/mine')).length).toBe(3)
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Close question' })).toBeVisible()
})

test('a moderator marks a question as adult', async () => {
  const asked = questionOf(5, { answers: 0 })
  const calls = await open({
    ...asking(asked),
    'PATCH /api/questions/5': { body: { ...asked, isNsfw: true } },
  })
  await choose('More actions', 'Mark as adult')
  await eventually(() => shownToast()?.title).toBe('Marked as adult')
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ isNsfw: true })
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Remove adult mark' })).toBeVisible()
})

test('a moderator reopens; others vote once, and are told that they did', async () => {
  const closed = questionOf(5, { status: 'closed', closeReason: 'unclear', answers: 0 })
  let hasVoted = false
  await open(
    {
      ...asking(closed),
      '/api/questions/5/mine': () => ({ body: mineOf({ canClose: true, hasVotedToClose: hasVoted }) }),
      'POST /api/questions/5/reopen': () => {
        hasVoted = true
        return { body: closed }
      },
    },
    SARI,
  )
  await page.getByRole('button', { name: 'Vote to reopen' }).click()
  await eventually(() => shownToast()?.title).toBe('Your vote to reopen was counted')
  await expect
    .element(page.getByText('You voted to reopen this question. It takes 3 votes.', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Vote to reopen' })).not.toBeInTheDocument()
})

test('a moderator is offered to reopen at once', async () => {
  await open(
    asking(questionOf(5, { status: 'closed', closeReason: 'not-here', answers: 0 }), [], { canClose: true }),
  )
  await expect.element(page.getByRole('button', { name: 'Reopen', exact: true })).toBeVisible()
  await expect.element(page.getByText(/doesn’t belong here\. It can’t be answered any more\./)).toBeVisible()
})
