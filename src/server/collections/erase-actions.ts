import { sql } from 'kysely'
import type { Erasing } from '../content/content-type.ts'

/** Rows, history, editors and suggestions go with it. */
export const eraseCollections: Erasing = {
  async lockDeleted(trx, until, limit) {
    const { rows } = await sql<{ id: number }>`
      select id from collections where deleted_at <= ${until}
      order by deleted_at limit ${limit} for update skip locked`.execute(trx)
    return rows.map(({ id }) => id)
  },
  async remove(trx, ids) {
    await sql`delete from collections where id = any(${ids}::int8[])`.execute(trx)
  },
}
