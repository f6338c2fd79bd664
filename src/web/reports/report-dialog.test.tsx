import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { REPORT_REASONS } from '../../contract/reports.ts'
import { guildDetail } from '../testing/guilds.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { ReportButton } from './report-button.tsx'
import { ReportDialog } from './report-dialog.tsx'

afterEach(leaveApp)

test('every reason of the contract can be chosen', async () => {
  await renderPart(<ReportDialog objectType="article" objectId={7} onClose={() => {}} />, { user: SARI })
  await expect.element(page.getByRole('dialog', { name: 'Report this' })).toBeVisible()
  expect(
    page
      .getByRole('radio')
      .elements()
      .map((radio) => radio.getAttribute('value')),
  ).toEqual([...REPORT_REASONS])
})

test('a report is sent with its reason and words, and thanks are said', async () => {
  const closed = vi.fn<() => void>()
  const calls = await renderPart(<ReportDialog objectType="comment" objectId={3} onClose={closed} />, {
    user: SARI,
    answers: { '/api/reports': { body: { done: true } } },
  })
  await page.getByRole('radio', { name: 'Spam or advertising' }).click()
  await page.getByRole('textbox', { name: 'Details (optional)' }).fill('The same link ten times')
  await page.getByRole('button', { name: 'Send report' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Thank you' })
  expect(calls.at(-1)?.body).toEqual({
    objectType: 'comment',
    objectId: 3,
    reason: 'spam',
    text: 'The same link ten times',
  })
  expect(closed).toHaveBeenCalledOnce()
})

test('a post in a guild may break one of its rules, which is sent by its number', async () => {
  const calls = await renderPart(
    <ReportDialog objectType="page-post" objectId={5} guildId={12} onClose={() => {}} />,
    {
      user: SARI,
      answers: {
        '/api/guilds/12': {
          body: guildDetail(12, {
            rules: [
              { title: 'Name the source', text: '' },
              { title: 'No sales', text: '' },
            ],
          }),
        },
        '/api/reports': { body: { done: true } },
      },
    },
  )
  await page.getByRole('radio', { name: 'Breaks guild rule 2: No sales' }).click()
  await page.getByRole('button', { name: 'Send report' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Thank you' })
  expect(calls.at(-1)?.body).toEqual({
    objectType: 'page-post',
    objectId: 5,
    reason: 'guild-rule',
    ruleNumber: 2,
  })
})

test('where the rules do not arrive everything else can be reported', async () => {
  await renderPart(<ReportDialog objectType="page-post" objectId={5} guildId={12} onClose={() => {}} />, {
    user: SARI,
    answers: { '/api/guilds/12': { status: 503 } },
  })
  await expect.element(page.getByRole('radio', { name: 'Spam or advertising' })).toBeVisible()
  expect(page.getByRole('radio').elements()).toHaveLength(REPORT_REASONS.length)
})

test('whoever reports someone can block them too, in one go', async () => {
  const calls = await renderPart(
    <ReportDialog
      objectType="person"
      objectId={9}
      person={{ id: 9, name: 'Budi Santoso' }}
      onClose={() => {}}
    />,
    {
      user: SARI,
      answers: {
        '/api/reports': { body: { done: true } },
        'PUT /api/users/9/block': { body: { isBlocked: true } },
      },
    },
  )
  await page.getByRole('radio', { name: 'Harassment' }).click()
  await page.getByRole('checkbox', { name: /^Block Budi Santoso too/ }).click()
  await page.getByRole('button', { name: 'Send report' }).click()
  await eventually(shownToast).toMatchObject({
    title: 'Thank you',
    description: 'Your report was sent to the moderators. Budi Santoso is blocked.',
  })
  expect(
    calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
  ).toEqual(['POST /api/reports', 'PUT /api/users/9/block'])
})

test('where nobody is known nobody can be blocked', async () => {
  await renderPart(<ReportDialog objectType="guild" objectId={3} onClose={() => {}} />, { user: SARI })
  await expect.element(page.getByRole('radio').first()).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toEqual([])
})

test('without a reason nothing is sent, and the choice says why', async () => {
  const calls = await renderPart(<ReportDialog objectType="article" objectId={7} onClose={() => {}} />, {
    user: SARI,
  })
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect.element(page.getByText('Please choose what’s wrong.')).toBeVisible()
  await expect.element(page.getByRole('radio').first()).toHaveFocus()
  expect(calls).toEqual([])
})

test('a report that could not be sent keeps what was chosen and written', async () => {
  await renderPart(<ReportDialog objectType="article" objectId={7} onClose={() => {}} />, {
    user: SARI,
    answers: { '/api/reports': { status: 429, body: { code: 'too_many_requests', message: 'Later.' } } },
  })
  await page.getByRole('radio', { name: 'Hate speech' }).click()
  await page.getByRole('textbox').fill('Look at line 3')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect.element(page.getByText('Later.')).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveValue('Look at line 3')
  await expect.element(page.getByRole('radio', { name: 'Hate speech' })).toBeChecked()
})

test('a visitor meets the wall before the dialog', async () => {
  await renderPart(<ReportButton objectType="article" objectId={7} />, { at: '/article/7' })
  await page.getByRole('button', { name: 'Report' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Sign in to report this' })).toBeVisible()
})

test.each([
  ['moderators are', ['moderate' as const], 1],
  ['a member is not', undefined, 0],
])('%s led to where it is decided', async (_who, capabilities, links) => {
  await renderPart(<ReportDialog objectType="page-post" objectId={12} onClose={() => {}} />, {
    user: { ...SARI, ...(capabilities && { capabilities }) },
  })
  await expect.element(page.getByRole('button', { name: 'Send report' })).toBeVisible()
  const link = page.getByRole('link', { name: 'Decide as a moderator' })
  expect(link.elements().map((element) => element.getAttribute('href'))).toEqual(
    Array.from({ length: links }, () => '/moderation?case=page-post-12'),
  )
})
