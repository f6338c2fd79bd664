import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateQuestion } from '../../../contract/questions.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { changeQuestion, forgetLists } from '../question-cache.ts'
import { messages } from './acting-messages.ts'

/** For moderators; it waits for the server's word, since others stop seeing the question. */
export function useMarkNsfw(id: number): (isNsfw: boolean) => void {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { mutate } = useMutation({
    mutationFn: async (isNsfw: boolean) =>
      call(updateQuestion, { params: { id: String(id) }, body: { isNsfw } }),
    onSuccess: (question) => {
      changeQuestion(client, id, question)
      forgetLists(client)
      toast({ title: t(question.isNsfw ? 'markedNsfw' : 'unmarkedNsfw'), tone: 'success' })
    },
    onError: showFailure,
  })
  return mutate
}
