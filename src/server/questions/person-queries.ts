import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { isAfter } from './list-queries.ts'
import { positionOf, type ListPage, type ListPosition } from './walk-pages.ts'

/** What one person asked that everybody may see, the newest first. */
export async function listQuestionsBy(
  db: Db,
  authorId: number,
  after: ListPosition | null,
  limit: number,
): Promise<ListPage> {
  const { rows } = await sql<{ id: number; rank: Date }>`
    select id, created_at as rank from visible_questions
    where author_id = ${authorId} and not is_nsfw and ${isAfter(sql.ref('created_at'), sql.ref('id'), after)}
    order by created_at desc, id desc limit ${limit + 1}`.execute(db)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { ids: shown.map(({ id }) => id), next: last === undefined ? null : positionOf(last) }
}
