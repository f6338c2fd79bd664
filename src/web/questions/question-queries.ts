import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getAnswer, listAnswers, type ANSWER_SORTS } from '../../contract/answers.ts'
import { listQuestions, listSimilarQuestions, type Answer } from '../../contract/questions.ts'
import { addressOf, ApiError, call } from '../platform/api.ts'
import { pagedQuery } from '../platform/paged-query.ts'
import type { QuestionFilter } from './list/question-filter.ts'
import { FRESH_MS, oneQuestion } from './one-queries.ts'

export type AnswerSort = (typeof ANSWER_SORTS)[number]

function listQueryOf({ tab, category, tag, lang }: QuestionFilter, reading?: string) {
  return { tab: tab === 'new' ? undefined : tab, category, tag, lang, reading }
}

/** The address of a list's first page, which its document may bring. */
export const questionsAddress = (filter: QuestionFilter): string =>
  addressOf(listQuestions, undefined, listQueryOf(filter))

export const answersAddress = (id: number): string => addressOf(listAnswers, { id })

export const questionQueries = {
  ...oneQuestion,

  list: (client: QueryClient, filter: QuestionFilter, reading?: string) =>
    pagedQuery(listQuestions, {
      query: listQueryOf(filter, filter.tab === 'for-you' ? reading : undefined),
      meta: { holds: ['question'] },
      client,
    }),

  answers: (client: QueryClient, id: number, sort: AnswerSort) =>
    pagedQuery(listAnswers, {
      params: { id: String(id) },
      query: { sort: sort === 'best' ? undefined : sort },
      meta: { holds: ['answer'], of: { type: 'question', id } },
      client,
    }),

  /** The one that an address names; null where it is gone. */
  answer: (id: number) =>
    queryOptions({
      queryKey: [addressOf(getAnswer, { id })],
      queryFn: async ({ signal }): Promise<Answer | null> => {
        try {
          return await call(getAnswer, { params: { id: String(id) }, signal })
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null
          throw error
        }
      },
      meta: { holds: ['answer'] },
      staleTime: FRESH_MS,
      refetchOnMount: true,
    }),

  similar: (q: string) =>
    queryOptions({
      queryKey: [addressOf(listSimilarQuestions, undefined, { q })],
      queryFn: ({ signal }) => call(listSimilarQuestions, { query: { q }, signal }),
      meta: { holds: ['question'] },
      staleTime: FRESH_MS,
    }),
}
