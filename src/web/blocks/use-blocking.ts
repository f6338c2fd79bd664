import { useQueryClient } from '@tanstack/react-query'
import { blockUser, listBlocked, unblockUser } from '../../contract/blocks.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { pagedQuery } from '../platform/paged-query.ts'
import { toast } from '../ui/toast-store.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { hidePerson } from './judge.tsx'
import { messages } from './messages.ts'
import { mutesQuery } from './mutes-query.ts'
import { askAgain, dropPerson } from './without-person.ts'

export interface SomeonesName {
  id: number
  name: string
}

export const blockedQuery = pagedQuery(listBlocked, { meta: { holds: [] } })

/** Blocking and taking it back: whoever is blocked is gone from the page at once, and back at once. */
export function useBlocking({ id, name }: SomeonesName) {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const params = { id: String(id) }
  const refresh = () => {
    void client.invalidateQueries({ queryKey: blockedQuery.queryKey })
    void client.invalidateQueries({ queryKey: mutesQuery.queryKey })
  }
  async function unblock(): Promise<void> {
    try {
      await call(unblockUser, { params })
      hidePerson(id, false)
      refresh()
      await askAgain(client)
      toast({ title: t('unblocked', { name }), tone: 'success' })
    } catch (error) {
      showFailure(error)
    }
  }
  async function block(): Promise<void> {
    await call(blockUser, { params })
    hidePerson(id, true)
    refresh()
    void dropPerson(client, id)
    toast({
      title: t('blocked', { name }),
      description: t('blockedText'),
      action: { label: t('undo'), onAct: () => void unblock() },
    })
  }
  return { block, unblock }
}
