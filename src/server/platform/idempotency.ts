import { later, type Clock } from './clock.ts'
import type { Db } from './db.ts'
import { fail } from './errors.ts'
import { messages } from './messages.ts'
import { keyedHash } from './tokens.ts'

const KEY = /^[\x21-\x7e]{1,200}$/

export interface Answer {
  status: number
  body: unknown
}

export interface Keeping {
  db: Db
  clock: Clock
  secret: string
}

export interface RepeatableCall {
  /** Whose key it is: keys of two people never meet. */
  scope: string
  key: string
  /** What was asked; the same key with another question is refused. */
  question: unknown
  /** Longer than the call may take: whoever claimed the key so long ago was killed. */
  abandonedMs: number
}

/**
 * Runs `work` once per key and gives the kept answer to repeats. A failed call keeps nothing, so that the
 * repeat is a real try; `keep` says whether an answer may be given again (one that set a cookie may not).
 */
export async function answerOnce(
  { db, clock, secret }: Keeping,
  call: RepeatableCall,
  work: () => Promise<Answer>,
  keep: () => boolean,
): Promise<Answer> {
  if (!KEY.test(call.key))
    fail('invalid_input', messages.invalidInput, { fields: { 'Idempotency-Key': messages.fieldInvalid } })
  // Keyed, since a question may hold a password and the row outlives a crash.
  const fingerprint = keyedHash(secret, 'idempotency', JSON.stringify(call.question))
  const isFirst = await claim(db, call, fingerprint, clock.now())
  if (!isFirst) return repeat(db, call, fingerprint)
  const answer = await work().catch(async (error: unknown) => {
    await release(db, call).catch(() => {})
    throw error
  })
  // What was done stays done: if the answer can't be kept, the key stays taken and a repeat is told to wait.
  if (keep()) await keepAnswer(db, call, answer)
  else await release(db, call)
  return answer
}

async function keepAnswer(db: Db, call: RepeatableCall, answer: Answer): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status: answer.status, answer: JSON.stringify(answer.body) })
    .where('scope', '=', call.scope)
    .where('key', '=', call.key)
    .execute()
}

async function claim(db: Db, call: RepeatableCall, fingerprint: Buffer, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({ scope: call.scope, key: call.key, fingerprint, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ fingerprint, created_at: now })
        .where('idempotency_keys.status', 'is', null)
        .where('idempotency_keys.created_at', '<', later(now, -call.abandonedMs)),
    )
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
