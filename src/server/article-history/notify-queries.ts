import { sql } from 'kysely'
import type { NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'

export const SUGGESTED = 'notify-suggestion'

/** The follow-up about a suggestion, in the statement that changes it. */
export const toldColumns = [
  sql<string>`${sql.lit(SUGGESTED)}`.as('kind'),
  sql<string>`id::text`.as('subject'),
] as const

interface SuggestionRow {
  subject: string
  state: string
  articleId: number
  suggesterId: number | null
  deciderId: number | null
  writerIds: (number | null)[]
}

/** An open suggestion is told to those who may decide, a decided one to who made it; subjects are the ids. */
export async function listSuggestionFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<SuggestionRow>`
    select g.id::text as subject, g.state, g.article_id as "articleId", g.author_id as "suggesterId",
      g.decided_by as "deciderId", (
        select json_agg(id) from (
          select a.author_id as id union select user_id from article_coauthors where article_id = a.id) as writers
      ) as "writerIds"
    from article_suggestions g join articles a on a.id = g.article_id
    where g.id = any(${subjects}::int8[]) and g.removed_at is null`.execute(db)
  return rows.flatMap(({ subject, state, articleId: objectId, suggesterId, deciderId, writerIds }) => {
    const fact = { subject, objectType: 'article', objectId, place: '/suggestions' } as const
    if (state === 'open')
      return writerIds
        .filter((id) => id !== null)
        .map((userId) => ({ ...fact, type: 'suggestion', userId, actorId: suggesterId }))
    if (suggesterId === null || (state !== 'accepted' && state !== 'declined')) return []
    return [{ ...fact, type: `suggestion-${state}`, userId: suggesterId, actorId: deciderId }]
  })
}
