import { sql } from 'kysely'
import type { PublicText } from '../mentions/public.ts'
import type { Db } from '../platform/db.ts'

/** The kind of follow-up that tells people of a page post; its subject is the post's id. */
export const NOTIFY_POST = 'notify-page-post'

/** The texts of those that somebody may see, adult ones too. */
export async function listTexts(trx: Db, ids: number[]): Promise<PublicText[]> {
  const { rows } = await sql<PublicText>`
    select id, author_id as "authorId", nodes from page_posts
    where id = any(${ids}::int8[]) and state = 'published'`.execute(trx)
  return rows
}
