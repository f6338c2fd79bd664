import { useQueryClient } from '@tanstack/react-query'
import type { Conversation } from '../../../contract/conversations.ts'
import { useUser } from '../../auth/public.ts'
import { useLiveEvents } from '../../live/public.ts'
import { isSwitchedOn } from '../../notifications/public.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { toast } from '../../ui/toast-store.ts'
import { BOXES_SHOWN } from '../conversation-queries.ts'
import { nameOf } from '../list/name-of.ts'
import { messages } from './live-messages.ts'
import { setUnreadMessages } from './unread-store.ts'

/** Hears what the stream says of messages; what is done about it is fetched with the first that came. */
export function MessagesLive(): null {
  const t = useText(messages)
  const client = useQueryClient()
  const { user } = useUser()
  function tell(conversation: Conversation): void {
    const { id, kind, lastMessage } = conversation
    const name = nameOf(conversation, user?.id, t('deletedUser'))
    toast({
      title: t(kind === 'group' ? 'inGroup' : 'from', { name }),
      description: lastMessage === null || lastMessage.text === '' ? t('photo') : lastMessage.text,
      action: { label: t('open'), onAct: () => navigate(`/messages/${id}`) },
    })
  }
  async function hear(id: number, isNews: boolean): Promise<void> {
    const { hasLists, hearChange, isInSight } = await import('./hear-message.ts')
    const isTold = isNews && isSwitchedOn() && !document.hidden && !isInSight(id)
    if (!isTold && !hasLists(client)) return
    const conversation = await hearChange(client, id, isNews)
    if (isTold && conversation !== null && mayTell(conversation)) tell(conversation)
  }
  useLiveEvents('messages', ({ conversationId, unread, requests, isNews }) => {
    setUnreadMessages({ unread, requests })
    if (conversationId === null) void client.invalidateQueries(BOXES_SHOWN)
    // One that can't be told now is still counted in the header.
    else hear(conversationId, isNews).catch(() => {})
  })
  return null
}

/** Requests wait in their own box, and what was read elsewhere meanwhile is no news. */
function mayTell({ isRequest, mutedUntil, unread, lastMessage }: Conversation): boolean {
  return !isRequest && mutedUntil === null && unread > 0 && lastMessage?.isDeleted === false
}
