import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { REQUEST_MESSAGES_MAX, type Message } from '../../contract/conversations.ts'
import type { Person } from '../../contract/people.ts'
import { wholeText } from '../../contract/plain-text.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { hasExternalLinks } from '../lite-text/public.ts'
import { batchCalls } from '../platform/batch-calls.ts'
import { noteOnCommit } from '../platform/commit-notes.ts'
import { compileOnce } from '../platform/compile-once.ts'
import type { Db } from '../platform/db.ts'
import type { AskedCount } from '../platform/rate-limit-calls.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import { personJson } from './member-queries.ts'
import type { ReplyRow } from './message-of.ts'
import { replyRow } from './message-queries.ts'
import { REQUESTED } from './notify-queries.ts'

export interface NewMessage {
  conversationId: number
  senderId: number
  key: string
  source: string
  nodes: RichText
  replyToId: number | null
  hasPictures: boolean
  /** The writer has been here for less than three days, or has less than 10 Honor. */
  isNew: boolean
  /** What it is counted as, unless it was sent before; nothing where that was counted already. */
  limits: AskedCount[]
  now: Date
}

/** Why something is not said: it is no conversation of theirs, was sent before, and so on in the order of the checks. */
export type SendRefusal =
  | 'not_found'
  | 'sent'
  | 'gone'
  | 'takes_none'
  | 'wait'
  | 'links'
  | 'pictures'
  | 'reply'

/** The first of the limits that is exceeded, counted from 1. */
export interface ReachedLimit {
  at: number
  hits: number
  resetsAt: Date
}

export type Said =
  | { refusal: SendRefusal }
  | { refusal: 'limited'; limit: ReachedLimit }
  | { refusal: null; id: number; sender: Person; replyTo: ReplyRow | null; follows: boolean }

/** Nobody notices it, and a message costs less where many write. */
const SEND_PAUSE_MS = 20

/**
 * Counts, decides, stores and tells; messages of the same moment are one statement and one commit. Those of one
 * conversation or of one person come one after the other.
 */
export const sendMessage = batchCalls({
  keysOf: ({ conversationId, senderId }: NewMessage) => [
    `conversation ${conversationId}`,
    `person ${senderId}`,
  ],
  pauseMs: SEND_PAUSE_MS,
  run: async (db, messages): Promise<Said[]> => {
    const given = JSON.stringify(messages.map((message, nr) => ({ ...givenOf(message), nr })))
    const now = messages[0]?.now ?? new Date()
    const said = new Map((await sendAll(db, { given, now })).map((row) => [row.nr, row]))
    noteOnCommit(
      db,
      [...said.values()].flatMap(({ told }) => told ?? []),
    )
    return messages.map((_, nr) => saidOf(said.get(nr)))
  },
})

function givenOf({ limits, ...message }: NewMessage) {
  const { nodes } = message
  return {
    ...message,
    words: wholeText(nodes),
    hasLinks: hasExternalLinks(nodes),
    limitKeys: limits.map(({ key }) => key),
    limitMost: limits.map(({ most }) => most),
    limitResetsAt: limits.map(({ resetsAt }) => resetsAt),
  }
}

function saidOf(row: SaidRow | undefined): Said {
  if (row === undefined) return { refusal: 'not_found' }
  const { refusal, limitAt, limitHits, limitResetsAt } = row
  if (refusal === null) return { ...row, refusal }
  if (refusal !== 'limited') return { refusal }
  return { refusal, limit: { at: limitAt, hits: limitHits, resetsAt: limitResetsAt } }
}

interface SaidRow {
  nr: number
  refusal: SendRefusal | 'limited' | null
  id: number
  told: number[] | null
  limitAt: number
  limitHits: number
  limitResetsAt: Date
  follows: boolean
  sender: Person
  replyTo: ReplyRow | null
}

const sendAll = compileOnce((db, { given, now }: { given: string; now: Date }) =>
  sql<SaidRow>`
    select said.nr, said.refusal, said.message_id as id, said.told, said.limit_at as "limitAt",
      said.limit_hits as "limitHits", said.limit_resets_at as "limitResetsAt", said.follows,
      ${personJson('s')} as sender, reply.row as "replyTo"
    from send_messages(${given}::jsonb, ${now}::timestamptz, ${RENDERER_VERSION}::int, ${REQUEST_MESSAGES_MAX}::int,
      ${REQUESTED}) as said
    left join users s on s.id = said.sender_id
    left join lateral (
      ${replyRow(sql`said.sender_id`, sql`said.reply_to_id`, sql`said.cleared_id`)}) as reply on true`.compile(
    db,
  ),
)

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
