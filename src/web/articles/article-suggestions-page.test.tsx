import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { ArticleSuggestionsPage } from './article-suggestions-page.tsx'
import { articleOf, MEI, servingArticle } from './articles-testing.ts'

afterEach(leaveApp)

const LIST = '/api/articles/7/suggestions'
const suggestion = {
  id: 4,
  articleId: 7,
  baseRevisionId: 70,
  author: MEI,
  title: 'How to weigh a star',
  summary: 'A clearer word',
  state: 'open',
  reason: '',
  createdAt: '2026-11-10T08:00:00.000Z',
  decidedAt: null,
  acceptances: 0,
}
const whole = {
  ...suggestion,
  canDecide: false,
  canSupport: false,
  hasSupported: false,
  content: 'The only pair of scales.',
  diff: {
    title: [{ kind: 'same', text: 'How to weigh a star' }],
    content: [
      { kind: 'removed', text: 'balance' },
      { kind: 'added', text: 'pair of scales' },
    ],
  },
  merged: {
    title: 'How to weigh a star',
    content: 'The only pair of scales.',
    hasConflicts: false,
    revisionId: 70,
  },
}
type Answers = Record<string, Answer | (() => Answer)>
const DECIDER = { canDecide: true }
const open = (rights: Partial<typeof whole> = DECIDER, more: Answers = {}, user = SARI) =>
  renderPart(<ArticleSuggestionsPage params={{ id: '7' }} />, {
    at: '/article/7/suggestions?suggestion=4',
    user,
    answers: {
      ...servingArticle(articleOf()),
      [LIST]: { body: { items: [suggestion], nextCursor: null } },
      [`${LIST}/4`]: { body: { ...whole, ...rights } },
      [`POST ${LIST}/4`]: { body: suggestion },
      ...more,
    },
  })
const decided = (calls: { method: string; body: unknown }[]) =>
  calls.find(({ method }) => method === 'POST')?.body

test('a suggestion shows what it changes, and the author accepts it', async () => {
  const calls = await open()
  await expect.element(page.getByRole('insertion')).toHaveTextContent('pair of scales')
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await eventually(shownToast).toMatchObject({ title: 'Accepted. It’s the newest version now.' })
  expect(decided(calls)).toEqual({ decision: 'accept' })
})

test('it is accepted with changes, and a newer version in between is joined without losing a word', async () => {
  const merged = { title: 'How to weigh a star', content: 'Mine and theirs.', hasConflicts: true }
  const conflict = {
    status: 409,
    body: {
      code: 'edit_conflict',
      message: 'Changed.',
      current: { revisionId: 75, title: 'How to weigh a star', content: 'Theirs.', merged },
    },
  }
  const calls = await open(DECIDER, { [`POST ${LIST}/4`]: conflict })
  await page.getByRole('button', { name: 'Accept with changes' }).click()
  const text = page.getByRole('textbox', { name: 'Text (Markdown)' })
  await expect.element(text).toHaveValue('The only pair of scales.')
  await text.fill('The one pair of scales.')
  await page.getByRole('button', { name: 'Accept with changes' }).click()
  await expect.element(text).toHaveValue('Mine and theirs.')
  expect(decided(calls)).toEqual({
    decision: 'accept',
    title: 'How to weigh a star',
    content: 'The one pair of scales.',
    revisionId: 70,
  })
})

test('it is declined with a reason', async () => {
  const calls = await open()
  await page.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline this suggestion?' })
  await dialog.getByRole('textbox', { name: 'Reason (optional)' }).fill('The old word is the exact one.')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await eventually(() => decided(calls)).toEqual({
    decision: 'decline',
    reason: 'The old word is the exact one.',
  })
})

