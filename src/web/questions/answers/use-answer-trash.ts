import { useQueryClient } from '@tanstack/react-query'
import { deleteAnswer, restoreAnswer } from '../../../contract/answers.ts'
import type { Answer } from '../../../contract/questions.ts'
import { useUser } from '../../auth/public.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { useTrash } from '../../reactions/public.ts'
import { changeAnswer, forgetLists } from '../question-cache.ts'
import { questionQueries } from '../question-queries.ts'
import { messages } from './messages.ts'

export function useAnswerTrash(answer: Answer) {
  const { id, questionId } = answer
  const t = useText(messages)
  const client = useQueryClient()
  const { user } = useUser()
  const params = { id: String(id) }
  /** How many there are, and which one is accepted, is the question's to know; what is in the trash the library's. */
  function refresh(): void {
    void client.invalidateQueries(questionQueries.detail(questionId))
    forgetLists(client)
  }
  return useTrash<Answer>({
    type: 'answer',
    id,
    object: answer,
    deleted: { state: 'deleted' },
    title: t('deletedToast'),
    isInLibrary: false,
    canUndo: user !== null && answer.author?.id === user.id,
    show: (change) => changeAnswer(client, id, change),
    remove: async () => {
      await call(deleteAnswer, { params })
      refresh()
    },
    restore: async () => {
      const restored = await call(restoreAnswer, { params })
      refresh()
      return restored
    },
  })
}
