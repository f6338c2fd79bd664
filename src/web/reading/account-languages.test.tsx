import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { App, seedQueries } from '../app/app.tsx'
import { locationStore } from '../platform/location.ts'
import { EMPTY_STATE } from '../platform/page-state.tsx'
import { createQueryClient } from '../platform/query-client.ts'
import { secureLink } from '../platform/secure-link.ts'
import { renderPage } from '../render.tsx'
import { articleCard, articleCards } from '../testing/article-cards.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { answering, type Answer } from '../testing/stand-ins.ts'
import { useAccountLanguages } from './use-account-languages.ts'
import { useReading } from './use-reading.ts'

let root: Root | undefined
let stop: (() => void) | undefined
afterEach(async () => {
  if (root !== undefined) {
    root.unmount()
    document.body.replaceChildren()
    root = undefined
  }
  stop?.()
  await leaveApp()
})

const KEY = 'reading-languages'
const ADDRESS = '/api/user/languages'
const stored = () => localStorage.getItem(KEY)

function Who() {
  useAccountLanguages()
  return <p>reads {useReading().reading.join('-') || 'nothing special'}</p>
}

async function arrive(account?: Answer, isVisitor = false) {
  return renderPart(<Who />, {
    user: isVisitor ? undefined : SARI,
    answers: account === undefined ? {} : { [ADDRESS]: account },
  })
}

test('the account’s languages come to this device and take the place of what a visitor chose there', async () => {
  localStorage.setItem(KEY, 'reading=en')
  await arrive({ body: { reading: ['my', 'id'], isOnlyReading: true, writing: null } })
  await expect.element(page.getByText('reads my-id')).toBeVisible()
  expect(stored()).toBe('reading=my-id&only=on&of=account')
})

test('an account that never chose leaves what this device has of its own', async () => {
  localStorage.setItem(KEY, 'reading=en')
  const calls = await arrive({ body: { reading: [], isOnlyReading: false, writing: null } })
  await eventually(() => calls.length).toBe(1)
  await expect.element(page.getByText('reads en')).toBeVisible()
  expect(stored()).toBe('reading=en')
})

test('what the account left here is used before it answers, and stays when it does not', async () => {
  localStorage.setItem(KEY, 'reading=my&of=account')
  const calls = await arrive({ status: 503, body: {} })
  await eventually(() => calls.length).toBe(1)
  await expect.element(page.getByText('reads my')).toBeVisible()
  expect(stored()).toBe('reading=my&of=account')
})

test('signed out, nothing of the account is used or kept; what is this device’s own is', async () => {
  localStorage.setItem(KEY, 'reading=my&only=on&of=account')
  const calls = await arrive(undefined, true)
  await expect.element(page.getByText('reads nothing special')).toBeVisible()
  await eventually(stored).toBeNull()
  expect(calls).toEqual([])
})

test('a visitor’s own choice stays theirs', async () => {
  localStorage.setItem(KEY, 'reading=id')
  await arrive(undefined, true)
  await expect.element(page.getByText('reads id')).toBeVisible()
  expect(stored()).toBe('reading=id')
})

test('the document is taken over as it is; then the reader’s versions take their places where they stand', async () => {
  localStorage.setItem(KEY, 'reading=my')
  const path = '/category/history'
  const address = '/api/articles?category=history&sort=hot'
  const queries = { [address]: articleCards(4, 1) }
  const state = { ...EMPTY_STATE, path, queries }
  const { html } = await renderPage(state)
  expect(html).toContain('Article 3')
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  // A new article of that language waits; a known one is read in it from now on.
  const malay = [articleCard(9), articleCard(4), articleCard(3, { title: 'Artikel 3', language: 'my' })]
  answering({ [`${address}&reading=my`]: { body: [...malay, ...articleCards(2, 1)] } })
  history.replaceState({ key: 'reading' }, '', secureLink(path))
  stop = locationStore.start()
  const queryClient = createQueryClient()
  seedQueries(queryClient, queries)
  const mismatches: unknown[] = []
  root = hydrateRoot(container, <App state={state} queryClient={queryClient} />, {
    onRecoverableError: (error) => mismatches.push(error),
  })
  const titles = () => Array.from(document.querySelectorAll('main article h2'), (it) => it.textContent)
  await eventually(titles).toEqual(['Article 4', 'Artikel 3', 'Article 2', 'Article 1'])
  expect(mismatches).toEqual([])
})
