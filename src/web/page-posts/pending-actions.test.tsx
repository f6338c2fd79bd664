import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SWITCHED_OFF } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderApp, SARI, shownToast } from '../testing/render-app.tsx'
import { listing, marking, marksOf, pollOf } from './page-posts-testing.ts'

afterEach(leaveApp)

test.each([
  [
    'like',
    { method: 'POST', path: '/api/page-posts/5/like', body: { isLike: true } },
    { likes: 6, liked: true },
    'You’re signed in, and your like is saved.',
  ],
  [
    'bookmark',
    { method: 'PUT', path: '/api/bookmarks/page-post/5', body: {} },
    { bookmarked: true },
    'You’re signed in, and it’s saved.',
  ],
  [
    'follow',
    { method: 'PUT', path: '/api/users/8/follow' },
    { isFollowing: true },
    'You’re signed in and following.',
  ],
  [
    'vote',
    { method: 'POST', path: '/api/page-posts/5/vote', body: { option: 2 } },
    { votedOption: 2, votingTotal: 1, votingCounts: null },
    'You’re signed in, and your vote is counted.',
  ],
])(
  'what was wanted before signing in (%s) is done afterwards, at the place it was wanted',
  async (kind, call, body, words) => {
    sessionStorage.setItem(
      'pending-action',
      // Another address each time, or the guard against double clicks remembers the one before.
      JSON.stringify({ kind, request: call, place: `/page?type=discussion&for=${kind}`, at: Date.now() }),
    )
    const calls = await renderApp('/settings', {
      user: SARI,
      answers: {
        '/api/nsfw': { body: SWITCHED_OFF },
        '/api/page-posts?type=discussion': listing([pollOf(5)]),
        ...marking(marksOf(5)),
        [call.path]: { body },
      },
    })
    await eventually(() => calls.find(({ path }) => path === call.path)).toMatchObject(call)
    await eventually(shownToast).toMatchObject({ title: words })
    await expect.element(page.getByRole('heading', { name: 'Two hours a week' })).toBeVisible()
    // The feed and the marks are asked for again, in case they came before.
    await eventually(() => calls.filter(({ path }) => path.includes('/marks')).length).toBeGreaterThan(0)
    expect(sessionStorage.getItem('pending-action')).toBeNull()
  },
)

test('who only wanted to post is brought back, and nothing is done in their name', async () => {
  sessionStorage.setItem('pending-action', JSON.stringify({ kind: 'post', place: '/page', at: Date.now() }))
  const calls = await renderApp('/settings', {
    user: SARI,
    answers: { '/api/nsfw': { body: SWITCHED_OFF }, '/api/page-posts': listing([]) },
  })
  await expect.element(page.getByText('No posts yet')).toBeVisible()
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('a pending call that does not go to our own API is not made', async () => {
  const request = { method: 'POST', path: 'https://elsewhere.example/like' }
  sessionStorage.setItem(
    'pending-action',
    JSON.stringify({ kind: 'like', request, place: '/page', at: Date.now() }),
  )
  const calls = await renderApp('/settings', { user: SARI })
  await eventually(() => sessionStorage.getItem('pending-action')).toBeNull()
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
})
