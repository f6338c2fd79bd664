import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { GuildDetail } from '../../contract/guilds.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import { guildDetail, standingOf } from '../testing/guilds.ts'
import { pagePost } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { GuildPosts } from './public.ts'

afterEach(leaveApp)

type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>

const postOf = (id: number, changes: Partial<PagePost> = {}) =>
  pagePost(id, { guildId: 12, guildName: 'Star readers', guildBannerColor: '#1f6f63', ...changes })
const listing = (items: PagePost[], pinned: PagePost[] = [], nextCursor: string | null = null): Answer => ({
  body: { items, pinned, nextCursor },
})
const POSTS = '/api/guilds/12/posts'

/** Where something is chosen, in a guild of its own: it is remembered. */
const open = (guild: Partial<GuildDetail>, answers: Answers, user: typeof SARI | null = SARI) => {
  const id = guild.id ?? 12
  return renderPart(<GuildPosts guild={guildDetail(id, { name: 'Star readers', ...guild })} />, {
    at: `/guild/${id}`,
    user: user ?? undefined,
    answers,
  })
}
const member = { standing: standingOf() }
const officer = { standing: standingOf({ role: 'officer' }) }
const more = (name: RegExp) => page.getByRole('button', { name })

test('the pinned post stands first and once, and no post repeats the name of the guild it stands in', async () => {
  await open(member, { [POSTS]: listing([postOf(9), postOf(7)], [postOf(7)]) })
  const titles = page.getByRole('list', { name: 'Posts' }).getByRole('heading')
  await expect.element(titles.first()).toHaveTextContent('Post 7')
  expect(titles.elements().map(({ textContent }) => textContent)).toEqual(['Post 7', 'Post 9'])
  await expect.element(page.getByText('Pinned', { exact: true })).toBeVisible()
  expect(page.getByText('Star readers').elements()).toEqual([])
  await expect.element(page.getByText('You’re all caught up')).toBeVisible()
})

test('members find the way to the composer, others what they need for it', async () => {
  await open(member, { [POSTS]: listing([]) })
  await expect
    .element(page.getByRole('link', { name: 'What would you like to show the guild?' }))
    .toHaveAttribute('href', '/postguild?guild=12')
  await expect.element(page.getByRole('link', { name: 'Write a post' })).toBeVisible()
})

test('a visitor reads a public guild and is told how to take part', async () => {
  await open({}, { [POSTS]: listing([postOf(9)]) }, null)
  await expect.element(page.getByText('Join this guild to post and comment.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Post 9' })).toBeVisible()
})

test('whoever is muted is told until when', async () => {
  await open({ standing: standingOf({ mutedUntil: '2026-12-24T08:00:00.000Z' }) }, { [POSTS]: listing([]) })
  await expect.element(page.getByText(/The officers have muted you until .*24/)).toBeVisible()
  expect(page.getByRole('link', { name: 'Write a post' }).elements()).toEqual([])
})

test('of a private guild an outsider sees no list, and none is asked for', async () => {
  const standing = standingOf({ state: 'none', role: null })
  const calls = await open({ isPrivate: true, postCount: null, rules: null, standing }, {})
  await expect.element(page.getByText('Posts are for members only')).toBeVisible()
  expect(calls.filter(({ path }) => path.startsWith(POSTS))).toEqual([])
})

test('before it is known whether they are in it, nobody is told that they are not', async () => {
  await open({ isPrivate: true }, {})
  await open({}, { [POSTS]: listing([postOf(9)]) })
  await expect.element(page.getByRole('link', { name: 'Post 9' })).toBeVisible()
  expect(page.getByText('Posts are for members only').elements()).toEqual([])
  expect(page.getByText('Join this guild to post and comment.').elements()).toEqual([])
})

