import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GuildDetail } from '../../../contract/guilds.ts'
import { standingOf } from '../../testing/guilds.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../../testing/render-app.tsx'
import type { Answer } from '../../testing/stand-ins.ts'
import { GuildPage } from '../guild-page.tsx'
import { AYU, BUDI, detailOf, memberOf, MEMBERS, NO_POSTS, NONE, RIZKY } from '../guilds-testing.ts'

afterEach(leaveApp)

const GUILD = '/api/guilds/12'
const DONE: Answer = { body: { done: true } }
type Answers = Record<string, Answer | (() => Answer)>

const owner: Partial<GuildDetail> = { standing: standingOf({ role: 'owner' }), openRequests: 1 }
const officer: Partial<GuildDetail> = { standing: standingOf({ role: 'officer' }), openRequests: 100 }
const dialog = page.getByRole('dialog')
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const manage = (name: string) => page.getByRole('button', { name: `Actions for ${name}` })

const open = (tab: string, changes: Partial<GuildDetail>, answers: Answers = {}) =>
  renderPart(<GuildPage params={{ id: '12' }} />, {
    user: SARI,
    at: `/guild/12?tab=${tab}`,
    answers: {
      [GUILD]: { body: detailOf(changes) },
      [`${GUILD}/posts`]: NO_POSTS,
      [`${GUILD}/members`]: MEMBERS,
      [`${GUILD}/bans`]: NONE,
      ...answers,
    },
  })

test('members are listed with their roles, found by name, and nobody but leaders can act on them', async () => {
  await open(
    'members',
    { standing: standingOf() },
    { [`${GUILD}/members?q=riz`]: { body: { items: [memberOf(RIZKY)], nextCursor: null } } },
  )
  const list = page.getByRole('list', { name: 'Members' })
  await expect.element(list.getByRole('listitem').first()).toHaveTextContent('Ayu LestariOwner')
  expect(list.getByRole('listitem').elements()).toHaveLength(3)
  await manage('Rizky Aditya').click()
  await expect.element(item('Message')).toBeVisible()
  await expect.element(item('Ban')).not.toBeInTheDocument()
  await page.getByLabelText('Find a member').fill('riz')
  await eventually(() => list.getByRole('listitem').elements().length).toBe(1)
})

test('an officer mutes members, and leaves other officers alone', async () => {
  const calls = await open('members', officer, { [`PATCH ${GUILD}/members/33`]: DONE })
  await manage('Budi Hartono').click()
  await expect.element(item('Message')).toBeVisible()
  expect(page.getByRole('menuitem').elements()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await manage('Rizky Aditya').click()
  await item('Mute').click()
  await dialog.getByText('7 days').click()
  const before = Date.now()
  await dialog.getByRole('button', { name: 'Mute' }).click()
  await eventually(() => shownToast()?.title).toBe('Rizky Aditya is muted')
  const body = calls.find(({ method }) => method === 'PATCH')?.body as { mutedUntil: string } | undefined
  expect(Math.round((Date.parse(body?.mutedUntil ?? '') - before) / 86_400_000)).toBe(7)
})

test('the owner appoints an officer', async () => {
  const calls = await open('members', owner, { [`PATCH ${GUILD}/members/33`]: DONE })
  await manage('Rizky Aditya').click()
  await item('Make officer').click()
  await eventually(() => shownToast()?.title).toBe('Rizky Aditya is now an officer')
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ role: 'officer' })
})

test('whoever is banned for a reason is listed for those who lead, and can be let in again', async () => {
  const calls = await open('members', owner, {
    [`PATCH ${GUILD}/members/32`]: DONE,
    [`PATCH ${GUILD}/members/33`]: DONE,
    [`${GUILD}/bans`]: {
      body: {
        items: [
          { person: RIZKY, by: AYU, reason: 'Sold a manuscript', createdAt: '2026-11-01T08:00:00.000Z' },
        ],
        nextCursor: null,
      },
    },
  })
  await manage('Budi Hartono').click()
  await item('Ban').click()
  await dialog.getByLabelText('Reason (optional)').fill('Spam')
  await dialog.getByRole('button', { name: 'Ban' }).click()
  await eventually(() => shownToast()?.title).toBe('Budi Hartono is banned')
  const bans = page.getByRole('list', { name: 'Banned' })
  await expect.element(bans).toHaveTextContent('Sold a manuscript')
  await bans.getByRole('button', { name: 'Lift ban: Rizky Aditya' }).click()
  await eventually(() => shownToast()?.title).toBe('Ban on Rizky Aditya lifted')
  const bodies = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  expect(bodies).toEqual([{ banned: true, reason: 'Spam' }, { banned: false }])
})

