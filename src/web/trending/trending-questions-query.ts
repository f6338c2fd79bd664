import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { LISTS_INVALIDATE_MS } from '../../contract/limits.ts'
import { getTrendingQuestions } from '../../contract/question-lists.ts'
import type { QuestionCard } from '../../contract/questions.ts'
import type { TrendingPeriod } from '../../contract/stats.ts'
import { addressOf, call } from '../platform/api.ts'

const queryOf = (period: TrendingPeriod, reading: string | undefined) =>
  period === 'now' ? { reading } : { period, reading }

/** Without a reader's languages it is what a document brings. */
export const trendingQuestionsAddress = (period: TrendingPeriod, reading?: string): string =>
  addressOf(getTrendingQuestions, {}, queryOf(period, reading))

/** What a document brought stands until the order for the reader's languages is there. */
export function trendingQuestionsQuery(
  client: QueryClient,
  period: TrendingPeriod,
  reading: string | undefined,
) {
  return queryOptions({
    queryKey: [trendingQuestionsAddress(period, reading)],
    queryFn: ({ signal }) => call(getTrendingQuestions, { query: queryOf(period, reading), signal }),
    placeholderData: () => client.getQueryData<QuestionCard[]>([trendingQuestionsAddress(period)]),
    meta: { holds: ['question'] },
    staleTime: LISTS_INVALIDATE_MS,
    refetchOnMount: true,
  })
}
