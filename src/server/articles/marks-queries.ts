import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

export interface ArticleMarks {
  liked: boolean
  bookmarked: boolean
  openSuggestions: number
}

export async function findMarks(db: Db, articleId: number, userId: number): Promise<ArticleMarks> {
  const { rows } = await sql<ArticleMarks>`
    select
      exists (select from likes
        where object_type = 'article' and object_id = ${articleId} and user_id = ${userId}) as liked,
      exists (select from bookmarks
        where object_type = 'article' and object_id = ${articleId} and user_id = ${userId}) as bookmarked,
      (select count(*) from article_suggestions
        where article_id = ${articleId} and state = 'open') as "openSuggestions"`.execute(db)
  return rows[0] ?? { liked: false, bookmarked: false, openSuggestions: 0 }
}
