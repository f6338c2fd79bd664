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
import { PLANS_PATH, PRICED } from './market-testing.ts'

let root: Root | undefined
let stop: (() => void) | undefined
afterEach(async () => {
  root?.unmount()
  stop?.()
  document.body.replaceChildren()
  await leaveApp()
})

test('the document of the market has its plans and is taken over without a mismatch', async () => {
  const logged = vi.spyOn(console, 'error')
  const path = '/market?interval=year'
  const queries = { [PLANS_PATH]: PRICED.body }
  const state = { ...EMPTY_STATE, path, queries }
  const page = await renderPage(state, 'https://cendekia.example')
  expect(page.html).toContain('Ultimate plan for power users')
  expect(page.html).toContain('US$99.90 billed once a year')
  expect(page.html).toContain('Members per guild')
  const container = document.createElement('div')
  container.innerHTML = page.html
  document.body.append(container)
  answering({ [PLANS_PATH]: PRICED })
  history.replaceState({ key: 'hydrate market' }, '', secureLink(path))
  stop = locationStore.start()
  const queryClient = createQueryClient()
  seedQueries(queryClient, queries)
  const mismatches: unknown[] = []
  root = hydrateRoot(container, <App state={state} queryClient={queryClient} />, {
    onRecoverableError: (error) => mismatches.push(error),
  })
  await drawn()
  await drawn()
  expect(mismatches).toEqual([])
  expect(logged.mock.calls).toEqual([])
})
