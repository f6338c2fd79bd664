import { sql } from 'kysely'
import { ERASED_AT_ONCE, type ErasePart } from '../content/person-data.ts'
import { followedRows } from './notify-queries.ts'

/** Whom somebody who leaves followed, and who followed them; those who were told of it are told no more. */
export const endFollows: ErasePart = {
  name: 'follows',
  when: 'before',
  run: async ({ db }, { id }) => {
    const { numAffectedRows = 0n } = await sql`
      with unfollowed as (
        delete from follows where ctid = any(array(
          select ctid from follows where follower_id = ${id} or followed_id = ${id} limit ${ERASED_AT_ONCE}))
        returning follower_id, followed_id)
      ${followedRows()} from unfollowed`.execute(db.write)
    return Number(numAffectedRows)
  },
}
