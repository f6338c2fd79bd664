import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { EXPORT_PAGE_OF_TEXTS, rowsFile } from '../content/person-queries.ts'

/** Edits that somebody suggested, judged or voted for. Revisions go with their articles. */
export const exportSuggestions: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'suggestions/articles.json',
    db,
    ['id'],
    sql`
      select id, article_id as "articleId", title, source as text, summary, state, reason,
        created_at as "createdAt", decided_at as "decidedAt", removed_at as "removedAt"
      from article_suggestions where author_id = ${userId}`,
    EXPORT_PAGE_OF_TEXTS,
  ),
  rowsFile(
    'suggestions/decided-articles.json',
    db,
    ['id'],
    sql`
      select id, article_id as "articleId", state, reason, decided_at as "decidedAt"
      from article_suggestions where decided_by = ${userId}`,
  ),
  rowsFile(
    'suggestions/votes.json',
    db,
    ['suggestionId'],
    sql`
      select suggestion_id as "suggestionId", created_at as "createdAt"
      from article_suggestion_votes where user_id = ${userId}`,
  ),
]
