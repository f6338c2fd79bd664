import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GuildDetail } from '../../contract/guilds.ts'
import { standingOf } from '../testing/guilds.ts'
import { eventually, leaveApp, renderApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { GuildPage } from './guild-page.tsx'
import { AYU, detailOf, MEMBERS, NO_POSTS } from './guilds-testing.ts'

afterEach(async () => {
  await page.viewport(1440, 900)
  await leaveApp()
})

const GUILD = '/api/guilds/12'
const JOIN = `POST ${GUILD}/membership`
const LEAVE = `DELETE ${GUILD}/membership`
type Answers = Record<string, Answer | (() => Answer)>

const around: Answers = { [`${GUILD}/posts`]: NO_POSTS, [`${GUILD}/members`]: MEMBERS }
const dialog = page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** The page of a guild as a member of the site sees it who stands with it in that way. */
async function open(
  changes: Partial<GuildDetail>,
  answers: Answers = {},
  { at = '/guild/12', isVisitor = false } = {},
) {
  return renderPart(<GuildPage params={{ id: '12' }} />, {
    user: isVisitor ? undefined : SARI,
    at,
    answers: { ...around, [GUILD]: { body: detailOf(changes) }, ...answers },
  })
}
const stranger = standingOf({ state: 'none', role: null, joinedAt: null })

test('[S2.2-14] /guild/{id} shows that guild’s detail', async () => {
  await renderApp('/guild/12-penjaga-naskah', { answers: { ...around, [GUILD]: { body: detailOf() } } })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Penjaga Naskah PNJ')
  const facts = page.getByText('1,386 members').element().parentElement
  expect(facts?.textContent).toBe('1,386 members1,042 postsOpen to everyoneLed by Ayu Lestari')
  const side = page.getByRole('complementary')
  await expect.element(side).toHaveTextContent('We find, photograph, read and translate')
  await expect.element(side.getByRole('list', { name: 'Rules' })).toHaveTextContent('A guess is welcome')
  await expect.element(side.getByRole('link', { name: 'Budi Hartono' })).toHaveAttribute('href', '/user/32')
  await expect
    .element(side.getByRole('link', { name: 'See all 1,386 members' }))
    .toHaveAttribute('href', '/guild/12?tab=members')
  const tabs = page.getByRole('navigation', { name: 'Sections of the guild' }).getByRole('link')
  expect(tabs.elements().map(({ textContent }) => textContent)).toEqual([
    'Posts',
    'About & rules',
    'Members1,386',
  ])
  await eventually(() => document.title).toBe('Penjaga Naskah / Cendekia')
})

test('about and rules are a tab with its own address', async () => {
  await open({}, {}, { at: '/guild/12?tab=about' })
  const rules = page.getByRole('list', { name: 'Rules' })
  await expect.element(rules).toHaveTextContent('A photo without a source helps no one.')
  await expect.element(page.getByText('Visibility')).toBeVisible()
})

test('a private guild tells strangers what it is and nothing of what is in it', async () => {
  const calls = await open({
    isPrivate: true,
    joinMode: 'invite',
    postCount: null,
    rules: null,
    standing: stranger,
  })
  await expect.element(page.getByText('This guild is private')).toBeVisible()
  await expect.element(page.getByText('Invite only').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Members/ })).not.toBeInTheDocument()
  expect(calls.map(({ path }) => path)).not.toContain(`${GUILD}/members`)
  expect(calls.map(({ path }) => path)).not.toContain(`${GUILD}/posts`)
})

