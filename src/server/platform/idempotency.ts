import { createHash } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import { fail } from './errors.ts'
import { messages } from './messages.ts'

const KEY = /^[\x21-\x7e]{1,200}$/

export interface Answer {
  status: number
  body: unknown
}

export interface RepeatableCall {
  /** Whose key it is: keys of two people never meet. */
  scope: string
  key: string
  /** What was asked; the same key with another question is refused. */
  question: unknown
}

/**
 * Runs `work` once per key and gives the kept answer to repeats. A failed call keeps nothing, so that the
 * repeat is a real try; `keep` says whether an answer may be given again (one that set a cookie may not).
 */
export async function answerOnce(
  db: Db,
  clock: Clock,
  call: RepeatableCall,
  work: () => Promise<Answer>,
  keep: () => boolean,
): Promise<Answer> {
  if (!KEY.test(call.key))
    fail('invalid_input', messages.invalidInput, { fields: { 'Idempotency-Key': messages.fieldInvalid } })
  const fingerprint = createHash('sha256').update(JSON.stringify(call.question)).digest()
  const isFirst = await claim(db, call, fingerprint, clock.now())
  if (!isFirst) return repeat(db, call, fingerprint)
  const own = db.updateTable('idempotency_keys').where('scope', '=', call.scope).where('key', '=', call.key)
  try {
    const answer = await work()
    if (!keep()) await release(db, call)
    else await own.set({ status: answer.status, answer: JSON.stringify(answer.body) }).execute()
    return answer
  } catch (error) {
    await release(db, call)
    throw error
  }
}

async function claim(db: Db, call: RepeatableCall, fingerprint: Buffer, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({ scope: call.scope, key: call.key, fingerprint, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

async function release(db: Db, call: RepeatableCall): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('scope', '=', call.scope)
    .where('key', '=', call.key)
    .execute()
}

async function repeat(db: Db, call: RepeatableCall, fingerprint: Buffer): Promise<Answer> {
  const kept = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'answer'])
    .where('scope', '=', call.scope)
    .where('key', '=', call.key)
    .executeTakeFirst()
  if (kept === undefined || kept.status === null) return fail('conflict', messages.stillAtWork)
  if (!kept.fingerprint.equals(fingerprint)) return fail('conflict', messages.keyReused)
  return { status: kept.status, body: kept.answer }
}
