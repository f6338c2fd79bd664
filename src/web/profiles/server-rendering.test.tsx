import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { App, seedQueries } from '../app/app.tsx'
import { locationStore } from '../platform/location.ts'
import { EMPTY_STATE } from '../platform/page-state.tsx'
import { createQueryClient } from '../platform/query-client.ts'
import { secureLink } from '../platform/secure-link.ts'
import { renderPage } from '../render.tsx'
import { articleCard } from '../testing/article-cards.ts'
import { drawn } from '../testing/clock.ts'
import { leaveApp } from '../testing/render-app.tsx'
import { answering } from '../testing/stand-ins.ts'
import { profileOf } from './profiles-testing.tsx'

let root: Root | undefined
let stop: (() => void) | undefined
afterEach(async () => {
  root?.unmount()
  stop?.()
  document.body.replaceChildren()
  await leaveApp()
})

const full = profileOf(8, {
  bio: 'Writes about reefs.',
  languages: ['id', 'jv'],
  plan: 'aqua',
  profileUrl: '/media/key/96.webp',
  links: ['https://reef.example'],
  top: [articleCard(5)],
  activity: [{ day: '2026-10-03', count: 2 }],
  badges: [{ code: 'one-year', earnedAt: '2026-10-03T00:00:00.000Z' }],
})

test('the document of a profile is taken over without a mismatch', async () => {
  const logged = vi.spyOn(console, 'error')
  const state = { ...EMPTY_STATE, path: '/user/8', queries: { '/api/users/8/profile': full } }
  const page = await renderPage(state, 'https://cendekia.example')
  expect(page).toMatchObject({
    status: 200,
    isIndexable: true,
    canonical: '/user/8',
    title: 'Person 8 (@person_8) / Cendekia',
    description: 'Writes about reefs.',
    feed: '/user/8/feed.xml',
    image: { path: '/media/key/640.webp' },
    share: { type: 'profile' },
  })
  expect(JSON.stringify(page.linkedData)).toContain('"@type":"ProfilePage"')
  expect(page.html).toContain('Writes about reefs.')
  expect(page.html).not.toContain('style=')
  const container = document.createElement('div')
  container.innerHTML = page.html
  document.body.append(container)
  answering({ '/api/users/8/profile': { body: full } })
  history.replaceState({ key: 'hydrate profile' }, '', secureLink('/user/8'))
  stop = locationStore.start()
  const queryClient = createQueryClient()
  seedQueries(queryClient, state.queries)
  const mismatches: unknown[] = []
  root = hydrateRoot(container, <App state={state} queryClient={queryClient} />, {
    onRecoverableError: (error) => mismatches.push(error),
  })
  await drawn()
  await expect.poll(() => container.textContent).toContain('Article 5')
  expect(mismatches).toEqual([])
  expect(logged.mock.calls).toEqual([])
})

test('who is not to be found is told of as little as possible; who is not there is 404', async () => {
  const hidden = { ...full, isIndexed: false }
  const state = { ...EMPTY_STATE, path: '/user/8', queries: { '/api/users/8/profile': hidden } }
  const page = await renderPage(state)
  expect(page.isIndexable).toBe(false)
  expect(JSON.stringify(page.linkedData)).not.toContain('ProfilePage')
  const missing = { ...EMPTY_STATE, path: '/user/9', queries: { '/api/users/9/profile': null } }
  expect((await renderPage(missing)).status).toBe(404)
})

test('a document without the profile, which is for members, shows its shape and is not for search engines', async () => {
  const page = await renderPage({ ...EMPTY_STATE, path: '/user/8' })
  expect({ status: page.status, isIndexable: page.isIndexable }).toEqual({ status: 200, isIndexable: false })
  expect(page.html).toContain('Loading the profile')
})

test.each([
  ['a visitor', false, 'Sign in to see your profile'],
  ['a member', true, 'Loading the profile'],
])('the document of /profile for %s says so', async (_, hasSession, says) => {
  const page = await renderPage({ ...EMPTY_STATE, path: '/profile', hasSession })
  expect(page.html).toContain(says)
  expect(page.isIndexable).toBe(false)
})
