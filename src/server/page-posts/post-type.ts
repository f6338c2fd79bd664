import { createPagePostComment, listPagePostComments } from '../../contract/comments.ts'
import { likePagePost, PagePost, sharePagePost } from '../../contract/page-posts.ts'
import type { ContentType } from '../content/content-type.ts'
import { audienceOf } from './audience.ts'
import { listPostCards } from './card-queries.ts'
import { postSitemap } from './feed-queries.ts'
import { postFeeds } from './feeds.ts'
import { listPostHeadlines } from './headline-queries.ts'
import { moderated } from './moderate-actions.ts'
import { rerankPosts } from './place-actions.ts'
import { erasePosts } from './purge-actions.ts'
import { findPost } from './queries.ts'
import {
  hideReported,
  liftReported,
  lockReported,
  markReportedNsfw,
  upholdReported,
} from './report-actions.ts'
import { isMarkedByReports, listHidden } from './report-queries.ts'
import { postSearch } from './search-source.ts'

/** Photos, videos and discussions of Page; in a guild too. */
export const pagePostType: ContentType = {
  name: 'page-post',
  path: (id) => `/page-post/${id}`,
  find: findPost,
  listCards: async (site, { db, viewer, request, now }, ids) =>
    listPostCards(site, db, ids, { audience: await audienceOf(site, request, viewer), now, viewer }),
  listHeadlines: listPostHeadlines,
  like: { endpoint: likePagePost },
  share: sharePagePost,
  comments: { list: listPagePostComments, create: createPagePostComment },
  canBeSaved: true,
  canBeReported: true,
  rerank: rerankPosts,
  search: postSearch,
  feeds: postFeeds,
  sitemap: postSitemap,
  answer: PagePost,
  erase: erasePosts,
  judged: {
    lock: lockReported,
    hide: hideReported,
    markNsfw: markReportedNsfw,
    lift: liftReported,
    uphold: upholdReported,
    listHidden,
    isMarked: isMarkedByReports,
  },
  moderated,
}
