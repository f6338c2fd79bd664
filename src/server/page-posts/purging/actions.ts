import { sql } from 'kysely'
import { TRASH_DAYS } from '../../../contract/limits.ts'
import { PagePost } from '../../../contract/page-posts.ts'
import { forgetComments } from '../../comments/public.ts'
import { forgetMediaUses } from '../../media/public.ts'
import { DAY_MS, later } from '../../platform/clock.ts'
import { transact, type Db } from '../../platform/db.ts'
import { forgetAnswers } from '../../platform/idempotency.ts'
import { forgetReactions } from '../../reactions/public.ts'
import { forgetReports } from '../../reports/public.ts'

/** So many at once that no transaction lasts long. */
const BATCH = 50
const ADDRESSES_AT_ONCE = 1000
/** Product §0: raw addresses live as long. */
const ADDRESS_LIFE_MS = 30 * DAY_MS

/** Erases what was deleted thirty days ago with everything that hangs on it, and forgets where posts came from. */
export async function purgePagePosts(db: Db, now: Date): Promise<void> {
  while ((await purgeSome(db, later(now, -TRASH_DAYS * DAY_MS))) === BATCH);
  while ((await forgetAddresses(db, later(now, -ADDRESS_LIFE_MS))) === ADDRESSES_AT_ONCE);
}

function purgeSome(db: Db, until: Date): Promise<number> {
  return transact(db, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select id from page_posts where deleted_at <= ${until}
      order by deleted_at limit ${BATCH} for update skip locked`.execute(trx)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    await forgetComments(trx, 'page-post', ids)
    await forgetReactions(trx, 'page-post', ids)
    await forgetReports(trx, 'page-post', ids)
    // Its files, which nothing else shows, go with the next sweep of the uploads.
    await forgetMediaUses(trx, 'page-post', ids)
    await forgetAnswers(trx, PagePost, ids)
    await trx.deleteFrom('page_posts').where('id', 'in', ids).execute()
    return ids.length
  })
}

async function forgetAddresses(db: Db, until: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update page_posts set author_ip = null where id in (
      select id from page_posts where author_ip is not null and created_at <= ${until}
      order by created_at limit ${ADDRESSES_AT_ONCE} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
