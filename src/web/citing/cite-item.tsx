import { Quote } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { MenuItem } from '../ui/menu.tsx'
import { messages } from './messages.ts'

export function CiteItem({ onOpen }: { onOpen: () => void }) {
  const t = useText(messages)
  return (
    <MenuItem icon={<Quote />} onSelect={onOpen}>
      {t('title')}
    </MenuItem>
  )
}