test('where both changed the same place, the words have to be chosen', async () => {
  await open({ ...DECIDER, merged: { ...whole.merged, hasConflicts: true } })
  await expect
    .element(page.getByText('The same part of the article has changed', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Accept', exact: true })).not.toBeInTheDocument()
})

test('who made it may withdraw it, and decides nothing', async () => {
  const calls = await open({}, {}, { ...SARI, id: MEI.id })
  await expect.element(page.getByRole('button', { name: 'Accept', exact: true })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await eventually(() => decided(calls)).toEqual({ decision: 'withdraw' })
})

test('a stranger reads it and is offered nothing', async () => {
  await open({})
  await expect.element(page.getByRole('insertion')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: /Accept|Decline|Withdraw|Support/ }))
    .not.toBeInTheDocument()
  await expect.element(page.getByText(/of 2/)).not.toBeInTheDocument()
})

test('it can be reported', async () => {
  const calls = await open({}, { '/api/reports': { body: { done: true } } })
  await page.getByRole('button', { name: 'Report' }).click()
  await page.getByRole('radio', { name: 'Spam or advertising' }).click()
  await page.getByRole('button', { name: 'Send report' }).click()
  await eventually(() => calls.find(({ path }) => path === '/api/reports')?.body).toMatchObject({
    objectType: 'suggestion',
    objectId: 4,
    reason: 'spam',
  })
})

test('who made it does not report it', async () => {
  await open({}, {}, { ...SARI, id: MEI.id })
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Report' }).elements()).toEqual([])
})

const SUPPORT = page.getByRole('button', { name: 'Support this edit' })

test('who has Honor supports what the authors left without an answer, and is told what is missing', async () => {
  let isDone = false
  const told = { canSupport: true, acceptances: 0 }
  const after = { acceptances: 1, hasSupported: true }
  const calls = await open(told, {
    [`${LIST}/4`]: () => ({ body: { ...whole, ...(isDone ? after : told) } }),
    [`${LIST}/4/support`]: () => {
      isDone = true
      return { body: { ...suggestion, acceptances: 1 } }
    },
  })
  await expect
    .element(page.getByText('The authors haven’t answered for 14 days.', { exact: false }))
    .toHaveTextContent('Two people with 1,000 Honor or more can accept it.')
  await expect.element(page.getByText('Support: 0 of 2')).toBeVisible()
  await SUPPORT.click()
  await eventually(shownToast).toMatchObject({ title: 'Thank you. It needs support from one more person.' })
  await expect.element(page.getByText('You support this edit. Support: 1 of 2')).toBeVisible()
  await expect.element(SUPPORT).not.toBeInTheDocument()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('the second one reads that it is accepted, and the list says so', async () => {
  let isDone = false
  const state = () => (isDone ? { state: 'accepted', acceptances: 2 } : { acceptances: 1 })
  await open(
    {},
    {
      [LIST]: () => ({ body: { items: [{ ...suggestion, ...state() }], nextCursor: null } }),
      [`${LIST}/4`]: () => ({ body: { ...whole, canSupport: !isDone, ...state() } }),
      [`${LIST}/4/support`]: () => {
        isDone = true
        return { body: { ...suggestion, state: 'accepted', acceptances: 2 } }
      },
    },
  )
  await SUPPORT.click()
  await eventually(shownToast).toMatchObject({ title: 'Accepted. It’s the newest version now.' })
  await eventually(() => page.getByText('accepted', { exact: true }).elements().length).toBe(2)
  await expect.element(SUPPORT).not.toBeInTheDocument()
})

test('a refused support says why, and can be tried again', async () => {
  await open(
    { canSupport: true },
    { [`${LIST}/4/support`]: { status: 409, body: { code: 'edit_conflict', message: 'It changed.' } } },
  )
  await SUPPORT.click()
  await eventually(shownToast).toMatchObject({ description: 'It changed.', tone: 'destructive' })
  await expect.element(SUPPORT).toBeEnabled()
})

test('where the texts must be put together by hand nobody is asked to support; a moderator just decides', async () => {
  await open({ canSupport: true, merged: { ...whole.merged, hasConflicts: true } })
  await expect.element(page.getByText('only its authors or a moderator', { exact: false })).toBeVisible()
  await expect.element(SUPPORT).not.toBeInTheDocument()
  await leaveApp()
  await open({ canSupport: true, canDecide: true, acceptances: 1 })
  await expect.element(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
  await expect.element(page.getByText('Support: 1 of 2')).toBeVisible()
  await expect.element(SUPPORT).not.toBeInTheDocument()
})
