import { sql } from 'kysely'
import { noteOnCommit } from '../platform/commit-notes.ts'
import type { Db } from '../platform/db.ts'

/**
 * Locks a conversation and the streams of those in it, first of all in every transaction that changes it: messages
 * have ids in the order of commits, and the numbers that people are told are true. False when it is gone.
 */
export async function lockConversation(trx: Db, conversationId: number): Promise<boolean> {
  const { rows } = await sql<{ locked: number }>`
    select lock_conversations(array[${conversationId}::int8]) as locked`.execute(trx)
  return rows[0]?.locked === 1
}

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
  await sql`
    select tell_messages(${conversationId}::int8, ${told}::int8[], ${newsFor}::int8[], ${now}::timestamptz)`.execute(
    trx,
  )
  noteOnCommit(trx, told)
}

async function listTold(trx: Db, conversationId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('conversation_members')
    .select('user_id as userId')
    .where('conversation_id', '=', conversationId)
    .where('state', 'in', ['active', 'request'])
    .execute()
  return rows.map(({ userId }) => userId)
}
