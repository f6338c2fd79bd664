import { sql } from 'kysely'
import type { Person } from '../../contract/people.ts'
import { compileOnce } from '../platform/compile-once.ts'
import type { Db } from '../platform/db.ts'
import type { ReplyRow } from './message-of.ts'
import { follows, isBlockedPair, knows, personJson } from './member-queries.ts'
import { replyRow } from './message-queries.ts'
import type { Addressee } from './rules.ts'

/** Somebody else in the conversation. */
export interface Other extends Addressee {
  id: number
  state: string
  isMuted: boolean
  /** One of the two has blocked the other: in a group neither hears the other. */
  isHidden: boolean
}

/** All that decides whether something may be said, and to whom. */
export interface Sending {
  kind: 'direct' | 'group'
  state: 'active' | 'request'
  headId: number
  sender: Person
  others: Other[]
  /** How many messages of the sender wait for an answer; counted in requests only. */
  ownTexts: number
  /** What was sent with this key before. */
  sent: { id: number; conversationId: number } | null
  replyTo: ReplyRow | null
}

export interface SendingAsked {
  senderId: number
  conversationId: number
  key: string
  replyToId: number | undefined
  now: Date
}

/** Undefined for a conversation that is not the sender's to read. */
export async function findSending(db: Db, asked: SendingAsked): Promise<Sending | undefined> {
  const [row] = await listSending(db, { ...asked, replyToId: asked.replyToId ?? null })
  return row && { ...row, others: row.others ?? [] }
}

type SendingRow = Omit<Sending, 'others'> & { others: Other[] | null }
type Given = Omit<SendingAsked, 'replyToId'> & { replyToId: number | null }

const listSending = compileOnce((db, { senderId, conversationId, key, replyToId, now }: Given) =>
  sql<SendingRow>`
    select c.kind, me.state, c.last_message_id as "headId", ${personJson('s')} as sender, others.list as others,
      reply.row as "replyTo", (
        select json_build_object('id', id, 'conversationId', conversation_id) from messages
        where sender_id = ${senderId} and key = ${key}) as sent,
      case when c.kind = 'direct' and others.is_waiting then (
        select count(*) from messages m where m.conversation_id = c.id and m.sender_id = ${senderId}
      ) else 0 end::int as "ownTexts"
    from conversation_members me
    join conversations c on c.id = me.conversation_id
    join users s on s.id = me.user_id
    left join lateral (
      select bool_or(o.state <> 'active') as is_waiting, json_agg(json_build_object('id', o.user_id, 'state', o.state,
        'isMuted', coalesce(o.muted_until > ${now}, false), 'isSuspended', coalesce(u.suspended_at, u.leaving_at) is not null,
        'whoMay', coalesce(t.who_may, 'everyone'),
        'knowsMe', o.state <> 'active' and c.kind = 'direct' and ${knows(sql`o.user_id`, senderId)},
        'followsMe', o.state = 'refused' and c.kind = 'direct' and ${follows(sql`o.user_id`, senderId)},
        'isHidden', exists (
          select from hidden_people h where h.viewer_id = ${senderId} and h.person_id = o.user_id))
        order by o.user_id) as list
      from conversation_members o join users u on u.id = o.user_id
      left join message_settings t on t.user_id = o.user_id
      where o.conversation_id = c.id and o.user_id <> ${senderId}
        and (c.kind = 'direct' or o.state in ('active', 'request'))) as others on true
    left join lateral (
      ${replyRow(senderId, sql`${replyToId}::int8`, sql`me.cleared_id`)}
        and answered.conversation_id = c.id) as reply on true
    where me.conversation_id = ${conversationId} and me.user_id = ${senderId}
      and me.state in ('active', 'request') and not ${isBlockedPair(senderId)}`.compile(db),
)
