import { sql } from 'kysely'
import type { RichText } from '../../contract/rich-text.ts'
import { transact, type Db } from '../platform/db.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import type { Changing } from './change-queries.ts'
import { lockConversation, tellMembers } from './tell-actions.ts'
import { changeWords } from './words-actions.ts'

type Place = Pick<Changing, 'id' | 'conversationId'>

/** Other words under the same message. False when it was deleted in the meantime. */
export function changeText(
  db: Db,
  { id, conversationId }: Place,
  { source, nodes, now }: { source: string; nodes: RichText; now: Date },
): Promise<boolean> {
  return transact(db, async (trx) => {
    await lockConversation(trx, conversationId)
    const { numAffectedRows } = await sql`
      update messages set source = ${source}, nodes = ${JSON.stringify(nodes)}::jsonb, renderer = ${RENDERER_VERSION},
        edited_at = ${now}
      where id = ${id} and deleted_at is null`.execute(trx)
    if (numAffectedRows !== 1n) return false
    await changeWords(trx, id, nodes)
    await tellMembers(trx, conversationId, { now })
    return true
  })
}

/** Nobody is shown it any more, and to those who had not read it it is nothing new. Done already: nothing changes. */
export function deleteForEveryone(db: Db, { id, conversationId }: Place, now: Date): Promise<void> {
  return transact(db, async (trx) => {
    await lockConversation(trx, conversationId)
    const { numAffectedRows } = await sql`
      update messages set deleted_at = ${now} where id = ${id} and deleted_at is null`.execute(trx)
    if (numAffectedRows !== 1n) return
    await countUnread(trx, id, -1)
    await tellMembers(trx, conversationId, { now })
  })
}

/** False when its words are erased. */
export function restoreForEveryone(db: Db, { id, conversationId }: Place, now: Date): Promise<boolean> {
  return transact(db, async (trx) => {
    await lockConversation(trx, conversationId)
    const { rows } = await sql<{ wasDeleted: boolean }>`
      update messages m set deleted_at = null from (
        select id, deleted_at is not null as was from messages where id = ${id} for update) before
      where m.id = before.id and m.erased_at is null returning before.was as "wasDeleted"`.execute(trx)
    const [restored] = rows
    if (restored?.wasDeleted !== true) return restored !== undefined
    await countUnread(trx, id, 1)
    await tellMembers(trx, conversationId, { now })
    return true
  })
}

/** Whether the member `me` was told of the message `m`: it counts as unread for nobody else. */
const wasTold = sql<boolean>`exists (select from message_search s
  where s.message_id = m.id and s.words @@ quote_literal('member:' || me.user_id)::tsquery)`

/** One unread message more or less, for those who have it still before them. */
export async function countUnread(trx: Db, messageId: number, change: 1 | -1): Promise<void> {
  await sql`
    update conversation_members me set unread = greatest(0, me.unread + ${change}::int)
    from messages m
    where m.id = ${messageId} and me.conversation_id = m.conversation_id
      and me.user_id is distinct from m.sender_id and me.state in ('active', 'request')
      and m.id > me.last_read_id and m.id > me.cleared_id and ${wasTold} and not exists (
        select from messages_hidden h where h.message_id = m.id and h.user_id = me.user_id)`.execute(trx)
}

/** One person is not shown it any more; what their list says last is the one before. */
export function hideMessage(db: Db, userId: number, place: Place, now: Date): Promise<void> {
  return transact(db, async (trx) => {
    await lockConversation(trx, place.conversationId)
    const { numAffectedRows } = await sql`
      insert into messages_hidden (message_id, user_id) values (${place.id}, ${userId})
      on conflict do nothing`.execute(trx)
    if (numAffectedRows === 1n) await settleOwn(trx, userId, place, -1, now)
  })
}

export function showMessage(db: Db, userId: number, place: Place, now: Date): Promise<void> {
  return transact(db, async (trx) => {
    await lockConversation(trx, place.conversationId)
    const { numAffectedRows } = await sql`
      delete from messages_hidden where message_id = ${place.id} and user_id = ${userId}`.execute(trx)
    if (numAffectedRows === 1n) await settleOwn(trx, userId, place, 1, now)
  })
}

/** The last message and the unread ones of one person, after one came or went for them alone. */
async function settleOwn(
  trx: Db,
  userId: number,
  { id, conversationId }: Place,
  change: 1 | -1,
  now: Date,
): Promise<void> {
  await sql`
    update conversation_members me set
      unread = greatest(0, me.unread + case when m.id > me.last_read_id and m.deleted_at is null
        and m.sender_id is distinct from me.user_id and ${wasTold} then ${change}::int else 0 end),
      last_message_id = coalesce((
        select l.id from messages l
        where l.conversation_id = me.conversation_id and l.id > me.cleared_id
          and not exists (select from messages_hidden h where h.message_id = l.id and h.user_id = ${userId})
          and not exists (select from hidden_people p where p.viewer_id = ${userId} and p.person_id = l.sender_id)
        order by l.id desc limit 1), 0)
    from messages m
    where m.id = ${id} and me.conversation_id = ${conversationId} and me.user_id = ${userId}`.execute(trx)
  await tellMembers(trx, conversationId, { now, userIds: [userId] })
}

/** Null takes it away. */
export function react(
  db: Db,
  userId: number,
  { id, conversationId }: Place,
  { emoji, now }: { emoji: string | null; now: Date },
): Promise<void> {
  return transact(db, async (trx) => {
    await lockConversation(trx, conversationId)
    const { numAffectedRows } = await (
      emoji === null
        ? sql`delete from message_reactions where message_id = ${id} and user_id = ${userId}`
        : sql`
          insert into message_reactions as r (message_id, user_id, emoji, created_at)
          select id, ${userId}, ${emoji}, ${now}::timestamptz from messages where id = ${id} and deleted_at is null
          on conflict (message_id, user_id) do update set emoji = excluded.emoji, created_at = excluded.created_at
          where r.emoji <> excluded.emoji`
    ).execute(trx)
    if (numAffectedRows === 1n) await tellMembers(trx, conversationId, { now })
  })
}
