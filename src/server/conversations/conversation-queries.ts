import { sql, type RawBuilder } from 'kysely'
import type { Box } from '../../contract/conversations.ts'
import { paidAt, paidPlans } from '../market/public.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../platform/session.ts'
import type { ConversationRow } from './conversation-of.ts'
import { isBlockedPair, knows, personJson } from './member-queries.ts'
import { mayRead } from './message-queries.ts'

type Reader = Pick<Viewer, 'id' | 'hidden'>

/** Of a group in a list. */
const MEMBERS_IN_LIST = 5
const ALL_MEMBERS = 1000

/** One conversation of the viewer, with everybody in it. */
export async function findConversation(
  db: Db,
  viewer: Reader,
  conversationId: number,
  now: Date,
): Promise<ConversationRow | undefined> {
  const [row] = await listRows(db, viewer, {
    where: sql`me.conversation_id = ${conversationId} and me.state in ('active', 'request')`,
    order: sql``,
    membersShown: ALL_MEMBERS,
    now,
  })
  return row
}

/** A page of a box, the latest first. */
export function listBox(
  db: Db,
  viewer: Reader,
  box: Box,
  { before, limit, now }: { before: number | undefined; limit: number; now: Date },
): Promise<ConversationRow[]> {
  return listRows(db, viewer, {
    where: sql`me.state = ${box === 'requests' ? 'request' : 'active'} and me.is_archived = ${box === 'archive'}
      and me.last_message_id > 0 ${before === undefined ? sql`` : sql`and me.last_message_id < ${before}`}`,
    order: sql`order by me.last_message_id desc limit ${limit}`,
    membersShown: MEMBERS_IN_LIST,
    now,
  })
}

interface Picked {
  where: RawBuilder<unknown>
  order: RawBuilder<unknown>
  membersShown: number
  now: Date
}

async function listRows(
  db: Db,
  viewer: Reader,
  { where, order, membersShown, now }: Picked,
): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    with mine as materialized (
      select me.*, c.kind, c.title, c.created_by from conversation_members me join conversations c on c.id = me.conversation_id
      where me.user_id = ${viewer.id} and ${where} and not ${isBlockedPair(viewer.id)} ${order})
    select me.conversation_id as id, me.kind, me.title, me.role, me.state, me.is_archived as "isArchived",
      me.muted_until as "mutedUntil", me.unread, me.last_read_id as "lastReadId", me.last_message_id as place,
      coalesce(own.has_receipts, true) as "hasReceipts", coalesce(those.count, 0)::int as "memberCount",
      case me.kind when 'group' then ${paidPlans(sql`me.created_by`, paidAt(now))} end as plans,
      those.list as members, last.row as last
    from mine me
    left join message_settings own on own.user_id = me.user_id
    left join lateral (${membersOf(viewer, membersShown)}) as those on true
    left join lateral (${lastOf(viewer)}) as last on true
    order by me.last_message_id desc`.execute(db)
  return rows
}

/** Those in it whom the viewer meets; the one who was written to is there even if they have not answered. */
function membersOf({ id, hidden }: Reader, shown: number) {
  return sql`
    select max(o.count) as count, json_agg(json_build_object('person', ${personJson('u')}, 'role', o.role,
      'state', o.state, 'lastReadId', o.last_read_id, 'hasReceipts', coalesce(t.has_receipts, true),
      'isTaking', coalesce(u.suspended_at, u.leaving_at) is null and (me.kind = 'group' or 'refused' <>
        message_reach(o.state, coalesce(t.who_may, 'everyone'), ${knows(sql`o.user_id`, id)}, false)))
      order by o.joined_at, o.user_id) as list
    from (
      select *, count(*) over () as count from conversation_members
      where conversation_id = me.conversation_id and (me.kind = 'direct'
        or (state in ('active', 'request') and user_id <> all(${[...hidden]}::int8[])))
      order by joined_at, user_id limit ${shown}) as o
    join users u on u.id = o.user_id left join message_settings t on t.user_id = o.user_id`
}

/** The last that the viewer may read. */
function lastOf(viewer: Reader) {
  return sql`
    select json_build_object('id', m.id, 'senderId', m.sender_id, 'kind', m.kind, 'nodes', m.nodes,
      'senderName', trim(u.first_name || ' ' || u.last_name), 'isDeleted', m.deleted_at is not null,
      'pictureCount', (select count(*) from message_pictures where message_id = m.id),
      'createdAt', m.created_at) as row
    from (
      select * from messages m where m.conversation_id = me.conversation_id and ${mayRead(viewer)}
      order by m.id desc limit 1) as m
    left join users u on u.id = m.sender_id`
}
