import { useQueryClient } from '@tanstack/react-query'
import type { Notification } from '../../contract/notifications.ts'
import { useLiveEvents } from '../live/public.ts'
import { useText } from '../platform/language.tsx'
import { navigate } from '../platform/location.ts'
import { toast } from '../ui/toast-store.ts'
import { isListShown } from './lists.ts'
import { messages } from './live-messages.ts'
import { setUnread } from './unread-store.ts'
import { useRead } from './use-read.ts'

/** Hears what the stream says of notifications; what is done about it is fetched with the first that came. */
export function NotificationsLive(): null {
  const t = useText(messages)
  const client = useQueryClient()
  const read = useRead()
  function tell({ id, sentence, path }: Notification): void {
    toast({
      title: t('newsTitle'),
      description: sentence.map(({ text }) => text).join(''),
      action: { label: t('open'), onAct: () => (read([id]), navigate(path)) },
    })
  }
  useLiveEvents('notifications', ({ unread, isNews, isAllRead }) => {
    setUnread(unread)
    if (isNews)
      // One that can't be told now is still behind the bell.
      void import('./hear-event.ts').then(({ hearNews }) => hearNews(client, tell)).catch(() => {})
    else if (isAllRead === true && isListShown(client))
      void import('./hear-event.ts').then(({ markAllRead }) => markAllRead(client)).catch(() => {})
  })
  return null
}
