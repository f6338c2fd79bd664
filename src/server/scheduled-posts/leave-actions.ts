import { sql } from 'kysely'
import type { ErasePerson } from '../content/person-data.ts'

/** Posts that wait; there are as many as a plan allows. Their jobs find nothing to publish. */
export const eraseWaiting: ErasePerson = async (_site, trx, { id }) => {
  await sql`
    with gone as (delete from scheduled_posts where author_id = ${id} returning id)
    delete from media_uses using gone where object_type = 'scheduled-post' and object_id = gone.id`.execute(
    trx,
  )
}
