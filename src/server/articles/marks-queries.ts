import { sql } from 'kysely'
import type { ReadingPosition } from '../../contract/articles.ts'
import type { Db } from '../platform/db.ts'

export interface ArticleMarks {
  liked: boolean
  bookmarked: boolean
  openSuggestions: number
  readingPosition: ReadingPosition | null
}

/** All of them null where there is none. */
interface Position {
  block: number | null
  percent: number | null
  updatedAt: Date | null
}

export async function findMarks(db: Db, articleId: number, userId: number): Promise<ArticleMarks> {
  const { rows } = await sql<Omit<ArticleMarks, 'readingPosition'> & Position>`
    select
      exists (select from likes
        where object_type = 'article' and object_id = ${articleId} and user_id = ${userId}) as liked,
      exists (select from bookmarks
        where object_type = 'article' and object_id = ${articleId} and user_id = ${userId}) as bookmarked,
      (select count(*) from visible_article_suggestions
        where article_id = ${articleId} and state = 'open') as "openSuggestions",
      p.block, p.percent, p.updated_at as "updatedAt"
    from (select) as one left join reading_positions p
      on p.user_id = ${userId} and p.article_id = ${articleId}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('One row was selected')
  const { block, percent, updatedAt, ...marks } = row
  const isHalfRead = block !== null && percent !== null && updatedAt !== null
  return {
    ...marks,
    readingPosition: isHalfRead ? { block, percent, updatedAt: updatedAt.toISOString() } : null,
  }
}
