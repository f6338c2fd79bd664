import { BellOff, Check, Ellipsis } from 'lucide-react'
import type { Notification } from '../../contract/notifications.ts'
import type { Subject } from '../platform/content-cache.ts'
import { useText } from '../platform/language.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { toast } from '../ui/toast-store.ts'
import { messages } from './messages.ts'
import { threadOf, useThreadChoice } from './threads.ts'
import { useRead } from './use-read.ts'

/** What can be done with one line; nothing for one that was read and belongs to no thread. */
export function LineMenu({ notification: { id, isRead, path } }: { notification: Notification }) {
  const t = useText(messages)
  const read = useRead()
  const thread = threadOf(path)
  if (isRead && thread === null) return null
  return (
    <Menu label={t('more')} trigger={<Ellipsis />} triggerClass="icon-btn notification-menu" align="end">
      {!isRead && (
        <MenuItem icon={<Check />} onSelect={() => read([id])}>
          {t('markRead')}
        </MenuItem>
      )}
      {thread !== null && <MuteItem thread={thread} />}
    </Menu>
  )
}

function MuteItem({ thread }: { thread: Subject }) {
  const t = useText(messages)
  const choose = useThreadChoice(thread, (choice, undo) => {
    if (choice === 'muted') toast({ title: t('muted'), action: { label: t('undo'), onAct: undo } })
  })
  return (
    <MenuItem icon={<BellOff />} onSelect={() => choose('muted')}>
      {t('muteThread')}
    </MenuItem>
  )
}
