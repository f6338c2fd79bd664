import { sql } from 'kysely'
import type { PublicText } from '../mentions/public.ts'
import type { Db } from '../platform/db.ts'

/** The kind of follow-up that tells people of an article; its subject is the article's id. */
export const NOTIFY_ARTICLE = 'notify-article'

/** The texts of those that everybody may read. */
export async function listPublicTexts(trx: Db, ids: number[]): Promise<PublicText[]> {
  const { rows } = await sql<PublicText>`
    select id, author_id as "authorId", nodes from visible_articles where id = any(${ids}::int8[])`.execute(
    trx,
  )
  return rows
}