test('what is not there is not found', async () => {
  await open({}, { [GUILD]: { status: 404, body: { code: 'not_found', message: 'Gone.' } } })
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('what did not arrive is asked for again', async () => {
  let status = 500
  await open(
    {},
    { [GUILD]: () => (status === 500 ? { status } : { body: detailOf({ standing: stranger }) }) },
  )
  await expect.element(page.getByText('Couldn’t load this guild.')).toBeVisible()
  status = 200
  await button('Try again').click()
  await expect.element(button('Join')).toBeVisible()
})

test('a member of the site joins an open guild with one click', async () => {
  const calls = await open({ standing: stranger }, { [JOIN]: { body: detailOf({ standing: standingOf() }) } })
  await button('Join').click()
  await eventually(() => shownToast()?.title).toBe('You’ve joined Penjaga Naskah')
  await expect.element(button('Join')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Log' })).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({})
})

test('visitors who want to join are asked to sign in', async () => {
  await open({}, {}, { isVisitor: true })
  await button('Join').click()
  await expect
    .element(dialog.getByRole('heading', { name: 'Sign in to join or create guilds' }))
    .toBeVisible()
})

test('leaving can be undone', async () => {
  const member = detailOf({ standing: standingOf() })
  await open(
    { standing: standingOf() },
    { [LEAVE]: { body: detailOf({ standing: stranger }) }, [JOIN]: { body: member } },
  )
  await button('More').click()
  await page.getByRole('menuitem', { name: 'Leave guild' }).click()
  await expect.element(button('Join')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(button('Join')).not.toBeInTheDocument()
})

test('where members are approved one asks with answers, and can take it back', async () => {
  const changes: Partial<GuildDetail> = { joinMode: 'approval', questions: ['Which script do you read?'] }
  const requested = standingOf({ state: 'requested', role: null, joinedAt: null })
  const calls = await open(
    { ...changes, standing: stranger },
    {
      [JOIN]: { body: detailOf({ ...changes, standing: requested }) },
      [LEAVE]: { body: detailOf({ ...changes, standing: stranger }) },
    },
  )
  await button('Request to join').click()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect.element(dialog.getByText('Please answer this question.')).toBeVisible()
  await dialog.getByLabelText('Which script do you read?').fill('Jawi')
  await dialog.getByLabelText('Message (optional)').fill('I have two lontars at home.')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect.element(page.getByText('Requested')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    message: 'I have two lontars at home.',
    answers: ['Jawi'],
  })
  await button('Withdraw request').click()
  await expect.element(button('Request to join')).toBeVisible()
})

test('whoever was rejected is told when they may ask again', async () => {
  await open({
    joinMode: 'approval',
    standing: standingOf({
      state: 'none',
      role: null,
      joinedAt: null,
      mayAskFrom: '2026-12-24T08:00:00.000Z',
    }),
  })
  await expect.element(page.getByText('You can ask again from Dec 24, 2026.')).toBeVisible()
})

test('whoever is banned is told that they can’t join', async () => {
  await open({ standing: standingOf({ state: 'banned', role: null, joinedAt: null }) })
  await expect.element(page.getByText('You can’t join this guild.')).toBeVisible()
  await expect.element(button('Join')).not.toBeInTheDocument()
})

test('an invitation is answered on the page', async () => {
  const calls = await open(
    { standing: standingOf({ state: 'invited', role: null, joinedAt: null }), isPrivate: true, rules: null },
    { [`POST ${GUILD}/invites/answer`]: { body: detailOf({ standing: standingOf() }) } },
  )
  await expect.element(page.getByText('You’ve been invited to join this guild.')).toBeVisible()
  await button('Accept').click()
  await eventually(() => shownToast()?.title).toBe('You’ve joined Penjaga Naskah')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ accept: true })
})

const TOKEN = 'K7bTn4pQx2Lm9sWd'

test('a link lets whoever has it in when they say so, and leaves the address', async () => {
  let standing = stranger
  const calls = await open(
    {},
    {
      [GUILD]: () => ({ body: detailOf({ joinMode: 'approval', standing }) }),
      'POST /api/guilds/join': () => {
        standing = standingOf()
        const { id, name, insignia, logo, logoBackgroundColor, description } = detailOf()
        const { isPrivate, joinMode, isNsfw, memberCount, postCount, ownerId, ownerName } = detailOf()
        const words = { id, name, insignia, logo, logoBackgroundColor, description }
        return {
          body: {
            guild: { ...words, isPrivate, joinMode, isNsfw, memberCount, postCount, ownerId, ownerName },
          },
        }
      },
    },
    { at: `/guild/12?invite=${TOKEN}` },
  )
  const note = page.getByRole('status').filter({ hasText: 'This link invites you' })
  await note.getByRole('button', { name: 'Join' }).click()
  await eventually(() => location.hash).toBe('#/guild/12')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ token: TOKEN })
  await expect.element(page.getByRole('link', { name: 'Log' })).toBeVisible()
})

