import { likeArticle } from '../../contract/articles.ts'
import { setBookmark } from '../../contract/bookmarks.ts'
import { likeComment } from '../../contract/comments.ts'
import { followUser } from '../../contract/follows.ts'
import { likePagePost } from '../../contract/page-posts.ts'
import { votePagePost } from '../../contract/votes.ts'
import { call } from '../platform/api.ts'
import type { Wish } from './wishes.ts'

export type Done = 'likedAfter' | 'savedAfter' | 'followedAfter' | 'votedAfter'

const LIKES = { article: likeArticle, comment: likeComment, 'page-post': likePagePost } as const

/** Does what was wanted; null where being back is all there is to it. */
export async function fulfil({ kind, subject, option }: Wish): Promise<Done | null> {
  if (subject === undefined) return null
  const { type, id } = subject
  const params = { id: String(id) }
  if (kind === 'like' && type !== 'person') {
    await call(LIKES[type], { params, body: { isLike: true } })
    return 'likedAfter'
  }
  if (kind === 'bookmark') {
    await call(setBookmark, { params: { objectType: type, objectId: String(id) }, body: {} })
    return 'savedAfter'
  }
  if (kind === 'follow') {
    await call(followUser, { params })
    return 'followedAfter'
  }
  if (kind === 'vote' && option !== undefined) {
    await call(votePagePost, { params, body: { option } })
    return 'votedAfter'
  }
  return null
}
