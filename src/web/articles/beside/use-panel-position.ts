import { useLayoutEffect, type RefObject } from 'react'

const GAP = 24
const WIDEST = 380
const NARROWEST = 260

const MARKED = {
  background: 'var(--accent-soft)',
  boxShadow: '0 0 0 8px var(--accent-soft)',
  borderRadius: '2px',
}
const UNMARKED = { background: '', boxShadow: '', borderRadius: '' }

/** Beside the block where there is room for it, else below; the block is marked as long as it is shown. */
export function usePanelPosition(
  panel: RefObject<HTMLElement | null>,
  target: HTMLElement | undefined,
): void {
  useLayoutEffect(() => {
    const element = panel.current
    const column = element?.offsetParent
    if (element === null || target === undefined || !(column instanceof HTMLElement)) return undefined
    const place = (): void => placePanel(element, column, target)
    place()
    target.scrollIntoView({ block: 'nearest' })
    Object.assign(target.style, MARKED)
    // The text grows with the letters, and when pictures arrive.
    const sizes = new ResizeObserver(place)
    sizes.observe(column)
    sizes.observe(target)
    return () => {
      sizes.disconnect()
      Object.assign(target.style, UNMARKED)
    }
  }, [panel, target])
}

function placePanel({ style }: HTMLElement, column: HTMLElement, target: HTMLElement): void {
  const [around, at] = [column.getBoundingClientRect(), target.getBoundingClientRect()]
  const room = document.documentElement.clientWidth - around.right - 2 * GAP
  const isBeside = room >= NARROWEST
  const top = isBeside ? at.top : at.bottom + GAP / 2
  style.left = isBeside ? `${around.width + GAP}px` : '0'
  style.width = isBeside ? `${Math.min(WIDEST, room)}px` : '100%'
  style.top = `${Math.round(top - around.top)}px`
}
