import { sql, type RawBuilder } from 'kysely'
import type { Message } from '../../contract/conversations.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import { isBlockedPair, personJson } from './member-queries.ts'
import { messageOf, type MessageRow } from './message-of.ts'
import { listPictures } from './pictures-queries.ts'

/** Who reads, and when; a handler's context is one. */
export interface Reader {
  db: Db
  viewer: Pick<Viewer, 'id' | 'hidden'>
  now: Date
}

export interface ReadOptions {
  /** Also those that the viewer has deleted for themselves: they may be brought back. */
  withHidden?: boolean
}

/** A message that the viewer may read, or it is not found. */
export async function getMessageFor(
  site: Pick<Server, 'secret'>,
  reader: Reader,
  messageId: number,
  options: ReadOptions = {},
): Promise<Message> {
  const [message] = await listMessagesFor(site, reader, [messageId], options)
  return message ?? fail('not_found', common.notFound)
}

/** Those of some messages that the viewer may read, the oldest first. */
export async function listMessagesFor(
  site: Pick<Server, 'secret'>,
  { db, viewer, now }: Reader,
  ids: number[] | RawBuilder<unknown>,
  options: ReadOptions = {},
): Promise<Message[]> {
  if (Array.isArray(ids) && ids.length === 0) return []
  const rows = await listRows(
    db,
    viewer,
    Array.isArray(ids) ? sql`select unnest(${ids}::int8[])` : ids,
    options,
  )
  const pictures = await listPictures(
    site,
    db,
    rows.filter(({ pictureCount, deletedAt }) => pictureCount > 0 && deletedAt === null),
    now,
  )
  return rows.map((row) => messageOf(row, viewer.id, now, pictures.get(row.id)))
}

/**
 * Whether the viewer may read a message `m`, as the member `me` of its conversation `c`: said after what they have
 * cleared, not deleted by them, by nobody whom they do not meet.
 */
export function mayRead(viewer: Reader['viewer'], options: ReadOptions = {}) {
  return sql<boolean>`(me.user_id = ${viewer.id} and me.state in ('active', 'request') and m.id > me.cleared_id
    and ${isShown(viewer, options)})`
}

/** What of that is about the message alone. */
export function isShown({ id, hidden }: Reader['viewer'], { withHidden = false }: ReadOptions = {}) {
  return sql<boolean>`((m.sender_id is null or m.sender_id <> all(${[...hidden]}::int8[])) ${
    withHidden
      ? sql``
      : sql`and not exists (select from messages_hidden g where g.message_id = m.id and g.user_id = ${id})`
  })`
}

/**
 * Joins the message `m` to each row of `picked`, its conversation `c` and the viewer's part in it, `me`: one by one, which
 * "offset 0" is for. A plan for any person would begin with all conversations of theirs, as if everybody had a few.
 */
export function withPlaces(viewerId: number): RawBuilder<unknown> {
  return sql`
    cross join lateral (select * from messages where id = picked.id offset 0) as m
    cross join lateral (
      select * from conversation_members
      where conversation_id = m.conversation_id and user_id = ${viewerId} offset 0) as me
    cross join lateral (select * from conversations where id = m.conversation_id offset 0) as c`
}

/** The rows of the messages whose ids a statement selects. */
async function listRows(
  db: Db,
  viewer: Reader['viewer'],
  ids: RawBuilder<unknown>,
  options: ReadOptions,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    with picked (id) as materialized (${ids})
    select m.id, m.conversation_id as "conversationId", m.sender_id as "senderId", ${personJson('s')} as sender, m.key,
      m.kind, ${personJson('a')} as about, m.source, m.nodes, m.created_at as "createdAt", m.edited_at as "editedAt",
      m.deleted_at as "deletedAt", me.state = 'request' as "isRequest", reply.row as "replyTo", (
        select json_agg(json_build_object('emoji', emoji, 'count', count, 'isMine', is_mine) order by since, emoji)
        from (
          select emoji, count(*)::int as count, bool_or(user_id = ${viewer.id}) as is_mine, min(created_at) as since
          from message_reactions where message_id = m.id group by emoji) as r) as reactions,
      (select count(*)::int from message_pictures where message_id = m.id) as "pictureCount"
    from (select distinct id from picked) as picked ${withPlaces(viewer.id)}
    left join users s on s.id = m.sender_id
    left join users a on a.id = m.about_id
    left join lateral (${replyRow(viewer.id, sql`m.reply_to_id`, sql`me.cleared_id`)}) as reply on true
    where ${mayRead(viewer, options)} and not ${isBlockedPair(viewer.id)}
    order by m.id`.execute(db)
  return rows
}

/** What a message answers, as its reader may see it: nothing of what they do not see themselves. */
export function replyRow(
  viewerId: number | RawBuilder<unknown>,
  replyToId: RawBuilder<unknown>,
  clearedId: RawBuilder<unknown>,
) {
  return sql`
    select json_build_object('id', answered.id, 'senderId', answered.sender_id, 'sender', ${personJson('by')},
      'nodes', case when answered.deleted_at is null then answered.nodes else '[]'::jsonb end) as row
    from messages answered left join users "by" on "by".id = answered.sender_id
    where answered.id = ${replyToId} and answered.id > ${clearedId} and not exists (
      select from messages_hidden g where g.message_id = answered.id and g.user_id = ${viewerId})`
}
