import { Suggestion } from '../../contract/article-history.ts'
import type { ContentType } from '../content/content-type.ts'
import { findSuggestion, listSuggestionHeadlines, moderatedSuggestion } from './suggestions/type-queries.ts'

/** An edit that somebody suggests for an article: reported, and judged by moderators. */
export const suggestionType: ContentType = {
  name: 'suggestion',
  // It is read on the page of its article.
  path: null,
  find: findSuggestion,
  listCards: async () => [],
  listHeadlines: listSuggestionHeadlines,
  like: null,
  share: null,
  comments: null,
  canBeSaved: false,
  canBeReported: true,
  rerank: null,
  // It waits for a moderator: the authors of the article look at it meanwhile.
  judged: null,
  moderated: moderatedSuggestion,
  search: null,
  feeds: [],
  sitemap: null,
  answer: Suggestion,
  // It goes with its article, or with who made it.
  erase: null,
}
