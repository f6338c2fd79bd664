import { navigate } from '../../platform/location.ts'
import { cameByTab, watchTabKey } from '../../ui/tab-key.ts'

const HOVER_MS = 350
const FOCUS_MS = 600
const PRESS_MS = 500
/** The pointer needs a moment from the link to the card. */
const LEAVE_MS = 250
/** A finger that goes further scrolls. */
const SLIP_PX = 10
const PERSON = /^\/user\/([1-9]\d*)$/
/** As texts name people. */
const MENTION = /^\/@([\w-]+)$/

export interface PersonAnchor {
  /** The link, or a face. */
  link: HTMLElement
  /** Who it is: their id, or their alias. */
  person: number | string
}

interface Watcher {
  open: (anchor: PersonAnchor) => void
  close: () => void
}

/** One listener for every link to a person, wherever it is drawn: pointed at, walked to, or pressed for long. */
export function watchPersonLinks(watcher: Watcher): () => void {
  const listening = new AbortController()
  let shown: HTMLElement | null = null
  let waiting: HTMLElement | null = null
  let opening: ReturnType<typeof setTimeout> | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  let pressed: { x: number; y: number } | null = null
  /** The click that ends a long press must not follow the link. */
  let heldLink: HTMLElement | null = null
  let lastTarget: EventTarget | null = null

  function forget(): void {
    clearTimeout(opening)
    waiting = null
  }
  function close(): void {
    forget()
    clearTimeout(leaving)
    if (shown === null) return
    shown = null
    watcher.close()
  }
  function open(anchor: PersonAnchor): void {
    forget()
    clearTimeout(leaving)
    if (!anchor.link.isConnected) return
    shown = anchor.link
    watcher.open(anchor)
  }
  function openAfter(anchor: PersonAnchor, wait: number): void {
    if (waiting === anchor.link || shown === anchor.link) return
    forget()
    waiting = anchor.link
    opening = setTimeout(() => open(anchor), wait)
  }
  function leaveSoon(): void {
    forget()
    clearTimeout(leaving)
    if (shown !== null) leaving = setTimeout(close, LEAVE_MS)
  }
  const listen = <K extends keyof DocumentEventMap>(type: K, act: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, act, { capture: true, signal: listening.signal })

  watchTabKey()
  // Only a mouse that moves: one that rests is passed under by the page while a finger scrolls it.
  listen('pointermove', ({ target, pointerType, clientX, clientY }) => {
    if (pointerType === 'touch') {
      if (pressed !== null && Math.hypot(clientX - pressed.x, clientY - pressed.y) > SLIP_PX) forget()
      return
    }
    if (target === lastTarget) return
    lastTarget = target
    const anchor = anchorOf(target)
    if (anchor === null) return isInCard(target) ? clearTimeout(leaving) : leaveSoon()
    clearTimeout(leaving)
    openAfter(anchor, HOVER_MS)
  })
  listen('pointerout', ({ relatedTarget, pointerType }) => {
    if (relatedTarget !== null || pointerType === 'touch') return
    lastTarget = null
    leaveSoon()
  })
  listen('focusin', ({ target }) => {
    const anchor = anchorOf(target)
    if (anchor !== null && cameByTab(anchor.link)) openAfter(anchor, FOCUS_MS)
  })
  listen('focusout', ({ target, relatedTarget }) => {
    if (target === waiting) forget()
    if (target === shown && !isInCard(relatedTarget)) close()
  })
  listen('pointerdown', ({ target, pointerType, clientX, clientY }) => {
    if (isInCard(target)) return
    heldLink = null
    close()
    const anchor = anchorOf(target)
    if (pointerType !== 'touch' || anchor === null) return
    pressed = { x: clientX, y: clientY }
    // Else a phone offers its own menu, and takes the finger away from the page.
    anchor.link.style.setProperty('-webkit-touch-callout', 'none')
    waiting = anchor.link
    opening = setTimeout(() => hold(anchor), PRESS_MS)
  })
  function hold(anchor: PersonAnchor): void {
    heldLink = anchor.link
    open(anchor)
  }
  listen('contextmenu', (event) => {
    const anchor = anchorOf(event.target)
    if (anchor === null || (waiting !== anchor.link && heldLink !== anchor.link) || pressed === null) return
    event.preventDefault()
    if (heldLink === null) hold(anchor)
  })
  for (const type of ['pointerup', 'pointercancel'] as const)
    listen(type, () => {
      if (pressed === null) return
      pressed = null
      forget()
    })
  listen('click', (event) => {
    const isHeld = heldLink !== null && event.target instanceof Node && heldLink.contains(event.target)
    heldLink = null
    if (!isHeld) return followFace(event.target)
    event.preventDefault()
    event.stopPropagation()
  })
  listen('keydown', (event) => {
    if (event.key !== 'Escape') return
    if (shown !== null) event.preventDefault()
    close()
  })
  listen('scroll', ({ target }) => {
    if (!isInCard(target)) close()
  })
  return () => {
    listening.abort()
    close()
  }
}

const isInCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-person-card]') !== null

/** A link that names a person, or a face, unless it stands where all about them is shown already. */
function anchorOf(target: EventTarget | null): PersonAnchor | null {
  if (!(target instanceof Element)) return null
  const link = target.closest<HTMLElement>('a, button') ?? target.closest<HTMLElement>('[data-person]')
  if (link === null || link.closest('[data-person-header], [data-person-card]') !== null) return null
  const id = link.dataset['person'] ?? PERSON.exec(link.getAttribute('href') ?? '')?.[1]
  const alias = MENTION.exec(link.getAttribute('href') ?? '')?.[1]
  if (id === undefined && alias === undefined) return null
  return { link, person: id === undefined ? (alias ?? '') : Number(id) }
}

/** A face that is in no link leads to its person all the same; for the keyboard there is the name beside it. */
function followFace(target: EventTarget | null): void {
  const anchor = anchorOf(target)
  if (anchor !== null && anchor.link.dataset['person'] !== undefined) navigate(`/user/${anchor.person}`)
}
