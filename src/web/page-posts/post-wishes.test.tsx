import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SWITCHED_OFF } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderApp, SARI, shownToast } from '../testing/render-app.tsx'
import { listing, marking, marksOf, pollOf } from './page-posts-testing.ts'

afterEach(leaveApp)

const SUBJECT = { type: 'page-post', id: 5 }

test.each([
  [
    { kind: 'like', subject: SUBJECT },
    { method: 'POST', path: '/api/page-posts/5/like', body: { isLike: true } },
    { likes: 6, liked: true },
    'You are in, and your like counts.',
  ],
  [
    { kind: 'bookmark', subject: SUBJECT },
    { method: 'PUT', path: '/api/bookmarks/page-post/5', body: {} },
    { bookmarked: true },
    'You are in, and it is saved.',
  ],
  [
    { kind: 'follow', subject: { type: 'person', id: 8 } },
    { method: 'PUT', path: '/api/users/8/follow' },
    { isFollowing: true },
    'You are in, and you follow this person now.',
  ],
  [
    { kind: 'vote', subject: SUBJECT, option: 2 },
    { method: 'POST', path: '/api/page-posts/5/vote', body: { option: 2 } },
    { votedOption: 2, votingTotal: 1, votingCounts: null },
    'You are in, and your vote counts.',
  ],
])(
  'what was wanted before signing in (%o) is done afterwards, at the place it was wanted',
  async (wish, call, body, words) => {
    sessionStorage.setItem(
      'wish',
      // Another address each time, or the guard against double clicks remembers the one before.
      JSON.stringify({ ...wish, place: `/page?type=discussion&for=${wish.kind}`, at: Date.now() }),
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
    expect(sessionStorage.getItem('wish')).toBeNull()
  },
)

test('who only wanted to post is brought back, and nothing is done in his name', async () => {
  sessionStorage.setItem('wish', JSON.stringify({ kind: 'post', place: '/page', at: Date.now() }))
  const calls = await renderApp('/settings', {
    user: SARI,
    answers: { '/api/nsfw': { body: SWITCHED_OFF }, '/api/page-posts': listing([]) },
  })
  await expect.element(page.getByText('Nobody has posted anything yet')).toBeVisible()
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
})
