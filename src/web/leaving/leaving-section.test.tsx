import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { LeavingSection } from './leaving-section.tsx'

vi.mock('../auth/log-out.ts', () => ({ logOut: vi.fn() }))
afterEach(leaveApp)

const ERASES_AT = '2026-12-02T08:00:00.000Z'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog', { name: 'Delete account' })

function openSection(answers: Record<string, Answer | (() => Answer)>) {
  return renderPart(<LeavingSection />, { at: '/settings/data', user: SARI, answers })
}

test('somebody reads what will happen, keeps their articles, and learns when the account is erased', async () => {
  const calls = await openSection({
    'GET /api/account/deletion': {
      body: {
        notes: [
          { kind: 'plan', plan: 'agate' },
          { kind: 'guild', id: 4, name: 'Star readers', heir: 'Budi Santoso' },
          { kind: 'guild', id: 5, name: 'Alone', heir: null },
        ],
        returnedAt: null,
      },
    },
    'POST /api/account/deletion': { body: { erasesAt: ERASES_AT } },
  })
  await button('Delete account').click()
  await expect
    .element(dialog.getByText('Your plan Agate won’t renew, and ends with your account.'))
    .toBeVisible()
  await expect.element(dialog.getByText('Budi Santoso will own your guild Star readers.')).toBeVisible()
  await expect
    .element(dialog.getByText('Your guild Alone is deleted, since no one else is in it.'))
    .toBeVisible()
  await dialog.getByText('Keep my articles').click()
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  const closed = page.getByRole('dialog', { name: 'Your account is closed' })
  await expect.element(closed.getByText(/We’ll erase it on .*2026/)).toBeVisible()
  const sent = calls.filter(({ method }) => method === 'POST')
  expect(sent.map(({ body }) => body)).toEqual([{ choice: 'keep-articles' }])
})

test('who has a role, or an export under way, is told what to do first and can’t go on', async () => {
  await openSection({
    'GET /api/account/deletion': {
      body: { notes: [{ kind: 'staff' }, { kind: 'export' }], returnedAt: null },
    },
  })
  await button('Delete account').click()
  await expect.element(dialog.getByText(/Ask an operator to take back your role first/)).toBeVisible()
  await expect.element(dialog.getByText(/Download it first/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled()
  await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument()
})

test('without a fresh proof it is asked for first; a refusal changes nothing', async () => {
  await openSection({
    'GET /api/account/deletion': { body: { notes: [], returnedAt: null } },
    'POST /api/account/deletion': {
      status: 403,
      body: { code: 'reauthentication_required', message: 'Please confirm that it’s you.' },
    },
    'GET /api/auth/reauthenticate': { body: { ways: ['password'], isFresh: false } },
  })
  await button('Delete account').click()
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await expect.element(proof).toBeVisible()
  await proof.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog.getByText('Please confirm that it’s you.')).toBeVisible()
})

test('who came back is told that nothing was deleted', async () => {
  await openSection({
    'GET /api/account/deletion': { body: { notes: [], returnedAt: '2026-11-18T08:00:00.000Z' } },
  })
  await expect.element(page.getByText(/You closed your account and signed in again on .*2026/)).toBeVisible()
})
