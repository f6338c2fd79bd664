import { useQueryClient } from '@tanstack/react-query'
import {
  answerRequest,
  clearConversation,
  removeMember,
  updateConversation,
  type Conversation,
} from '../../../contract/conversations.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { conversationQuery, messagesKey } from '../conversation-queries.ts'
import { messages } from './head-messages.ts'
import { askBoxesAgain, patchConversation } from './patch-conversation.ts'

type Changes = NonNullable<BodyOf<typeof updateConversation>>

/** For good, as the contract writes it. */
const FOR_GOOD = '9999-12-31T00:00:00.000Z'

/** What is done with a whole conversation. */
export function useConversationActions(conversation: Conversation, me: number) {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { id } = conversation
  const params = { id: String(id) }

  /** Shown at once, and put back if it is refused. */
  async function change(changes: Changes, shown: Partial<Conversation>): Promise<boolean> {
    const before = conversation
    patchConversation(client, id, (now) => ({ ...now, ...shown }))
    try {
      const answer = await call(updateConversation, { params, body: changes })
      patchConversation(client, id, (now) => ({ ...now, ...answer }))
      return true
    } catch (error) {
      patchConversation(client, id, () => before)
      showFailure(error)
      return false
    }
  }
  /** The conversation is no longer here. */
  function leave(): void {
    navigate('/messages')
    askBoxesAgain(client)
    client.removeQueries({ queryKey: messagesKey(id) })
    client.removeQueries({ queryKey: conversationQuery(id).queryKey })
  }
  async function archive(isArchived: boolean): Promise<void> {
    if (!(await change({ isArchived }, { isArchived }))) return
    askBoxesAgain(client)
    if (!isArchived) return
    toast({
      title: t('archived'),
      action: { label: t('undo'), onAct: () => void archive(false) },
    })
  }
  return {
    archive,
    leave,
    mute: (hours: Changes['muteHours'] & (number | null)) => {
      const until = hours === null ? FOR_GOOD : new Date(Date.now() + hours * 3_600_000).toISOString()
      void change({ muteHours: hours }, { mutedUntil: hours === 0 ? null : until })
    },
    answer: async (accept: boolean): Promise<void> => {
      try {
        await call(answerRequest, { params, body: { accept } })
        if (!accept) {
          toast({ title: t('declined') })
          return leave()
        }
        patchConversation(client, id, (now) => ({ ...now, isRequest: false }))
        askBoxesAgain(client)
        // Its pictures have addresses now.
        await Promise.all([
          client.invalidateQueries({ queryKey: conversationQuery(id).queryKey }),
          client.invalidateQueries({ queryKey: messagesKey(id) }),
        ])
      } catch (error) {
        showFailure(error)
      }
    },
    clear: async (): Promise<void> => {
      await call(clearConversation, { params })
      leave()
    },
    leaveGroup: async (): Promise<void> => {
      await call(removeMember, { params: { ...params, userId: String(me) } })
      leave()
    },
  }
}
