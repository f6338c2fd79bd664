import { Suspense, useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { locationStore } from '../platform/location.ts'
import { CentredSpinner } from './spinner.tsx'
import { hideFromTop, showOnTop } from './on-top.ts'
import { positionPopover } from './position-popover.ts'
import { useOpening } from './use-opening.ts'

interface PopoverProps {
  /** The name of the trigger and of the panel. */
  label: string
  icon: ReactNode
  children: ReactNode
}

/** A small panel of controls under an icon; unlike a menu it stays open while things in it are changed. */
export function Popover({ label, icon, children }: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { isOpen, key, close, pressed, toggle } = useOpening(id)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-btn"
        aria-label={label}
        data-tooltip={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerDown={pressed}
        onClick={toggle}
      >
        {icon}
      </button>
      {isOpen && (
        <Panel key={key} id={id} label={label} button={button} onClosed={close}>
          {children}
        </Panel>
      )}
    </>
  )
}

interface PanelProps {
  id: string
  label: string
  button: RefObject<HTMLButtonElement | null>
  onClosed: () => void
  children: ReactNode
}

/** A native popover: the browser closes it on Esc and on a press elsewhere. */
function Panel({ id, label, button, onClosed, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => locationStore.subscribe(onClosed), [onClosed])
  useLayoutEffect(() => {
    const element = panel.current
    if (!element || !button.current) return undefined
    const anchor = button.current
    if (!showOnTop(element)) {
      onClosed()
      return undefined
    }
    element.focus({ preventScroll: true })
    // The content may arrive later than the panel; it is put in its place again whenever it grows.
    const observer = new ResizeObserver(() => positionPopover(element, anchor, 'below', 'end'))
    observer.observe(element)
    return () => {
      observer.disconnect()
      hideFromTop(element)
    }
  }, [button, onClosed])
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      popover="auto"
      className="menu popover-panel"
      onToggle={(event) => {
        if (event.target === event.currentTarget && event.newState === 'closed') onClosed()
      }}
    >
      <Suspense fallback={<CentredSpinner />}>{children}</Suspense>
    </div>
  )
}
