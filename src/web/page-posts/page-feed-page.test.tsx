import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { navigate } from '../platform/location.ts'
import { pagePosts, photoPost, SWITCHED_OFF } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderApp, renderPart, SARI } from '../testing/render-app.tsx'
import { PageFeedPage } from './page-feed-page.tsx'
import { listing, marking, marksOf, NOT_FOUND, postOf, type Answers } from './page-posts-testing.ts'

afterEach(leaveApp)

const NSFW = { '/api/nsfw': { body: SWITCHED_OFF } }

const open = (at: string, answers: Answers, user?: typeof SARI) =>
  renderPart(<PageFeedPage />, { at, user, answers: { ...NSFW, ...answers } })

const posts = () => page.getByRole('list', { name: 'Posts' })
const titles = () =>
  posts()
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent)

test('the feed shows its posts, newest first, and its end', async () => {
  await open('/page', { '/api/page-posts': listing([postOf(3), postOf(2), postOf(1)]) })
  await expect.element(page.getByRole('article', { name: 'Post by Budi Hartono' }).first()).toBeVisible()
  expect(titles()).toEqual(['Post 3', 'Post 2', 'Post 1'])
  await expect.element(page.getByText('What post 2 says.')).toBeVisible()
  await expect.element(page.getByText('You’re all caught up')).toBeVisible()
  expect(document.querySelectorAll('h1')).toHaveLength(1)
})

test('a member’s own marks come in one call for the whole page', async () => {
  const calls = await open(
    '/page',
    {
      '/api/page-posts': listing([postOf(2), postOf(1)]),
      ...marking(marksOf(2, { liked: true }), marksOf(1, { bookmarked: true })),
    },
    SARI,
  )
  const liked = page.getByRole('button', { name: /^Like, / })
  await expect.element(liked.first()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(liked.nth(1)).toHaveAttribute('aria-pressed', 'false')
  await expect
    .element(page.getByRole('button', { name: 'Save' }).nth(1))
    .toHaveAttribute('aria-pressed', 'true')
  expect(calls.filter(({ path }) => path.includes('/marks'))).toHaveLength(1)
})

test('a visitor asks for no marks and is invited in; afterwards they are back here', async () => {
  const calls = await open('/page?type=photo', { '/api/page-posts?type=photo': listing([photoPost(1)]) })
  const invitation = page.getByRole('region', { name: 'Join in' })
  await expect.element(invitation).toBeVisible()
  await invitation.getByRole('link', { name: 'Sign in' }).click()
  expect(JSON.parse(sessionStorage.getItem('pending-action') ?? 'null')).toMatchObject({
    place: '/page?type=photo',
  })
  expect(calls.some(({ path }) => path.includes('/marks'))).toBe(false)
})

test('every filter and the order have an address of their own', async () => {
  await open('/page?type=video', { '/api/page-posts?type=video': listing([postOf(1)]) })
  const nav = page.getByRole('navigation', { name: 'What’s shown' })
  await expect.element(nav.getByRole('link', { name: 'Videos' })).toHaveAttribute('aria-current', 'true')
  const hrefs = Object.fromEntries(
    nav
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')]),
  )
  expect(hrefs).toEqual({
    Everything: '/page',
    Photos: '/page?type=photo',
    Videos: '/page?type=video',
    Discussions: '/page?type=discussion',
    Following: '/page?type=video&feed=following',
    Saved: '/library',
  })
})

test('those one follows can be narrowed down to one kind, and both choices are marked', async () => {
  const at = '/page?type=photo&feed=following'
  await open(at, { '/api/page-posts/following?type=photo': listing([]) }, SARI)
  await expect.element(page.getByText('Nothing of this kind yet')).toBeVisible()
  const links = page.getByRole('navigation', { name: 'What’s shown' }).getByRole('link').elements()
  expect(links.filter((link) => link.ariaCurrent === 'true').map(({ textContent }) => textContent)).toEqual([
    'Photos',
    'Following',
  ])
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/page',
    at,
    '/page?type=video&feed=following',
    '/page?type=discussion&feed=following',
    at,
    '/library',
  ])
})

test('another order is another address and another list', async () => {
  await renderApp('/page', {
    answers: {
      ...NSFW,
      '/api/page-posts': listing([postOf(2), postOf(1)]),
      '/api/page-posts?sort=hot': listing([postOf(1), postOf(2)]),
    },
  })
  await eventually(titles).toEqual(['Post 2', 'Post 1'])
  await page.getByRole('button', { name: 'Sorted by Newest' }).click()
  await page.getByRole('menuitemradio', { name: 'Hot' }).click()
  await eventually(titles).toEqual(['Post 1', 'Post 2'])
  expect(location.hash).toBe('#/page?sort=hot')
})

test('the next page comes by itself near the end, and then by the button, so that the footer can be reached', async () => {
  const calls = await open('/page', {
    '/api/page-posts': listing([postOf(9)], 'a'),
    '/api/page-posts?cursor=a': listing([postOf(8)], 'b'),
    '/api/page-posts?cursor=b': listing([postOf(7)], 'c'),
    '/api/page-posts?cursor=c': listing([postOf(6)], 'd'),
    '/api/page-posts?cursor=d': listing([postOf(6), postOf(5)]),
  })
  await eventually(titles).toEqual(['Post 9', 'Post 8', 'Post 7', 'Post 6'])
  const more = page.getByRole('button', { name: 'Load more' })
  await expect.element(more).toBeEnabled()
  expect(calls.some(({ path }) => path.endsWith('cursor=d'))).toBe(false)
  await more.click()
  await eventually(titles).toEqual(['Post 9', 'Post 8', 'Post 7', 'Post 6', 'Post 5'])
  await expect.element(page.getByText('You’re all caught up')).toBeVisible()
})

