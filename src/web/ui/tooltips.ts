import { useEffect } from 'react'
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from '../../contract/limits.ts'
import { hideFromTop, showOnTop } from './on-top.ts'
import { positionPopover } from './position-popover.ts'
import { cameByTab, watchTabKey } from './tab-key.ts'

const BUBBLE_ID = 'tooltip'

/** One bubble for the page: it names whatever has `data-tooltip` and is pointed at or walked to with Tab. */
export function Tooltips(): null {
  useEffect(startTooltips, [])
  return null
}

function startTooltips(): () => void {
  const bubble = createBubble()
  const listening = new AbortController()
  let anchor: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let closedAt = Number.NEGATIVE_INFINITY

  function close(): void {
    clearTimeout(timer)
    if (bubble.isConnected) {
      closedAt = Date.now()
      hideFromTop(bubble)
      bubble.remove()
      watcher.disconnect()
    }
    if (anchor?.getAttribute('aria-describedby') === BUBBLE_ID) anchor.removeAttribute('aria-describedby')
    anchor = null
  }
  function open(): void {
    if (anchor === null || !anchor.isConnected) return
    const isName = anchor.hasAttribute('aria-label')
    bubble.textContent = anchor.dataset['tooltip'] ?? ''
    // What is already its name is not read out a second time.
    bubble.ariaHidden = isName ? 'true' : null
    if (!isName) anchor.setAttribute('aria-describedby', BUBBLE_ID)
    document.body.append(bubble)
    if (showOnTop(bubble)) positionPopover(bubble, anchor, 'below', 'center')
    watcher.observe(document.body, { childList: true, subtree: true })
  }
  function turnTo(next: HTMLElement | null, isAtOnce: boolean): void {
    if (next === anchor) return
    close()
    anchor = next
    if (next === null) return
    const delay = Date.now() - closedAt < TOOLTIP_SKIP_MS ? 0 : TOOLTIP_DELAY_MS
    if (delay === 0 && isAtOnce) open()
    else timer = setTimeout(open, delay)
  }
  const watcher = new MutationObserver(() => anchor?.isConnected !== true && close())
  const listen = <K extends keyof DocumentEventMap>(type: K, act: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, act, { capture: true, passive: true, signal: listening.signal })

  watchTabKey()
  listen('pointerover', (event) => {
    // A finger has no hover: there the label would only cover what it pressed.
    if (event.pointerType !== 'touch') turnTo(anchorOf(event.target), true)
  })
  listen('pointerout', (event) => {
    if (event.relatedTarget === null) turnTo(null, true)
  })
  listen('focusin', ({ target }) => {
    // Never at once: the focus may come from a menu in the midst of closing, and go on from here.
    const next = anchorOf(target)
    if (next !== null && cameByTab(next)) turnTo(next, false)
  })
  listen('keydown', ({ key }) => key === 'Escape' && close())
  for (const type of ['pointerdown', 'focusout', 'scroll'] as const) listen(type, close)
  return () => {
    listening.abort()
    close()
  }
}

const anchorOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null

function createBubble(): HTMLElement {
  const bubble = document.createElement('span')
  bubble.id = BUBBLE_ID
  bubble.role = 'tooltip'
  bubble.popover = 'manual'
  bubble.className = 'tooltip'
  return bubble
}
