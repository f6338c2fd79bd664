import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updatePagePost } from '../../../contract/page-posts.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { changePost } from '../post-cache.ts'
import { messages } from './messages.ts'

/** For moderators; it waits for the server's word, since others stop seeing the post. */
export function useMarkNsfw(id: number): (isNsfw: boolean) => void {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { mutate } = useMutation({
    mutationFn: async (isNsfw: boolean) =>
      call(updatePagePost, { params: { id: String(id) }, body: { isNsfw } }),
    onSuccess: (post) => {
      changePost(client, id, post)
      toast({ title: t(post.isNsfw ? 'markedNsfw' : 'unmarkedNsfw'), tone: 'success' })
    },
    onError: showFailure,
  })
  return mutate
}
