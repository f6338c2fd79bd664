import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createDraftLink, deleteDraftLink, getDraftLink } from '../../../contract/draft-links.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { addressOf, call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { toast } from '../../ui/toast-store.ts'
import { messages } from './messages.ts'

/** The secret link of one's own draft. Its address is known only here, and only until the dialog is closed. */
export function useDraftLink(articleId: number) {
  const t = useText(messages)
  const client = useQueryClient()
  const params = { id: String(articleId) }
  const queryKey = [addressOf(getDraftLink, { id: articleId })]
  const { data, error } = useQuery<ResponseOf<typeof getDraftLink>>({ queryKey, gcTime: 0, staleTime: 0 })
  const make = useMutation({
    mutationFn: async () => call(createDraftLink, { params }),
    onSuccess: ({ createdAt }) => client.setQueryData(queryKey, { createdAt }),
  })
  const end = useMutation({
    mutationFn: async () => call(deleteDraftLink, { params }),
    onSuccess: () => {
      make.reset()
      client.setQueryData(queryKey, { createdAt: null })
      toast({ title: t('isOff'), tone: 'success' })
    },
  })
  const token = make.data?.token
  return {
    isPending: data === undefined && error === null,
    createdAt: data?.createdAt ?? null,
    address: token === undefined ? null : `${location.origin}/draft/${token}`,
    make: () => make.mutate(),
    end: () => end.mutate(),
    isMaking: make.isPending,
    isEnding: end.isPending,
    failure: failureOf(make.error ?? end.error ?? error, t('failed')),
  }
}
