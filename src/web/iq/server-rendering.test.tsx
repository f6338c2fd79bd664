import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { App, seedQueries } from '../app/app.tsx'
import { locationStore } from '../platform/location.ts'
import { EMPTY_STATE } from '../platform/page-state.tsx'
import { createQueryClient } from '../platform/query-client.ts'
import { secureLink } from '../platform/secure-link.ts'
import { renderPage } from '../render.tsx'
import { drawn } from '../testing/clock.ts'
import { leaveApp, SARI } from '../testing/render-app.tsx'
import { answering } from '../testing/stand-ins.ts'
import { FIGURES, STATUS, statusOf } from './iq-testing.ts'

let root: Root | undefined
let stop: (() => void) | undefined
afterEach(async () => {
  root?.unmount()
  stop?.()
  document.body.replaceChildren()
  await leaveApp()
})

test.each([
  [
    '/iq-test',
    false,
    {},
    'IQ test / Cendekia',
    ['Some items don’t count', 'not a clinical IQ test', 'Sign in'],
    true,
  ],
  ['/iq-test', true, {}, 'IQ test / Cendekia', ['Some items don’t count'], true],
  ['/iq-test/take', true, {}, 'IQ test / Cendekia', ['Loading the next item'], false],
  [
    '/iq-test/about',
    false,
    { '/api/iq/figures': FIGURES },
    'How the IQ test works / Cendekia',
    ['1,240', 'Number series', 'polyline'],
    true,
  ],
])('the document of %s (member: %s) is taken over without a mismatch', async (...given) => {
  const [path, hasSession, queries, title, words, isIndexable] = given
  const logged = vi.spyOn(console, 'error')
  const state = { ...EMPTY_STATE, path, hasSession, queries }
  const page = await renderPage(state, 'https://cendekia.example')
  expect(page).toMatchObject({ status: 200, title, isIndexable })
  for (const word of words) expect(page.html).toContain(word)
  expect(page.html).not.toContain('style=')
  const container = document.createElement('div')
  container.innerHTML = page.html
  document.body.append(container)
  answering({ '/api/auth/user': { body: SARI }, [STATUS]: { body: statusOf() } })
  history.replaceState({ key: `hydrate ${path}` }, '', secureLink(path))
  stop = locationStore.start()
  const queryClient = createQueryClient()
  seedQueries(queryClient, state.queries)
  const mismatches: unknown[] = []
  root = hydrateRoot(container, <App state={state} queryClient={queryClient} />, {
    onRecoverableError: (error) => mismatches.push(error),
  })
  await drawn()
  await drawn()
  expect(mismatches).toEqual([])
  expect(logged.mock.calls).toEqual([])
})
