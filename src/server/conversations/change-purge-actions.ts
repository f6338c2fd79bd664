import { sql } from 'kysely'
import { MESSAGE_UNDO_MS } from '../../contract/conversations.ts'
import { addMs } from '../platform/clock.ts'
import { transact, type Db } from '../platform/db.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { ABANDONED } from './abandoned-actions.ts'

/** A batch small enough that no transaction lasts long. */
const AT_ONCE = 500
const CONVERSATIONS_AT_ONCE = 2000

/** Erases what was deleted for everyone and can't be brought back, and conversations that nobody is in any more. */
export async function purgeMessages(db: Db, now: Date): Promise<void> {
  while ((await eraseDeleted(db, now)) === AT_ONCE);
  await eraseAbandoned(db)
}

/** The row stays, since the conversation says that a message was removed; nothing that was said does. */
function eraseDeleted(db: Db, now: Date): Promise<number> {
  return transact(db, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      update messages set source = '', nodes = '[]', erased_at = ${now} where id in (
        select id from messages where deleted_at <= ${addMs(now, -MESSAGE_UNDO_MS)} and erased_at is null
        order by deleted_at limit ${AT_ONCE} for update)
      returning id`.execute(trx)
    const ids = rows.map(({ id }) => id)
    await eraseParts(trx, ids)
    return ids.length
  })
}

/** Uploads that nothing shows any more are deleted by the sweep, which comes after this. */
export async function eraseParts(trx: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from media_uses where object_type = 'message' and object_id = any(${ids}::int8[])`.execute(
    trx,
  )
  for (const table of ['message_pictures', 'message_reactions', 'message_search'] as const)
    await trx.deleteFrom(table).where('message_id', 'in', ids).execute()
}

/** Of deleted users too, who have not left it. */
async function eraseAbandoned(db: Db): Promise<void> {
  let after = 0
  for (;;) {
    const { ids, next } = await listAbandoned(db, after)
    for (const id of ids) await appendFollowUp(db, ABANDONED, id)
    if (next === null) return
    after = next
  }
}

/** Looks at the next conversations; read in parts, so that no statement reads them all. */
async function listAbandoned(db: Db, after: number): Promise<{ ids: number[]; next: number | null }> {
  const { rows } = await sql<{ id: number; isAbandoned: boolean }>`
    select c.id, not exists (select from conversation_members m
      where m.conversation_id = c.id and m.state in ('active', 'request')) as "isAbandoned"
    from (select id from conversations where id > ${after} order by id limit ${CONVERSATIONS_AT_ONCE}) c
    order by c.id`.execute(db)
  return {
    ids: rows.filter(({ isAbandoned }) => isAbandoned).map(({ id }) => id),
    next: rows.length < CONVERSATIONS_AT_ONCE ? null : (rows.at(-1)?.id ?? null),
  }
}
