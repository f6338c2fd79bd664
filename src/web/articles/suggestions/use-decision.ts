import { useMutation, useQueryClient } from '@tanstack/react-query'
import { decideSuggestion, supportSuggestion, type getSuggestion } from '../../../contract/article-history.ts'
import type { BodyOf, ResponseOf } from '../../../contract/endpoint.ts'
import { call } from '../../platform/api.ts'
import { holding } from '../../platform/content-cache.ts'
import { useText } from '../../platform/language.tsx'
import { toast } from '../../ui/toast-store.ts'
import { messages } from './messages.ts'

export type WholeSuggestion = ResponseOf<typeof getSuggestion>

const TOLD = { accept: 'acceptedToast', decline: 'declinedToast', withdraw: 'withdrawnToast' } as const

/** Decides on a suggestion; whatever follows from it is fetched again. */
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

function useRefresh(id: number): () => Promise<unknown> {
  const client = useQueryClient()
  const about = holding(['suggestion', 'revision', 'article', 'marks'], { type: 'article', id })
  return async () => client.invalidateQueries(about)
}
