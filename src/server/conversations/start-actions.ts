import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db.ts'
import { appendFollowUps } from '../platform/follow-ups-batch.ts'
import { follows, knows } from './member-queries.ts'
import { REQUESTED, requestSubject } from './notify-queries.ts'
import { insertEvent } from './send-actions.ts'

/**
 * The conversation of two people, locked: there already, or new. Who begins it has it open, though they may have
 * deleted a request of the other's; the other as a request, unless they know who writes.
 */
export async function openDirect(trx: Db, from: number, to: number, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number; headId: number }>`
    insert into conversations (kind, low_id, high_id, created_by, created_at)
    values ('direct', ${Math.min(from, to)}, ${Math.max(from, to)}, ${from}, ${now})
    on conflict (low_id, high_id) do update set low_id = excluded.low_id
    returning id, last_message_id as "headId"`.execute(trx)
  const { id = 0, headId = 0 } = rows[0] ?? {}
  const { rows: asked } = await sql<{ id: number }>`
    with mine as (
      insert into conversation_members as m (conversation_id, user_id, state, joined_at)
      values (${id}, ${from}, 'active', ${now})
      on conflict (conversation_id, user_id) do update set state = 'active',
        cleared_id = case m.state when 'refused' then ${headId} else m.cleared_id end
        where m.state <> 'active'),
    theirs as (
      insert into conversation_members (conversation_id, user_id, state, joined_at)
      select ${id}, ${to}, ${stateFor(knows(sql`${to}::int8`, from))}, ${now}
      on conflict (conversation_id, user_id) do nothing
      returning user_id as id, state)
    select id from theirs where state = 'request'`.execute(trx)
  await askAll(trx, id, asked)
  return id
}

/** A group of who begins it and some others, with what it says of that; undefined if one of them can't be met. */
export async function openGroup(
  trx: Db,
  { from, userIds, title, now }: { from: number; userIds: number[]; title: string; now: Date },
): Promise<number | undefined> {
  const { id } = await trx
    .insertInto('conversations')
    .values({ kind: 'group', title, created_by: from, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('conversation_members')
    .values({ conversation_id: id, user_id: from, role: 'admin', state: 'active', joined_at: now })
    .execute()
  const added = await addPeople(trx, { conversationId: id, from, userIds, headId: 0, now })
  if (added.length < userIds.length) return undefined
  await insertEvent(trx, { conversationId: id, senderId: from, kind: 'created', title, now })
  return id
}

/**
 * Adds those who can be met and take it, and returns them. Who was in the group before is asked again; who has deleted
 * its request is not. It is no request for those who follow who adds them; to be in a guild with them is not enough.
 */
export async function addPeople(
  trx: Db,
  added: { conversationId: number; from: number; userIds: number[]; headId: number; now: Date },
): Promise<{ id: number; state: string }[]> {
  const { conversationId, from, userIds, headId, now } = added
  const { rows } = await sql<{ id: number; state: string }>`
    insert into conversation_members as m (conversation_id, user_id, state, joined_at, cleared_id, last_read_id)
    select ${conversationId}, u.id, ${stateFor(follows(sql`u.id`, from))}, ${now}, ${headId}, ${headId}
    from people u left join message_settings t on t.user_id = u.id
    where u.id = any(${userIds}::int8[])
      and not exists (select from hidden_people h where h.viewer_id = ${from} and h.person_id = u.id)
      and (coalesce(t.who_may, 'everyone') = 'everyone' or (t.who_may = 'known'
        and ${knows(sql`u.id`, from)}))
    order by u.id
    on conflict (conversation_id, user_id) do update set state = excluded.state, joined_at = excluded.joined_at,
      cleared_id = excluded.cleared_id, last_read_id = excluded.last_read_id, role = 'member', unread = 0
      where m.state = 'left'
    returning user_id as id, state`.execute(trx)
  await askAll(
    trx,
    conversationId,
    rows.filter(({ state }) => state === 'request'),
  )
  return rows
}

function stateFor(isOpen: RawBuilder<boolean>) {
  return sql`case when ${isOpen} then 'active' else 'request' end`
}

function askAll(trx: Db, conversationId: number, people: { id: number }[]): Promise<void> {
  return appendFollowUps(
    trx,
    REQUESTED,
    people.map(({ id }) => requestSubject(conversationId, id)),
  )
}
