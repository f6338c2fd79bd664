import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FEED_POLL_MS } from '../../contract/limits.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import { pass, setHidden, showTab, stopClock } from '../testing/clock.ts'
import { SWITCHED_OFF } from '../testing/page-posts.ts'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { PageFeedPage } from './page-feed-page.tsx'
import { listing, postOf, videoOf } from './page-posts-testing.ts'

afterEach(async () => {
  showTab()
  await leaveApp()
})

const titles = () =>
  Array.from(document.querySelectorAll('.feed-list .post-title'), (title) => title.textContent)
const pill = () => document.querySelector('.new-pill')

async function open(first: PagePost[]) {
  stopClock()
  let posts = first
  let isDown = false
  const calls = await renderPart(<PageFeedPage />, {
    at: '/page',
    answers: {
      '/api/nsfw': { body: SWITCHED_OFF },
      '/api/page-posts': () =>
        isDown ? { status: 503, body: { code: 'unavailable', message: 'Later' } } : listing(posts),
    },
  })
  await pass(50)
  return {
    looks: () => calls.filter(({ path }) => path === '/api/page-posts').length,
    serve: (next: PagePost[]) => {
      posts = next
    },
    fail: (down: boolean) => {
      isDown = down
    },
  }
}

test('new posts wait behind a pill; nothing is put under the reader until he asks', async () => {
  const server = await open([postOf(2), postOf(1)])
  expect(titles()).toEqual(['Post 2', 'Post 1'])
  server.serve([postOf(4), postOf(3), postOf(2, { likes: 77 }), postOf(1)])
  await pass(FEED_POLL_MS)
  expect(pill()?.textContent).toBe('2 new posts')
  expect(titles()).toEqual(['Post 2', 'Post 1'])
  // What is known ticks in place.
  await expect.element(page.getByRole('button', { name: 'Like, 77 likes' })).toBeInTheDocument()
  ;(pill() as HTMLButtonElement).click()
  await pass(50)
  expect(titles()).toEqual(['Post 4', 'Post 3', 'Post 2', 'Post 1'])
  expect(pill()).toBeNull()
  expect(document.activeElement?.className).toBe('feed-list')
})

test('the feed asks every 15 seconds, and not while nobody sees it', async () => {
  const server = await open([postOf(1)])
  expect(server.looks()).toBe(1)
  await pass(FEED_POLL_MS)
  expect(server.looks()).toBe(2)
  setHidden(true)
  await pass(4 * FEED_POLL_MS)
  expect(server.looks()).toBe(2)
  showTab()
  await pass(FEED_POLL_MS)
  expect(server.looks()).toBe(3)
})

test('a failed look leaves everything as it is and is not called live', async () => {
  const server = await open([postOf(1)])
  await expect.element(page.getByText('Live')).toBeVisible()
  server.fail(true)
  await pass(FEED_POLL_MS)
  expect(titles()).toEqual(['Post 1'])
  await expect.element(page.getByText('Live')).not.toBeInTheDocument()
  server.fail(false)
  await pass(FEED_POLL_MS)
  await expect.element(page.getByText('Live')).toBeVisible()
})

test('while a video is being prepared the page asks how far it is', async () => {
  const ready = videoOf(5)
  const waiting: PagePost = {
    ...ready,
    mediaUrl: null,
    media: ready.media && { ...ready.media, state: 'processing' },
  }
  stopClock()
  let isReady = false
  await renderPart(<PageFeedPage />, {
    at: '/page',
    answers: {
      '/api/nsfw': { body: SWITCHED_OFF },
      '/api/page-posts': () => listing([isReady ? ready : waiting]),
      '/api/page-posts/5': () => ({ body: isReady ? ready : waiting }),
    },
  })
  await pass(50)
  expect(document.querySelector('.post-waiting')?.textContent).toContain('This video is being prepared.')
  isReady = true
  await pass(4000)
  await pass(50)
  expect(document.querySelector('.post-waiting')).toBeNull()
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/media/video5.mp4')
})
