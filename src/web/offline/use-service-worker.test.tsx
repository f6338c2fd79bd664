import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pass, stopClock } from '../testing/clock.ts'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import { useServiceWorker } from './public.ts'

const SETTLED_MS = 6000
const root = document.documentElement
const postMessage = vi.fn<(message: unknown) => void>()
const register = vi.fn<ServiceWorkerContainer['register']>()

beforeEach(() => {
  stopClock()
  postMessage.mockReset()
  register.mockReset().mockResolvedValue({} as ServiceWorkerRegistration)
  vi.spyOn(navigator.serviceWorker, 'register').mockImplementation(register)
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(
    Promise.resolve({ active: { postMessage } } as unknown as ServiceWorkerRegistration),
  )
})
afterEach(leaveApp)

function Reader({ userId }: { userId: number | null }) {
  useServiceWorker(userId)
  return null
}

test('an article that somebody stays on is told to the worker, and not before', async () => {
  root.dataset['worker'] = ''
  await renderPart(<Reader userId={7} />, { at: '/article/3-tides', state: { hasSession: true } })
  await pass(SETTLED_MS - 1)
  expect(register).not.toHaveBeenCalled()
  await pass(1)
  await eventually(() => postMessage.mock.calls.length).toBe(1)
  expect(register).toHaveBeenCalledWith('/sw.js')
  expect(postMessage.mock.calls[0]?.[0]).toMatchObject({ owner: 7, path: '/article/3' })
})

test('of other places it is only told who is there', async () => {
  root.dataset['worker'] = ''
  await renderPart(<Reader userId={null} />, { at: '/draft/a-secret' })
  await pass(SETTLED_MS)
  await eventually(() => postMessage.mock.calls.length).toBe(1)
  expect(postMessage.mock.calls[0]?.[0]).toMatchObject({ owner: null, path: null })
})

test.each([
  ['while it is not known who reads', { worker: '' }, true],
  ['for whoever saves data', { worker: '', savesData: '' }, false],
  ['where the site has none', {}, false],
])('nothing is registered %s', async (_when, dataset, hasSession) => {
  Object.assign(root.dataset, dataset)
  await renderPart(<Reader userId={null} />, { at: '/article/3', state: { hasSession } })
  await pass(SETTLED_MS * 2)
  expect(register).not.toHaveBeenCalled()
})
