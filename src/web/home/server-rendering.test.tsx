import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { App, seedQueries } from '../app/app.tsx'
import { locationStore } from '../platform/location.ts'
import { EMPTY_STATE } from '../platform/page-state.tsx'
import { createQueryClient } from '../platform/query-client.ts'
import { secureLink } from '../platform/secure-link.ts'
import { renderPage } from '../render.tsx'
import { articleCards, recentUpdate } from '../testing/article-cards.ts'
import { drawn } from '../testing/clock.ts'
import { leaveApp } from '../testing/render-app.tsx'
import { pagePosts, photoPost } from '../testing/page-posts.ts'
import { questionCard } from '../testing/questions.ts'
import { answering } from '../testing/stand-ins.ts'
import { COUNTS, STATS } from './home-testing.ts'

let root: Root | undefined
let stop: (() => void) | undefined
afterEach(async () => {
  root?.unmount()
  stop?.()
  document.body.replaceChildren()
  await leaveApp()
})

const QUERIES = {
  '/api/articles': articleCards(20, 1),
  '/api/recent-updates': [recentUpdate(31), recentUpdate(30)],
  '/api/categories/counts': COUNTS,
  '/api/page-posts': [photoPost(21), ...pagePosts(20, 2)],
  '/api/stats': STATS,
  '/api/online': { count: 187 },
}

/** The document as the server makes it, and then taken over. */
async function hydrate(path: string, queries: Record<string, unknown>) {
  const state = { ...EMPTY_STATE, path, queries }
  const { html } = await renderPage(state)
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const calls = answering({})
  history.replaceState({ key: `hydrate ${path}` }, '', secureLink(path))
  stop = locationStore.start()
  const queryClient = createQueryClient()
  seedQueries(queryClient, queries)
  const mismatches: unknown[] = []
  root = hydrateRoot(container, <App state={state} queryClient={queryClient} />, {
    onRecoverableError: (error) => mismatches.push(error),
  })
  await drawn()
  await drawn()
  return { html, calls, mismatches }
}

test.each([
  ['the home', '/', QUERIES],
  ['the adult home', '/?adult=on', {}],
  ['the first day', '/', { ...QUERIES, '/api/articles': [] }],
  ['a home without its data', '/', {}],
  ['a search', '/?q=star', {}],
  ['the categories', '/categories', { '/api/categories/counts': COUNTS }],
  ['a category', '/category/history', { '/api/articles?category=history&sort=hot': articleCards(20, 1) }],
  ['trending', '/trending', { '/api/articles/trending/all': articleCards(20, 1) }],
  [
    'trending posts',
    '/trending?type=posts',
    { '/api/page-posts/trending': [photoPost(3), ...pagePosts(2, 1)] },
  ],
  [
    'trending questions',
    '/trending?type=questions',
    { '/api/questions/trending': [questionCard(3), questionCard(2)] },
  ],
])('%s is taken over without a mismatch, and has no style attributes', async (_, path, queries) => {
  const logged = vi.spyOn(console, 'error')
  const { html, mismatches } = await hydrate(path, queries)
  expect(mismatches).toEqual([])
  expect(logged.mock.calls).toEqual([])
  expect(html).not.toContain('style=')
})

test('the document of the home holds everything, and nothing of it is fetched again', async () => {
  const { html, calls } = await hydrate('/', QUERIES)
  for (const words of [
    'Article 31',
    'Article 20',
    'Post 20',
    'What picture 21 shows',
    '105 articles',
    '482,106',
    'See all 11 categories',
  ])
    expect(html).toContain(words)
  // For whom adult content is there depends on who is asking, which no document knows; Honor is far below.
  const later = new Set(['/api/nsfw', '/api/honor/leaderboard'])
  expect(calls.map(({ path }) => path).filter((path) => !later.has(path))).toEqual([])
})

test('the document of the adult home holds nothing and is not for search engines', async () => {
  const { html, isIndexable } = await renderPage({ ...EMPTY_STATE, path: '/?adult=on', queries: QUERIES })
  expect(isIndexable).toBe(false)
  expect(html).not.toContain('Post 20')
})

test('what came with the document is not dressed up as loading', async () => {
  const { html } = await hydrate('/', QUERIES)
  expect(html).not.toContain('data-shimmer')
  expect(document.querySelector('[data-shimmer]')).toBeNull()
  expect(document.querySelector('[aria-busy=true]')).toBeNull()
})
