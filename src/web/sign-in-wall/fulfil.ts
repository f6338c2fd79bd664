import { likeArticle } from '../../contract/articles.ts'
import { setBookmark } from '../../contract/bookmarks.ts'
import { likeComment } from '../../contract/comments.ts'
import { call } from '../platform/api.ts'

type Subject = 'article' | 'comment'

export async function likeThat(type: Subject, id: number): Promise<void> {
  const wanted = { params: { id: String(id) }, body: { isLike: true } }
  await (type === 'article' ? call(likeArticle, wanted) : call(likeComment, wanted))
}

export async function saveThat(type: Subject, id: number): Promise<void> {
  await call(setBookmark, { params: { objectType: type, objectId: String(id) }, body: {} })
}
