import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useText } from '../platform/language.tsx'
import { IconButton } from './icon-button.tsx'
import { messages } from './messages.ts'
import { Modal } from './modal.tsx'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: string | undefined
  children?: ReactNode
  size?: 'sm' | 'md' | 'lg'
}

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ onClose, title, description, children, size = 'md' }: Omit<DialogProps, 'open'>) {
  const t = useText(messages)
  const id = useId()
  return (
    <Modal
      className={`dialog dialog-${size}`}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-text`}
    >
      <header className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {description !== undefined && <p id={`${id}-text`}>{description}</p>}
      </header>
      {children}
      {/* Last in order, so that the first field or action gets the focus. */}
      <IconButton className="dialog-close" label={t('close')} icon={<X />} onClick={onClose} />
    </Modal>
  )
}

/** The row of actions at a dialog's end. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>
}
