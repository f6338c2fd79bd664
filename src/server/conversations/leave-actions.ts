import { sql } from 'kysely'
import type { Site } from '../content/content-type.ts'
import { ERASED_AT_ONCE, type ErasePart, type ErasePerson, type Leaver } from '../content/person-data.ts'
import { transact } from '../platform/db.ts'
import { countUnread } from './change-actions.ts'
import { eraseParts } from './change-purge-actions.ts'
import { removeFrom } from './member-actions.ts'
import { lockConversation, tellMembers } from './tell-actions.ts'

/** Groups go on without them; somebody else is the admin then. */
const leaveGroups: ErasePart = {
  name: 'groups',
  run: async ({ db, clock }, { id: userId }) => {
    const { rows } = await sql<{ id: number }>`
      select c.id from conversation_members m join conversations c on c.id = m.conversation_id and c.kind = 'group'
      where m.user_id = ${userId} and m.state in ('active', 'request') limit ${ERASED_AT_ONCE}`.execute(
      db.write,
    )
    for (const { id } of rows)
      await removeFrom(db.write, { conversationId: id, userId, now: clock.now() }, userId)
    return rows.length
  },
}

/** Those they wrote to see that a deleted user said something, and nothing of what. */
const eraseMessages: ErasePart = {
  name: 'messages',
  run: async (site, person) => {
    const { rows } = await sql<{ conversationId: number; ids: number[] }>`
      select conversation_id as "conversationId", json_agg(id) as ids from (
        select conversation_id, id from messages where sender_id = ${person.id} limit ${ERASED_AT_ONCE}) as sent
      group by conversation_id`.execute(site.db.write)
    for (const said of rows) await eraseSaid(site, person, said)
    return rows.length
  },
}

function eraseSaid(
  { db, clock }: Site,
  { id: senderId }: Leaver,
  { conversationId, ids }: { conversationId: number; ids: number[] },
): Promise<void> {
  return transact(db.write, async (trx) => {
    const now = clock.now()
    await lockConversation(trx, conversationId)
    const { rows } = await sql<{ id: number }>`
      select id from messages where id = any(${ids}::int8[]) and kind = 'text' and deleted_at is null`.execute(
      trx,
    )
    // To those who have not read it, it is nothing new.
    for (const { id } of rows) await countUnread(trx, id, -1)
    await sql`
      update messages set source = '', nodes = '[]', deleted_at = coalesce(deleted_at, ${now}), erased_at = ${now}
      where id = any(${ids}::int8[]) and kind = 'text'`.execute(trx)
    // What the conversation itself says stays: that somebody joined, or gave it another name.
    await sql`
      update messages set sender_id = null, key = 'erased-' || id where id = any(${ids}::int8[]) and sender_id = ${senderId}`.execute(
      trx,
    )
    await eraseParts(trx, ids)
    await tellMembers(trx, conversationId, { now })
  })
}

export const eraseTalk: readonly ErasePart[] = [leaveGroups, eraseMessages]

/** What moderators were shown of them, and what they reported. */
export const eraseExcerpts: ErasePerson = async (_site, trx, { id }) => {
  await sql`delete from message_reports where reporter_id = ${id} or reported_id = ${id}`.execute(trx)
  await sql`
    update message_reports set excerpt = (
      select jsonb_agg(case when (line ->> 'senderId')::int8 = ${id}
        then line || '{"senderId": null, "senderName": "", "text": "", "pictureCount": 0}' else line end order by nr)
      from jsonb_array_elements(excerpt) with ordinality as e (line, nr))
    where excerpt @> jsonb_build_array(jsonb_build_object('senderId', ${id}::int8))`.execute(trx)
}
