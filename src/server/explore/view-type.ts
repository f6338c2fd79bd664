import { SavedView } from '../../contract/explore.ts'
import type { ContentType } from '../content/content-type.ts'
import { findReportedView, listViewHeadlines, moderatedView, pathOfView } from './view-type-queries.ts'

/** A view of Explore that somebody saved: a public one is reported, and judged by moderators. */
export const savedViewType: ContentType = {
  name: 'saved-view',
  path: pathOfView,
  find: findReportedView,
  listCards: async () => [],
  listHeadlines: listViewHeadlines,
  like: null,
  share: null,
  comments: null,
  canBeSaved: false,
  canBeReported: true,
  rerank: null,
  // It is listed nowhere: it waits for a moderator.
  judged: null,
  moderated: moderatedView,
  search: null,
  feeds: [],
  sitemap: null,
  answer: SavedView,
  // It goes with who saved it.
  erase: null,
}
