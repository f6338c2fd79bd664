import { sql } from 'kysely'
import { ERASED_AT_ONCE, type ErasePart } from '../content/person-data.ts'
import { transact } from '../platform/db.ts'
import { mediaServicesOf } from './media-services.ts'

/** Uploads of somebody who leaves: what nothing shows any more goes at once, what stays in a text belongs to nobody. */
export const eraseUploads: ErasePart = {
  name: 'uploads',
  when: 'after',
  run: async (site, { id: ownerId }) => {
    const { keys, count } = await transact(site.db.write, async (trx) => {
      const { rows } = await sql<{ id: number }>`
        select id from media where owner_id = ${ownerId} order by id limit ${ERASED_AT_ONCE} for update`.execute(
        trx,
      )
      const ids = rows.map(({ id }) => id)
      const gone = await sql<{ key: string }>`
        delete from media where id = any(${ids}::int8[])
          and not exists (select from media_uses where media_id = media.id)
        returning key`.execute(trx)
      await sql`update media set owner_id = null where id = any(${ids}::int8[])`.execute(trx)
      return { keys: gone.rows.map(({ key }) => key), count: ids.length }
    })
    // Rows first: what a crash leaves without a row is swept.
    for (const key of keys) await mediaServicesOf(site).files.remove(key)
    return count
  },
}
