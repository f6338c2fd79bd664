import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Message } from '../../contract/conversations.ts'
import { wholeText } from '../../contract/plain-text.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { compileOnce } from '../platform/compile-once.ts'
import type { Db } from '../platform/db.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import { memberWord } from './words-actions.ts'

export interface NewMessage {
  conversationId: number
  senderId: number
  key: string
  source: string
  nodes: RichText
  replyToId: number | null
  /** Who hears it, beside the sender. */
  heardBy: number[]
  /** Those of them to whom the conversation is open from now on. */
  openedFor: number[]
  now: Date
}

/** Stores what somebody says, and what it changes for everybody. The conversation is locked; `headId` was its last. */
export async function insertMessage(trx: Db, message: NewMessage, headId: number): Promise<number> {
  const { nodes, heardBy, ...given } = message
  const memberIds = [message.senderId, ...heardBy]
  const [made] = await insert(trx, {
    ...given,
    headId,
    nodes: JSON.stringify(nodes),
    words: wholeText(nodes),
    memberIds,
    memberWords: memberIds.map(memberWord),
  })
  return made?.id ?? 0
}

interface Given extends Omit<NewMessage, 'nodes' | 'heardBy'> {
  headId: number
  nodes: string
  words: string
  memberIds: number[]
  memberWords: string[]
}

const insert = compileOnce((db, given: Given) => {
  const { conversationId, senderId, key, source, nodes, replyToId, openedFor, now } = given
  const { headId, words, memberIds, memberWords } = given
  return sql<{ id: number }>`
    with made as (
      insert into messages (conversation_id, sender_id, key, source, nodes, renderer, reply_to_id, created_at)
      values (${conversationId}, ${senderId}, ${key}, ${source}, ${nodes}::jsonb,
        ${RENDERER_VERSION}::int, ${replyToId}, ${now})
      returning id),
    place as (
      update conversations c set last_message_id = made.id from made where c.id = ${conversationId}),
    changed as (
      update conversation_members m set last_message_id = made.id,
        state = case when m.user_id = ${senderId} or m.user_id = any(${openedFor}::int8[]) then 'active' else m.state end,
        cleared_id = case m.state when 'refused' then ${headId} else m.cleared_id end,
        last_read_id = case m.user_id when ${senderId} then made.id else m.last_read_id end,
        unread = case m.user_id when ${senderId} then 0 else m.unread + 1 end,
        -- It comes back from the archive, unless it is muted.
        is_archived = m.is_archived and m.user_id <> ${senderId} and coalesce(m.muted_until > ${now}, false)
      from made where m.conversation_id = ${conversationId} and m.user_id = any(${memberIds}::int8[])),
    words as (
      insert into message_search (message_id, words)
      select id, to_tsvector('simple', ${words})
        || array_to_tsvector(${memberWords}::text[]) from made)
    select id from made`.compile(db)
})

export interface NewEvent {
  conversationId: number
  senderId: number
  kind: Exclude<Message['kind'], 'text'>
  aboutId?: number
  title?: string
  /** For whom it is unread: who was added. */
  unreadFor?: number[]
  now: Date
}

/** What the conversation itself says, to everybody in it. It is no message to be read. */
export async function insertEvent(trx: Db, event: NewEvent): Promise<void> {
  const { conversationId, senderId, kind, aboutId, title = '', unreadFor = [], now } = event
  const nodes = title === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value: title }] }]
  await sql`
    with made as (
      insert into messages (conversation_id, sender_id, key, kind, about_id, source, nodes, renderer, created_at)
      values (${conversationId}, ${senderId}, ${randomUUID()}, ${kind}, ${aboutId ?? null}, ${title},
        ${JSON.stringify(nodes)}::jsonb, ${RENDERER_VERSION}, ${now})
      returning id),
    place as (
      update conversations c set last_message_id = made.id from made where c.id = ${conversationId})
    update conversation_members m set last_message_id = made.id,
      unread = m.unread + (m.user_id = any(${unreadFor}::int8[]))::int,
      last_read_id = case when m.user_id = ${senderId} and m.unread = 0 then made.id else m.last_read_id end
    from made where m.conversation_id = ${conversationId} and m.state in ('active', 'request')`.execute(trx)
}
