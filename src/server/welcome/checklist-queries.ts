import { sql, type RawBuilder } from 'kysely'
import { CHECKLIST, CHECKLIST_FOLLOWS, type ChecklistCode, type Welcome } from '../../contract/welcome.ts'
import type { Db } from '../platform/db.ts'

/**
 * What makes each deed of the checklist done. A feature that comes later names its deed in the contract and says here
 * where it is stored; none of them may cost more than one look along an index.
 */
const DEEDS: Record<ChecklistCode, RawBuilder<boolean>> = {
  photo: sql`users.profile_image_url is not null`,
  follow: sql`(select count(*) from (
    select from follows where follower_id = users.id limit ${CHECKLIST_FOLLOWS}) f) = ${CHECKLIST_FOLLOWS}`,
  like: sql`exists (select from likes where user_id = users.id)`,
  comment: sql`exists (select from commenters where user_id = users.id and comments > 0)`,
  iq: sql`exists (select from iq_results where user_id = users.id)`,
}

/** Where somebody is in their first hour. */
export async function findWelcome(db: Db, userId: number): Promise<Welcome> {
  const deeds = sql.join(CHECKLIST.map((code) => DEEDS[code]))
  const { rows } = await sql<{ isNew: boolean; isClosed: boolean; done: boolean[] }>`
    select welcomes.user_id is null as "isNew", welcomes.checklist_closed_at is not null as "isClosed",
      array[${deeds}] as done
    from users left join welcomes on welcomes.user_id = users.id where users.id = ${userId}`.execute(db)
  const { isNew = false, isClosed = true, done = [] } = rows[0] ?? {}
  const items = CHECKLIST.map((code, at) => ({ code, isDone: done[at] ?? false }))
  return { isNew, checklist: isClosed ? null : items }
}