test('somebody is removed after a question', async () => {
  const calls = await open('members', officer, { [`DELETE ${GUILD}/members/33`]: DONE })
  await manage('Rizky Aditya').click()
  await item('Remove from guild').click()
  await dialog.getByRole('button', { name: 'Remove from guild' }).click()
  await eventually(() => shownToast()?.title).toBe('Rizky Aditya was removed from the guild')
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('officers read a request with its answers and decide', async () => {
  let items = [
    {
      person: BUDI,
      message: 'I have two lontars at home.',
      answers: [{ question: 'Which script do you read?', answer: 'Jawi' }],
      createdAt: '2026-11-01T08:00:00.000Z',
    },
  ]
  const calls = await open('requests', officer, {
    [`${GUILD}/requests`]: () => ({ body: { items, nextCursor: null } }),
    [`POST ${GUILD}/requests/32`]: () => {
      items = []
      return DONE
    },
  })
  const list = page.getByRole('list', { name: 'Requests to join' })
  await expect.element(page.getByRole('link', { name: 'Requests99+' })).toBeVisible()
  await expect.element(list).toHaveTextContent('I have two lontars at home.')
  await expect.element(list).toHaveTextContent('Which script do you read?Jawi')
  await list.getByRole('button', { name: 'Accept: Budi Hartono' }).click()
  await expect.element(page.getByText('No requests', { exact: true })).toBeVisible()
  expect(shownToast()?.title).toBe('Budi Hartono is now a member')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ accept: true })
})

test('the log tells who did what; a reason only where the server gave one', async () => {
  const entry = { target: null, postId: null, reason: null, createdAt: '2026-11-01T08:00:00.000Z' }
  await open(
    'log',
    { standing: standingOf() },
    {
      [`${GUILD}/log`]: {
        body: {
          items: [
            { ...entry, id: 4, act: 'banned', actor: AYU, target: RIZKY, reason: 'Spam' },
            { ...entry, id: 3, act: 'pinned', actor: BUDI, postId: 9 },
            { ...entry, id: 2, act: 'removed-post', actor: BUDI, postId: 8 },
            { ...entry, id: 6, act: 'removed-comment', actor: BUDI, target: RIZKY, postId: 7 },
            { ...entry, id: 1, act: 'left', actor: null },
            { ...entry, id: 5, act: 'transferred', actor: BUDI, target: BUDI },
          ],
          nextCursor: null,
        },
      },
    },
  )
  const rows = page.getByRole('list', { name: 'Log' }).getByRole('listitem')
  await expect.element(rows.first()).toHaveTextContent('Ayu Lestari banned Rizky Aditya')
  expect(rows.elements().map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Ayu Lestari banned Rizky Aditya',
    'Budi Hartono pinned a post',
    'Budi Hartono removed a post',
    'Budi Hartono removed a comment by Rizky Aditya on a post',
    'A former member left',
    'Budi Hartono is the new owner',
  ])
  await expect.element(rows.first()).toHaveTextContent('Reason: Spam')
  const posts = page.getByRole('link', { name: 'a post' })
  await expect.element(posts.first()).toHaveAttribute('href', '/page-post/9')
  await expect.element(posts.last()).toHaveAttribute('href', '/page-post/7')
})

test('what is not for this reader is no tab: the address leads to the posts', async () => {
  await open('requests', { standing: standingOf(), openRequests: null })
  await expect
    .element(page.getByRole('link', { name: 'Posts', exact: true }))
    .toHaveAttribute('aria-current', 'true')
})
