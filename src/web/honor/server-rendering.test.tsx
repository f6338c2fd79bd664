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
import { LEADERBOARD } from './honor-testing.ts'

let root: Root | undefined
let stop: (() => void) | undefined
afterEach(async () => {
  root?.unmount()
  stop?.()
  document.body.replaceChildren()
  await leaveApp()
})

test('the document of the leaderboard has its people and is taken over without a mismatch', async () => {
  const logged = vi.spyOn(console, 'error')
  const state = { ...EMPTY_STATE, path: '/honor', queries: { '/api/honor/leaderboard': LEADERBOARD } }
  const page = await renderPage(state, 'https://cendekia.example')
  expect(page).toMatchObject({
    status: 200,
    isIndexable: true,
    title: 'Honor leaderboard / Cendekia',
    description: 'The members whose writing and help are valued most, this week and all time.',
  })
  for (const words of ['Nur Aisyah', '+212', 'Luminary', 'How Honor works'])
    expect(page.html).toContain(words)
  expect(page.html).not.toContain('style=')
  const container = document.createElement('div')
  container.innerHTML = page.html
  document.body.append(container)
  const calls = answering({})
  history.replaceState({ key: 'hydrate honor' }, '', secureLink('/honor'))
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
  expect(calls.map(({ path }) => path)).not.toContain('/api/honor/leaderboard')
})
