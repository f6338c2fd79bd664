import { useQueryClient } from '@tanstack/react-query'
import type { Message } from '../../../contract/conversations.ts'
import { deleteMessage, restoreMessage } from '../../../contract/message-acts.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { changeWindow, putMessage, withoutMessage } from '../message-cache.ts'
import { messages } from './menu-messages.ts'

/** Deletes at once, for oneself or for everyone, and can be taken back from the toast. */
export function useDelete(message: Message): (whose: 'me' | 'everyone') => void {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const params = { id: String(message.id) }

  async function restore(): Promise<void> {
    try {
      putMessage(client, await call(restoreMessage, { params }))
    } catch (error) {
      showFailure(error)
    }
  }
  return (whose) => {
    if (whose === 'me') changeWindow(client, message.conversationId, (now) => withoutMessage(now, message.id))
    else putMessage(client, { ...message, deletedAt: new Date().toISOString() })
    call(deleteMessage, { params, query: { for: whose } }).then(
      () =>
        toast({
          title: t(whose === 'me' ? 'deletedForMe' : 'deletedForEveryone'),
          action: { label: t('undo'), onAct: () => void restore() },
        }),
      (error: unknown) => {
        putMessage(client, message)
        showFailure(error)
      },
    )
  }
}
