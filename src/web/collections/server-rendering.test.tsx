import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { App, seedQueries } from '../app/app.tsx'
import { planPage } from '../app/plan-page.ts'
import { locationStore } from '../platform/location.ts'
import { EMPTY_STATE } from '../platform/page-state.tsx'
import { createQueryClient } from '../platform/query-client.ts'
import { secureLink } from '../platform/secure-link.ts'
import { renderPage } from '../render.tsx'
import { drawn } from '../testing/clock.ts'
import { leaveApp } from '../testing/render-app.tsx'
import { answering } from '../testing/stand-ins.ts'
import { COMMENTS, collectionOf, ROWS, rowsBody } from './collections-testing.ts'

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

const NOTHING_SAID = { items: [], nextCursor: null, total: 0, isOpen: true, canManage: false }
const ONE = {
  '/api/collections/12': collectionOf(),
  '/api/collections/12/rows': rowsBody(),
  [COMMENTS]: NOTHING_SAID,
}

test.each([
  ['a collection', '/collection/12', ONE, false],
  ['a collection for a member', '/collection/12', ONE, true],
  [
    'one as cards, sorted',
    '/collection/12?as=cards&sort=c2',
    { ...ONE, '/api/collections/12/rows?sort=c2': rowsBody(ROWS) },
    false,
  ],
  ['one as a chart', '/collection/12?as=chart', ONE, false],
  ['one that is not there', '/collection/12', { '/api/collections/12': null }, false],
  ['the wall before the form', '/collections/new', {}, false],
  ['the form', '/collections/new', {}, true],
  ['its history', '/collection/12/history', ONE, false],
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

test('the document of a collection holds its rows, and tells machines that it is a data set', async () => {
  const { html, linkedData, canonical, title } = await hydrate('/collection/12?sort=c2', {
    ...ONE,
    '/api/collections/12/rows?sort=c2': rowsBody(),
  })
  expect(html).toContain('Uranus')
  expect(title).toBe('Planets / Cendekia')
  expect(canonical).toBe('/collection/12')
  expect(JSON.stringify(linkedData)).toContain('"@type":"Dataset"')
})

test('of an adult one nothing is told: neither where it is refused nor to machines where it is shown', async () => {
  const page = { ...EMPTY_STATE, path: '/collection/12' }
  const refused = await renderPage({ ...page, queries: {} })
  expect(refused.html).not.toContain('Planets')
  expect(refused.isIndexable).toBe(false)
  const isNsfw = true
  const shown = await renderPage({
    ...page,
    queries: { ...ONE, '/api/collections/12': collectionOf({ isNsfw }) },
  })
  expect(shown.title).not.toContain('Planets')
  expect(JSON.stringify(shown.linkedData ?? null)).not.toContain('Planets')
  expect(shown.isIndexable).toBe(false)
})

test('a document asks first for what the page asks first', () => {
  expect(planPage('/collection/12?sort=c2&order=desc&q=mars&utm=x').addresses).toEqual([
    '/api/collections/12',
    '/api/collections/12/rows?sort=c2&order=desc&q=mars',
    COMMENTS,
  ])
  expect(planPage('/collection/12?version=3').addresses[0]).toBe('/api/collections/12?version=3')
  expect(planPage('/collection/x').path).toBe('/collection/0')
})
