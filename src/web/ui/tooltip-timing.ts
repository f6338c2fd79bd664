import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from '../../contract/limits.ts'

/** Tooltips know of each other: one is open at a time, and the next one opens at once for a short while. */
let closeOpenOne: (() => void) | undefined
let closedAt = Number.NEGATIVE_INFINITY

export function tooltipDelay(now: number): number {
  return closeOpenOne !== undefined || now - closedAt < TOOLTIP_SKIP_MS ? 0 : TOOLTIP_DELAY_MS
}

export function tooltipOpened(close: () => void): void {
  if (closeOpenOne !== close) closeOpenOne?.()
  closeOpenOne = close
}

export function tooltipClosed(close: () => void, now: number): void {
  closedAt = now
  if (closeOpenOne === close) closeOpenOne = undefined
}
