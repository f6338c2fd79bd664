import { ArrowLeft, Search } from 'lucide-react'
import type { Message } from '../../../contract/conversations.ts'
import { useText } from '../../platform/language.tsx'
import { Link, usePlace } from '../../platform/link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton, IconLink } from '../../ui/icon-button.tsx'
import { messages } from './head-messages.ts'
import { messages as logMessages } from './messages.ts'
import { MuteMenu } from './mute-menu.tsx'
import { nameOfConversation } from './names.ts'
import { useThread } from './thread-context.ts'
import { ThreadMenu } from './thread-menu.tsx'

interface ThreadHeadProps {
  lastOfTheirs: Message | undefined
  typists: readonly number[]
  isSearching: boolean
  onSearch: () => void
}

/** Whom it is with, who is writing, and what can be done with all of it. */
export function ThreadHead({ lastOfTheirs, typists, isSearching, onSearch }: ThreadHeadProps) {
  const t = useText(messages)
  const log = useText(logMessages)
  const { conversation, me } = useThread()
  const box = usePlace().query.get('box')
  const back = box === null ? '/messages' : `/messages?box=${encodeURIComponent(box)}`
  const { person, kind, members, memberCount } = conversation
  const name = nameOfConversation(conversation, me, log('deletedUser'))
  return (
    <header className="thread-head">
      <IconLink to={back} label={t('back')} icon={<ArrowLeft />} className="messages-back" />
      <Avatar
        person={person?.id ?? null}
        name={name}
        src={person?.profileUrl ?? null}
        className="thread-head-face"
      />
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-semibold text-base" dir="auto">
          {person === null ? name : <Link to={`/user/${person.id}`}>{name}</Link>}
        </h2>
        <p role="status" className="truncate text-sm text-quiet">
          {line()}
        </p>
      </div>
      {!conversation.isRequest && (
        <>
          <IconButton label={t('search')} icon={<Search />} aria-expanded={isSearching} onClick={onSearch} />
          <MuteMenu />
        </>
      )}
      <ThreadMenu name={name} lastOfTheirs={lastOfTheirs} />
    </header>
  )
  function line(): string {
    const writing = members.filter((member) => typists.includes(member.person.id))
    const [first] = writing
    if (first !== undefined && kind === 'direct') return t('typing')
    if (writing.length > 1) return t('typingMany', { count: writing.length })
    if (first !== undefined) return t('typingName', { name: first.person.name })
    if (kind === 'group') return t('members', { count: memberCount })
    return person === null ? '' : `@${person.alias}`
  }
}
