import type { ScreenDocument } from '../platform/screen-document.ts'
import { trendingAddress } from './trending-queries.ts'
import { readChoice } from './trending-choice.ts'
import { trendingPostsQuery } from './trending-posts-query.ts'

export const trendingDocument: ScreenDocument = {
  firstData: ({ query }) => {
    const { type, scope, period } = readChoice(query)
    return [type === 'posts' ? trendingPostsQuery(period) : trendingAddress(scope, period)]
  },
}
