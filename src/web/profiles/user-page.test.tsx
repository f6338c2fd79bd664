import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { articleCard } from '../testing/article-cards.ts'
import { guildOf } from '../testing/guilds.ts'
import { judgeStore } from '../blocks/public.ts'
import { eventually, leaveApp, renderApp, renderPart, SARI } from '../testing/render-app.tsx'
import { NO_RELATION, personOf, profileOf, refused } from './profiles-testing.tsx'
import { UserPage } from './user-page.tsx'

afterEach(async () => {
  await leaveApp()
  judgeStore.set(null)
})

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const open = (id: number, { at = `/user/${id}`, ...options }: Parameters<typeof renderPart>[1] = {}) =>
  renderPart(<UserPage params={{ userId: String(id) }} />, { at, ...options })

test('[S2.2-21] /user/{userId} shows that user’s public profile', async () => {
  const profile = profileOf(8, {
    bio: 'Writes about reefs.',
    links: ['https://reef.example/'],
    languages: ['en', 'ms'],
    plan: 'agate',
    followers: 614,
    following: 2,
    articles: 3,
    badges: [{ code: 'translator', earnedAt: '2026-02-01T00:00:00.000Z' }],
    top: [articleCard(5)],
  })
  await renderApp('/user/8', { answers: { '/api/users/8/profile': { body: profile } } })
  await expect.element(heading('Person 8')).toBeVisible()
  await expect.element(page.getByText('Writes about reefs.')).toBeVisible()
  await expect.element(page.getByText('@person_8')).toBeVisible()
  await expect.element(page.getByText('English, Malay')).toBeVisible()
  const link = page.getByRole('link', { name: 'reef.example' })
  await expect.element(link).toHaveAttribute('rel', 'nofollow ugc noopener')
  await expect
    .element(page.getByRole('link', { name: '614 followers' }))
    .toHaveAttribute('href', '/user/8?tab=followers')
  await expect.element(page.getByText('140 to Voice')).toBeVisible()
  await expect.element(page.getByText('Bridge')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Article 5' })).toBeVisible()
  await expect.poll(() => document.title).toBe('Person 8 (@person_8) / Cendekia')
})

test('somebody with nothing has an empty shelf, and what they hide is not there', async () => {
  const profile = profileOf(8, { joinedAt: null, followers: null, following: null, activity: null })
  await open(8, { answers: { '/api/users/8/profile': { body: profile } } })
  await expect.element(page.getByText('A quiet shelf, for now')).toBeVisible()
  await expect.element(page.getByText('Joined')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Followers' })).not.toBeInTheDocument()
})

test('a score is shown with its range', async () => {
  const profile = profileOf(8, { iq: { score: 133, low: 123, high: 141 } })
  await open(8, { answers: { '/api/users/8/profile': { body: profile } } })
  await expect
    .element(page.getByRole('link', { name: 'IQ test: 133 (95% range 123 to above 140)' }))
    .toHaveAttribute('href', '/iq-test/about')
})

test('a score that is not shown leaves no line', async () => {
  await open(9, { answers: { '/api/users/9/profile': { body: profileOf(9) } } })
  await expect.element(heading('Person 9')).toBeVisible()
  await expect.element(page.getByText(/^IQ test:/)).not.toBeInTheDocument()
})

test('who is not there, is suspended, or is no number is a page that is not there', async () => {
  await open(9, { answers: { '/api/users/9/profile': refused(404, 'not_found') } })
  await expect.element(heading('Page Not Found')).toBeVisible()
})

test('a visitor is asked to sign in where a profile is for members', async () => {
  await open(8, { answers: { '/api/users/8/profile': refused(401, 'not_signed_in') } })
  await expect.element(heading('Sign in to see this profile')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
})

test('a member follows, and sees that they are followed', async () => {
  const calls = await open(8, {
    user: SARI,
    answers: {
      '/api/users/8/profile': { body: profileOf(8) },
      '/api/users/8/relation': { body: { isFollowing: false, isFollowedBy: true, isMuted: false } },
      'PUT /api/users/8/follow': { body: { isFollowing: true } },
    },
  })
  await expect.element(page.getByText('Follows you')).toBeVisible()
  await page.getByRole('button', { name: 'Follow Person 8' }).click()
  await expect.element(page.getByRole('button', { name: 'Following Person 8' })).toBeVisible()
  expect(calls.some(({ method, path }) => method === 'PUT' && path === '/api/users/8/follow')).toBe(true)
})

test('a profile that did not arrive can be asked for again', async () => {
  let tries = 0
  const answer = () => (++tries === 1 ? refused(503, 'internal') : { body: profileOf(8) })
  await open(8, { answers: { '/api/users/8/profile': answer } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading('Person 8')).toBeVisible()
})

test('the lists of people have buttons to follow, but not oneself', async () => {
  await open(8, {
    at: '/user/8?tab=followers',
    user: SARI,
    answers: {
      '/api/users/8/profile': { body: profileOf(8, { followers: 2 }) },
      '/api/users/8/relation': NO_RELATION,
      '/api/users/8/followers': {
        body: {
          items: [9, 10, 7].map((id) => ({ ...personOf(id), isFollowing: id === 10 })),
          nextCursor: null,
        },
      },
    },
  })
  await expect.element(page.getByRole('link', { name: 'Person 9' })).toHaveAttribute('href', '/user/9')
  await expect.element(page.getByRole('button', { name: 'Follow Person 9' })).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: /Person 10/ }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('button', { name: 'Follow Sari Wijaya' })).not.toBeInTheDocument()
})

test('the tab Guilds names the public guilds somebody is in, and what they are there', async () => {
  await open(8, {
    at: '/user/8?tab=guilds',
    answers: {
      '/api/users/8/profile': { body: profileOf(8) },
      '/api/users/8/guilds': {
        body: {
          items: [
            { ...guildOf(12, { name: 'Star readers' }), role: 'officer' },
            { ...guildOf(3), role: 'member' },
          ],
          nextCursor: null,
        },
      },
    },
  })
  await expect.element(page.getByRole('link', { name: 'Star readers' })).toHaveAttribute('href', '/guild/12')
  await expect.element(page.getByText('Officer')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Guilds' })).toHaveAttribute('aria-current')
})

test('whoever is in no guild says so', async () => {
  await open(8, {
    at: '/user/8?tab=guilds',
    answers: {
      '/api/users/8/profile': { body: profileOf(8) },
      '/api/users/8/guilds': { body: { items: [], nextCursor: null } },
    },
  })
  await expect.element(page.getByText('Person 8 isn’t in a public guild yet.')).toBeVisible()
})

test('comments tell what they are about', async () => {
  const comment = {
    id: 3,
    objectType: 'article' as const,
    objectId: 5,
    objectTitle: 'Corals',
    href: '/article/5?comment=3',
    excerpt: 'By the moon, I think.',
    likes: 4,
    createdAt: '2026-10-01T08:00:00.000Z',
  }
  await open(8, {
    at: '/user/8?tab=comments',
    answers: {
      '/api/users/8/profile': { body: profileOf(8, { comments: 1 }) },
      '/api/users/8/comments': { body: { items: [comment], nextCursor: null } },
    },
  })
  await expect.element(page.getByRole('link', { name: 'On Corals' })).toHaveAttribute('href', comment.href)
  await expect.element(page.getByText('By the moon, I think.')).toBeVisible()
})

test('the collections that somebody keeps stand below all else, where there are any', async () => {
  const collection = {
    id: 12,
    title: 'Planets',
    description: 'What goes round the sun.',
    category: 'astronomy' as const,
    language: 'en' as const,
    tags: [],
    licence: 'cc-by-sa-4.0' as const,
    editing: 'suggest' as const,
    isNsfw: false,
    columnLabels: ['Planet'],
    rows: 8,
    likes: 4,
    comments: 0,
    author: personOf(8),
    createdAt: '2026-10-01T08:00:00.000Z',
    updatedAt: '2026-10-01T08:00:00.000Z',
  }
  const profile = { '/api/users/8/profile': { body: profileOf(8) } }
  const list = '/api/collections?author=8'
  await open(8, { answers: { ...profile, [list]: { body: { items: [collection], nextCursor: null } } } })
  const section = page.getByRole('region', { name: 'Collections' })
  await expect
    .element(section.getByRole('link', { name: 'Planets' }))
    .toHaveAttribute('href', '/collection/12')
})

test('where somebody keeps no collections nothing says so', async () => {
  const list = '/api/collections?author=8'
  const calls = await open(8, {
    answers: {
      '/api/users/8/profile': { body: profileOf(8) },
      [list]: { body: { items: [], nextCursor: null } },
    },
  })
  await eventually(() => calls.some(({ path }) => path === list)).toBe(true)
  await expect.element(heading('Person 8')).toBeVisible()
  await expect.element(page.getByText('Collections')).not.toBeInTheDocument()
})

test('a comment that its reader has muted is not in the list', async () => {
  const comment = (id: number, excerpt: string) => ({
    id,
    objectType: 'article' as const,
    objectId: 5,
    objectTitle: 'Corals',
    href: `/article/5?comment=${id}`,
    excerpt,
    likes: 0,
    createdAt: '2026-10-01T08:00:00.000Z',
  })
  const mute = { id: 1, kind: 'word', person: null, text: 'moon', effect: 'hide', expiresAt: null } as const
  await renderPart(<UserPage params={{ userId: '8' }} />, {
    at: '/user/8?tab=comments',
    user: SARI,
    answers: {
      '/api/users/8/profile': { body: profileOf(8, { comments: 2 }) },
      '/api/users/8/comments': {
        body: { items: [comment(3, 'By the moon.'), comment(4, 'By the sun.')], nextCursor: null },
      },
      '/api/mutes': { body: { items: [mute] } },
    },
  })
  await expect.element(page.getByText('By the sun.')).toBeVisible()
  await expect.element(page.getByText('By the moon.')).not.toBeInTheDocument()
})

test('a year of activity is a picture with words, and a table', async () => {
  const day = new Date().toISOString().slice(0, 10)
  await open(8, {
    answers: { '/api/users/8/profile': { body: profileOf(8, { activity: [{ day, count: 3 }] }) } },
  })
  await expect.element(page.getByRole('heading', { name: '3 contributions in the last year' })).toBeVisible()
  await expect
    .element(page.getByRole('img', { name: /active on 1 days.*Longest run: 1 day, in/ }))
    .toBeVisible()
  await page.getByText('By month').click()
  await eventually(() => document.querySelectorAll('table tbody tr').length).toBe(13)
})
