import { sql } from 'kysely'
import type { ViewState } from '../../contract/explore.ts'
import { VIEWS_MAX } from '../../contract/explore-rules.ts'
import type { Site } from '../content/content-type.ts'
import { eraseTraces } from '../content/erase.ts'
import { transact, type Db } from '../platform/db.ts'

export interface NewView {
  userId: number
  name: string
  isPublic: boolean
  state: ViewState
  now: Date
}

/** The id; undefined when there is no room. One after the other for each person. */
export function saveView(
  db: Db,
  { userId, name, isPublic, state, now }: NewView,
): Promise<number | undefined> {
  return transact(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`saved views ${userId}`}, 0))`.execute(trx)
    // In a statement of its own: it sees what those before it have saved.
    const { rows } = await sql<{ id: number }>`
      insert into saved_views (user_id, name, is_public, state, created_at, updated_at)
      select ${userId}::int8, ${name}, ${isPublic}::bool, ${JSON.stringify(state)}::jsonb, ${now}::timestamptz,
        ${now}::timestamptz
      where (select count(*) from visible_saved_views where user_id = ${userId}) < ${VIEWS_MAX}
      returning id`.execute(trx)
    return rows[0]?.id
  })
}

export type ViewChange = Partial<Pick<NewView, 'name' | 'isPublic' | 'state'>>

/** False when it is gone, or somebody else's. */
export async function changeView(
  db: Db,
  userId: number,
  id: number,
  { name, isPublic, state }: ViewChange,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_views')
    .set({
      updated_at: now,
      ...(name !== undefined && { name }),
      ...(isPublic !== undefined && { is_public: isPublic }),
      ...(state !== undefined && { state: JSON.stringify(state) }),
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** With what was said about it, if it was ever reported or judged. */
export function deleteView(site: Site, db: Db, id: number): Promise<boolean> {
  return transact(db, async (trx) => {
    const { rows } = await sql<{ isKnown: boolean }>`
      delete from saved_views v where id = ${id} returning
        exists (select from reports r where r.object_type = 'saved-view' and r.object_id = v.id)
        or exists (select from mod_actions a where a.object_type = 'saved-view' and a.object_id = v.id) as "isKnown"`.execute(
      trx,
    )
    if (rows[0]?.isKnown === true) await eraseTraces(site, trx, 'saved-view', [id])
    return rows.length > 0
  })
}
