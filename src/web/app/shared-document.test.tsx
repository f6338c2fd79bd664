import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { articleOf } from '../articles/articles-testing.ts'
import { locationStore } from '../platform/location.ts'
import { EMPTY_STATE } from '../platform/page-state.tsx'
import { createQueryClient } from '../platform/query-client.ts'
import { secureLink } from '../platform/secure-link.ts'
import { planPage, renderPage } from '../render.tsx'
import { drawn } from '../testing/clock.ts'
import { leaveApp } from '../testing/render-app.tsx'
import { answering } from '../testing/stand-ins.ts'
import { App, seedQueries } from './app.tsx'

let root: Root | undefined
let stop: (() => void) | undefined
afterEach(async () => {
  root?.unmount()
  stop?.()
  document.body.replaceChildren()
  await leaveApp()
})

const COMMENTS = { items: [], nextCursor: null, total: 0, isClosed: false, pinned: null }
const QUERIES = { '/api/articles/7': articleOf({ id: 7 }), '/api/articles/7/comments': COMMENTS }

/** The one document of many addresses, taken over by the app at one of them. */
async function hydrateAt(path: string, queries: Record<string, unknown> = {}) {
  const state = { ...EMPTY_STATE, path: planPage(path).path, queries }
  const page = await renderPage(state)
  const container = document.createElement('div')
  container.innerHTML = page.html
  document.body.append(container)
  const sent = answering({})
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
  return { page, mismatches, asked: sent.map((call) => call.path) }
}

test('an article with words in its address starts on the document of its number', async () => {
  const { page, mismatches, asked } = await hydrateAt('/article/7-how-to-weigh-a-star', QUERIES)
  expect(page).toMatchObject({ status: 200, canonical: '/article/7' })
  expect(mismatches).toEqual([])
  expect(asked).not.toContain('/api/articles/7')
  expect(document.querySelector('h1')?.textContent).toBe('How to weigh a star')
})

test.each(['/nowhere', '/category/a/b', '/page-post/5/more', '/article/x', '/category/nowhere'])(
  'at %s the app starts on the one document of what is not there',
  async (path) => {
    const { page, mismatches } = await hydrateAt(path)
    expect(page).toMatchObject({ status: 404, isIndexable: false })
    expect(mismatches).toEqual([])
    expect(document.querySelector('h1')?.textContent).toBe('Page Not Found')
  },
)
