import { useQueryClient } from '@tanstack/react-query'
import { deleteQuestion, restoreQuestion, type Question } from '../../../contract/questions.ts'
import { useUser } from '../../auth/public.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { useTrash } from '../../reactions/public.ts'
import { changeQuestion, forgetLists } from '../question-cache.ts'
import { questionQueries } from '../question-queries.ts'
import { messages } from './acting-messages.ts'

/** Its author can have it back; for a moderator it is gone, and so is its screen. */
export function useQuestionTrash(question: Question) {
  const { id } = question
  const t = useText(messages)
  const client = useQueryClient()
  const { user } = useUser()
  const isOwn = user !== null && question.author?.id === user.id
  const params = { id: String(id) }
  return useTrash<Question>({
    type: 'question',
    id,
    object: question,
    deleted: { state: 'deleted' },
    title: t('deletedToast'),
    isInLibrary: false,
    canUndo: isOwn,
    // With all its answers the screen would be torn away, and somebody may just have upvoted one of them.
    isOptimistic: false,
    show: (change) => {
      if (isOwn) changeQuestion(client, id, change)
    },
    remove: async () => {
      await call(deleteQuestion, { params })
      forgetLists(client)
      if (isOwn) return
      navigate('/question')
      client.setQueryData(questionQueries.detail(id).queryKey, null)
    },
    restore: async () => {
      const restored = await call(restoreQuestion, { params })
      forgetLists(client)
      return restored
    },
  })
}
