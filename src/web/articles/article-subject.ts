import { shareArticle } from '../../contract/article-signals.ts'
import { likeArticle } from '../../contract/articles.ts'

/** An article as something to react to. */
export const articleSubject = (id: number) =>
  ({ type: 'article', id, like: likeArticle, share: shareArticle }) as const
