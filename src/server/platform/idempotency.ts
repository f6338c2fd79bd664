import { sql } from 'kysely'
import type { Endpoint } from '../../contract/endpoint.ts'
import { routes } from '../../contract/index.ts'
import { addMs, type Clock } from './clock.ts'
import type { Db } from './db.ts'
import { fail } from './errors.ts'
import { messages } from './messages.ts'
import { keyedHash } from './tokens.ts'

const KEY = /^[\x21-\x7e]{1,200}$/
/** A longer answer is not stored: its repeat is read again where it can be found. */
export const MOST_ANSWER_BYTES = 16 * 1024
/** Per person; beyond that the oldest are deleted. With the size this bounds what anybody can fill. */
export const MOST_KEYS = 500
/** Stored as the status when only the id of the subject is stored. */
const SEE_OTHER = 303

export interface Answer {
  status: number
  body: unknown
}

export interface IdempotencyStore {
  db: Db
  clock: Clock
  secret: string
}

export interface RepeatableCall {
  /** The owner of the key: keys of two people never collide. */
  owner: string
  /** The route: keys of two routes do not collide either. */
  route: string
  key: string
  /** A hash of the request; the same key with another request is refused. */
  question: unknown
  /** Longer than the call may take: a claim that is older was left by a killed process. */
  abandonedMs: number
}

export interface Work {
  run: () => Promise<Answer>
  /** Whether the answer may be repeated: one that set a cookie may not. */
  mayStore: () => boolean
  /** Answers the repeat of an answer that was too long to store; the id is null where the answer had none. */
  readAgain: (id: number | null) => Promise<Answer>
}

/**
 * Does the work once per key and gives the stored answer to repeats. A failed call stores nothing: its repeat is
 * a real try. Payment data is never stored: routes that answer with it are not repeatable.
 */
export async function answerOnce(
  { db, clock, secret }: IdempotencyStore,
  call: RepeatableCall,
  work: Work,
): Promise<Answer> {
  if (!KEY.test(call.key))
    fail('invalid_input', messages.invalidInput, { fields: { 'Idempotency-Key': messages.fieldInvalid } })
  // Keyed, since a request may hold a password and the row outlives a crash.
  const fingerprint = keyedHash(secret, 'idempotency', JSON.stringify(call.question))
  const isFirst = await claim(db, call, fingerprint, clock.now())
  if (!isFirst) return repeat(db, call, fingerprint, work)
  const answer = await dropOldest(db, call)
    .then(work.run)
    .catch(async (error: unknown) => {
      await release(db, call).catch(() => {})
      throw error
    })
  // What was done stays done: if the answer can't be stored, the key stays taken and a repeat is refused for now.
  if (work.mayStore()) await storeAnswer(db, call, answer)
  else await release(db, call)
  return answer
}

/** Makes room for this one. Claims in progress stay: they keep two calls from doing the same. */
async function dropOldest(db: Db, { owner }: RepeatableCall): Promise<void> {
  await sql`
    delete from idempotency_keys where scope = ${owner} and key in (
      select key from idempotency_keys where scope = ${owner} and status is not null
      order by created_at desc offset ${MOST_KEYS - 1} for update skip locked)`.execute(db)
}

function rowKey({ route, key }: Pick<RepeatableCall, 'route' | 'key'>): string {
  return `${route} ${key}`
}

async function storeAnswer(db: Db, call: RepeatableCall, { status, body }: Answer): Promise<void> {
  const answer = JSON.stringify(body)
  const isLong = Buffer.byteLength(answer) > MOST_ANSWER_BYTES
  await db
    .updateTable('idempotency_keys')
    .set(isLong ? { status: SEE_OTHER, answer: JSON.stringify(idOf(body)) } : { status, answer })
    .where('scope', '=', call.owner)
    .where('key', '=', rowKey(call))
    .execute()
}

async function claim(db: Db, call: RepeatableCall, fingerprint: Buffer, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({ scope: call.owner, key: rowKey(call), fingerprint, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ fingerprint, created_at: now })
        .where('idempotency_keys.status', 'is', null)
        .where('idempotency_keys.created_at', '<', addMs(now, -call.abandonedMs)),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

async function release(db: Db, call: RepeatableCall): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('scope', '=', call.owner)
    .where('key', '=', rowKey(call))
    .execute()
}

/** Erases the stored answers about erased objects, however young they are: all answers of that shape. */
export async function eraseAnswers(db: Db, shape: Endpoint['response'], ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const begins = Object.values(routes).flatMap((route) =>
    'response' in route && route.response === shape ? [rowKey({ route: routeKey(route), key: '' })] : [],
  )
  await sql`
    delete from idempotency_keys where answer->>'id' = any(${ids.map(String)}::text[])
      and exists (select from unnest(${begins}::text[]) begin where starts_with(key, begin))`.execute(db)
}

export function routeKey({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`
}

function idOf(body: unknown): number | null {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : null
  return typeof id === 'number' ? id : null
}

async function repeat(db: Db, call: RepeatableCall, fingerprint: Buffer, work: Work): Promise<Answer> {
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'answer'])
    .where('scope', '=', call.owner)
    .where('key', '=', rowKey(call))
    .executeTakeFirst()
  if (stored === undefined || stored.status === null) return fail('conflict', messages.stillAtWork)
  if (!stored.fingerprint.equals(fingerprint)) return fail('conflict', messages.keyReused)
  if (stored.status === SEE_OTHER) return work.readAgain(stored.answer as number | null)
  return { status: stored.status, body: stored.answer }
}
