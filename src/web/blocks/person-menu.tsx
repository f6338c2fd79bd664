import { Ellipsis } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { Menu } from '../ui/menu.tsx'
import { messages } from './messages.ts'
import { usePersonItems } from './use-person-items.tsx'

/** What can be done about somebody, beside their name. */
export function PersonMenu({ person: { id, name } }: { person: { id: number; name: string } }) {
  const t = useText(messages)
  const { items, dialog } = usePersonItems(id, name)
  return (
    <>
      <Menu label={t('more', { name })} trigger={<Ellipsis />} align="end">
        {items}
      </Menu>
      {dialog}
    </>
  )
}
