import { sql } from 'kysely'
import { compileOnce } from '../platform/compile-once.ts'
import type { Db } from '../platform/db.ts'
import { forgottenBefore, MOST_POSITIONS } from './rules.ts'

export interface Position {
  articleId: number
  block: number
  percent: number
  updatedAt: Date
}

interface Saved extends Position {
  userId: number
}

/** Waits for no disk: a crash forgets a paragraph at most. No row where the article is not public. */
const upsertPosition = compileOnce((db, { userId, articleId, block, percent, updatedAt }: Saved) =>
  sql<{ articleId: number }>`
    with unsynced as materialized (select set_config('synchronous_commit', 'off', true)),
    forgotten as (
      delete from reading_positions where user_id = ${userId} and article_id in (
        select p.article_id from unsynced, reading_positions p
        where p.user_id = ${userId} and p.article_id <> ${articleId}
        order by p.updated_at desc, p.article_id desc offset ${MOST_POSITIONS - 1}))
    insert into reading_positions (user_id, article_id, block, percent, updated_at)
    select ${userId}::int8, a.id, ${block}::int2, ${percent}::int2, ${updatedAt}::timestamptz
    from unsynced, visible_articles a where a.id = ${articleId}
    on conflict (user_id, article_id) do update set
      block = excluded.block, percent = excluded.percent, updated_at = excluded.updated_at
    returning article_id as "articleId"`.compile(db),
)

/** False when there is no such article that everybody may read. */
export async function savePosition(db: Db, position: Saved): Promise<boolean> {
  return (await upsertPosition(db, position)).length > 0
}

export async function deletePosition(db: Db, userId: number, articleId: number): Promise<void> {
  await db
    .deleteFrom('reading_positions')
    .where((eb) => eb.and({ user_id: userId, article_id: articleId }))
    .execute()
}

/** The latest first, of what everybody may still read. */
export async function listPositionsOf(
  db: Db,
  userId: number,
  { after, limit }: { after: Pick<Position, 'articleId' | 'updatedAt'> | undefined; limit: number },
): Promise<Position[]> {
  const { rows } = await sql<Position>`
    select p.article_id as "articleId", p.block, p.percent, p.updated_at as "updatedAt"
    from reading_positions p join visible_articles a on a.id = p.article_id
    where p.user_id = ${userId}
      ${after === undefined ? sql`` : sql`and (p.updated_at, p.article_id) < (${after.updatedAt}, ${after.articleId}::int8)`}
    order by p.updated_at desc, p.article_id desc
    limit ${limit}`.execute(db)
  return rows
}

/** What nobody has continued for half a year. */
export async function purgePositions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('reading_positions').where('updated_at', '<=', forgottenBefore(now)).execute()
}
