import { expect, test, vi } from 'vitest'
import { forgetPush, openPushed, showPush } from './worker-push.ts'

const SITE = 'https://baca.example'
const registration = () => ({ unregister: vi.fn(), showNotification: vi.fn(), pushManager: undefined })
const message = {
  title: 'Cendekia',
  body: 'Budi replied',
  path: '/article/7?comment=3',
  tag: 'notification-5',
}

test('a push is shown with its words, and one with the same tag takes its place', async () => {
  const own = registration()
  await showPush(own, { json: () => message })
  const { title, body, tag, path } = message
  expect(own.showNotification).toHaveBeenCalledWith(
    title,
    expect.objectContaining({ body, tag, data: { path } }),
  )
})

test.each([null, 'text', {}, { ...message, path: 7 }, { title: 'only' }])('%j is not shown', async (json) => {
  const own = registration()
  await showPush(own, { json: () => json })
  expect(own.showNotification).not.toHaveBeenCalled()
})

test('what is no JSON, or no data at all, is not shown', async () => {
  const own = registration()
  await showPush(own, {
    json: () => {
      throw new SyntaxError('no JSON')
    },
  })
  await showPush(own, null)
  expect(own.showNotification).not.toHaveBeenCalled()
})

function windows(...urls: string[]) {
  const open = urls.map((url) => ({ url, focus: vi.fn() }))
  return { open, clients: { claim: vi.fn(), matchAll: vi.fn().mockResolvedValue(open), openWindow: vi.fn() } }
}

test('a click opens the page it is about, or the one that is open already', async () => {
  const elsewhere = windows(`${SITE}/`)
  await openPushed(elsewhere.clients, { path: '/article/7' }, SITE)
  expect(elsewhere.clients.openWindow).toHaveBeenCalledWith(`${SITE}/article/7`)
  const there = windows(`${SITE}/`, `${SITE}/article/7`)
  await openPushed(there.clients, { path: '/article/7' }, SITE)
  expect(there.clients.openWindow).not.toHaveBeenCalled()
  expect(there.open[1]?.focus).toHaveBeenCalled()
})

test.each([
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  7,
  undefined,
])('%j leads home: only pages of this site are opened', async (path) => {
  const { clients } = windows()
  await openPushed(clients, { path }, SITE)
  expect(clients.openWindow).toHaveBeenCalledWith(`${SITE}/`)
})

test('signing out ends the subscription of this browser, if there is one', async () => {
  const unsubscribe = vi.fn()
  const pushManager = { getSubscription: vi.fn().mockResolvedValue({ unsubscribe }) }
  await forgetPush({ ...registration(), pushManager })
  expect(unsubscribe).toHaveBeenCalled()
  await forgetPush({ ...registration(), pushManager: { getSubscription: vi.fn().mockResolvedValue(null) } })
  await forgetPush(registration())
})
