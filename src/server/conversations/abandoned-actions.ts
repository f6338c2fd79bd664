import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'

export const ABANDONED = 'conversation-abandoned'
const AT_ONCE = 2000

/** Deletes a group that everybody has left, so many messages at a time. */
export async function deleteAbandoned(trx: Db, subject: string): Promise<void> {
  const id = Number(subject)
  const { rows } = await sql`
    select from conversations c where id = ${id} and not exists (
      select from conversation_members m where m.conversation_id = c.id and m.state in ('active', 'request'))
    for update`.execute(trx)
  if (rows.length === 0) return
  // The uploads that nothing shows any more are for the sweep.
  const { rows: gone } = await sql`
    with gone as (
      delete from messages where id in (
        select id from messages where conversation_id = ${id} order by id desc limit ${AT_ONCE})
      returning id),
    unused as (
      delete from media_uses using gone where object_type = 'message' and object_id = gone.id)
    select id from gone`.execute(trx)
  if (gone.length < AT_ONCE) await sql`delete from conversations where id = ${id}`.execute(trx)
  else await appendFollowUp(trx, ABANDONED, id)
}
