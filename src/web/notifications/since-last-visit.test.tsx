import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { SinceLastVisit } from './since-last-visit.tsx'
import { setUnread } from './unread-store.ts'

beforeEach(() => setUnread(5))
afterEach(async () => {
  setUnread(0)
  await leaveApp()
})

const ADDRESS = '/api/since-last-visit'
const NEWS = { since: '2026-11-01T08:00:00.000Z', articles: 12, questions: 3, posts: 1, unread: 2 }
const below = <h2 id="recent-heading">New articles</h2>
const links = () => Array.from(document.querySelectorAll('a'), (link) => link.getAttribute('aria-label'))

const show = (body: object) =>
  renderPart(
    <>
      <SinceLastVisit />
      {below}
    </>,
    { user: SARI, answers: { [ADDRESS]: { body } } },
  )

test('a line tells what is new, and leads there', async () => {
  await show(NEWS)
  await eventually(links).toEqual(['12 articles', '3 questions', '1 post', '2 notifications'])
  await expect.element(page.getByText('Since your last visit:')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '3 questions' })).toHaveAttribute('href', '/question')
  await expect.element(page.getByRole('link', { name: '1 post' })).toHaveAttribute('href', '/page')
  await expect
    .element(page.getByRole('link', { name: '2 notifications' }))
    .toHaveAttribute('href', '/notifications')
  await page.getByRole('link', { name: '12 articles' }).click()
  expect(document.activeElement?.id).toBe('recent-heading')
})

test('it takes no room of its own, so that nothing moves when it comes', async () => {
  await show(NEWS)
  const top = () => document.getElementById('recent-heading')?.getBoundingClientRect().top
  const before = top()
  await eventually(links).toHaveLength(4)
  expect(top()).toBe(before)
})

test('what was read meanwhile is no news, and more than 99 are not counted', async () => {
  await show({ ...NEWS, articles: 99 })
  await eventually(links).toEqual(['99+ articles', '3 questions', '1 post', '2 notifications'])
  setUnread(1)
  await eventually(links).toEqual(['99+ articles', '3 questions', '1 post', '1 notification'])
  setUnread(0)
  await eventually(links).toEqual(['99+ articles', '3 questions', '1 post'])
})

test.each([
  ['at the first visit', { ...NEWS, since: null }],
  ['when nothing is new', { ...NEWS, articles: 0, questions: 0, posts: 0, unread: 0 }],
])('nothing is shown %s', async (_, body) => {
  const calls = await show(body)
  await eventually(() => calls.map(({ path }) => path)).toEqual([ADDRESS])
  await expect.element(page.getByText('Since your last visit:')).not.toBeInTheDocument()
})
