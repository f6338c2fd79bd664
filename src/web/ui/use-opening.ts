import { useCallback, useRef, useState } from 'react'

/**
 * Whether a popover is to be shown. The browser closes popovers itself (Esc, a press elsewhere) and tells so a
 * moment later; until then only the page knows, so the page is asked, and each opening has a number of its own.
 */
export function useOpening(id: string) {
  const [opening, setOpening] = useState(0)
  const wasOpen = useRef(false)
  const isShown = (): boolean =>
    document.getElementById(id)?.closest('[popover]')?.matches(':popover-open') === true
  const open = (): void => {
    if (!isShown()) setOpening((last) => Math.abs(last) + 1)
  }
  const close = useCallback(() => setOpening((last) => -Math.abs(last)), [])
  return {
    isOpen: opening > 0,
    /** Another one for each opening: a popover that was closed is never shown again. */
    key: opening,
    open,
    close,
    /** The browser has closed the popover already when its trigger is pressed; the click must not open it again. */
    pressed: (): void => {
      wasOpen.current = isShown()
    },
    toggle: (): void => {
      if (wasOpen.current || isShown()) close()
      else open()
      wasOpen.current = false
    },
  }
}
