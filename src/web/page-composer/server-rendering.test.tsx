import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { App } from '../app/app.tsx'
import { locationStore } from '../platform/location.ts'
import { EMPTY_STATE } from '../platform/page-state.tsx'
import { createQueryClient } from '../platform/query-client.ts'
import { secureLink } from '../platform/secure-link.ts'
import { renderPage } from '../render.tsx'
import { drawn } from '../testing/clock.ts'
import { leaveApp, SARI } from '../testing/render-app.tsx'
import { answering } from '../testing/stand-ins.ts'

let root: Root | undefined
let stop: (() => void) | undefined
afterEach(async () => {
  root?.unmount()
  stop?.()
  document.body.replaceChildren()
  await leaveApp()
})

test.for([true, false])(
  'the document has the form or the wall, and is taken over without a change: %s',
  async (hasSession) => {
    const path = '/page-create'
    const state = { ...EMPTY_STATE, path, hasSession }
    const { html } = await renderPage(state)
    expect(html).not.toContain('style=')
    expect(html).toContain(hasSession ? 'Choose a photo' : 'Sign in to post')
    const container = document.createElement('div')
    container.innerHTML = html
    // What is typed before anybody listens would be lost.
    for (const field of container.querySelectorAll<HTMLInputElement>('main input[name], main textarea'))
      expect(field.readOnly).toBe(true)
    document.body.append(container)
    answering(hasSession ? { '/api/auth/user': { body: SARI } } : {})
    history.replaceState({ key: `hydrate ${String(hasSession)}` }, '', secureLink(path))
    stop = locationStore.start()
    const mismatches: unknown[] = []
    root = hydrateRoot(container, <App state={state} queryClient={createQueryClient()} />, {
      onRecoverableError: (error) => mismatches.push(error),
    })
    await drawn()
    const name = hasSession ? 'New post' : 'Sign in to post'
    await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(mismatches).toEqual([])
  },
)
