import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Comment } from '../../contract/comments.ts'
import type { GuildStanding } from '../../contract/guilds.ts'
import { guildDetail, standingOf } from '../testing/guilds.ts'
import { ASKABLE, CONSENTED, photoPost, redactedPost } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderApp, renderPart, SARI } from '../testing/render-app.tsx'
import { PagePostPage } from './page-post-page.tsx'
import { marking, marksOf, NOBODY_SAID, NOT_FOUND, postOf, type Answers } from './page-posts-testing.ts'

afterEach(leaveApp)

const COMMENTS = '/api/comments?objectType=page-post&objectId=5'

const SAID: Comment = {
  id: 1,
  parentId: null,
  level: 1,
  state: 'visible',
  author: { id: 8, name: 'Budi Hartono', alias: 'budih', profileUrl: null, honor: 3 },
  content: 'Said by the author',
  nodes: [{ type: 'paragraph', children: [{ type: 'text', value: 'Said by the author' }] }],
  likes: 0,
  liked: false,
  replies: 0,
  canEdit: false,
  canDelete: false,
  isPinned: false,
  createdAt: '2026-11-14T08:00:00.000Z',
  editedAt: null,
}

const open = (answers: Answers, user?: typeof SARI) =>
  renderPart(<PagePostPage params={{ id: '5' }} />, { at: '/page-post/5', user, answers })

test('[S2.2-11] /page-post/5 shows that single post with everything said about it', async () => {
  await renderApp('/page-post/5', {
    answers: {
      '/api/page-posts/5': { body: postOf(5, { comments: 1 }) },
      [COMMENTS]: { body: { items: [SAID], nextCursor: null, total: 1, isOpen: true, canManage: false } },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Post 5' })).toBeVisible()
  await expect.element(page.getByText('Said by the author')).toBeVisible()
  await expect.element(page.getByText('Author', { exact: true })).toBeVisible()
  expect(document.title).toBe('Post 5 / Cendekia')
  expect(document.querySelectorAll('h1')).toHaveLength(1)
})

test('a guild’s post names its guild and leads back there', async () => {
  const post = postOf(5, { guildId: 12, guildName: 'Star readers', guildBannerColor: '#1f6f63' })
  await open({ '/api/page-posts/5': { body: post }, [COMMENTS]: NOBODY_SAID })
  for (const name of ['Back to Star readers', 'Posted in Star readers'])
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', '/guild/12')
})

const inGuild = (standing: GuildStanding) => ({
  '/api/page-posts/5': {
    body: postOf(5, { guildId: 12, guildName: 'Star readers', guildBannerColor: '#1f6f63' }),
  },
  [COMMENTS]: NOBODY_SAID,
  '/api/guilds/12': { body: guildDetail(12, { standing }) },
})

test('whoever is not in the guild is told before they write', async () => {
  await open(inGuild(standingOf({ state: 'none', role: null })), SARI)
  await expect.element(page.getByText(/Only members of the guild can comment here/)).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
})

test('a member of the guild comments as anywhere', async () => {
  const calls = await open(inGuild(standingOf()), SARI)
  await eventually(() => calls.some(({ path }) => path === '/api/guilds/12')).toBe(true)
  await expect.element(page.getByRole('textbox')).toBeVisible()
  expect(page.getByText(/Only members/).elements()).toEqual([])
})

test('an officer takes a post down from its own page and is back in the guild', async () => {
  const calls = await open(
    {
      ...inGuild(standingOf({ role: 'officer' })),
      ...marking(marksOf(5)),
      '/api/guilds/12/posts/5/removal': { body: { done: true } },
    },
    SARI,
  )
  await eventually(() => calls.some(({ path }) => path === '/api/guilds/12')).toBe(true)
  await page.getByRole('button', { name: /^More about/ }).click()
  await page.getByRole('menuitem', { name: 'Remove post' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove post' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Breaks rule 2.')
  await dialog.getByRole('button', { name: 'Remove post' }).click()
  await eventually(() => location.hash).toBe('#/guild/12')
  expect(calls.find(({ path }) => path.endsWith('/removal'))?.body).toEqual({ reason: 'Breaks rule 2.' })
})

test('all of a long text is there', async () => {
  const content = `${'A jam jar and ten minutes at the jetty. '.repeat(60)}The end.`
  await open({ '/api/page-posts/5': { body: postOf(5, { content }) }, [COMMENTS]: NOBODY_SAID })
  await expect.element(page.getByText(/The end\.$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Read more/ })).not.toBeInTheDocument()
})

test('a post without a title has a heading and a title all the same', async () => {
  const bare = photoPost(5, { content: null, nodes: [] })
  await open({ '/api/page-posts/5': { body: bare }, [COMMENTS]: NOBODY_SAID })
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Photo by Budi Hartono' }))
    .toBeInTheDocument()
  expect(document.title).toBe('Photo by Budi Hartono / Cendekia')
})

test('a comment goes through the code of all comments and is counted at the post', async () => {
  const calls = await open(
    {
      '/api/page-posts/5': { body: postOf(5, { comments: 0 }) },
      [COMMENTS]: NOBODY_SAID,
      '/api/comments': { body: { ...SAID, id: 2, content: 'Well seen', nodes: [] } },
      ...marking(marksOf(5)),
    },
    SARI,
  )
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Well seen')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await eventually(() => calls.find(({ method }) => method === 'POST')?.body).toEqual({
    objectType: 'page-post',
    objectId: 5,
    text: 'Well seen',
  })
  await expect.element(page.getByRole('button', { name: '1 comment' })).toBeVisible()
})

test.each(['5x', '0', 'five'])('/page-post/%s is not found, and nobody is asked', async (id) => {
  const calls = await renderPart(<PagePostPage params={{ id }} />, { at: `/page-post/${id}` })
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect(calls).toEqual([])
})

test('a post that is not there is not found', async () => {
  await open({ '/api/page-posts/5': NOT_FOUND })
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('a post that does not arrive can be asked for again', async () => {
  let isDown = true
  await open({
    '/api/page-posts/5': () =>
      isDown ? { status: 500, body: { code: 'internal', message: 'Oh' } } : { body: postOf(5) },
    [COMMENTS]: NOBODY_SAID,
  })
  await expect.element(page.getByText('Couldn’t load this post.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Post 5' })).toBeVisible()
})

test('an adult post is a blurred tile until the age is proved, and then the post', async () => {
  let hasConsent = false
  const calls = await open({
    '/api/nsfw': () => ({ body: hasConsent ? CONSENTED : ASKABLE }),
    '/api/nsfw/consent': () => {
      hasConsent = true
      return { body: CONSENTED }
    },
    '/api/page-posts/5': () =>
      hasConsent ? { body: postOf(5, { isNsfw: true, title: 'For grown-ups' }) } : { body: redactedPost(5) },
    [COMMENTS]: NOBODY_SAID,
  })
  await expect.element(page.getByText('Hidden author')).toBeVisible()
  expect(document.title).toBe('Post / Cendekia')
  expect(calls.some(({ path }) => path === COMMENTS)).toBe(false)
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'For grown-ups' })).toBeVisible()
  // What stands in the tab may be seen by others.
  expect(document.title).toBe('Post / Cendekia')
})

