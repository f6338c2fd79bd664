import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SWITCHED_OFF } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { PageFeedPage } from './page-feed-page.tsx'
import { listing, marking, postOf } from './page-posts-testing.ts'

afterEach(leaveApp)

const answers = {
  '/api/nsfw': { body: SWITCHED_OFF },
  '/api/page-posts': listing([postOf(1, { title: 'Of everybody' })]),
  '/api/page-posts/following': listing([postOf(2, { title: 'Of those one follows' })]),
  '/api/page-posts?sort=hot': listing([postOf(3, { title: 'The hottest' })]),
  ...marking(),
}
const open = (at: string, user?: typeof SARI) => renderPart(<PageFeedPage />, { at, user, answers })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const choose = (name: string) =>
  page.getByRole('navigation', { name: 'What’s shown' }).getByRole('link', { name }).click()

test('a member who chose those they follow finds them when they come back, until they choose everybody', async () => {
  await open('/page', SARI)
  await expect.element(heading('Of everybody')).toBeVisible()
  await choose('Following')
  await expect.element(heading('Of those one follows')).toBeVisible()
  await eventually(() => localStorage.getItem('page-feed')).toBe('following')
  await choose('Everything')
  await expect.element(heading('Of everybody')).toBeVisible()
  await eventually(() => localStorage.getItem('page-feed')).toBe('everyone')
})

test.each([
  { who: 'a member', at: '/page', user: SARI, shown: 'Of those one follows' },
  { who: 'a member who asks for the hottest', at: '/page?sort=hot', user: SARI, shown: 'The hottest' },
  { who: 'a visitor', at: '/page', user: undefined, shown: 'Of everybody' },
])('$who at $at is shown: $shown', async ({ at, user, shown }) => {
  localStorage.setItem('page-feed', 'following')
  await open(at, user)
  await expect.element(heading(shown)).toBeVisible()
})
