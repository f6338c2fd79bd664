import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { GuildDetail } from '../../contract/guilds.ts'
import { guildDetail, guildOf, standingOf } from '../testing/guilds.ts'
import { pagePost } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { PostGuildPage } from './post-guild-page.tsx'

afterEach(async () => {
  await cleanup()
  await leaveApp()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const title = () => page.getByRole('textbox', { name: /^Title/ })
const POSTS = '/api/guilds/12/posts'
const RULES = [
  { title: 'Name the source', text: 'Of every picture.' },
  { title: 'No sales', text: '' },
]

async function openIn(
  guild: Partial<GuildDetail> = {},
  answers: Record<string, Answer | (() => Answer)> = {},
) {
  const detail = guildDetail(12, { name: 'Star readers', standing: standingOf(), ...guild })
  return renderPart(<PostGuildPage />, {
    user: SARI,
    at: '/postguild?guild=12',
    answers: {
      '/api/guilds/12': { body: detail },
      [POSTS]: {
        body: pagePost(31, { guildId: 12, guildName: 'Star readers', guildBannerColor: '#1f6f63' }),
      },
      'GET /api/drafts/page-post/guild-12': { body: null },
      'PUT /api/drafts/page-post/guild-12': { body: { version: 1, updatedAt: '', hadNewer: false } },
      'DELETE /api/drafts/page-post/guild-12': { body: { done: true } },
      ...answers,
    },
  })
}

test('[S2.2-15] /postguild shows the form to post in a guild, and what is sent goes to that guild', async () => {
  const calls = await openIn()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Post in Star readers' })).toBeVisible()
  await title().fill('Tides of Malacca')
  await button('Post').click()
  await eventually(() => location.hash).toBe('#/page-post/31')
  expect(calls.filter(({ path }) => path === POSTS).map(({ body }) => body)).toEqual([
    { type: 'discussion', title: 'Tides of Malacca', isNsfw: false },
  ])
  expect(shownToast()).toMatchObject({
    title: 'Posted',
    description: 'Everyone can see it in the guild now.',
  })
})

test('without a guild in the address it asks which of one’s own', async () => {
  await renderPart(<PostGuildPage />, {
    user: SARI,
    at: '/postguild',
    answers: {
      '/api/my-guilds': {
        body: {
          guilds: [
            { ...guildOf(5, { name: 'Map makers' }), role: 'owner', mutedUntil: null, restorableUntil: null },
            {
              ...guildOf(6, { name: 'Deleted one' }),
              role: 'owner',
              mutedUntil: null,
              restorableUntil: '2026-12-01T00:00:00.000Z',
            },
          ],
          invitations: [],
          requests: [],
          mayCreate: 1,
        },
      },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Post in a guild' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Map makers' }))
    .toHaveAttribute('href', '/postguild?guild=5')
  expect(page.getByText('Deleted one').elements()).toEqual([])
})

test('whoever is in no guild is shown the way to some', async () => {
  await renderPart(<PostGuildPage />, {
    user: SARI,
    at: '/postguild',
    answers: {
      '/api/my-guilds': { body: { guilds: [], invitations: [], requests: [], mayCreate: 1 } },
    },
  })
  await expect.element(page.getByText('You’re not in a guild yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Find guilds' })).toHaveAttribute('href', '/guilds')
})

test('a visitor is asked to sign in', async () => {
  await renderPart(<PostGuildPage />, { at: '/postguild?guild=12' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in to post' })).toBeVisible()
})

test('before the first post the rules are read and ticked', async () => {
  const calls = await openIn({ rules: RULES, standing: standingOf({ hasAcceptedRules: false }) })
  await title().fill('Tides')
  await expect.element(page.getByText('Name the source')).toBeVisible()
  await button('Post').click()
  const tick = page.getByRole('checkbox', { name: 'I’ve read the rules and will keep to them' })
  await expect.element(tick).toHaveAccessibleDescription('Please read the rules and tick the box first.')
  await expect.element(tick).toHaveFocus()
  expect(calls.filter(({ path }) => path === POSTS)).toEqual([])
  await tick.click()
  await expect.element(tick).not.toHaveAttribute('aria-invalid')
  await button('Post').click()
  await eventually(() => location.hash).toBe('#/page-post/31')
  expect(calls.find(({ path }) => path === POSTS)?.body).toMatchObject({ acceptsRules: true })
})

test('rules that were changed meanwhile are shown and asked about', async () => {
  let hasAcceptedRules = true
  const told = 'Please accept the rules first.'
  await openIn(
    {},
    {
      '/api/guilds/12': () => ({
        body: guildDetail(12, { rules: RULES, standing: standingOf({ hasAcceptedRules }) }),
      }),
      [`POST ${POSTS}`]: () => {
        hasAcceptedRules = false
        const fields = { acceptsRules: told }
        return { status: 400, body: { code: 'invalid_input', message: 'Check this.', fields } }
      },
    },
  )
  await title().fill('Tides')
  await button('Post').click()
  const tick = page.getByRole('checkbox', { name: 'I’ve read the rules and will keep to them' })
  await expect.element(tick).toHaveAccessibleDescription(told)
  await expect.element(title()).toHaveValue('Tides')
})

test('afterwards they are not asked about again', async () => {
  await openIn({ rules: RULES })
  await expect.element(title()).toBeVisible()
  expect(page.getByRole('checkbox', { name: /rules/ }).elements()).toEqual([])
})

test('in a guild of adult posts the mark is set until its author takes it away', async () => {
  const calls = await openIn({ isNsfw: true, isPrivate: true })
  await expect.element(page.getByRole('switch', { name: 'Adult content' })).toBeChecked()
  await title().fill('Tides')
  await page.getByRole('switch', { name: 'Adult content' }).click()
  await button('Post').click()
  await eventually(() => location.hash).toBe('#/page-post/31')
  expect(calls.find(({ path }) => path === POSTS)?.body).toMatchObject({ isNsfw: false })
  expect(shownToast()?.description).toBe('The members of the guild can see it now.')
})

test('what was begun in one guild waits in that guild alone', async () => {
  await openIn()
  await title().fill('Half a thought')
  await cleanup()
  expect(localStorage.getItem('cendekia:draft:page-post:guild-12')).toContain('Half a thought')
  expect(localStorage.getItem('cendekia:draft:page-post:new')).toBeNull()
  await openIn()
  await expect.element(title()).toHaveValue('Half a thought')
})

test('whoever is not in it, or muted in it, is told so instead of being refused later', async () => {
  await openIn({ standing: standingOf({ state: 'none', role: null }) })
  await expect.element(page.getByText('Only members can post in Star readers')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open guild' })).toHaveAttribute('href', '/guild/12')
  await cleanup()
  await openIn({ standing: standingOf({ mutedUntil: '2026-12-24T08:00:00.000Z' }) })
  await expect.element(page.getByText('You can’t post in Star readers right now')).toBeVisible()
})

test('a guild that is not there is not found', async () => {
  await renderPart(<PostGuildPage />, {
    user: SARI,
    at: '/postguild?guild=99',
    answers: { '/api/guilds/99': { status: 404, body: { code: 'not_found', message: 'Not found.' } } },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})
