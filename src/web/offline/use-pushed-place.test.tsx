import { afterEach, expect, test, vi } from 'vitest'
import { currentPath } from '../platform/secure-link.ts'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { usePushedPlace } from './public.ts'

afterEach(leaveApp)

function Page() {
  usePushedPlace()
  return null
}

/** What the worker says, and what it hears back. */
function say(data: unknown): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const heard = new Promise((resolve) => {
    port1.addEventListener('message', ({ data: answer }: MessageEvent<unknown>) => resolve(answer))
    port1.start()
  })
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data, ports: [port2] }))
  return heard
}

test('the page goes where the push leads, without a load, and says that it has heard', async () => {
  await renderPart(<Page />, { at: '/page' })
  // A browser keeps fifty entries at most, so their number says nothing.
  const pushed = vi.spyOn(history, 'pushState')
  expect(await say({ goTo: '/article/7?comment=3' })).toBe('heard')
  expect(currentPath(location)).toBe('/article/7?comment=3')
  expect(pushed).toHaveBeenCalledTimes(1)
  expect(await say({ goTo: '/article/7?comment=3' })).toBe('heard')
  expect(pushed, 'it is there already').toHaveBeenCalledTimes(1)
  pushed.mockRestore()
})

test('other words of the worker lead nowhere', async () => {
  await renderPart(<Page />, { at: '/page' })
  for (const data of [null, 'text', {}, { goTo: 7 }]) void say(data)
  expect(currentPath(location)).toBe('/page')
})
