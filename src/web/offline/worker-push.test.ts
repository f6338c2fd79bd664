import { expect, test, vi } from 'vitest'
import { ROOT } from '../platform/secure-link.ts'
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
  const { title, body, tag } = message
  expect(own.showNotification).toHaveBeenCalledWith(
    title,
    expect.objectContaining({ body, tag, data: message }),
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

const SECURE = `${SITE}${ROOT}?code=abc&errorCode=x`

/** Open windows, the one that was looked at last first; all but the deaf ones say that they have heard. */
function windows(...urls: string[]) {
  const open = urls.map((url) => ({
    url,
    focus: vi.fn().mockResolvedValue(undefined),
    postMessage: vi.fn((_message: unknown, [port]: MessagePort[]) => {
      if (!url.includes('deaf')) port?.postMessage('heard')
    }),
  }))
  return { open, clients: { claim: vi.fn(), matchAll: vi.fn().mockResolvedValue(open), openWindow: vi.fn() } }
}

test('a click on a push goes there in the tab of the site that was looked at last', async () => {
  const { open, clients } = windows(`${SECURE}#/page`, `${SECURE}#/settings`)
  await openPushed(clients, { path: '/article/7?comment=3' }, SITE)
  expect(clients.matchAll).toHaveBeenCalledWith({ includeUncontrolled: true })
  expect(open.map(({ focus }) => focus.mock.calls.length)).toEqual([1, 0])
  expect(open[0]?.postMessage.mock.calls[0]?.[0]).toEqual({ goTo: '/article/7?comment=3' })
  expect(clients.openWindow).not.toHaveBeenCalled()
})

test('a window is opened where there is none of the site, or where nobody hears', async () => {
  for (const urls of [[], [`${SITE}/deaf.xml`]]) {
    const { clients } = windows(...urls)
    await openPushed(clients, { path: '/article/7' }, SITE)
    expect(clients.openWindow).toHaveBeenCalledWith(`${SITE}/article/7`)
  }
})

test('a tab that may not be brought forward does not keep a window from being opened', async () => {
  const { open, clients } = windows(`${SECURE}#/page`)
  open[0]?.focus.mockRejectedValue(new Error('InvalidAccessError'))
  await openPushed(clients, { path: '/article/7' }, SITE)
  expect(clients.openWindow).toHaveBeenCalledWith(`${SITE}/article/7`)
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
