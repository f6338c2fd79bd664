import { sql } from 'kysely'
import type { Erasing } from '../content/content-type.ts'
import type { Db } from '../platform/db.ts'
import { placeGroup } from './place-actions.ts'
import { deleteEmpty, leaveOthersSeries } from './series/actions.ts'
import { chooseOriginal } from './trash-actions.ts'

export const eraseArticles: Erasing = {
  async lockDeleted(trx, until, limit) {
    const { rows } = await sql<{ id: number }>`
      select id from articles where deleted_at <= ${until}
      order by deleted_at limit ${limit} for update skip locked`.execute(trx)
    return rows.map(({ id }) => id)
  },
  async takeDown(trx, { id, keepsArticles }, limit, now) {
    const { rows } = await sql<{ id: number; groupId: number }>`
      select id, group_id as "groupId" from articles
      where author_id = ${id} and not (${keepsArticles} and state = 'published')
      order by id limit ${limit}`.execute(trx)
    const ids = rows.map((row) => row.id)
    const groupIds = [...new Set(rows.map(({ groupId }) => groupId))].sort((a, b) => a - b)
    // As everybody who changes an article: its group first.
    await sql`
      select from article_groups where id = any(${groupIds}::int8[]) order by id for no key update`.execute(
      trx,
    )
    await sql`
      update articles set state = 'deleted', deleted_at = coalesce(deleted_at, ${now}), publish_at = null
      where id = any(${ids}::int8[])`.execute(trx)
    await chooseOriginal(trx, groupIds)
    for (const groupId of groupIds) await placeGroup(trx, groupId, now)
    return ids
  },
  async remove(trx, ids) {
    const { rows } = await sql<{ group_id: number }>`
      delete from articles where id = any(${ids}::int8[]) returning group_id`.execute(trx)
    await settleGroups(trx, [...new Set(rows.map(({ group_id }) => group_id))])
  },
}

/** A group without articles goes too, and a series without groups; one whose original is gone follows its oldest article. */
async function settleGroups(trx: Db, groupIds: number[]): Promise<void> {
  const { rows } = await sql<{ series_id: number | null }>`
    delete from article_groups g where id = any(${groupIds}::int8[])
      and not exists (select from articles a where a.group_id = g.id)
    returning series_id`.execute(trx)
  await sql`
    update article_groups g set original_article_id = (
      select a.id from articles a where a.group_id = g.id order by a.state = 'published' desc, a.id limit 1)
    where g.id = any(${groupIds}::int8[])
      and not exists (select from articles a where a.id = g.original_article_id)`.execute(trx)
  await leaveOthersSeries(trx, groupIds)
  await deleteEmpty(trx, [...new Set(rows.flatMap(({ series_id }) => series_id ?? []))])
}
