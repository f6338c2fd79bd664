import type { KeyboardEvent } from 'react'

const STEPS = { row: { ArrowLeft: -1, ArrowRight: 1 }, column: { ArrowUp: -1, ArrowDown: 1 } } as const

/** Arrow keys, Home and End move the focus among some elements, round the ends; tells which one got it. */
export function stepFocus(
  event: KeyboardEvent,
  elements: Iterable<HTMLElement>,
  direction: keyof typeof STEPS,
): HTMLElement | undefined {
  const list = [...elements]
  const steps: Record<string, number> = STEPS[direction]
  const step = steps[event.key]
  const at = list.findIndex((element) => element === document.activeElement)
  const next =
    event.key === 'Home'
      ? list.at(0)
      : event.key === 'End'
        ? list.at(-1)
        : step !== undefined
          ? list[(Math.max(at, step === -1 ? 0 : -1) + step + list.length) % list.length]
          : undefined
  if (next === undefined) return undefined
  event.preventDefault()
  next.focus()
  return next
}
