import { Archive, ArchiveRestore, Ban, Ellipsis, Flag, LogOut, Trash, User, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Message } from '../../../contract/conversations.ts'
import { BlockDialog } from '../../blocks/public.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx'
import { messages } from './head-messages.ts'
import { useThread } from './thread-context.ts'
import { useConversationActions } from './use-conversation-actions.ts'

const ConfirmDialog = lazyComponent(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)
const MembersDialog = lazyComponent(async () => (await import('./members-dialog.tsx')).MembersDialog)

interface ThreadMenuProps {
  name: string
  /** What a report about a person is about: the last thing that they said; undefined when nothing is shown. */
  lastOfTheirs: Message | undefined
}

/** What can be done with a conversation as a whole. */
export function ThreadMenu({ name, lastOfTheirs }: ThreadMenuProps) {
  const t = useText(messages)
  const { conversation, me, report } = useThread()
  const { archive, clear, leave, leaveGroup } = useConversationActions(conversation, me)
  const [opened, setOpened] = useState<'members' | 'clear' | 'leave' | 'block' | null>(null)
  const { person, kind, isArchived, isRequest } = conversation
  const close = (): void => setOpened(null)
  return (
    <>
      <Menu label={t('more')} trigger={<Ellipsis />} align="end">
        {person !== null && (
          <MenuLink icon={<User />} to={`/user/${person.id}`}>
            {t('profile')}
          </MenuLink>
        )}
        {kind === 'group' && (
          <MenuItem icon={<Users />} onSelect={() => setOpened('members')}>
            {t('seeMembers')}
          </MenuItem>
        )}
        {!isRequest && (
          <>
            <MenuItem
              icon={isArchived ? <ArchiveRestore /> : <Archive />}
              onSelect={() => void archive(!isArchived)}
            >
              {t(isArchived ? 'unarchive' : 'archive')}
            </MenuItem>
            <MenuItem icon={<Trash />} onSelect={() => setOpened('clear')}>
              {t('clear')}
            </MenuItem>
          </>
        )}
        {kind === 'group' && !isRequest && (
          <MenuItem icon={<LogOut />} tone="destructive" onSelect={() => setOpened('leave')}>
            {t('leave')}
          </MenuItem>
        )}
        {person !== null && (
          <MenuItem icon={<Ban />} tone="destructive" onSelect={() => setOpened('block')}>
            {t('block', { name })}
          </MenuItem>
        )}
        {kind === 'direct' && lastOfTheirs !== undefined && (
          <MenuItem icon={<Flag />} tone="destructive" onSelect={() => report(lastOfTheirs)}>
            {t('report')}
          </MenuItem>
        )}
      </Menu>
      <Suspense>
        {opened === 'members' && <MembersDialog conversation={conversation} me={me} onClose={close} />}
        {opened === 'clear' && (
          <ConfirmDialog
            title={t('clearTitle')}
            text={t('clearText')}
            action={t('clearNow')}
            act={clear}
            onClose={close}
          />
        )}
        {opened === 'leave' && (
          <ConfirmDialog
            title={t('leaveTitle')}
            text={t('leaveText')}
            action={t('leave')}
            act={leaveGroup}
            onClose={close}
          />
        )}
        {opened === 'block' && person !== null && (
          <BlockDialog person={person} onClose={close} onBlocked={leave} />
        )}
      </Suspense>
    </>
  )
}
