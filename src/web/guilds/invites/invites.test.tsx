import { afterEach, expect, test, vi } from 'vitest'
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

test('where nothing can be copied the address is ready to be; once revoked it is gone', async () => {
  const token = 'K7bTn4pQx2Lm9sWd'
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await draw({
    [`${GUILD}/links`]: { body: [LINK] },
    [`POST ${GUILD}/links`]: { body: { ...LINK, token } },
    [`DELETE ${GUILD}/links/5`]: { body: { done: true } },
  })
  await page.getByRole('button', { name: 'Create link' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await eventually(() => shownToast()?.title).toBe('Couldn’t copy the link. Please copy it from the field.')
  const address = page.getByLabelText('Invitation link')
  await expect.element(address).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Create link' })).toBeEnabled()
  const revoke = page.getByRole('button', { name: 'Revoke' })
  await expect.element(revoke).toHaveAccessibleDescription(/Used 3 of 10/)
  await revoke.click()
  await expect.element(address).not.toBeInTheDocument()
})

test('people and links that do not arrive are not said to be none', async () => {
  await draw({
    [`${GUILD}/links`]: { status: 500, body: {} },
    '/api/people?q=zz': { status: 500, body: {} },
    '/api/people?q=yy': { body: { items: [] } },
  })
  await expect.element(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
  await field.fill('zz')
  await expect.element(page.getByText('Couldn’t load people.')).toBeVisible()
  await field.fill('yy')
  await expect.element(page.getByText('No one found for “yy”.')).toBeVisible()
})
