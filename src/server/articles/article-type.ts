import { shareArticle } from '../../contract/article-signals.ts'
import { Article, likeArticle } from '../../contract/articles.ts'
import { createArticleComment, listArticleComments } from '../../contract/comments.ts'
import type { ContentType } from '../content/content-type.ts'
import { listCards } from './card-queries.ts'
import { articleSitemap } from './feed-queries.ts'
import { articleFeeds } from './feeds.ts'
import { listArticleHeadlines } from './headline-queries.ts'
import { moderated } from './moderate-actions.ts'
import { rerank } from './place-actions.ts'
import { eraseArticles } from './purge-actions.ts'
import { findArticle } from './queries.ts'
import { judged } from './report-actions.ts'
import { articleSearch } from './search-source.ts'

/** Articles in 11 categories, each with its translations. */
export const articleType: ContentType = {
  name: 'article',
  path: (id) => `/article/${id}`,
  find: findArticle,
  listCards: (_site, { db }, ids) => listCards(db, ids),
  listHeadlines: listArticleHeadlines,
  like: { endpoint: likeArticle },
  share: shareArticle,
  comments: { list: listArticleComments, create: createArticleComment },
  canBeSaved: true,
  canBeReported: true,
  rerank,
  judged,
  moderated,
  search: articleSearch,
  feeds: articleFeeds,
  sitemap: articleSitemap,
  answer: Article,
  erase: eraseArticles,
}
