import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { addRead } from '../reactions/public.ts'

/** A reader counts once a day for each article; its authors see the number of each day. */
export async function countRead(trx: Db, articleId: number, day: string, key: Buffer): Promise<void> {
  const { rows } = await sql<{ isNew: boolean }>`
    with reader as (
      insert into article_reads (article_id, day, key) values (${articleId}, ${day}::date, ${key})
      on conflict do nothing returning article_id, day),
    counted as (
      insert into article_read_days as d (article_id, day, reads) select article_id, day, 1 from reader
      on conflict (article_id, day) do update set reads = d.reads + 1)
    select exists (select from reader) as "isNew"`.execute(trx)
  if (rows[0]?.isNew === true) await addRead(trx, 'article', articleId)
}
