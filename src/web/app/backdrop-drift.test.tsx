import { afterEach, expect, test, vi } from 'vitest'
import { pass, stopClock } from '../testing/clock.ts'
import { Backdrop } from '../ui/backdrop.tsx'
import { render } from 'vitest-browser-react'
import { driftBackdrop } from './backdrop-drift.ts'

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.documentElement.dataset['theme'] = 'dark'
})

const wishForLittleMotion = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList)
/** The backdrop's own layers; the splinters are among them. */
let backdrop: Element | null = null
const places = () => [...(backdrop?.children ?? [])].map((layer) => getComputedStyle(layer).transform)

async function dressedIn(theme: string): Promise<string[]> {
  stopClock()
  const { container } = await render(<Backdrop />)
  backdrop = container.firstElementChild
  document.documentElement.dataset['theme'] = theme
  stop = driftBackdrop()
  return places()
}

test('the splinters of a premium theme drift, wait while one scrolls, and come back on their way', async () => {
  wishForLittleMotion(false)
  const before = await dressedIn('topaz')
  await pass(1000)
  const after = places()
  expect(after.filter((place, nr) => place !== before[nr])).toHaveLength(3)
  const scrolledAt = performance.now()
  const now = vi.spyOn(performance, 'now').mockReturnValue(scrolledAt)
  dispatchEvent(new Event('scroll'))
  await pass(1000)
  expect(places()).toEqual(after)
  now.mockReturnValue(scrolledAt + 1000)
  await pass(119_000)
  expect(places()).toEqual(before)
})

test('nothing drifts in a basic theme, nor for somebody who wants little motion', async () => {
  const wish = wishForLittleMotion(true)
  const before = await dressedIn('aqua')
  await pass(1000)
  expect(places()).toEqual(before)
  wish.mockReturnValue({ matches: false } as MediaQueryList)
  document.documentElement.dataset['theme'] = 'dark'
  await pass(1000)
  expect(backdrop?.getAttribute('style')).toBeNull()
})
