import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  decideSuggestion,
  listRevisions,
  listSuggestions,
  supportSuggestion,
  type getSuggestion,
} from '../../../contract/article-history.ts'
import type { BodyOf, ResponseOf } from '../../../contract/endpoint.ts'
import { addressOf, call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { toast } from '../../ui/toast-store.ts'
import { articleQueries } from '../article-queries.ts'
import { messages } from './messages.ts'

export type WholeSuggestion = ResponseOf<typeof getSuggestion>

const TOLD = { accept: 'acceptedToast', decline: 'declinedToast', withdraw: 'withdrawnToast' } as const

/** Decides on a suggestion; whatever follows from it is asked for anew. */
export function useDecision(articleId: number, suggestionId: number, onDone?: () => void) {
  const t = useText(messages)
  const refresh = useRefresh(articleId)
  const params = { id: String(articleId), suggestionId: String(suggestionId) }
  return useMutation({
    mutationFn: async (body: BodyOf<typeof decideSuggestion>) => call(decideSuggestion, { params, body }),
    onSuccess: async (_, { decision }) => {
      onDone?.()
      toast({ title: t(TOLD[decision]), tone: 'success' })
      await refresh()
    },
  })
}

/** One of the two who accept what its authors did not answer. */
export function useSupport(articleId: number, suggestionId: number) {
  const t = useText(messages)
  const refresh = useRefresh(articleId)
  const params = { id: String(articleId), suggestionId: String(suggestionId) }
  return useMutation({
    mutationFn: async () => call(supportSuggestion, { params }),
    onSuccess: async ({ state }) => {
      toast({ title: t(state === 'accepted' ? 'acceptedToast' : 'supportedToast'), tone: 'success' })
      await refresh()
    },
  })
}

function useRefresh(articleId: number): () => Promise<unknown> {
  const client = useQueryClient()
  const changed = [listSuggestions, listRevisions].map((route) => addressOf(route, { id: articleId }))
  return async () =>
    Promise.all([
      client.invalidateQueries({
        predicate: ({ queryKey }) => changed.some((address) => String(queryKey[0]).startsWith(address)),
      }),
      client.invalidateQueries({ queryKey: articleQueries.detail(articleId).queryKey }),
      client.invalidateQueries({ queryKey: articleQueries.mine(articleId).queryKey }),
    ])
}
