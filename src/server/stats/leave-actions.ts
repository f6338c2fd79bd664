import { sql } from 'kysely'
import type { ErasePerson } from '../content/person-data.ts'

/** Somebody who leaves is counted as a contributor no more. */
export const uncountContributor: ErasePerson = async (_site, trx, { id }) => {
  await sql`
    with gone as (delete from contributors where user_id = ${id} returning user_id)
    update site_counters set value = value - 1 where name = 'contributors' and exists (select from gone)`.execute(
    trx,
  )
}
