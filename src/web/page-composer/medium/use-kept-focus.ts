import { useLayoutEffect, useRef } from 'react'

/** When the button that had the focus goes because something is done, the next thing to do gets it. */
export function useKeptFocus(state: string) {
  const frame = useRef<HTMLFieldSetElement>(null)
  const last = useRef<Element>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const note = (): void => {
      last.current = document.activeElement
    }
    element.addEventListener('focusin', note)
    return () => element.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    const isLost =
      last.current !== null && !last.current.isConnected && document.activeElement === document.body
    last.current = null
    if (isLost) frame.current?.querySelector<HTMLElement>('button:enabled')?.focus()
  }, [state])
  return frame
}
