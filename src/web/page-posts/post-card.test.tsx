import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PRIVILEGES } from '../../contract/honor-levels.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import { ASKABLE, redactedPost } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { PostCard } from './post-card.tsx'
import { postQueries } from './post-queries.ts'
import { holding, marking, marksOf, postOf, type Answers } from './page-posts-testing.ts'

afterEach(leaveApp)

const LIKE = '/api/page-posts/5/like'
const likeButton = () => page.getByRole('button', { name: /^Like/ })

/** As it stands in a list that is in the cache. */
function Listed() {
  const { data } = useQuery(postQueries.list())
  return (
    // Within the margins that every page has.
    <div className="wrap">
      {data?.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </div>
  )
}

const open = (post: PagePost, answers: Answers = {}, user: typeof SARI | undefined = SARI) =>
  renderPart(<Listed />, {
    at: '/page',
    user,
    answers: { '/api/page-posts': { body: [post] }, ...marking(marksOf(post.id)), ...answers },
  })

test('a post says who wrote it, when, and what', async () => {
  await open(postOf(5))
  await expect.element(page.getByRole('link', { name: 'Budi Hartono' })).toHaveAttribute('href', '/user/8')
  await expect.element(page.getByText('@budih')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Post 5' })).toHaveAttribute('href', '/page-post/5')
  await expect.element(page.getByText('What post 5 says.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '2 comments' })).toHaveAttribute('href', '/page-post/5')
})

test('a guild’s post names its guild, with its colour, and takes likes under its own address', async () => {
  const calls = await open(
    postOf(5, { guildId: 12, guildName: 'Star readers', guildBannerColor: '#1f6f63' }),
    { '/api/guild-posts/5/like': { body: { likes: 6, liked: true } } },
  )
  const guild = page.getByRole('link', { name: 'Posted in Star readers' })
  await expect.element(guild).toHaveAttribute('href', '/guild/12')
  expect(guild.element().querySelector('path')?.getAttribute('fill')).toBe('#1f6f63')
  await likeButton().click()
  await eventually(() => calls.some(({ path }) => path === '/api/guild-posts/5/like')).toBe(true)
})

test.each([
  [PRIVILEGES.badge, 1],
  [PRIVILEGES.badge - 1, 0],
])('[S6-4] with a fame of %i the logged-in reader sees %i badge at the author', async (fame, count) => {
  await open({ ...postOf(5), authorHonor: PRIVILEGES.badge }, {}, { ...SARI, fame })
  await expect.element(page.getByText('@budih')).toBeVisible()
  expect(page.getByRole('img', { name: 'Verified' }).elements()).toHaveLength(count)
})

test('[S6-4] a visitor sees no badge', async () => {
  await renderPart(<Listed />, { answers: { '/api/page-posts': { body: [postOf(5)] } } })
  await expect.element(page.getByText('@budih')).toBeVisible()
  expect(page.getByRole('img', { name: 'Verified' }).elements()).toHaveLength(0)
})

test('a like shows at once and then what the server counted', async () => {
  const held = holding()
  const calls = await open(postOf(5), { [LIKE]: held.answer })
  await expect.element(likeButton()).toHaveAccessibleName('Like, 5 likes')
  await likeButton().click()
  await expect.element(likeButton()).toHaveAccessibleName('Like, 6 likes')
  await expect.element(likeButton()).toHaveAttribute('aria-pressed', 'true')
  expect(calls.find(({ path }) => path === LIKE)?.body).toEqual({ isLike: true })
  held.give({ body: { likes: 50, liked: true } })
  await expect.element(likeButton()).toHaveAccessibleName('Like, 50 likes')
})

test("[S8-8] a refused like is taken back, with a toast 'Error' and the server's message", async () => {
  await open(postOf(5), {
    [LIKE]: { status: 403, body: { code: 'not_allowed', message: 'Not this one, please.' } },
  })
  await likeButton().click()
  await eventually(shownToast).toEqual({
    title: 'Error',
    description: 'Not this one, please.',
    tone: 'destructive',
  })
  await expect.element(likeButton()).toHaveAccessibleName('Like, 5 likes')
  await expect.element(likeButton()).toHaveAttribute('aria-pressed', 'false')
})

test('[S4.4-12] the like of an NSFW post is shown, and shown disabled', async () => {
  const calls = await open(postOf(5, { isNsfw: true }))
  await expect.element(likeButton()).toBeDisabled()
  await expect.element(page.getByText('Can’t be liked')).toBeVisible()
  await expect.element(page.getByText('adult content', { exact: true })).toBeVisible()
  expect(calls.some(({ path }) => path === LIKE)).toBe(false)
})

test('a redacted post is a blurred tile with nothing of the post in it', async () => {
  await renderPart(<PostCard post={redactedPost(5)} />, { answers: { '/api/nsfw': { body: ASKABLE } } })
  await expect.element(page.getByText('Hidden author')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show' })).toBeVisible()
  expect(document.querySelector('[data-item]')).toBeNull()
})

test('saving shows at once, and is taken back when it fails', async () => {
  await open(postOf(5), {
    '/api/bookmarks/page-post/5': { status: 500, body: { code: 'internal', message: 'Broken.' } },
  })
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await eventually(shownToast).toMatchObject({ title: 'Error', description: 'Broken.' })
  await expect.element(save).toHaveAttribute('aria-pressed', 'false')
})

test('a long text begins in the feed and is read on where it stands', async () => {
  await page.viewport(640, 900)
  const content = `${'A jam jar and ten minutes at the jetty. '.repeat(40)}The end.`
  await open(postOf(5, { content }))
  await expect.element(page.getByRole('button', { name: 'Read more: post by Budi Hartono' })).toBeVisible()
  const box = document.querySelector('[data-cut]')
  const text = () => box
  const cut = text()?.clientHeight ?? 0
  expect(text()?.firstElementChild?.clientHeight).toBeGreaterThan(cut)
  await page.getByRole('button', { name: /^Read more/ }).click()
  await expect.element(page.getByRole('button', { name: /^Read more/ })).not.toBeInTheDocument()
  expect(text()?.clientHeight).toBeGreaterThan(cut)
  await page.viewport(1440, 900)
})

test('an edited post shows what it said before', async () => {
  await open(postOf(5, { editedAt: '2026-10-02T08:00:00.000Z' }), {
    '/api/page-posts/5/history': {
      body: {
        items: [
          {
            id: 1,
            title: 'An older title',
            content: 'Older words.',
            nodes: [{ type: 'paragraph', children: [{ type: 'text', value: 'Older words.' }] }],
            createdAt: '2026-10-01T08:00:00.000Z',
          },
        ],
      },
    },
  })
  await page.getByRole('button', { name: /^Edited/ }).click()
  const dialog = page.getByRole('dialog', { name: 'What changed' })
  await expect.element(dialog.getByText('Older words.')).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: 'An older title' })).toBeVisible()
  await expect.element(dialog.getByText('What post 5 says.')).toBeVisible()
})

test('earlier words that do not arrive can be asked for again', async () => {
  await open(postOf(5, { editedAt: '2026-10-02T08:00:00.000Z' }))
  await page.getByRole('button', { name: /^Edited/ }).click()
  await expect.element(page.getByText('Couldn’t load earlier versions.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a hidden post tells its author that it is being checked, and offers no likes', async () => {
  await open(postOf(5, { state: 'hidden', authorId: SARI.id }))
  await expect.element(page.getByText(/^Hidden while we review it/)).toBeVisible()
  await expect.element(likeButton()).not.toBeInTheDocument()
})

test('a post of somebody who is no longer here says so', async () => {
  await open(postOf(5, { authorId: null, authorName: null, authorAlias: null }))
  await expect.element(page.getByRole('article', { name: 'Post by Former member' })).toBeVisible()
})

test('a word of 200 characters breaks and widens nothing', async () => {
  await page.viewport(390, 844)
  const word = 'w'.repeat(200)
  await open(postOf(5, { title: word, content: word, authorName: word, authorAlias: word }))
  await expect.element(page.getByRole('button', { name: /^Like/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  await page.viewport(1440, 900)
})
