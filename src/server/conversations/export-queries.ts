import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** A message as its owner takes it along: plain words, and the names that the conversation shows. */
export interface ExportedMessage {
  conversationId: number
  /** The title of a group, or the other person's name; null for a deleted user. */
  conversation: string | null
  messageId: number
  /** Null for a deleted user. */
  from: string | null
  isMine: boolean
  /** Markdown as it was typed. */
  text: string
  pictures: { mediaId: number; alt: string }[]
  replyToId: number | null
  createdAt: Date
  editedAt: Date | null
}

const AT_ONCE = 500

/**
 * Everything that somebody sent, also to a group that they have left, and everything that they were sent and are shown:
 * nothing that they or the sender deleted, nor of people whom they do not meet. The oldest first, read in parts.
 */
export async function* exportMessages(db: Db, userId: number): AsyncGenerator<ExportedMessage> {
  let after = 0
  for (;;) {
    const some = await listSome(db, userId, after)
    yield* some
    const last = some.at(-1)
    if (some.length < AT_ONCE || last === undefined) return
    after = last.messageId
  }
}

async function listSome(db: Db, userId: number, after: number): Promise<ExportedMessage[]> {
  const { rows } = await sql<ExportedMessage>`
    with own as (
      select m.* from conversation_members v
      join lateral (
        select id from messages where conversation_id = v.conversation_id and id > ${after} and kind = 'text'
          and deleted_at is null and (sender_id = ${userId}
            or (v.state in ('active', 'request') and id > v.cleared_id
              and not exists (select from hidden_people p
                where p.viewer_id = ${userId} and p.person_id = sender_id)))
          and not exists (select from messages_hidden h where h.message_id = messages.id and h.user_id = ${userId})
        order by conversation_id, id limit ${AT_ONCE}) near on true
      join messages m on m.id = near.id
      where v.user_id = ${userId}
      order by m.id limit ${AT_ONCE})
    select own.conversation_id as "conversationId",
      case c.kind when 'group' then c.title else (
        select ${nameOf('o')} from users o
        where o.id = case c.low_id when ${userId} then c.high_id else c.low_id end) end as conversation,
      own.id as "messageId", ${nameOf('s')} as "from", own.sender_id is not distinct from ${userId} as "isMine",
      own.source as text, own.reply_to_id as "replyToId", own.created_at as "createdAt", own.edited_at as "editedAt",
      coalesce((select json_agg(json_build_object('mediaId', media_id, 'alt', alt) order by place)
        from message_pictures where message_id = own.id), '[]') as pictures
    from own join conversations c on c.id = own.conversation_id left join users s on s.id = own.sender_id
    order by own.id`.execute(db)
  return rows
}

const nameOf = (table: string) =>
  sql`trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)})`
