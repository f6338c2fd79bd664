import { RowSuggestion } from '../../contract/collection-suggestions.ts'
import type { ContentType } from '../content/content-type.ts'
import {
  findRowSuggestion,
  listRowSuggestionHeadlines,
  moderatedRowSuggestion,
} from './suggestion-type-queries.ts'

/** A change that somebody suggests for the rows of a collection: reported, and judged by moderators. */
export const rowSuggestionType: ContentType = {
  name: 'row-suggestion',
  // It is read on the page of its collection.
  path: null,
  find: findRowSuggestion,
  listCards: async () => [],
  listHeadlines: listRowSuggestionHeadlines,
  like: null,
  share: null,
  comments: null,
  canBeSaved: false,
  canBeReported: true,
  rerank: null,
  // It waits for a moderator: those who keep the collection look at it meanwhile.
  judged: null,
  moderated: moderatedRowSuggestion,
  search: null,
  feeds: [],
  sitemap: null,
  answer: RowSuggestion,
  // It goes with its collection, or with who made it.
  erase: null,
}
