import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { standingOf } from '../../testing/guilds.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../../testing/render-app.tsx'
import { AYU, BUDI, detailOf } from '../guilds-testing.ts'
import { InviteDialog } from './invite-dialog.tsx'

afterEach(leaveApp)

const GUILD = '/api/guilds/12'
const LINK = {
  id: 5,
  createdBy: AYU,
  expiresAt: '2026-12-01T08:00:00.000Z',
  maxUses: 10,
  uses: 3,
  createdAt: '2026-11-01T08:00:00.000Z',
}
const guild = detailOf({ standing: standingOf({ role: 'officer', canInvite: true }) })
const draw = (answers = {}) =>
  renderPart(<InviteDialog guild={guild} onClose={() => {}} />, {
    user: SARI,
    at: '/guild/12',
    answers: {
      [`${GUILD}/links`]: { body: [] },
      '/api/people?q=bu': { body: { items: [BUDI] } },
      ...answers,
    },
  })
const field = page.getByRole('combobox', { name: 'Name or alias' })

test('somebody is found by the beginning of their name and invited with the keyboard', async () => {
  const calls = await draw({ [`POST ${GUILD}/invites`]: { body: { done: true } } })
  await field.fill('bu')
  await expect.element(page.getByRole('option', { name: /Budi Hartono/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await eventually(() => shownToast()?.title).toBe('Invited Budi Hartono')
  await expect.element(field).toHaveValue('')
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Budi Hartono@budi-hartonoInvited')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ userId: 32 })
})

test('why somebody can’t be invited is told beside the field', async () => {
  await draw({
    [`POST ${GUILD}/invites`]: {
      status: 403,
      body: { code: 'forbidden', message: 'This person doesn’t take invitations.' },
    },
  })
  await field.fill('bu')
  await page.getByRole('option', { name: /Budi Hartono/ }).click()
  await expect.element(page.getByText('This person doesn’t take invitations.')).toBeVisible()
  await expect.element(field).toHaveValue('bu')
})

test('a link is made for a time and a number of uses, and shown once', async () => {
  const token = 'K7bTn4pQx2Lm9sWd'
  const calls = await draw({ [`POST ${GUILD}/links`]: { body: { ...LINK, token } } })
  await page.getByLabelText('Number of uses (optional)').fill('x')
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect.element(page.getByText('Use a number from 1 to 1000.')).toBeVisible()
  await page.getByLabelText('Number of uses (optional)').fill('10')
  ;(page.getByRole('radio', { name: '30 days' }).element() as HTMLElement).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect
    .element(page.getByLabelText('Invitation link'))
    .toHaveValue(`${location.origin}/guild/12?invite=${token}`)
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ days: 30, maxUses: 10 })
})

test('links that work are listed and can be revoked', async () => {
  let links = [LINK]
  await draw({
    [`${GUILD}/links`]: () => ({ body: links }),
    [`DELETE ${GUILD}/links/5`]: () => {
      links = []
      return { body: { done: true } }
    },
  })
  const list = page.getByRole('list', { name: 'Active links' })
  await expect.element(list).toHaveTextContent('Used 3 of 10Until Dec 1, 2026By Ayu Lestari')
  await list.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(list).not.toBeInTheDocument()
})
