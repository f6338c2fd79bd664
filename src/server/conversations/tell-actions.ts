import { sql } from 'kysely'
import type { LiveEventBody } from '../../contract/events.ts'
import { noteOnCommit } from '../platform/commit-notes.ts'
import { compileOnce } from '../platform/compile-once.ts'
import type { Db } from '../platform/db.ts'
import { appendingEvents } from '../platform/stream-log.ts'
import { waitingFor } from './tell-queries.ts'

/**
 * Locks a conversation and the streams of those in it, first of all in every transaction that changes it: messages
 * have ids in the order of commits, and the numbers that people are told are true. False when it is gone.
 */
export async function lockConversation(trx: Db, conversationId: number): Promise<boolean> {
  return (await lock(trx, { conversationId })).length > 0
}

const lock = compileOnce((db, { conversationId }: { conversationId: number }) =>
  sql`
    with locked as materialized (
      select id from conversations where id = ${conversationId} for update),
    heads as (
      insert into stream_heads as h (user_id, seq)
      select user_id, 0 from locked join conversation_members m on m.conversation_id = locked.id order by user_id
      on conflict (user_id) do update set seq = h.seq
      returning user_id)
    select id, (select count(*) from heads) from locked`.compile(db),
)

/** The streams alone, for what changes nothing that others see. */
export async function lockStreams(trx: Db, conversationId: number): Promise<void> {
  await sql`
    insert into stream_heads as h (user_id, seq)
    select user_id, 0 from conversation_members where conversation_id = ${conversationId} order by user_id
    on conflict (user_id) do update set seq = h.seq`.execute(trx)
}

export interface Telling {
  now: Date
  /** Only these; without it everybody who has the conversation, as members or as a request. */
  userIds?: number[]
  /** For whom it is news: a message came that they did not write. */
  newsFor?: number[]
  /** Left out: they do not meet who did it. */
  except?: number[]
}

/** Tells those in a conversation that something in it has changed, in the transaction of the change. */
export async function tellMembers(
  trx: Db,
  conversationId: number,
  { now, userIds, newsFor = [], except = [] }: Telling,
): Promise<void> {
  const told = (userIds ?? (await listTold(trx, conversationId))).filter((id) => !except.includes(id))
  if (told.length === 0) return
  await tell(trx, { conversationId, told, newsFor, now })
  noteOnCommit(trx, told)
}

/** One statement that counts what waits for each of them and says it. */
const tell = compileOnce((db, { conversationId, told, newsFor, now }: Told) => {
  const events = sql`
      select "userId" as user_id, ${KIND}::text as kind, jsonb_build_object('kind', ${KIND}::text,
        'conversationId', ${conversationId}::int8, 'unread', unread, 'requests', requests,
        'isNews', "userId" = any(${newsFor}::int8[])) as data, 1 as at
      from (${waitingFor(told, now)}) as waiting`
  return appendingEvents(events, now).compile(db)
})

interface Told {
  conversationId: number
  told: number[]
  newsFor: number[]
  now: Date
}

const KIND = 'messages' satisfies LiveEventBody['kind']

async function listTold(trx: Db, conversationId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('conversation_members')
    .select('user_id as userId')
    .where('conversation_id', '=', conversationId)
    .where('state', 'in', ['active', 'request'])
    .execute()
  return rows.map(({ userId }) => userId)
}
