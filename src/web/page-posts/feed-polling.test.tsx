import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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

const list = () => page.getByRole('list', { name: 'Posts' })
const titles = () =>
  list()
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent)
const pill = () => page.getByRole('button', { name: /new posts?$/ }).query()

const preparing = () => page.getByText('This video is being prepared.')

/** Lets the clock reach the next look, and what follows from its answer be drawn, however busy the machine is. */
async function nextLook(): Promise<void> {
  await pass(FEED_POLL_MS)
  for (let step = 0; step < 5; step++) await pass(10)
}

/** As after a document that carried the first page. */
function Seeded({ posts }: { posts: PagePost[] }) {
  const client = useQueryClient()
  useState(() => client.setQueryData(['/api/page-posts'], posts))
  return <PageFeedPage />
}

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
  for (let step = 0; step < 5; step++) await pass(10)
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

test('new posts wait behind a pill; nothing is put under the reader until they ask', async () => {
  const server = await open([postOf(2), postOf(1)])
  expect(titles()).toEqual(['Post 2', 'Post 1'])
  server.serve([postOf(4), postOf(3), postOf(2, { likes: 77 }), postOf(1)])
  await nextLook()
  expect(pill()?.textContent).toBe('2 new posts')
  expect(titles()).toEqual(['Post 2', 'Post 1'])
  // What is known ticks in place.
  await expect.element(page.getByRole('button', { name: 'Like, 77 likes' })).toBeInTheDocument()
  ;(pill() as HTMLButtonElement).click()
  await pass(50)
  await pass(50)
  expect(titles()).toEqual(['Post 4', 'Post 3', 'Post 2', 'Post 1'])
  expect(pill()).toBeNull()
  expect(document.activeElement).toBe(list().element())
})

test('whoever asks for what is new is taken to the top of it, however far down they were', async () => {
  const many = Array.from({ length: 20 }, (_, place) => postOf(40 - place))
  const server = await open(many)
  window.scrollTo(0, document.documentElement.scrollHeight)
  server.serve([postOf(41), ...many.slice(0, 19)])
  await nextLook()
  expect(scrollY).toBeGreaterThan(500)
  ;(pill() as HTMLButtonElement).click()
  await pass(50)
  expect(titles()[0]).toBe('Post 41')
  expect(document.getElementById('post-41')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  expect(document.getElementById('post-41')?.getBoundingClientRect().top).toBeLessThan(innerHeight)
})

test('a feed whose beginning came with the document goes on, also when the first call failed', async () => {
  stopClock()
  let isDown = true
  await renderPart(<Seeded posts={[postOf(3), postOf(2)]} />, {
    at: '/page',
    answers: {
      '/api/nsfw': { body: SWITCHED_OFF },
      '/api/page-posts': () =>
        isDown
          ? { status: 503, body: { code: 'unavailable', message: 'Later' } }
          : listing([postOf(3), postOf(2)], 'b'),
      '/api/page-posts?cursor=b': listing([postOf(1)]),
    },
  })
  await pass(50)
  expect(titles()).toEqual(['Post 3', 'Post 2'])
  expect(page.getByText('Couldn’t load more posts.').elements()).toHaveLength(1)
  isDown = false
  await nextLook()
  expect(titles()).toEqual(['Post 3', 'Post 2', 'Post 1'])
})

test('the feed asks every 15 seconds, and not while nobody sees it', async () => {
  const server = await open([postOf(1)])
  expect(server.looks()).toBe(1)
  await nextLook()
  expect(server.looks()).toBe(2)
  setHidden(true)
  await pass(4 * FEED_POLL_MS)
  expect(server.looks()).toBe(2)
  showTab()
  await nextLook()
  expect(server.looks()).toBe(3)
})

test('a failed look leaves everything as it is and is not called live', async () => {
  const server = await open([postOf(1)])
  await expect.element(page.getByText('Updates live')).toBeVisible()
  server.fail(true)
  await nextLook()
  expect(titles()).toEqual(['Post 1'])
  await expect.element(page.getByText('Updates live')).not.toBeInTheDocument()
  server.fail(false)
  await nextLook()
  await expect.element(page.getByText('Updates live')).toBeVisible()
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
  expect(preparing().elements()).toHaveLength(1)
  isReady = true
  await pass(4000)
  for (let step = 0; step < 5; step++) await pass(10)
  expect(preparing().elements()).toHaveLength(0)
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/media/video5.mp4')
})
