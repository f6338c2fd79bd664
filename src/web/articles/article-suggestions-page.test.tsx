import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { ArticleSuggestionsPage } from './article-suggestions-page.tsx'
import { articleOf, MEI, MINE, OWN, servingArticle } from './articles-testing.ts'

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
}
const whole = {
  ...suggestion,
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
const open = (mine = OWN, more: Answers = {}, user = SARI) =>
  renderPart(<ArticleSuggestionsPage params={{ id: '7' }} />, {
    at: '/article/7/suggestions?suggestion=4',
    user,
    answers: {
      ...servingArticle(articleOf(), mine),
      [LIST]: { body: { items: [suggestion], nextCursor: null } },
      [`${LIST}/4`]: { body: whole },
      ...more,
    },
  })
const decided = (calls: { method: string; body: unknown }[]) =>
  calls.find(({ method }) => method === 'POST')?.body

test('a suggestion shows what it changes, and the author accepts it', async () => {
  const calls = await open()
  await expect.element(page.getByRole('insertion')).toHaveTextContent('pair of scales')
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await eventually(shownToast).toMatchObject({ title: 'Accepted. It is the newest version now.' })
  expect(decided(calls)).toEqual({ decision: 'accept' })
})

test('it is accepted with changes, and a newer version in between is joined without losing a word', async () => {
  let calls: Awaited<ReturnType<typeof open>> = []
  const merged = { title: 'How to weigh a star', content: 'Mine and theirs.', hasConflicts: true }
  const conflict = {
    status: 409,
    body: {
      code: 'edit_conflict',
      message: 'Changed.',
      current: { revisionId: 75, title: 'How to weigh a star', content: 'Theirs.', merged },
    },
  }
  calls = await open(OWN, {
    [`${LIST}/4`]: () => (calls.at(-1)?.method === 'POST' ? conflict : { body: whole }),
  })
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
  await open(OWN, {
    [`${LIST}/4`]: { body: { ...whole, merged: { ...whole.merged, hasConflicts: true } } },
  })
  await expect.element(page.getByText('changed at the same place', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Accept', exact: true })).not.toBeInTheDocument()
})

test('who made it may withdraw it, and decides nothing', async () => {
  const calls = await open(MINE, {}, { ...SARI, id: MEI.id })
  await expect.element(page.getByRole('button', { name: 'Accept', exact: true })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await eventually(() => decided(calls)).toEqual({ decision: 'withdraw' })
})

test('a stranger reads it and is offered nothing', async () => {
  await open(MINE)
  await expect.element(page.getByRole('insertion')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Accept|Decline|Withdraw/ })).not.toBeInTheDocument()
})
