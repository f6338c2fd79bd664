import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { answerInvitation, listMyInvitations, type Invitation } from '../../contract/co-authors.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { addressOf, ApiError, call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { navigate } from '../platform/location.ts'
import { toast } from '../ui/toast-store.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { refreshArticle } from './refresh-article.ts'
import { messages } from './messages.ts'

export const invitationsQuery = queryOptions<ResponseOf<typeof listMyInvitations>>({
  queryKey: [addressOf(listMyInvitations)],
  refetchOnMount: 'always',
})

async function closeInvitation(client: QueryClient, articleId: number): Promise<void> {
  const { queryKey } = invitationsQuery
  await client.cancelQueries({ queryKey })
  client.setQueryData(
    queryKey,
    (data) => data && { items: data.items.filter((invitation) => invitation.articleId !== articleId) },
  )
}

/** `onDone` comes before its row goes. One that was withdrawn meanwhile goes too, with the reason. */
export function useAnswer({ articleId }: Invitation, onDone: () => void) {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: async (isAccepted: boolean) =>
      call(answerInvitation, { params: { id: String(articleId) }, body: { isAccepted } }),
    onSuccess: async (_, isAccepted) => {
      onDone()
      await closeInvitation(client, articleId)
      if (isAccepted) refreshArticle(client, articleId)
      const open = { label: t('open'), onAct: () => navigate(`/article/${articleId}`) }
      toast({
        title: t(isAccepted ? 'accepted' : 'declined'),
        ...(isAccepted && { tone: 'success', action: open }),
      })
    },
    onError: async (error) => {
      showFailure(error)
      if (!(error instanceof ApiError) || error.status !== 404) return
      onDone()
      await closeInvitation(client, articleId)
    },
  })
}
