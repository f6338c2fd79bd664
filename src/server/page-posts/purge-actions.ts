import { sql } from 'kysely'
import type { Erasing } from '../content/content-type.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { findPost } from './queries.ts'
import { changeState } from './trash-actions.ts'

const ADDRESSES_AT_ONCE = 1000
/** Product §0: how long raw IP addresses are stored. */
const ADDRESS_LIFE_MS = 30 * DAY_MS

export const erasePosts: Erasing = {
  async lockDeleted(trx, until, limit) {
    const { rows } = await sql<{ id: number }>`
      select id from page_posts where deleted_at <= ${until}
      order by deleted_at limit ${limit} for update skip locked`.execute(trx)
    return rows.map(({ id }) => id)
  },
  async takeDown(trx, { id: authorId }, limit, now) {
    const { rows } = await sql<{ id: number }>`
      select id from page_posts where author_id = ${authorId} order by id limit ${limit} for update`.execute(
      trx,
    )
    for (const { id } of rows) {
      const post = await findPost(trx, id, null)
      if (post !== undefined) await changeState(trx, post, 'deleted', now)
    }
    return rows.map(({ id }) => id)
  },
  async remove(trx, ids) {
    await trx.deleteFrom('page_posts').where('id', 'in', ids).execute()
  },
}

/** Deletes the IP addresses of posts. */
export async function purgePostAddresses(db: Db, now: Date): Promise<void> {
  while ((await purgeAddresses(db, addMs(now, -ADDRESS_LIFE_MS))) === ADDRESSES_AT_ONCE);
}

async function purgeAddresses(db: Db, until: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update page_posts set author_ip = null where id in (
      select id from page_posts where author_ip is not null and created_at <= ${until}
      order by created_at limit ${ADDRESSES_AT_ONCE} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
