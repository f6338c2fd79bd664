import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { Button } from './button.tsx'
import { messages } from './messages.ts'
import type { ShownToast } from './toast-store.ts'
import { useSwipeRight } from './use-swipe-right.ts'

interface ToastCardProps {
  toast: ShownToast
  onDismiss: () => void
  onHover: (isHovered: boolean) => void
}

export function ToastCard({ toast, onDismiss, onHover }: ToastCardProps) {
  const t = useText(messages)
  const swipe = useSwipeRight(onDismiss)
  function act(): void {
    // Gone first, so that what the action tells is not taken for the toast it came from.
    onDismiss()
    toast.action?.onAct()
  }
  return (
    <div
      className={`toast toast-${toast.tone}`}
      data-leaving={toast.isLeaving || undefined}
      // A finger that has pressed and left would hold it for ever.
      onPointerEnter={(event) => event.pointerType !== 'touch' && onHover(true)}
      onPointerLeave={() => onHover(false)}
      {...swipe}
    >
      {toast.tone === 'destructive' && <CircleAlert className="toast-icon" />}
      {toast.tone === 'success' && <CircleCheck className="toast-icon" />}
      <div className="toast-words">
        <p className="toast-title">{toast.title}</p>
        {toast.description !== undefined && <p className="toast-text">{toast.description}</p>}
      </div>
      {toast.action !== undefined && (
        <Button size="sm" className="toast-action" onClick={act}>
          {toast.action.label}
        </Button>
      )}
      <button type="button" className="icon-btn toast-close" aria-label={t('close')} onClick={onDismiss}>
        <X />
      </button>
    </div>
  )
}
