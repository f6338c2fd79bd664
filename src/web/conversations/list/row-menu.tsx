import { Archive, Bell, BellOff, Ellipsis, Inbox, Trash2 } from 'lucide-react'
import type { Conversation } from '../../../contract/conversations.ts'
import { useText } from '../../platform/language.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { messages } from './messages.ts'
import { useRowActions } from './use-row-actions.ts'

export function RowMenu({ conversation, name }: { conversation: Conversation; name: string }) {
  const t = useText(messages)
  const { archive, mute, clear } = useRowActions(conversation)
  const { isArchived, mutedUntil } = conversation
  const isMuted = mutedUntil !== null
  return (
    <Menu
      label={t('more', { name })}
      trigger={<Ellipsis />}
      triggerClass="icon-btn conversation-menu"
      align="end"
    >
      <MenuItem icon={isArchived ? <Inbox /> : <Archive />} onSelect={() => archive(!isArchived)}>
        {t(isArchived ? 'fromArchive' : 'toArchive')}
      </MenuItem>
      <MenuItem icon={isMuted ? <Bell /> : <BellOff />} onSelect={() => mute(!isMuted)}>
        {t(isMuted ? 'unmute' : 'mute')}
      </MenuItem>
      <MenuItem icon={<Trash2 />} tone="destructive" onSelect={clear}>
        {t('delete')}
      </MenuItem>
    </Menu>
  )
}
