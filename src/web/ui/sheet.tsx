import { X } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useText } from '../platform/language.tsx'
import { locationStore } from '../platform/location.ts'
import { IconButton } from './icon-button.tsx'
import { messages } from './messages.ts'
import { Modal } from './modal.tsx'

interface SheetProps {
  open: boolean
  onClose: () => void
  label: string
  children: ReactNode
}

/** The side menu of narrow screens; it goes away when its links lead somewhere. */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null
}

function OpenSheet({ onClose, label, children }: Omit<SheetProps, 'open'>) {
  const t = useText(messages)
  useEffect(() => locationStore.subscribe(onClose), [onClose])
  return (
    <Modal className="sheet" onClose={onClose} aria-label={label}>
      <IconButton className="sheet-close" label={t('close')} icon={<X />} onClick={onClose} />
      {children}
    </Modal>
  )
}
