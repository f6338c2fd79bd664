import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { AppealPage } from './appeal-page.tsx'
import { ownAction } from './moderation-testing.ts'

afterEach(leaveApp)

const OPEN = {
  id: 8,
  text: 'It was a quotation from the play.',
  createdAt: '2026-11-17T09:00:00.000Z',
  state: 'open',
  decidedAt: null,
  answer: '',
} as const

test('whom it is about reads what, why, under which rule and until when, and appeals once', async () => {
  const calls = await renderPart(<AppealPage params={{ id: '31' }} />, {
    at: '/appeal/31',
    user: SARI,
    answers: {
      '/api/appeals/31': { body: ownAction() },
      'POST /api/appeals': { body: ownAction({ appeal: OPEN, appealableUntil: null }) },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Moderators silenced you' })).toBeVisible()
  for (const words of [
    'This contains a threat.',
    'Rule 2: No hate, harassment or threats',
    'I know where you live.',
    /^Until Nov 17, 2026$/,
  ])
    await expect.element(page.getByText(words)).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Why should the decision be changed?' })
  await field.fill('Why?')
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect.element(page.getByText('Please write at least 10 characters.')).toBeVisible()
  await field.fill('It was a quotation from the play.')
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Appeal sent' })
  await expect.element(page.getByText('Your appeal is being reviewed.')).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    actionId: 31,
    text: 'It was a quotation from the play.',
  })
})

test('a decided appeal says how, and what was answered', async () => {
  const appeal = {
    ...OPEN,
    state: 'overturned',
    answer: 'You were right.',
    decidedAt: OPEN.createdAt,
  } as const
  await renderPart(<AppealPage params={{ id: '31' }} />, {
    at: '/appeal/31',
    user: SARI,
    answers: { '/api/appeals/31': { body: ownAction({ appeal, isActive: false, appealableUntil: null }) } },
  })
  await expect.element(page.getByText('The decision was overturned.')).toBeVisible()
  await expect.element(page.getByText('You were right.')).toBeVisible()
  await expect.element(page.getByText('No longer in force')).toBeVisible()
})

test.each([
  ['mine is undone by moderators', 1, 'Moderators took this decision back'],
  ['it is too late', 31, 'the 30 days are over'],
])('why no appeal can be made: %s', async (_why, daysAgo, words) => {
  const createdAt = new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString()
  await renderPart(<AppealPage params={{ id: '31' }} />, {
    at: '/appeal/31',
    user: SARI,
    answers: {
      '/api/appeals/31': { body: ownAction({ createdAt, isActive: false, appealableUntil: null }) },
    },
  })
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send appeal' })).not.toBeInTheDocument()
})

test('somebody else’s decision is not there; a visitor is asked to sign in', async () => {
  await renderPart(<AppealPage params={{ id: '32' }} />, {
    at: '/appeal/32',
    user: SARI,
    answers: { '/api/appeals/32': { status: 404, body: { code: 'not_found', message: 'Not found.' } } },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible()
})

test('whoever may not write is told on every screen until when, with the way to the reason', async () => {
  await renderApp('/appeals', {
    user: {
      ...SARI,
      sanction: { kind: 'silence', until: '2036-11-20T09:00:00.000Z', reason: 'A threat.', actionId: 31 },
    },
    answers: { '/api/appeals': { body: { items: [], nextCursor: null } } },
  })
  await expect.element(page.getByText(/^You can read but not write until .*2036/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See why and appeal' }))
    .toHaveAttribute('href', '/appeal/31')
})

test('the log tells time, deed, rule and kind, and what was overturned', async () => {
  const entry = {
    createdAt: '2026-11-16T09:00:00.000Z',
    objectType: 'page-post',
    days: null,
    isAutomatic: false,
    isOverturned: false,
  } as const
  await renderApp('/moderation-log', {
    answers: {
      '/api/moderation-log': {
        body: {
          items: [
            { ...entry, id: 3, action: 'hide', rule: 'spam', isOverturned: true },
            { ...entry, id: 2, action: 'suspend', rule: 'law', objectType: 'person' },
            { ...entry, id: 1, action: 'hide', rule: null, isAutomatic: true },
          ],
          nextCursor: null,
        },
      },
    },
  })
  const rows = page.getByRole('list', { name: 'Moderation log' }).getByRole('listitem')
  await expect
    .element(rows.nth(0))
    .toHaveTextContent(
      /Post\s*Removed\s*Overturned after an appeal\s*Rule 6: No spam, scams or hidden advertising/,
    )
  await expect.element(rows.nth(1)).toHaveTextContent(/Member\s*Suspended with no end date\s*Against the law/)
  await expect.element(rows.nth(2)).toHaveTextContent(/Hidden while we review it.*Automatic, after reports/)
})
