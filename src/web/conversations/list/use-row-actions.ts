import { useQueryClient } from '@tanstack/react-query'
import { clearConversation, updateConversation, type Conversation } from '../../../contract/conversations.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { locationStore, navigate } from '../../platform/location.ts'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { dropConversation, knownConversation, putConversation } from './boxes.ts'
import { callOffClearing, clearLater } from './cleared.ts'
import { messages } from './messages.ts'

/** How the contract writes "for good". */
const FOR_GOOD = '9999-12-31T00:00:00.000Z'

/** What a row's menu does: shown at once, put back with the reason when it is refused, and every one can be undone. */
export function useRowActions(conversation: Conversation) {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { id } = conversation
  const params = { id: String(id) }

  async function change(
    body: BodyOf<typeof updateConversation>,
    shown: Partial<Conversation>,
  ): Promise<void> {
    const before = knownConversation(client, id) ?? conversation
    putConversation(client, { ...before, ...shown })
    try {
      putConversation(client, await call(updateConversation, { params, body }))
    } catch (error) {
      putConversation(client, before)
      showFailure(error)
    }
  }
  function say(title: string, undo: () => void): void {
    toast({ title, action: { label: t('undo'), onAct: undo } })
  }
  function archive(isArchived: boolean): void {
    const set = (to: boolean) => void change({ isArchived: to }, { isArchived: to })
    set(isArchived)
    say(t(isArchived ? 'archived' : 'unarchived'), () => set(!isArchived))
  }
  function mute(isMuted: boolean): void {
    const set = (to: boolean) =>
      void change({ muteHours: to ? null : 0 }, { mutedUntil: to ? FOR_GOOD : null })
    set(isMuted)
    say(t(isMuted ? 'mutedNow' : 'unmutedNow'), () => set(!isMuted))
  }
  function clear(): void {
    clearLater(id, () => {
      const before = knownConversation(client, id) ?? conversation
      dropConversation(client, id)
      call(clearConversation, { params }).catch((error: unknown) => {
        putConversation(client, before)
        showFailure(error)
      })
    })
    say(t('deleted'), () => callOffClearing(id))
    if (locationStore.get().path === `/messages/${id}`) navigate('/messages', { replace: true })
  }
  return { archive, mute, clear }
}
