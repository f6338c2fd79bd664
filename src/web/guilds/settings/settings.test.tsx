import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { standingOf } from '../../testing/guilds.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../../testing/render-app.tsx'
import type { Answer } from '../../testing/stand-ins.ts'
import { GuildPage } from '../guild-page.tsx'
import { BUDI, detailOf, MEMBERS, NO_POSTS } from '../guilds-testing.ts'

afterEach(leaveApp)

const GUILD = '/api/guilds/12'
const owned = (changes = {}) =>
  detailOf({ standing: standingOf({ role: 'owner' }), membersMayInvite: false, ...changes })
const dialog = page.getByRole('dialog')

async function choose(
  name: string,
  answers: Record<string, Answer | (() => Answer)> = {},
  user: typeof SARI = SARI,
) {
  const calls = await renderPart(<GuildPage params={{ id: '12' }} />, {
    user,
    at: '/guild/12',
    answers: {
      [GUILD]: { body: owned() },
      [`${GUILD}/posts`]: NO_POSTS,
      [`${GUILD}/members`]: MEMBERS,
      ...answers,
    },
  })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
  return calls
}
const sent = (calls: Awaited<ReturnType<typeof choose>>, wanted: string) =>
  calls.find(({ method }) => method === wanted)

test('an owner can’t leave, and changes only what they changed', async () => {
  const calls = await choose('Guild settings', { [`PATCH ${GUILD}`]: { body: owned() } })
  await dialog.getByLabelText('Name', { exact: true }).fill('Penjaga Lontar')
  await dialog.getByRole('switch', { name: 'Members can invite' }).click()
  await dialog.getByRole('button', { name: 'Add question' }).click()
  await dialog.getByLabelText('Question 1', { exact: true }).fill('Which script do you read?')
  await dialog.getByRole('button', { name: 'Move rule 2 up' }).click()
  await dialog.getByRole('button', { name: 'Add rule' }).click()
  await dialog.getByLabelText('Rule 3', { exact: true }).fill('No trade')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await eventually(() => shownToast()?.title).toBe('Saved')
  expect(sent(calls, 'PATCH')?.body).toEqual({
    name: 'Penjaga Lontar',
    membersMayInvite: true,
    questions: ['Which script do you read?'],
    rules: [
      { title: 'A guess is welcome as a guess', text: '' },
      { title: 'Name the manuscript and its owner', text: 'A photo without a source helps no one.' },
      { title: 'No trade', text: '' },
    ],
  })
  await expect.element(page.getByRole('menuitem', { name: 'Leave guild' })).not.toBeInTheDocument()
})

test('a rule with words needs a title; one without either is left out', async () => {
  const calls = await choose('Guild settings')
  await dialog.getByRole('button', { name: 'Add rule' }).click()
  await dialog.getByLabelText('Explanation of rule 3 (optional)').fill('Because.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Give the rule a title, or remove it.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove rule 3' }).click()
  await dialog.getByRole('button', { name: 'Add rule' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent(calls, 'PATCH')).toBeUndefined()
})

