import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { locationStore } from '../platform/location.ts'
import { MenuContext } from './menu-context.ts'
import { hideFromTop, showOnTop } from './on-top.ts'
import { positionPopover } from './position-popover.ts'
import { stepFocus } from './step-focus.ts'
import { useOpening } from './use-opening.ts'

export {
  MenuCheckItem,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from './menu-items.tsx'

interface MenuProps {
  /** The name of the trigger and of the menu. */
  label: string
  trigger: ReactNode
  triggerClass?: string
  align?: 'start' | 'end'
  /** The keys of its items. */
  shortcuts?: string
  /** Stands above the items and is no item: a name, an address. */
  header?: ReactNode
  children: ReactNode
}

export function Menu({
  label,
  trigger,
  triggerClass = 'icon-btn',
  align = 'start',
  shortcuts,
  header,
  children,
}: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { isOpen, key, open, close, pressed, toggle } = useOpening(id)

  function press(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClass}
        aria-label={label}
        data-tooltip={label}
        data-keys={shortcuts}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerDown={pressed}
        onClick={toggle}
        onKeyDown={press}
      >
        {trigger}
      </button>
      {isOpen && (
        <MenuPopup
          key={key}
          id={id}
          label={label}
          align={align}
          button={button}
          header={header}
          onClosed={close}
        >
          {children}
        </MenuPopup>
      )}
    </>
  )
}

type PopupProps = Required<Pick<MenuProps, 'label' | 'align' | 'children'>> & {
  id: string
  button: RefObject<HTMLButtonElement | null>
  header: ReactNode
  onClosed: () => void
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/** Few menus are searched by letters: what it takes is fetched with the first, and those that follow keep their order. */
let letters = Promise.resolve()

const ITEMS = '[role^=menuitem]:not(:disabled)'

/** A native popover: the browser closes it on Esc and on a press elsewhere and gives the focus back. */
function MenuPopup({ id, label, align, button, header, onClosed, children }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  const items = () => popup.current?.querySelectorAll<HTMLElement>(ITEMS) ?? []
  const context = useMemo(() => ({ close: () => popup.current && hideFromTop(popup.current) }), [])

  useEffect(() => locationStore.subscribe(onClosed), [onClosed])
  useLayoutEffect(() => {
    const element = popup.current
    const trigger = button.current
    if (!element || !trigger) return undefined
    if (!showOnTop(element)) {
      onClosed()
      return undefined
    }
    positionPopover(element, trigger, 'below', align)
    const start = () =>
      (
        element.querySelector<HTMLElement>('[aria-checked=true]') ?? element.querySelector<HTMLElement>(ITEMS)
      )?.focus({ preventScroll: true })
    start()
    // Items that arrive late make it longer, and if they are all there is, the keyboard begins with them.
    const resizes = new ResizeObserver(() => {
      positionPopover(element, trigger, 'below', align)
      if (!element.contains(document.activeElement)) start()
    })
    resizes.observe(element)
    return () => {
      resizes.disconnect()
      hideFromTop(element)
    }
  }, [button, align, onClosed])

  function press(event: KeyboardEvent): void {
    if (event.key === 'Tab') context.close()
    else if (stepFocus(event, items(), 'column') === undefined && isLetter(event))
      letters = letters
        .then(async () => (await import('./typeahead.ts')).focusTyped(event.key, items()))
        .catch(() => {})
  }
  return (
    <div
      ref={popup}
      popover="auto"
      className="menu"
      onToggle={(event) => {
        if (event.target === event.currentTarget && event.newState === 'closed') onClosed()
      }}
    >
      {header}
      <div id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={press}>
        <MenuContext value={context}>{children}</MenuContext>
      </div>
    </div>
  )
}
