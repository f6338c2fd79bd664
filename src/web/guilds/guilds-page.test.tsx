import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { guildOf } from '../testing/guilds.ts'
import { eventually, leaveApp, renderApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { AYU, detailOf, GUILDS, MEMBERS, mine, NASKAH, NO_POSTS, NONE } from './guilds-testing.ts'
import { GuildsPage } from './guilds-page.tsx'

afterEach(async () => {
  await page.viewport(1440, 900)
  await leaveApp()
})

const LIST = '/api/guilds'
const MINE = '/api/my-guilds'
const cards = page.getByRole('list', { name: 'All guilds' })
const dialog = page.getByRole('dialog')

test('[S2.2-13] /guilds shows the guild list', async () => {
  await renderApp('/guilds', { answers: { [LIST]: GUILDS } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Guilds' })).toBeVisible()
  await expect
    .element(cards.getByRole('link', { name: 'Penjaga Naskah' }))
    .toHaveAttribute('href', '/guild/12')
  const [first, , third] = cards.getByRole('listitem').elements()
  expect(first?.textContent).toContain('PNJ1,386 membersOpen to everyone')
  expect(third?.textContent).toContain('PrivateJoin by request')
  await eventually(() => document.title).toBe('Guilds / Cendekia')
  await expect.element(page.getByText('Your guilds')).not.toBeInTheDocument()
})

test('the name of an owner leads to their profile, beside the link to the guild and not inside it', async () => {
  await renderPart(<GuildsPage />, { at: '/guilds', answers: { [LIST]: GUILDS } })
  const owner = cards.getByRole('listitem').first().getByRole('link', { name: 'Ayu Lestari' })
  await expect.element(owner).toHaveAttribute('href', '/user/31')
  expect(owner.element().parentElement?.closest('a')).toBeNull()
  // It lies above what makes the whole card a link.
  const { left, top, width, height } = owner.element().getBoundingClientRect()
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(owner.element())
})

test('of an owner whom one does not meet there is no name', async () => {
  const guild = guildOf(12, { name: 'Penjaga Naskah', ownerId: null, ownerName: null })
  await renderPart(<GuildsPage />, {
    at: '/guilds',
    answers: { [LIST]: { body: { items: [guild], nextCursor: null } } },
  })
  await expect.element(cards.getByRole('link', { name: 'Penjaga Naskah' })).toBeVisible()
  expect(cards.getByRole('link').elements()).toHaveLength(1)
  expect(cards.getByText('Led by').elements()).toEqual([])
})

test('adult guilds are asked for by who has said Yes, and carry their mark', async () => {
  localStorage.setItem('nsfwConsent', 'true')
  const guild = guildOf(17, { name: 'Night owls', isNsfw: true })
  await renderPart(<GuildsPage />, {
    at: '/guilds',
    answers: { [`${LIST}?includeNsfw=true`]: { body: { items: [guild], nextCursor: null } } },
  })
  await expect.element(cards.getByRole('listitem')).toHaveTextContent('Adult content')
  localStorage.removeItem('nsfwConsent')
})

test('another order is another address', async () => {
  await renderApp('/guilds', { answers: { [LIST]: GUILDS, [`${LIST}?sort=big`]: NONE } })
  await page.getByRole('link', { name: 'Biggest' }).click()
  expect(location.hash).toBe('#/guilds?sort=big')
  await expect.element(page.getByText('No guilds yet')).toBeVisible()
})

test('what did not arrive is asked for again', async () => {
  let status = 500
  await renderPart(<GuildsPage />, {
    at: '/guilds',
    answers: { [LIST]: () => (status === 500 ? { status } : GUILDS) },
  })
  await expect.element(page.getByText('Couldn’t load guilds.')).toBeVisible()
  status = 200
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(cards.getByRole('link', { name: 'Star readers' })).toBeVisible()
})

test('members find their own guilds, requests and invitations; accepting one leads there', async () => {
  const naskah = guildOf(12, NASKAH)
  const calls = await renderPart(<GuildsPage />, {
    user: SARI,
    at: '/guilds',
    answers: {
      [LIST]: GUILDS,
      [MINE]: mine({
        guilds: [
          { ...guildOf(20, { name: 'Home' }), role: 'owner', mutedUntil: null, restorableUntil: null },
        ],
        invitations: [{ guild: naskah, inviter: AYU, createdAt: '2026-11-01T08:00:00.000Z' }],
        requests: [{ guild: guildOf(21, { name: 'Waiting room' }), createdAt: '2026-11-01T08:00:00.000Z' }],
      }),
      'POST /api/guilds/12/invites/answer': { body: detailOf() },
    },
  })
  const yours = page.getByRole('region', { name: 'Your guilds' })
  await expect.element(yours.getByRole('listitem')).toHaveTextContent('HomeGLD12 membersOwner')
  await expect.element(page.getByRole('region', { name: 'Your requests' })).toHaveTextContent('Requested')
  const invitations = page.getByRole('region', { name: 'Invitations' })
  await expect.element(invitations).toHaveTextContent('Invited by Ayu Lestari')
  await invitations.getByRole('button', { name: 'Accept: Penjaga Naskah' }).click()
  await eventually(() => location.hash).toBe('#/guild/12')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ accept: true })
  expect(shownToast()?.title).toBe('You’ve joined Penjaga Naskah')
})

test('visitors who want to create one are asked to sign in', async () => {
  await renderPart(<GuildsPage />, { at: '/guilds', answers: { [LIST]: GUILDS } })
  await page.getByRole('button', { name: 'Create guild' }).click()
  await expect
    .element(dialog.getByRole('heading', { name: 'Sign in to join or create guilds' }))
    .toBeVisible()
})

const choose = (name: string) => (dialog.getByRole('radio', { name }).element() as HTMLElement).click()

const openForm = async (answers = {}) => {
  const calls = await renderApp('/guilds', {
    user: SARI,
    answers: {
      [LIST]: GUILDS,
      [MINE]: mine(),
      '/api/guilds/12': { body: detailOf() },
      '/api/guilds/12/posts': NO_POSTS,
      '/api/guilds/12/members': MEMBERS,
      ...answers,
    },
  })
  await page.getByRole('button', { name: 'Create guild' }).click()
  await expect.element(dialog.getByLabelText('Name', { exact: true })).toBeVisible()
  return calls
}

test('a guild is created with name, insignia, sign, colour, description and door, and shown', async () => {
  const calls = await openForm({ 'POST /api/guilds': { body: detailOf() } })
  await dialog.getByLabelText('Name', { exact: true }).fill('  Penjaga  Naskah ')
  await dialog.getByLabelText('Insignia').fill('pnj')
  choose('Dragon')
  choose('Colour 5')
  await dialog.getByLabelText('Description').fill('Old writing.')
  await dialog.getByRole('switch', { name: 'Private guild' }).click()
  choose('By invitation')
  await dialog.getByRole('button', { name: 'Create guild' }).click()
  await eventually(() => location.hash).toBe('#/guild/12')
  expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/guilds')?.body).toEqual({
    name: 'Penjaga Naskah',
    insignia: 'PNJ',
    logo: 'logo5',
    logoBackgroundColor: '#1f5f8b',
    description: 'Old writing.',
    isPrivate: true,
    joinMode: 'invite',
  })
})

