import { useEffect, useRef, type RefObject } from 'react'

/**
 * For the box around cards: whoever's button has gone goes on with the card it was in, or with the one that took its
 * place, or with what stands there instead of none. Focus that somebody has taken elsewhere stays there.
 */
export function useKeptFocus(items: readonly unknown[] | undefined): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef<{ target: Element; place: number } | null>(null)
  useEffect(() => {
    function note({ target }: FocusEvent): void {
      if (!(target instanceof Element)) return
      const place = box.current?.contains(target)
        ? cardsOf(box.current).findIndex((card) => card.contains(target))
        : -1
      // A dialog is over the cards: what it was opened from has the focus afterwards.
      if (place >= 0) last.current = { target, place }
      else if (target.closest('dialog') === null) last.current = null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (last.current === null || last.current.target.isConnected) return
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const { place } = last.current
    const cards = box.current === null ? [] : cardsOf(box.current)
    const next = cards[Math.min(place, cards.length - 1)] ?? box.current
    next?.focus()
  }, [items])
  return box
}

function cardsOf(box: HTMLElement): HTMLElement[] {
  return Array.from(box.querySelectorAll<HTMLElement>('article'))
}