test('a link that does not work any more says so', async () => {
  await open(
    { standing: stranger },
    { 'POST /api/guilds/join': { status: 400, body: { code: 'invalid_token', message: 'Gone.' } } },
    { at: `/guild/12?invite=${TOKEN}` },
  )
  const note = page.getByRole('status').filter({ hasText: 'This link invites you' })
  await note.getByRole('button', { name: 'Join' }).click()
  await expect.element(page.getByText(/This invitation link no longer works/)).toBeVisible()
  await button('Close').click()
  await eventually(() => location.hash).toBe('#/guild/12')
})

test('an offered guild is theirs who accept it', async () => {
  await open(
    { standing: standingOf({ isOfferedIt: true }), ownerName: 'Ayu Lestari' },
    { [`POST ${GUILD}/transfer/answer`]: { body: detailOf({ standing: standingOf({ role: 'owner' }) }) } },
  )
  await expect.element(page.getByText(/Ayu Lestari offers you this guild/)).toBeVisible()
  await button('Accept').click()
  await eventually(() => shownToast()?.title).toBe('You’re now the owner')
})

test('the officer of an absent owner gives notice', async () => {
  const claimedFrom = '2026-12-01T08:00:00.000Z'
  await open(
    { standing: standingOf({ role: 'officer', canClaim: true }) },
    {
      [`POST ${GUILD}/claim`]: { body: detailOf({ standing: standingOf({ role: 'officer' }), claimedFrom }) },
    },
  )
  await button('Take over').click()
  await expect.element(page.getByText(/An officer will take over on Dec 1, 2026/)).toBeVisible()
})

test('a deleted guild is restored by its owner', async () => {
  const owner = standingOf({ role: 'owner' })
  await open(
    { standing: owner, isDeleted: true, restorableUntil: '2026-12-01T08:00:00.000Z' },
    { [`POST ${GUILD}/restore`]: { body: detailOf({ standing: owner }) } },
  )
  await expect.element(button('More')).not.toBeInTheDocument()
  await button('Restore').click()
  await expect.element(button('More')).toBeVisible()
})

test('a guild that staff deleted is only explained to its owner', async () => {
  await open({ standing: standingOf({ role: 'owner' }), isDeleted: true })
  await expect.element(page.getByText(/A moderator deleted this guild/)).toBeVisible()
  expect(button('Restore').elements()).toEqual([])
  expect(page.getByRole('link', { name: 'Log' }).elements()).toEqual([])
})

test('a guild without an owner is taken over at once', async () => {
  await open(
    { standing: standingOf({ role: 'officer', canClaim: true }), owner: null, ownerName: null },
    { [`POST ${GUILD}/claim`]: { body: detailOf({ standing: standingOf({ role: 'owner' }) }) } },
  )
  await expect.element(page.getByText(/This guild has no owner/)).toBeVisible()
  await button('Take over').click()
  await eventually(() => shownToast()?.title).toBe('You’re now the owner')
})

test('a request that was closed unsent is still there', async () => {
  await open({ standing: stranger, joinMode: 'approval', questions: ['Why?'] })
  await button('Request to join').click()
  await dialog.getByLabelText('Why?').fill('For the stars')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await button('Request to join').click()
  await expect.element(dialog.getByLabelText('Why?')).toHaveValue('For the stars')
})

test('on a phone nothing is wider than the screen, whatever a guild is called', async () => {
  await page.viewport(390, 844)
  const long = 'w'.repeat(40)
  await open({
    name: long,
    insignia: 'WWWW',
    owner: { ...AYU, name: 'W'.repeat(100) },
    standing: standingOf({ role: 'owner', canInvite: true, isOfferedIt: true }),
    openRequests: 12,
  })
  await expect.element(button('Invite')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
