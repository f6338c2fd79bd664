import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

export async function hasReadToday(db: Db, articleId: number, day: string, key: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('article_reads')
    .select('article_id')
    .where('article_id', '=', articleId)
    .where(sql<boolean>`day = ${day}::date`)
    .where('key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}
