import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { App, seedQueries } from '../app/app.tsx'
import { locationStore } from '../platform/location.ts'
import { EMPTY_STATE } from '../platform/page-state.tsx'
import { createQueryClient } from '../platform/query-client.ts'
import { secureLink } from '../platform/secure-link.ts'
import { renderPage } from '../render.tsx'
import { drawn } from '../testing/clock.ts'
import { photoPost, redactedPost } from '../testing/page-posts.ts'
import { leaveApp } from '../testing/render-app.tsx'
import { answering } from '../testing/stand-ins.ts'
import { pollOf, postOf, videoOf } from './page-posts-testing.ts'

let root: Root | undefined
let stop: (() => void) | undefined
afterEach(async () => {
  root?.unmount()
  stop?.()
  document.body.replaceChildren()
  await leaveApp()
})

/** The document as the server makes it, and then taken over. */
async function hydrate(path: string, queries: Record<string, unknown>, hasSession = false) {
  const state = { ...EMPTY_STATE, path, queries, hasSession }
  const rendered = await renderPage(state)
  const container = document.createElement('div')
  container.innerHTML = rendered.html
  document.body.append(container)
  answering({})
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
  return { ...rendered, mismatches }
}

/** All that machines are told of an adult post. */
const ADULT = 'Adult content. Hidden until you confirm that you’re 18 or older.'
const ALL = [
  photoPost(9),
  videoOf(8),
  pollOf(7, { votingEndsAt: '2099-01-01T00:00:00.000Z', votingResults: 'always', votingCounts: [5, 3, 2] }),
  pollOf(6, { votingEndsAt: '2020-01-01T00:00:00.000Z', votingCounts: [5, 3, 2] }),
  postOf(5, { content: 'word '.repeat(400), editedAt: '2026-10-02T08:00:00.000Z' }),
  redactedPost(4),
]

test.each([
  ['the feed', '/page', { '/api/page-posts': ALL }, false],
  ['the feed of a member', '/page', { '/api/page-posts': ALL }, true],
  ['a feed without its data', '/page?type=photo', {}, false],
  ['a single post', '/page-post/7', { '/api/page-posts/7': ALL[2] }, false],
  ['a post that is not there', '/page-post/7', { '/api/page-posts/7': null }, false],
  ['a post whose data the document may not have', '/page-post/7', {}, false],
])(
  '%s is taken over without a mismatch, and has no style attributes',
  async (_, path, queries, hasSession) => {
    const logged = vi.spyOn(console, 'error')
    const { html, mismatches } = await hydrate(path, queries, hasSession)
    expect(mismatches).toEqual([])
    expect(logged.mock.calls).toEqual([])
    expect(html).not.toContain('style=')
  },
)

test('the document of the feed holds its posts', async () => {
  const { html, isIndexable, title } = await hydrate('/page', { '/api/page-posts': ALL })
  for (const words of ['What picture 9 shows', 'Which script first?', 'Aksara Jawa', 'Budi Hartono'])
    expect(html).toContain(words)
  expect({ isIndexable, title }).toEqual({ isIndexable: true, title: 'Page / Cendekia' })
})

test('the document of a post says what it is; that of an adult one says nothing and is not for search engines', async () => {
  const open = await renderPage({
    ...EMPTY_STATE,
    path: '/page-post/5',
    queries: { '/api/page-posts/5': postOf(5) },
  })
  expect(open).toMatchObject({ title: 'Post 5 / Cendekia', isIndexable: true, status: 200 })
  expect(open.description).toBe('What post 5 says.')
  for (const post of [undefined, redactedPost(5), postOf(5, { isNsfw: true, title: 'Told too much' })]) {
    const adult = await renderPage({
      ...EMPTY_STATE,
      path: '/page-post/5',
      queries: post === undefined ? {} : { '/api/page-posts/5': post },
    })
    expect(adult).toMatchObject({
      title: 'Post / Cendekia',
      description: post === undefined ? '' : ADULT,
      isIndexable: false,
      isNsfw: post !== undefined,
      status: 200,
      share: { type: 'website', title: 'Post / Cendekia', tags: [] },
    })
    expect(adult.image).toBeUndefined()
    const { html: _, ...head } = adult
    expect(JSON.stringify(head)).not.toMatch(/Told too much|What post 5|SocialMedia|Discussion/)
  }
})
