import {
  cloneElement,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from 'react'
import { showOnTop } from './on-top.ts'
import { positionPopover } from './position-popover.ts'
import { cameByTab, watchTabKey } from './tab-key.ts'
import { tooltipClosed, tooltipDelay, tooltipOpened } from './tooltip-timing.ts'

interface TooltipProps {
  text: string
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
  /** The text is already the element's name: it is not read out a second time. */
  isName?: boolean
}

export function Tooltip({ text, children, isName = false }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)

  const close = useCallback(() => {
    clearTimeout(timer.current)
    setOpen(false)
  }, [])
  function openAfter(delay: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), delay)
  }
  function enter(event: PointerEvent): void {
    // A finger has no hover: there the label would only cover what it pressed.
    if (event.pointerType === 'touch') return
    const delay = tooltipDelay(Date.now())
    if (delay === 0) setOpen(true)
    else openAfter(delay)
  }
  // Never at once: the focus may come from a menu in the midst of closing, and go on from here.
  const focus = (event: FocusEvent) => cameByTab(event.target) && openAfter(tooltipDelay(Date.now()))

  useEffect(() => {
    watchTabKey()
    return () => clearTimeout(timer.current)
  }, [])
  useEffect(() => {
    if (!isOpen) return undefined
    tooltipOpened(close)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('keydown', onKey)
    document.addEventListener('scroll', close, { capture: true, passive: true })
    return () => {
      tooltipClosed(close, Date.now())
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('scroll', close, { capture: true })
    }
  }, [isOpen, close])

  return (
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={enter}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={focus}
      onBlur={close}
    >
      {isName ? children : cloneElement(children, { 'aria-describedby': isOpen ? id : undefined })}
      {isOpen && (
        <Bubble id={id} text={text} anchor={() => anchor.current?.firstElementChild} isName={isName} />
      )}
    </span>
  )
}

interface BubbleProps {
  id: string
  text: string
  anchor: () => Element | null | undefined
  isName: boolean
}

function Bubble({ id, text, anchor, isName }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = bubble.current
    const beside = anchor()
    if (!element || !beside) return
    if (showOnTop(element)) positionPopover(element, beside, 'below', 'center')
  })
  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      className="tooltip"
      aria-hidden={isName || undefined}
    >
      {text}
    </span>
  )
}
