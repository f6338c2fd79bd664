import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { App, seedQueries } from '../app/app.tsx'
import { locationStore } from '../platform/location.ts'
import { EMPTY_STATE } from '../platform/page-state.tsx'
import { createQueryClient } from '../platform/query-client.ts'
import { secureLink } from '../platform/secure-link.ts'
import { renderPage } from '../render.tsx'
import { drawn } from '../testing/clock.ts'
import { leaveApp } from '../testing/render-app.tsx'
import { answering } from '../testing/stand-ins.ts'
import {
  EXPLORE,
  exploredOf,
  FACETS,
  facetsOf,
  itemOf,
  NUMBERS,
  numbers,
  PERSON,
  savedViewOf,
  VIEWS,
} from './database-testing.ts'

let root: Root | undefined
let stop: (() => void) | undefined
afterEach(async () => {
  root?.unmount()
  stop?.()
  document.body.replaceChildren()
  await leaveApp()
})

/** The document as the server makes it, and then taken over. */
async function hydrate(path: string, queries: Record<string, unknown>, hasSession: boolean) {
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

const AROUND = { [NUMBERS]: numbers, [FACETS]: facetsOf().body }
const ALL = { ...AROUND, [EXPLORE]: exploredOf([itemOf(1), PERSON], { nextCursor: 'next' }).body }

test.each([
  ['the table', '/database', ALL, false],
  ['the table of a member', '/database', ALL, true],
  ['the cards', '/database?as=cards', ALL, false],
  ['a table without its data', '/database?type=guild', {}, false],
  ['a saved view', '/database?view=12', { ...AROUND, [`${VIEWS}/12`]: savedViewOf(12) }, false],
  ['a view that is not there', '/database?view=12', { ...AROUND, [`${VIEWS}/12`]: null }, false],
  ['a view that its owner may see', '/database?view=12', { ...AROUND, [`${VIEWS}/12`]: null }, true],
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

test('the document holds the rows, the numbers and the filters', async () => {
  const { html, title, description, isIndexable, canonical } = await renderPage({
    ...EMPTY_STATE,
    path: '/database?sort=title',
    queries: { ...AROUND, [`${EXPLORE}?sort=title`]: exploredOf([itemOf(1)]).body },
  })
  for (const words of ['Tides of place 1', '15,684', '1,234', 'Articles by category', 'More filters'])
    expect(html).toContain(words)
  expect({ title, isIndexable, canonical }).toEqual({
    title: 'Database / Cendekia',
    isIndexable: true,
    canonical: '/database',
  })
  expect(description).toContain('Everything the community knows')
})

test('search engines leave saved views alone', async () => {
  const { isIndexable, title } = await renderPage({
    ...EMPTY_STATE,
    path: '/database?view=12',
    queries: { ...AROUND, [`${VIEWS}/12`]: savedViewOf(12, { isPublic: true }) },
  })
  expect({ isIndexable, title }).toEqual({ isIndexable: false, title: 'Database / Liked science / Cendekia' })
})
