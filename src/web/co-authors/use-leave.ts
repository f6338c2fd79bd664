import { useMutation, useQueryClient } from '@tanstack/react-query'
import { leaveArticle } from '../../contract/co-authors.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { toast } from '../ui/toast-store.ts'
import { messages } from './leave-messages.ts'
import { refreshArticle } from './refresh-article.ts'

/** `onDone` comes before what was known of the article is asked for again. */
export function useLeave(articleId: number, onDone: () => void) {
  const t = useText(messages)
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => call(leaveArticle, { params: { id: String(articleId) } }),
    onSuccess: () => {
      onDone()
      refreshArticle(client, articleId)
      toast({ title: t('left') })
    },
  })
}
