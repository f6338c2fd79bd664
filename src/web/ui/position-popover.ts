type Side = 'above' | 'below'
type Align = 'start' | 'center' | 'end'

const GAP = 6
const EDGE = 8

/**
 * Puts a floating element beside another and keeps it on the screen. Written through the CSSOM in the browser,
 * since the page's policy allows no style attributes in markup.
 */
export function positionPopover(
  floating: HTMLElement,
  anchor: Pick<Element, 'getBoundingClientRect'>,
  side: Side,
  align: Align,
): void {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = floating
  const { clientWidth, clientHeight } = document.documentElement
  const wanted = { start: at.left, center: at.left + (at.width - width) / 2, end: at.right - width }[align]
  const left = Math.max(EDGE, Math.min(wanted, clientWidth - width - EDGE))
  const above = at.top - height - GAP
  const below = at.bottom + GAP
  const fitsAbove = above >= EDGE
  const fitsBelow = below + height <= clientHeight - EDGE
  const goesAbove = side === 'above' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove
  floating.style.left = `${Math.round(left)}px`
  floating.style.top = `${Math.round(Math.max(EDGE, goesAbove ? above : below))}px`
  floating.dataset['side'] = goesAbove ? 'above' : 'below'
}
