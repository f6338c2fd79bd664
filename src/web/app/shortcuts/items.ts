/** What a list shows says so itself: `data-item` on a card, a post, a comment. */
const ITEM = '[data-item]'

export function itemInFocus(): Element | null {
  return document.activeElement?.closest(ITEM) ?? null
}

/** Goes to the next or the previous one; from nowhere, to the one at the top of the window. */
export function stepItem(by: 1 | -1): void {
  const items = Array.from(document.querySelectorAll<HTMLElement>(`#main ${ITEM}`)).filter(
    (item) => item.getClientRects().length > 0,
  )
  const current = itemInFocus()
  const next = current === null ? nearTop(items, by) : items[items.findIndex((item) => item === current) + by]
  if (next === undefined) return
  const target = linkOf(next) ?? next
  target.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
}

export function openItem(): void {
  const item = itemInFocus()
  if (item !== null) linkOf(item)?.click()
}

function nearTop(items: readonly HTMLElement[], by: 1 | -1): HTMLElement | undefined {
  const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
  const isBelow = (item: HTMLElement) => item.getBoundingClientRect().top >= header
  return by === 1 ? items.find(isBelow) : items.findLast((item) => !isBelow(item))
}

/** The link of its title; a post without a title has one around its date. */
function linkOf(item: Element): HTMLElement | null {
  return (
    item.querySelector<HTMLElement>(':is(h2, h3, h4) a') ??
    item.querySelector<HTMLElement>('a[href^="/page-post/"]')
  )
}
