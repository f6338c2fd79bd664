import { useEffect } from 'react'
import { isPremiumTheme } from '../../contract/plans.ts'
import { wantsLittleMotion } from '../platform/sparing.ts'

const STEP_MS = 200
/** From one end of their way to the other, in a minute. */
const STEPS = 300
const AFTER_SCROLL_MS = 300

/**
 * Moves the splinters of a premium theme, five small steps a second. By hand: what a style sheet animates is a layer of
 * its own, and so is all that lies over it, and each frame of a scroll mixes them anew. While one scrolls they wait.
 */
export function driftBackdrop(): () => void {
  let [step, scrolledAt] = [0, -Infinity]
  const onScroll = (): void => void (scrolledAt = performance.now())
  addEventListener('scroll', onScroll, { passive: true })
  const timer = setInterval(() => {
    if (!isPremiumTheme(document.documentElement.dataset['theme']) || document.hidden) return
    if (performance.now() - scrolledAt < AFTER_SCROLL_MS || wantsLittleMotion()) return
    step = (step + 1) % (2 * STEPS)
    const backdrop = document.querySelector<HTMLElement>('.backdrop')
    backdrop?.style.setProperty('--drifted', String(Math.min(step, 2 * STEPS - step) / STEPS))
  }, STEP_MS)
  return () => {
    clearInterval(timer)
    removeEventListener('scroll', onScroll)
  }
}

export function BackdropDrift(): null {
  useEffect(driftBackdrop, [])
  return null
}
