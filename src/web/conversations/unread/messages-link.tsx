import { MessageCircle } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { IconLink } from '../../ui/icon-button.tsx'
import { CountBadge } from './count-badge.tsx'
import { messages } from './messages.ts'
import { useUnreadMessages } from './unread-store.ts'

/** The speech bubble of the header. */
export function MessagesLink() {
  const t = useText(messages)
  const { unread } = useUnreadMessages()
  return (
    <IconLink
      to="/messages"
      label={unread > 0 ? t('withUnread', { count: unread }) : t('messages')}
      icon={<MessageCircle />}
      badge={<CountBadge count={unread} />}
      className="messages-link"
    />
  )
}
