import { Trash2 } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { MenuItem } from '../ui/menu.tsx'
import { messages } from './messages.ts'

/** For officers, in the menu of a post. */
export function RemoveItem({ onSelect }: { onSelect: () => void }) {
  const t = useText(messages)
  return (
    <MenuItem icon={<Trash2 />} tone="destructive" onSelect={onSelect}>
      {t('remove')}
    </MenuItem>
  )
}
