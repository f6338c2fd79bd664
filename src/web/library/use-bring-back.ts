import { useMutation, useQueryClient } from '@tanstack/react-query'
import { restoreAnswer } from '../../contract/answers.ts'
import { restoreArticle } from '../../contract/articles.ts'
import { restorePagePost } from '../../contract/page-posts.ts'
import { restoreQuestion } from '../../contract/questions.ts'
import { call } from '../platform/api.ts'
import { changeObject, holding } from '../platform/content-cache.ts'
import { useText } from '../platform/language.tsx'
import { navigate } from '../platform/location.ts'
import { toast } from '../ui/toast-store.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { deletedAnswersQuery, deletedPostsQuery, deletedQuestionsQuery, ownQuery } from './library-queries.ts'
import { messages } from './messages.ts'

const TYPES = {
  article: {
    restore: restoreArticle,
    list: ownQuery('deleted'),
    /** Where it appears again: fetched again when somebody looks. A post has kept its place in its lists. */
    outdated: ['article', 'tag', 'stats', 'category-count'],
  },
  'page-post': { restore: restorePagePost, list: deletedPostsQuery, outdated: [] },
  question: { restore: restoreQuestion, list: deletedQuestionsQuery, outdated: ['question'] },
  answer: { restore: restoreAnswer, list: deletedAnswersQuery, outdated: ['question', 'answer'] },
} as const

const BACK = { 'page-post': 'postBack', question: 'questionBack', answer: 'answerBack' } as const

/** Not done before the server says so: somebody else may have taken an article's language meanwhile. */
export function useBringBack(type: keyof typeof TYPES, id: number, onDone: () => void) {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { restore, list, outdated } = TYPES[type]
  const { mutate, isPending } = useMutation({
    mutationFn: async () => call(restore, { params: { id: String(id) } }),
    onSuccess: async (restored) => {
      await client.cancelQueries({ queryKey: list.queryKey })
      onDone()
      changeObject(client, { type, id }, restored)
      client.removeQueries({ ...holding(outdated), type: 'inactive' })
      const { state } = restored
      const place =
        'questionId' in restored ? `question/${restored.questionId}?answer=${id}` : `${type}/${id}`
      const back = state === 'draft' ? 'backInDrafts' : state === 'hidden' ? 'hidden' : 'backPublished'
      toast({
        title: t(type === 'article' ? back : BACK[type]),
        tone: 'success',
        action: { label: t('open'), onAct: () => navigate(`/${place}`) },
      })
    },
    onError: showFailure,
  })
  return { bringBack: () => mutate(), isPending }
}