test('the focus goes with a rule that moves, and on to the next where one is removed', async () => {
  await choose('Guild settings')
  await dialog.getByRole('button', { name: 'Move rule 2 up' }).click()
  await expect.element(dialog.getByLabelText('Rule 1', { exact: true })).toHaveFocus()
  await expect
    .element(dialog.getByLabelText('Rule 1', { exact: true }))
    .toHaveValue('A guess is welcome as a guess')
  await dialog.getByRole('button', { name: 'Remove rule 1' }).click()
  await expect.element(dialog.getByLabelText('Rule 1', { exact: true })).toHaveFocus()
  await dialog.getByRole('button', { name: 'Remove rule 1' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Add rule' })).toHaveFocus()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})

test('Esc costs nobody what they wrote; Cancel gives it up', async () => {
  await choose('Guild settings')
  const again = async () => {
    await expect.element(dialog).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Guild settings' }).click()
  }
  const name = dialog.getByLabelText('Name', { exact: true })
  await name.fill('Half a name')
  await userEvent.keyboard('{Escape}')
  await again()
  await expect.element(name).toHaveValue('Half a name')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await again()
  await expect.element(name).toHaveValue('Penjaga Naskah')
})

test.each([
  ['rules.0.title', 'This title won’t do.'],
  ['joinMode', 'This door won’t do.'],
])('what the server says of %s is shown', async (path, words) => {
  await choose('Guild settings', {
    [`PATCH ${GUILD}`]: {
      status: 400,
      body: { code: 'invalid_input', message: 'Check this.', fields: { [path]: words } },
    },
  })
  await dialog.getByRole('switch', { name: 'Members can invite' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText(new RegExp(words))).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})

test('whoever opens a private guild is told what becomes public', async () => {
  await choose('Guild settings', { [GUILD]: { body: owned({ isPrivate: true, joinMode: 'request' }) } })
  await dialog.getByRole('switch', { name: 'Private guild' }).click()
  await expect.element(dialog.getByText('Everything posted so far will become public.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})

test('an offer can be withdrawn where there is one', async () => {
  const calls = await choose('Transfer guild', {
    [GUILD]: { body: owned({ offeredTo: BUDI }) },
    [`POST ${GUILD}/transfer`]: { body: owned() },
  })
  await expect.element(dialog.getByText('Offered to Budi Hartono')).toBeVisible()
  await dialog.getByRole('button', { name: 'Withdraw offer' }).click()
  await eventually(() => shownToast()?.title).toBe('Offer withdrawn')
  expect(sent(calls, 'POST')?.body).toEqual({ userId: null })
})

test('the guild is offered to a member', async () => {
  const calls = await choose('Transfer guild', { [`POST ${GUILD}/transfer`]: { body: owned() } })
  await dialog.getByRole('button', { name: 'Offer guild' }).click()
  await expect.element(dialog.getByText('Choose a member first.')).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: /Budi Hartono/ })).toBeInTheDocument()
  expect(dialog.getByRole('radio').elements()).toHaveLength(2)
  expect(dialog.getByRole('button', { name: 'Withdraw offer' }).elements()).toEqual([])
  ;(dialog.getByRole('radio', { name: /Budi Hartono/ }).element() as HTMLElement).click()
  await dialog.getByRole('button', { name: 'Offer guild' }).click()
  await eventually(() => shownToast()?.title).toBe('Offered to Budi Hartono')
  expect(sent(calls, 'POST')?.body).toEqual({ userId: 32 })
})

test('a deleted guild can be brought back at once', async () => {
  const restorableUntil = '2026-12-01T08:00:00.000Z'
  let deleted: string | null = null
  await choose('Delete guild', {
    [GUILD]: () => ({ body: owned({ isDeleted: deleted !== null, restorableUntil: deleted }) }),
    [`DELETE ${GUILD}`]: () => {
      deleted = restorableUntil
      return { body: { id: 12, restorableUntil } }
    },
    [`POST ${GUILD}/restore`]: () => {
      deleted = null
      return { body: owned() }
    },
  })
  await expect.element(dialog.getByText(/You can restore it for 7 days/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete guild' }).click()
  await expect.element(page.getByText(/This guild has been deleted/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(() => shownToast()?.title).toBe('Guild restored')
  await expect.element(page.getByText(/This guild has been deleted/)).not.toBeInTheDocument()
})

const strange = (changes = {}) =>
  detailOf({ standing: standingOf({ state: 'none', role: null, joinedAt: null }), ...changes })

test('a moderator deletes a guild that isn’t theirs, and is promised no way back', async () => {
  let isDeleted = false
  const calls = await choose(
    'Delete guild',
    {
      [GUILD]: () =>
        isDeleted ? { status: 404, body: { code: 'not_found', message: 'Gone.' } } : { body: strange() },
      [`DELETE ${GUILD}`]: () => {
        isDeleted = true
        return { body: { id: 12, restorableUntil: '2026-12-01T08:00:00.000Z' } }
      },
    },
    { ...SARI, capabilities: ['moderate'] },
  )
  await expect.element(dialog.getByText(/Only an operator can restore it, for 7 days/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete guild' }).click()
  await eventually(() => shownToast()?.title).toBe('Guild deleted')
  expect(page.getByRole('button', { name: 'Undo' }).elements()).toEqual([])
  expect(sent(calls, 'DELETE')?.path).toBe(GUILD)
})

test('an operator who deletes a guild can bring it back', async () => {
  await choose(
    'Delete guild',
    {
      [GUILD]: { body: strange() },
      [`DELETE ${GUILD}`]: { body: { id: 12, restorableUntil: '2026-12-01T08:00:00.000Z' } },
    },
    { ...SARI, capabilities: ['moderate', 'operate'] },
  )
  await expect.element(dialog.getByText(/You can restore it for 7 days/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete guild' }).click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('who neither leads nor moderates finds no way to delete', async () => {
  await choose('Report', { [GUILD]: { body: strange() } })
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Report' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Delete guild' }).elements()).toEqual([])
})
