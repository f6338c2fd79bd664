import { BellOff } from 'lucide-react'
import type { Conversation } from '../../../contract/conversations.ts'
import { useUser } from '../../auth/public.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CountBadge } from '../unread/count-badge.tsx'
import { Face } from './face.tsx'
import { lastLine } from './last-line.ts'
import { messages as lineMessages } from './line-messages.ts'
import { messages } from './messages.ts'
import { nameOf } from './name-of.ts'
import { RowMenu } from './row-menu.tsx'
import { shortTime } from './when.ts'

interface RowProps {
  conversation: Conversation
  to: string
  isOpen: boolean
  now: Date
}

/** One conversation; as a whole it leads there. */
export function ConversationRow({ conversation, to, isOpen, now }: RowProps) {
  const t = useText(messages)
  const line = useText(lineMessages)
  const { language } = useLanguage()
  const { user } = useUser()
  const { lastMessage, isRequest, mutedUntil } = conversation
  // What is open is being read.
  const unread = isOpen ? 0 : conversation.unread
  const name = nameOf(conversation, user?.id, t('deletedUser'))
  return (
    <li
      className="conversation"
      data-item
      data-unread={unread > 0 ? '' : undefined}
      data-current={isOpen ? '' : undefined}
    >
      <Face conversation={conversation} name={name} />
      <div className="conversation-words">
        <h3 className="conversation-name">
          <Link to={to} aria-current={isOpen ? 'page' : undefined} dir="auto">
            {name}
          </Link>
          {mutedUntil !== null && <BellOff role="img" aria-label={t('muted')} />}
        </h3>
        <p className="conversation-line" dir="auto">
          {lastLine(conversation, user?.id, line)}
        </p>
      </div>
      <div className="conversation-end">
        {lastMessage !== null && (
          <time dateTime={lastMessage.createdAt}>{shortTime(lastMessage.createdAt, language, now)}</time>
        )}
        <CountBadge count={unread} />
        {unread > 0 && <span className="sr-only">{t('unread', { count: unread })}</span>}
      </div>
      {!isRequest && <RowMenu conversation={conversation} name={name} />}
    </li>
  )
}

export function RowSkeleton() {
  return (
    <div className="conversation">
      <Skeleton className="size-11 rounded-full flex-none" />
      <span className="grid flex-1 gap-2 py-1">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-3 w-4/5" />
      </span>
    </div>
  )
}