test('[S8-24] a feed that does not arrive says so and can be asked again', async () => {
  let isDown = true
  await open('/page', {
    '/api/page-posts': () =>
      isDown ? { status: 503, body: { code: 'unavailable', message: 'Later' } } : listing([postOf(1)]),
  })
  await expect.element(page.getByText('Couldn’t load posts.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(titles).toEqual(['Post 1'])
})

test('a next page that does not arrive leaves what is there, and is asked for again by hand', async () => {
  let isDown = true
  await open('/page', {
    '/api/page-posts': listing([postOf(2)], 'a'),
    '/api/page-posts?cursor=a': () =>
      isDown ? { status: 500, body: { code: 'internal', message: 'Oh' } } : listing([postOf(1)]),
  })
  await expect.element(page.getByText('Couldn’t load more posts.')).toBeVisible()
  expect(titles()).toEqual(['Post 2'])
  isDown = false
  await page.getByRole('button', { name: 'Load more' }).click()
  await eventually(titles).toEqual(['Post 2', 'Post 1'])
})

test('an empty feed says what belongs here and offers to begin', async () => {
  await open('/page', { '/api/page-posts': listing([]) })
  await expect.element(page.getByText('No posts yet')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Create a post' }))
    .toHaveAttribute('href', '/page-create')
})

test('[S2.2-9] /page?id=5 opens the feed with that post first and marked', async () => {
  await renderApp('/page?id=5', {
    answers: {
      ...NSFW,
      '/api/page-posts': listing(pagePosts(30, 11)),
      '/api/page-posts/5': { body: postOf(5, { title: 'The one that was meant' }) },
    },
  })
  await eventually(() => titles()[0]).toBe('The one that was meant')
  expect(titles()).toHaveLength(21)
  const first = posts().getByRole('listitem').first()
  await expect.element(first).toHaveAttribute('data-marked', 'true')
  await eventually(() => document.activeElement?.id).toBe('post-5')
  expect(document.querySelectorAll('[data-marked]')).toHaveLength(1)
})

test('a wanted post that is in the list already is not shown twice', async () => {
  await open('/page?id=2', {
    '/api/page-posts': listing([postOf(3), postOf(2), postOf(1)]),
    '/api/page-posts/2': { body: postOf(2) },
  })
  await eventually(titles).toEqual(['Post 2', 'Post 3', 'Post 1'])
})

test('a wanted post that is gone is told, and the feed is there all the same', async () => {
  await open('/page?id=99', {
    '/api/page-posts': listing([postOf(3)]),
    '/api/page-posts/99': NOT_FOUND,
  })
  await expect.element(page.getByText('That post is no longer available.')).toBeVisible()
  expect(titles()).toEqual(['Post 3'])
})

test('a wanted post that does not arrive says so above the feed, and can be asked for again', async () => {
  let isDown = true
  await open('/page?id=5', {
    '/api/page-posts': listing([postOf(6)]),
    '/api/page-posts/5': () =>
      isDown ? { status: 503, body: { code: 'unavailable', message: 'Later' } } : { body: postOf(5) },
  })
  await expect.element(page.getByText('Couldn’t load that post.')).toBeVisible()
  expect(titles()).toEqual(['Post 6'])
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(titles).toEqual(['Post 5', 'Post 6'])
})

test('who comes back to /page?id=5 is where they were, not at its post once more', async () => {
  await renderApp('/page?id=5', {
    answers: {
      ...NSFW,
      '/api/page-posts': listing(pagePosts(30, 11)),
      '/api/page-posts/5': { body: postOf(5) },
    },
  })
  await eventually(() => document.activeElement?.id).toBe('post-5')
  scrollTo(0, 1500)
  await eventually(() => scrollY).toBe(1500)
  navigate('/terms-of-service')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
  history.back()
  await eventually(() => titles()[0]).toBe('Post 5')
  await eventually(() => scrollY).toBe(1500)
  expect(document.activeElement?.id).not.toBe('post-5')
})

test('those one follows: a visitor is told why, a member without any is told how', async () => {
  await open('/page?feed=following', {})
  await expect.element(page.getByText('Posts from people you follow')).toBeVisible()
  await leaveApp()
  await open('/page?feed=following', { '/api/page-posts/following': listing([]) }, SARI)
  await expect.element(page.getByText('No posts from people you follow yet')).toBeVisible()
})

test('the people beside the feed are those who post in it, and can be followed', async () => {
  const calls = await open(
    '/page',
    {
      '/api/page-posts': listing([postOf(2), postOf(1, { authorId: SARI.id, authorName: 'Sari Wijaya' })]),
      ...marking(marksOf(2), marksOf(1)),
      '/api/users/8/follow': { body: { isFollowing: true } },
    },
    SARI,
  )
  const follow = page.getByRole('button', { name: 'Follow Budi Hartono' })
  await expect.element(follow).toBeVisible()
  expect(page.getByRole('button', { name: /^Follow/ }).elements()).toHaveLength(1)
  await follow.click()
  await expect.element(page.getByRole('button', { name: 'Following Budi Hartono' })).toBeVisible()
  expect(calls.at(-1)).toMatchObject({ method: 'PUT', path: '/api/users/8/follow' })
})

test('the keyboard alone goes from post to post and acts', async () => {
  await open('/page', { '/api/page-posts': listing([postOf(1)]) })
  await expect.element(page.getByRole('button', { name: /^Like, / })).toBeVisible()
  const reached: string[] = []
  for (let step = 0; step < 24; step++) {
    await userEvent.tab()
    reached.push(
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    )
  }
  for (const name of ['Photos', 'Sorted by Newest', 'Post 1', 'Like, 1 like', '2 comments', 'Share', 'Save'])
    expect(reached).toContain(name)
})