test('another order is asked for, and the next page comes by its cursor', async () => {
  const calls = await open(
    { ...member, id: 13 },
    {
      '/api/guilds/13/posts': listing([postOf(9)]),
      '/api/guilds/13/posts?sort=hot': listing([postOf(8)], [], 'b'),
      '/api/guilds/13/posts?sort=hot&cursor=b': listing([postOf(4)]),
    },
  )
  await more(/^Sorted by New/).click()
  await page.getByRole('menuitemradio', { name: 'Hot' }).click()
  await expect.element(page.getByRole('link', { name: 'Post 4' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Post 8' })).toBeVisible()
  expect(calls.some(({ path }) => path.includes('cursor=b'))).toBe(true)
})

test('a guild of adult posts asks for them from the start', async () => {
  const calls = await open(
    { ...member, id: 14, isNsfw: true },
    { '/api/guilds/14/posts?includeNsfw=true': listing([]) },
  )
  await expect.element(page.getByText('No posts yet')).toBeVisible()
  expect(calls.some(({ path }) => path === '/api/guilds/14/posts?includeNsfw=true')).toBe(true)
})

test('[S8-25] posts that do not arrive say so and can be asked for again', async () => {
  let isAway = true
  await open(member, {
    [POSTS]: () =>
      isAway ? { status: 503, body: { code: 'internal', message: 'Away.' } } : listing([postOf(9)]),
  })
  await expect.element(page.getByText('Couldn’t load the posts.')).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('link', { name: 'Post 9' })).toBeVisible()
})

test('a like of a guild’s post goes to the address of guild posts', async () => {
  const calls = await open(member, {
    [POSTS]: listing([postOf(9)]),
    '/api/guild-posts/9/like': { body: { likes: 10, liked: true } },
  })
  await page.getByRole('button', { name: /^Like/ }).click()
  await expect.element(page.getByRole('button', { name: 'Like, 10 likes' })).toBeVisible()
  expect(calls.find(({ path }) => path === '/api/guild-posts/9/like')?.body).toEqual({ isLike: true })
})

test('an officer pins a post, and the list is asked for again', async () => {
  let pinned: PagePost[] = []
  const calls = await open(officer, {
    [POSTS]: () => listing([postOf(9), postOf(8)], pinned),
    '/api/guilds/12/pins/8': () => {
      pinned = [postOf(8)]
      return { body: { done: true } }
    },
  })
  await more(/^More about/)
    .nth(1)
    .click()
  await page.getByRole('menuitem', { name: 'Pin post' }).click()
  await expect.element(page.getByText('Pinned', { exact: true })).toBeVisible()
  expect(calls.find(({ path }) => path.includes('/pins/'))?.method).toBe('PUT')
  expect(shownToast()).toMatchObject({ title: 'Post pinned' })
})

test('an officer removes a post with a reason, which has to be given', async () => {
  const calls = await open(officer, {
    [POSTS]: listing([postOf(9)]),
    '/api/guilds/12/posts/9/removal': { body: { done: true } },
  })
  await more(/^More about/).click()
  await page.getByRole('menuitem', { name: 'Remove post' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove post' })
  await dialog.getByRole('button', { name: 'Remove post' }).click()
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  await expect.element(reason).toHaveAccessibleDescription(/Please say why/)
  await reason.fill(' Breaks rule 2. ')
  await dialog.getByRole('button', { name: 'Remove post' }).click()
  await eventually(() => page.getByRole('link', { name: 'Post 9' }).elements().length).toBe(0)
  expect(calls.find(({ path }) => path.endsWith('/removal'))?.body).toEqual({ reason: 'Breaks rule 2.' })
  expect(shownToast()).toMatchObject({ title: 'Post removed' })
})

test('members are offered none of that', async () => {
  await open(member, { [POSTS]: listing([postOf(9)]) })
  await more(/^More about/).click()
  await expect.element(page.getByRole('menuitem', { name: 'Report' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: /Pin|Remove/ }).elements()).toEqual([])
})

test.for([
  ['id', 'Postingan hanya untuk anggota'],
  ['my', 'Hantaran untuk ahli sahaja'],
] as const)('in %s too', async ([language, title]) => {
  await renderPart(<GuildPosts guild={guildDetail(12, { isPrivate: true })} />, { language })
  await expect.element(page.getByText(title)).toBeVisible()
})
