import { Copy, Ellipsis, Flag, Pencil, Reply, Trash, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { MESSAGE_DELETE_MS, MESSAGE_EDIT_MS, type Message } from '../../../contract/conversations.ts'
import { useText } from '../../platform/language.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast-store.ts'
import { messages } from './menu-messages.ts'
import { ReactionRow } from './reactions.tsx'
import { useThread } from './thread-context.ts'
import { useDelete } from './use-delete.ts'
import { plainText } from './without-links.ts'

/** Everything that can be done with a message. */
export function MessageMenu({ message, senderName }: { message: Message; senderName: string }) {
  const t = useText(messages)
  return (
    <Menu
      label={t('options', { name: senderName })}
      trigger={<Ellipsis />}
      triggerClass="thread-more"
      align="end"
    >
      <Items message={message} />
    </Menu>
  )
}

/** Drawn while the menu is open: what may still be done is a matter of minutes. */
function Items({ message }: { message: Message }) {
  const t = useText(messages)
  const { conversation, me, reply, edit, report } = useThread()
  const remove = useDelete(message)
  const isThere = message.deletedAt === null
  const isMine = message.senderId === me
  const [age] = useState(() => Date.now() - Date.parse(message.createdAt))
  const canAnswer = isThere && conversation.canSend && !conversation.isRequest
  const text = message.source ?? plainText(message.body)
  return (
    <>
      {canAnswer && (
        <>
          <ReactionRow message={message} />
          <MenuSeparator />
          <MenuItem icon={<Reply />} onSelect={() => reply(message)}>
            {t('reply')}
          </MenuItem>
        </>
      )}
      {isThere && text !== '' && (
        <MenuItem icon={<Copy />} onSelect={() => void copy()}>
          {t('copy')}
        </MenuItem>
      )}
      {isThere && isMine && age < MESSAGE_EDIT_MS && message.source !== null && (
        <MenuItem icon={<Pencil />} onSelect={() => edit(message)}>
          {t('edit')}
        </MenuItem>
      )}
      <MenuItem icon={<Trash />} onSelect={() => remove('me')}>
        {t('deleteForMe')}
      </MenuItem>
      {isThere && isMine && age < MESSAGE_DELETE_MS && (
        <MenuItem icon={<Trash2 />} tone="destructive" onSelect={() => remove('everyone')}>
          {t('deleteForEveryone')}
        </MenuItem>
      )}
      {isThere && !isMine && (
        <MenuItem icon={<Flag />} tone="destructive" onSelect={() => report(message)}>
          {t('report')}
        </MenuItem>
      )}
    </>
  )
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text)
    toast({ title: t('copied'), tone: 'success' })
  }
}