test('what is wrong is told beside its field, and nothing is sent', async () => {
  const calls = await openForm()
  await dialog.getByLabelText('Name', { exact: true }).fill('ab')
  await dialog.getByLabelText('Insignia').fill('1')
  await dialog.getByRole('button', { name: 'Create guild' }).click()
  await expect.element(dialog.getByText('Use 3 to 40 characters.')).toBeVisible()
  await expect.element(dialog.getByText('Use 2 to 4 letters only.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveFocus()
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
})

test('a name that is taken is told beside it, and what was written stays', async () => {
  await openForm({
    'POST /api/guilds': {
      status: 409,
      body: {
        code: 'conflict',
        message: 'That name is taken.',
        fields: { name: 'Another guild has this name.' },
      },
    },
  })
  await dialog.getByLabelText('Name', { exact: true }).fill('Penjaga Naskah')
  await dialog.getByLabelText('Insignia').fill('PNJ')
  await dialog.getByRole('button', { name: 'Create guild' }).click()
  await expect.element(dialog.getByText('Another guild has this name.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveValue('Penjaga Naskah')
})

test('whoever owns as many as they may is told so', async () => {
  await openForm({ [MINE]: mine({ mayCreate: 0 }) })
  await expect.element(dialog.getByText(/You’ve reached the limit of guilds/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Create guild' })).toBeDisabled()
})

test('on a phone nothing is wider than the screen, whatever a guild is called', async () => {
  await page.viewport(390, 844)
  const long = guildOf(12, { name: 'w'.repeat(40), description: 'x'.repeat(500) })
  await renderPart(<GuildsPage />, {
    user: SARI,
    at: '/guilds',
    answers: {
      [LIST]: { body: { items: [long], nextCursor: null } },
      [MINE]: mine({ guilds: [{ ...long, role: 'member', mutedUntil: null, restorableUntil: null }] }),
    },
  })
  await expect.element(cards.getByRole('link', { name: 'w'.repeat(40) })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Your guilds' }).getByRole('link')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
