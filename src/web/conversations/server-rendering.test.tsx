import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from '../app/app.tsx'
import { locationStore } from '../platform/location.ts'
import { EMPTY_STATE } from '../platform/page-state.tsx'
import { createQueryClient } from '../platform/query-client.ts'
import { secureLink } from '../platform/secure-link.ts'
import { renderPage } from '../render.tsx'
import { drawn } from '../testing/clock.ts'
import { leaveApp, SARI } from '../testing/render-app.tsx'
import { answering } from '../testing/stand-ins.ts'
import { boxPath, conversationOf, listOf } from './conversations-testing.ts'

let root: Root | undefined
let stop: (() => void) | undefined
afterEach(async () => {
  root?.unmount()
  stop?.()
  document.body.replaceChildren()
  await leaveApp()
})

const SIGN_IN = 'Sign in to read your messages'
test.each([
  { who: 'a visitor', at: '/messages', says: SIGN_IN, thenSays: SIGN_IN },
  { who: 'a member', at: '/messages', says: 'Search your messages', thenSays: 'Arjun Nair' },
  { who: 'a member', at: '/messages/1', as: '/messages/0', says: 'Loading', thenSays: '@arjunnair' },
  { who: 'a member', at: '/messages/none', as: '/messages/0', says: 'Loading', thenSays: 'no longer' },
  { who: 'a member', at: '/messages/new', says: 'Loading', thenSays: 'Arjun Nair' },
])(
  'the document of $at for $who is taken over without a mismatch, and is not for search engines',
  async ({ who, at, as = at, says, thenSays }) => {
    const logged = vi.spyOn(console, 'error')
    const state = { ...EMPTY_STATE, path: as, hasSession: who === 'a member' }
    const { html, isIndexable, status } = await renderPage(state)
    expect({ isIndexable, status }).toEqual({ isIndexable: false, status: 200 })
    expect(html).toContain(says)
    expect(html).not.toContain('style=')
    const container = document.createElement('div')
    container.innerHTML = html
    document.body.append(container)
    answering({
      '/api/auth/user': { body: SARI },
      [boxPath('inbox')]: listOf([conversationOf(1)]),
      '/api/conversations/1': { body: conversationOf(1) },
      '/api/conversations/1/messages': { body: { items: [], hasEarlier: false, hasLater: false } },
    })
    history.replaceState({ key: `hydrate ${who} ${at}` }, '', secureLink(at))
    stop = locationStore.start()
    const mismatches: unknown[] = []
    root = hydrateRoot(container, <App state={state} queryClient={createQueryClient()} />, {
      onRecoverableError: (error) => mismatches.push(error),
    })
    await drawn()
    await expect.poll(() => container.textContent).toContain(thenSays)
    expect(mismatches).toEqual([])
    expect(logged.mock.calls).toEqual([])
  },
)
