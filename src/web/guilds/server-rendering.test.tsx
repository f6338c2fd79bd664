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
import { detailOf, GUILDS, MEMBERS, NO_POSTS } from './guilds-testing.ts'

let root: Root | undefined
let stop: (() => void) | undefined
afterEach(async () => {
  root?.unmount()
  stop?.()
  document.body.replaceChildren()
  await leaveApp()
})

const SITE = 'https://cendekia.example'
const answers = { '/api/guilds': GUILDS, '/api/guilds/12/posts': NO_POSTS, '/api/guilds/12/members': MEMBERS }

/** Draws a document and takes it over as the browser does; what went wrong on the way. */
async function takeOver(path: string, queries: Record<string, unknown>, hasSession = false) {
  const logged = vi.spyOn(console, 'error')
  const state = { ...EMPTY_STATE, path, queries, hasSession }
  const page = await renderPage(state, SITE)
  const container = document.createElement('div')
  container.innerHTML = page.html
  document.body.append(container)
  answering({ ...answers, '/api/guilds/12': { body: detailOf() } })
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
  expect(mismatches).toEqual([])
  expect(logged.mock.calls).toEqual([])
  return page
}

test('the document of the list has its guilds and is taken over without a mismatch', async () => {
  const page = await takeOver('/guilds', { '/api/guilds': GUILDS.body })
  expect(page).toMatchObject({ status: 200, isIndexable: true, title: 'Guilds / Cendekia' })
  for (const words of ['Penjaga Naskah', '1,386 members', 'Star readers', 'Create guild'])
    expect(page.html).toContain(words)
  expect(page.html).not.toContain('style=')
})

test('the document of a guild tells what it is, in the guild’s colour, without a style', async () => {
  const page = await takeOver('/guild/12', {
    '/api/guilds/12': detailOf(),
    '/api/guilds/12/posts': NO_POSTS.body,
  })
  expect(page).toMatchObject({ status: 200, isIndexable: true, title: 'Penjaga Naskah / Cendekia' })
  for (const words of ['Penjaga Naskah', '#7a3b2e', 'A guess is welcome as a guess', 'Join'])
    expect(page.html).toContain(words)
  expect(page.html).not.toContain('style=')
  expect(JSON.stringify(page)).toContain('Organization')
})

test('members get the same document without a way in: how they stand is asked afterwards', async () => {
  const page = await takeOver(
    '/guild/12',
    { '/api/guilds/12': detailOf(), '/api/guilds/12/posts': NO_POSTS.body },
    true,
  )
  expect(page.html).not.toContain('>Join<')
})

test('machines are not told of a private guild, nor is anything of it in the document', async () => {
  const queries = {
    '/api/guilds/12': detailOf({ isPrivate: true, joinMode: 'request', postCount: null, rules: null }),
    '/api/guilds/12/posts': null,
  }
  const page = await renderPage({ ...EMPTY_STATE, path: '/guild/12', queries }, SITE)
  expect(page).toMatchObject({ status: 200, isIndexable: false })
  expect(page.html).toContain('This guild is private')
  expect(JSON.stringify(page)).not.toContain('Organization')
})

test('a guild that is not there is not found', async () => {
  const queries = { '/api/guilds/12': null, '/api/guilds/12/posts': null }
  const page = await renderPage({ ...EMPTY_STATE, path: '/guild/12', queries }, SITE)
  expect(page.status).toBe(404)
})
