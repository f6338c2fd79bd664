import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { createPortal } from 'react-dom'
import { TOAST_MS } from '../../contract/limits.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'
import { modalStack } from './modal-stack.ts'
import { showOnTop } from './on-top.ts'
import { ToastCard } from './toast-card.tsx'
import { dismissToast, toastStore, type ShownToast } from './toast-store.ts'
import { useCountdown } from './use-countdown.ts'
import { useHiddenPage } from './use-hidden-page.ts'

/** Rendered once by the app. Behind a modal dialog nothing can be reached, so there it moves into the dialog. */
export function Toaster() {
  const host = useSyncExternalStore(modalStack.subscribe, modalStack.top, modalStack.topOnServer)
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer)
  const [isHeld, setHeld] = useState(false)
  const isHidden = useHiddenPage()
  const id = shown?.id
  useCountdown(id, TOAST_MS, isHeld || isHidden, () => id !== undefined && dismissToast(id))
  const region = <ToastRegion shown={shown} onHold={setHeld} />
  return host === null ? region : createPortal(region, host)
}

interface RegionProps {
  shown: ShownToast | null
  /** Somebody reads: time stands still. */
  onHold: (isHeld: boolean) => void
}

function ToastRegion({ shown, onHold }: RegionProps) {
  const t = useText(messages)
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const [hasFocus, setFocus] = useState(false)
  const [isHovered, setHovered] = useState(false)

  // The top layer keeps it above everything, and open from the start so that it is announced from the start.
  useLayoutEffect(() => {
    const element = region.current
    if (!element || showOnTop(element)) return undefined
    const again = setTimeout(() => showOnTop(element))
    return () => clearTimeout(again)
  }, [])
  useLayoutEffect(() => {
    onHold(hasFocus || isHovered)
    return () => onHold(false)
  }, [onHold, hasFocus, isHovered])
  useEffect(() => {
    function focusRegion(event: globalThis.KeyboardEvent): void {
      if (event.key !== 'F8') return
      event.preventDefault()
      region.current?.focus()
    }
    document.addEventListener('keydown', focusRegion)
    return () => document.removeEventListener('keydown', focusRegion)
  }, [])

  function enter(event: FocusEvent): void {
    setFocus(true)
    if (event.relatedTarget instanceof HTMLElement && !region.current?.contains(event.relatedTarget))
      cameFrom.current = event.relatedTarget
  }
  function leave(event: FocusEvent): void {
    if (!region.current?.contains(event.relatedTarget)) setFocus(false)
  }
  function dismiss(): void {
    if (region.current?.contains(document.activeElement)) {
      cameFrom.current?.focus()
      // Where it came from may be gone; the button goes too, and then no blur tells of it.
      setFocus(false)
    }
    setHovered(false)
    if (shown) dismissToast(shown.id)
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    // Only the toast goes, not the dialog it may stand in.
    event.preventDefault()
    event.stopPropagation()
    dismiss()
  }

  const card = shown && <ToastCard key={shown.id} toast={shown} onDismiss={dismiss} onHover={setHovered} />
  const isUrgent = shown?.tone === 'destructive'
  return (
    // The region only listens to what its buttons are told: Esc, and focus coming and going.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      className="toaster"
      popover="manual"
      aria-label={t('notifications')}
      tabIndex={-1}
      onFocus={enter}
      onBlur={leave}
      onKeyDown={press}
    >
      <div role="status">{!isUrgent && card}</div>
      <div role="alert">{isUrgent && card}</div>
      {hasFocus && shown === null && <p className="toast-none">{t('noNotifications')}</p>}
    </section>
  )
}
