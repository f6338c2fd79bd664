import { sql } from 'kysely'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type { listTranslations } from '../../contract/articles.ts'
import type { Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import { messages } from './messages.ts'

type Version = ResponseOf<typeof listTranslations>[number]

/** The published versions of a group, its original first. */
export async function listVersions(db: Db, groupId: number): Promise<Version[]> {
  const { rows } = await sql<VersionRow>`
    select articles.id, articles.language, articles.title, articles.author_id, trim(u.first_name || ' ' || u.last_name) as author,
      articles.id = g.original_article_id as is_original, articles.stale_since, articles.updated_at
    from visible_articles articles join article_groups g on g.id = articles.group_id
    left join users u on u.id = articles.author_id
    where articles.group_id = ${groupId}
    order by is_original desc, articles.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    language: row.language,
    title: row.title,
    authorId: row.author_id,
    authorName: row.author ?? messages.formerMember[row.language],
    isOriginal: row.is_original,
    staleSince: row.is_original ? null : (row.stale_since?.toISOString() ?? null),
    updatedAt: row.updated_at.toISOString(),
  }))
}

interface VersionRow {
  id: number
  language: Language
  title: string
  author_id: number | null
  author: string | null
  is_original: boolean
  stale_since: Date | null
  updated_at: Date
}
