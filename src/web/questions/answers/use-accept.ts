import { useMutation, useQueryClient } from '@tanstack/react-query'
import { acceptAnswer } from '../../../contract/questions.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { oneQuestion } from '../one-queries.ts'
import { changeQuestion } from '../question-cache.ts'
import { messages } from './messages.ts'

/** The asker chooses an answer, another one, or none (null). Nothing moves under the reader. */
export function useAccept(questionId: number): {
  accept: (answerId: number | null) => void
  isBusy: boolean
} {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { mutate, isPending } = useMutation({
    mutationKey: ['question', questionId, 'accept'],
    mutationFn: async (answerId: number | null) =>
      call(acceptAnswer, { params: { id: String(questionId) }, body: { answerId } }),
    onSuccess: (question) => {
      changeQuestion(client, questionId, question)
      // Whether it can be deleted depends on it.
      void client.invalidateQueries(oneQuestion.mine(questionId))
      toast({
        title: t(question.acceptedId === null ? 'unacceptedToast' : 'acceptedToast'),
        tone: 'success',
      })
    },
    onError: showFailure,
  })
  return { accept: mutate, isBusy: isPending }
}
