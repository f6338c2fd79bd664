import type { ScreenDocument } from '../platform/screen-document.ts'
import { trendingAddress } from './trending-queries.ts'
import { readChoice } from './trending-choice.ts'
import { trendingPostsQuery } from './trending-posts-query.ts'
import { trendingQuestionsAddress } from './trending-questions-query.ts'

export const trendingDocument: ScreenDocument = {
  firstData: ({ query }) => {
    const { type, scope, period } = readChoice(query)
    if (type === 'posts') return [trendingPostsQuery(period)]
    return [type === 'questions' ? trendingQuestionsAddress(period) : trendingAddress(scope, period)]
  },
}
