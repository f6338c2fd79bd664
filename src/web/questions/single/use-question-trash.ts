import { useQueryClient } from '@tanstack/react-query'
import { deleteQuestion, restoreQuestion, type Question } from '../../../contract/questions.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { useTrash } from '../../reactions/public.ts'
import { changeQuestion, forgetLists } from '../question-cache.ts'
import { messages } from './messages.ts'

export function useQuestionTrash(question: Question) {
  const { id } = question
  const t = useText(messages)
  const client = useQueryClient()
  const params = { id: String(id) }
  return useTrash<Question>({
    type: 'question',
    id,
    object: question,
    deleted: { state: 'deleted' },
    title: t('deletedToast'),
    isInLibrary: false,
    show: (change) => changeQuestion(client, id, change),
    remove: async () => {
      await call(deleteQuestion, { params })
      forgetLists(client)
    },
    restore: async () => {
      const restored = await call(restoreQuestion, { params })
      forgetLists(client)
      return restored
    },
  })
}
