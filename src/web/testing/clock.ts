import { vi } from 'vitest'

let starts = 0

/**
 * The timers of the page that the specification names stand still; the ones of the test itself go on. Each test has
 * a day of its own, or the guard against double clicks would remember the test before.
 */
export function stopClock(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: Date.now() + ++starts * 24 * 3600 * 1000,
  })
}

/** When what the clock set off is on screen. Waiting for an element would move the stopped clock itself. */
export function drawn(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()))
  })
}

/** Lets the page's time pass and draws what follows from it. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await drawn()
}

/** Says that the tab is hidden or seen, as the browser would. */
export function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isHidden ? 'hidden' : 'visible'),
  })
  document.dispatchEvent(new Event('visibilitychange'))
}

export function showTab(): void {
  Reflect.deleteProperty(document, 'hidden')
  Reflect.deleteProperty(document, 'visibilityState')
  document.dispatchEvent(new Event('visibilitychange'))
}
