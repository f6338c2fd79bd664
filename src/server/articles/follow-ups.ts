import type { FollowUpHandlers } from '../platform/follow-ups.ts'
import { ARTICLE_SEARCH, indexArticle } from './search-actions.ts'

export const articlesFollowUps: FollowUpHandlers = {
  [ARTICLE_SEARCH]: (trx, articleId) => indexArticle(trx, Number(articleId)),
}
