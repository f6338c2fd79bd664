import { Comment, likeComment } from '../../contract/comments.ts'
import type { ContentType } from '../content/content-type.ts'
import { countLikes } from './actions.ts'
import { listCommentHeadlines } from './headline-queries.ts'
import { judged, moderated } from './moderate-actions.ts'
import { findComment, listVisibleIds } from './queries.ts'

/** What people say about content: liked, saved and reported like content, and visible only with its object. */
export const commentType: ContentType = {
  name: 'comment',
  // It is read on the page of its object.
  path: null,
  find: async (db, id) => {
    const comment = await findComment(db, id)
    return comment && { ...comment, parent: { type: comment.objectType, id: comment.objectId } }
  },
  listCards: async (_site, { db }, ids) => (await listVisibleIds(db, ids)).map((id) => ({ id })),
  listHeadlines: listCommentHeadlines,
  // The best are sorted by their likes, so the number is in the row itself.
  like: { endpoint: likeComment, count: countLikes },
  share: null,
  // A comment is answered by a reply.
  comments: null,
  canBeSaved: true,
  canBeReported: true,
  rerank: null,
  judged,
  moderated,
  search: null,
  feeds: [],
  sitemap: null,
  answer: Comment,
  erase: null,
}
