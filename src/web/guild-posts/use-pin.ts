import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pinGuildPost, unpinGuildPost } from '../../contract/guild-posts.ts'
import { call } from '../platform/api.ts'
import { holding } from '../platform/content-cache.ts'
import { useText } from '../platform/language.tsx'
import { toast } from '../ui/toast-store.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { messages } from './messages.ts'

/** For officers. It waits for the server's word: there may be three pinned ones already. */
export function usePin(guildId: number, postId: number): (isPinned: boolean) => void {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { mutate } = useMutation({
    mutationFn: async (isPinned: boolean) =>
      call(isPinned ? pinGuildPost : unpinGuildPost, {
        params: { id: String(guildId), postId: String(postId) },
      }),
    onSuccess: (_answer, isPinned) => {
      toast({ title: t(isPinned ? 'pinnedNow' : 'unpinnedNow'), tone: 'success' })
      return client.invalidateQueries(holding('page-post', null))
    },
    onError: showFailure,
  })
  return mutate
}
