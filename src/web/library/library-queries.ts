import { listDeletedAnswers } from '../../contract/answers.ts'
import { listMyArticles } from '../../contract/articles.ts'
import { listBookmarks } from '../../contract/bookmarks.ts'
import { listCoAuthored } from '../../contract/co-authors.ts'
import { listMyCollections } from '../../contract/collections.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { listMyPagePosts } from '../../contract/page-posts.ts'
import { listDeletedQuestions } from '../../contract/question-lists.ts'
import { listReadingPositions } from '../../contract/reading-positions.ts'
import { pagedQuery } from '../platform/paged-query.ts'

/** `isRemoved` keeps the place of what was just let go, in case it is wanted back. */
export type Saved = ResponseOf<typeof listBookmarks>['items'][number] & { isRemoved?: boolean }
export type OwnArticle = ResponseOf<typeof listMyArticles>['items'][number]

export const savedQuery = pagedQuery<typeof listBookmarks, Saved>(listBookmarks, {
  meta: { holds: ['bookmark', 'article', 'page-post', 'question', 'collection'] },
})

export type HalfRead = ResponseOf<typeof listReadingPositions>['items'][number] & { isRemoved?: boolean }

export const halfReadQuery = pagedQuery<typeof listReadingPositions, HalfRead>(listReadingPositions, {
  meta: { holds: ['article'] },
})

/** Those that are hidden while they are being checked are among the published ones. */
export const ownQuery = (state: Exclude<OwnArticle['state'], 'hidden'>) =>
  pagedQuery(listMyArticles, { query: { state }, meta: { holds: ['article'] } })

/** What one keeps and edits with others, with how much waits for a decision. */
export const myCollectionsQuery = pagedQuery(listMyCollections, { meta: { holds: ['collection'] } })

/** What one writes along in. */
export const togetherQuery = pagedQuery(listCoAuthored, { meta: { holds: ['article', 'co-authored'] } })

/** One's own posts that can still be brought back. */
export const deletedPostsQuery = pagedQuery(listMyPagePosts, {
  query: { state: 'deleted' },
  meta: { holds: ['page-post'] },
})

export const deletedQuestionsQuery = pagedQuery(listDeletedQuestions, { meta: { holds: ['question'] } })

export const deletedAnswersQuery = pagedQuery(listDeletedAnswers, { meta: { holds: ['answer'] } })
