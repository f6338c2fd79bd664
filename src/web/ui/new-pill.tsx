import { ArrowUp } from 'lucide-react'
import type { RefObject } from 'react'

interface NewPillProps {
  text: string
  count: number
  onShow: () => void
  /** The list that the new ones join; its reader is taken to its top. */
  list: RefObject<HTMLElement | null>
}

/** New items wait behind it, so that nothing moves under the reader. It takes no room itself. */
export function NewPill({ text, count, onShow, list }: NewPillProps) {
  function show(): void {
    onShow()
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div role="status" className="new-pill-place">
      {count > 0 && (
        <button type="button" className="new-pill" data-key="." onClick={show}>
          <ArrowUp aria-hidden="true" />
          {text}
        </button>
      )}
    </div>
  )
}
