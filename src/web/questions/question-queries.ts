import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getAnswer, listAnswers, type ANSWER_SORTS } from '../../contract/answers.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import {
  getQuestion,
  getQuestionMine,
  listQuestions,
  listSimilarQuestions,
  type Answer,
  type Question,
} from '../../contract/questions.ts'
import { addressOf, ApiError, call } from '../platform/api.ts'
import { pagedQuery } from '../platform/paged-query.ts'
import type { QuestionFilter } from './list/question-filter.ts'

export type QuestionMine = ResponseOf<typeof getQuestionMine>
export type AnswerSort = (typeof ANSWER_SORTS)[number]

const FRESH_MS = 30_000

/** Before the server has said what somebody may do, and for visitors always. About a vote it has the last word anyway. */
export const NOTHING_MINE: QuestionMine = {
  bookmarked: false,
  canEdit: false,
  canDelete: false,
  canAccept: false,
  canClose: false,
  canVoteDown: true,
  hasVotedToClose: false,
  vote: 0,
  canChangeVote: true,
  answerId: null,
  votes: [],
}

/** Of an adult question nothing is told before its reader has said that they are old enough. */
export type Loaded = Question | 'adult' | null

function listQueryOf({ tab, category, tag, lang }: QuestionFilter, reading?: string) {
  return { tab: tab === 'new' ? undefined : tab, category, tag, lang, reading }
}

/** The address of a list's first page, which its document may bring. */
export const questionsAddress = (filter: QuestionFilter): string =>
  addressOf(listQuestions, undefined, listQueryOf(filter))

export const answersAddress = (id: number): string => addressOf(listAnswers, { id })

export const questionQueries = {
  list: (client: QueryClient, filter: QuestionFilter, reading?: string) =>
    pagedQuery(listQuestions, {
      query: listQueryOf(filter, filter.tab === 'for-you' ? reading : undefined),
      meta: { holds: ['question'] },
      client,
    }),

  /** Null where there is no such question, or none that this reader may see. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [addressOf(getQuestion, { id })],
      queryFn: async ({ signal }): Promise<Loaded> => {
        try {
          return await call(getQuestion, { params: { id: String(id) }, signal })
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null
          if (error instanceof ApiError && (error.code === 'consent_required' || error.code === 'under_age'))
            return 'adult'
          throw error
        }
      },
      meta: { holds: ['question'], of: { type: 'question', id } },
      staleTime: FRESH_MS,
      refetchOnMount: true,
    }),

  mine: (id: number) =>
    queryOptions({
      queryKey: [addressOf(getQuestionMine, { id })],
      queryFn: ({ signal }) => call(getQuestionMine, { params: { id: String(id) }, signal }),
      meta: { holds: ['marks'], of: { type: 'question', id } },
      staleTime: FRESH_MS,
      refetchOnMount: true,
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
