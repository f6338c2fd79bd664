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
import { listOf, notificationOf } from './notifications-testing.ts'
import { setUnread } from './unread-store.ts'

let root: Root | undefined
let stop: (() => void) | undefined
afterEach(async () => {
  root?.unmount()
  stop?.()
  document.body.replaceChildren()
  setUnread(0)
  await leaveApp()
})

test.each([
  ['a visitor', false, 'Sign in to see your notifications'],
  ['a member', true, 'Replies, mentions and likes'],
])(
  'the document of %s is taken over without a mismatch, and is not for search engines',
  async (_, hasSession, says) => {
    const logged = vi.spyOn(console, 'error')
    const state = { ...EMPTY_STATE, path: '/notifications', hasSession }
    const { html, isIndexable, status } = await renderPage(state)
    expect({ isIndexable, status }).toEqual({ isIndexable: false, status: 200 })
    expect(html).toContain(says)
    expect(html).not.toContain('style=')
    const container = document.createElement('div')
    container.innerHTML = html
    document.body.append(container)
    answering({
      '/api/auth/user': { body: SARI },
      '/api/notifications': listOf([notificationOf(5)], 1),
    })
    history.replaceState({ key: `hydrate ${says}` }, '', secureLink('/notifications'))
    stop = locationStore.start()
    const mismatches: unknown[] = []
    root = hydrateRoot(container, <App state={state} queryClient={createQueryClient()} />, {
      onRecoverableError: (error) => mismatches.push(error),
    })
    await drawn()
    await expect.poll(() => container.textContent).toContain(hasSession ? 'Volcano 5' : says)
    expect(mismatches).toEqual([])
    expect(logged.mock.calls).toEqual([])
  },
)
