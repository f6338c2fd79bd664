import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lockQuestion, reopenQuestion } from '../../../contract/questions.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { changeQuestion } from '../question-cache.ts'
import { questionQueries } from '../question-queries.ts'
import { messages } from './acting-messages.ts'

/** A vote to reopen; the last one that is needed, or a moderator's, does it. */
export function useReopen(id: number): { reopen: () => void; isBusy: boolean } {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => call(reopenQuestion, { params: { id: String(id) } }),
    onSuccess: (question) => {
      changeQuestion(client, id, question)
      void client.invalidateQueries(questionQueries.mine(id))
      const isOpen = question.status === 'open' || question.status === 'solved'
      toast({ title: t(isOpen ? 'reopened' : 'reopenVoted'), tone: 'success' })
    },
    onError: showFailure,
  })
  return { reopen: () => mutate(), isBusy: isPending }
}

/** For moderators. */
export function useLock(id: number): (isLocked: boolean) => void {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { mutate } = useMutation({
    mutationFn: async (isLocked: boolean) =>
      call(lockQuestion, { params: { id: String(id) }, body: { isLocked } }),
    onSuccess: (question) => {
      changeQuestion(client, id, question)
      void client.invalidateQueries(questionQueries.mine(id))
      toast({ title: t(question.status === 'locked' ? 'lockedToast' : 'unlockedToast'), tone: 'success' })
    },
    onError: showFailure,
  })
  return mutate
}
