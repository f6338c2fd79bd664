import type { listAnswers } from '../../../contract/answers.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { commentsAddress } from '../../comments/public.ts'
import type { ScreenDocument } from '../../platform/screen-document.ts'
import { isForAll, readFilter } from '../list/question-filter.ts'
import { answersAddress, questionQueries, questionsAddress } from '../question-queries.ts'
import { readQuestionId } from '../read-question-id.ts'
import { headOfQuestion } from './question-head.ts'

/** The newest, for readers of feeds. */
const FEED = '/question/feed.xml'

/** /question. What is chosen for somebody, and what they asked, is their own: those lists are left to the app. */
export const questionsDocument: ScreenDocument = {
  firstData: ({ query }) => {
    const filter = readFilter(query)
    return isForAll(filter.tab) ? [questionsAddress(filter)] : []
  },
  head: () => ({ feed: FEED }),
}

export const questionDocument: ScreenDocument = {
  path: ({ id }) => `/question/${readQuestionId(id) ?? 0}`,
  firstData: ({ params }) => {
    const id = readQuestionId(params['id'])
    if (id === null) return []
    const topic = { objectType: 'question', objectId: id } as const
    return [questionQueries.detail(id), answersAddress(id), commentsAddress(topic)]
  },
  variesByCountry: () => true,
  head: ({ params, client, publicUrl }) => {
    const id = readQuestionId(params['id'])
    const question = id === null ? null : client.getQueryData(questionQueries.detail(id).queryKey)
    if (!question || question === 'adult') return { feed: FEED }
    const answers = client.getQueryData<ResponseOf<typeof listAnswers> | null>([answersAddress(question.id)])
    return { feed: FEED, ...headOfQuestion(question, answers?.items ?? [], publicUrl) }
  },
}
