import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../platform/language.tsx'
import { Menu } from '../ui/menu.tsx'
import { messages } from './messages.ts'
import { usePersonItems } from './use-person-items.tsx'

interface PersonMenuProps {
  person: { id: number; name: string }
  /** What the place adds. */
  children?: ReactNode
}

/** What can be done about somebody, beside their name. */
export function PersonMenu({ person: { id, name }, children }: PersonMenuProps) {
  const t = useText(messages)
  const { items, dialog } = usePersonItems(id, name)
  return (
    <>
      <Menu label={t('more', { name })} trigger={<Ellipsis />} align="end">
        {children}
        {items}
      </Menu>
      {dialog}
    </>
  )
}