test('a deleted post can be brought back from its own screen', async () => {
  const own = postOf(5, { authorId: SARI.id })
  let isDeleted = false
  const calls = await open(
    {
      '/api/page-posts/5': () =>
        isDeleted ? { body: { id: 5, restorableUntil: '2026-12-15T00:00:00Z' } } : { body: own },
      '/api/page-posts/5/restore': { body: own },
      [COMMENTS]: NOBODY_SAID,
      ...marking(marksOf(5, { canDelete: true })),
    },
    SARI,
  )
  await eventually(() => calls.some(({ path }) => path.includes('/marks'))).toBe(true)
  await page.getByRole('button', { name: /^More about the post/ }).click()
  isDeleted = true
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(page.getByText(/^This post is in the trash/)).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Post 5' })).toBeVisible()
})

test('a visitor meets the wall at the like button; once they are in, the like is done and they are back', async () => {
  await open({ '/api/page-posts/5': { body: postOf(5) }, [COMMENTS]: NOBODY_SAID })
  await page.getByRole('button', { name: /^Like, / }).click()
  const wall = page.getByRole('dialog', { name: 'Sign in to like this' })
  await wall.getByRole('link', { name: 'Sign in' }).click()
  expect(JSON.parse(sessionStorage.getItem('pending-action') ?? 'null')).toMatchObject({
    kind: 'like',
    request: { method: 'POST', path: '/api/page-posts/5/like', body: { isLike: true } },
    place: '/page-post/5',
  })
})
