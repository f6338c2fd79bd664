import { queryOptions } from '@tanstack/react-query'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { getQuestion, getQuestionMine, type Question } from '../../contract/questions.ts'
import { addressOf, ApiError, call } from '../platform/api.ts'

export type QuestionMine = ResponseOf<typeof getQuestionMine>

export const FRESH_MS = 30_000

/** Before the server has said what somebody may do, and for visitors always. About a vote it has the last word anyway. */
export const NOTHING_MINE: QuestionMine = {
  bookmarked: false,
  canEdit: false,
  canDelete: false,
  canAccept: false,
  canRetag: false,
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

/** Of one question, for its screen; those of lists are in question-queries.ts. */
export const oneQuestion = {
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
}
