import { sql } from 'kysely'
import { ADULT_AGE } from '../../contract/limits.ts'
import { batchCalls } from './batch-calls.ts'
import { DAY_MS, HOUR_MS, addMs } from './clock.ts'
import { noteOnCommit } from './commit-notes.ts'
import { compileOnce } from './compile-once.ts'
import type { Db } from './db.ts'
import { NOBODY, type HiddenPeople } from './hidden-people.ts'
import { sanctionOf, type Sanction, type SanctionRow } from './sanctions.ts'
import { hashToken, newToken } from './tokens.ts'

export const SESSION_IDLE_MS = 14 * DAY_MS
export const SESSION_ABSOLUTE_MS = 60 * DAY_MS
export const SESSIONS_PER_USER = 10
/** `last_seen_at` is written at most this often, so that a read does not turn into a write. */
const TOUCH_EVERY_MS = HOUR_MS

export type Role = 'user' | 'moderator' | 'operator'

/** The signed-in person of a request, with what rules about writers ask: each look-up less is a round trip less. */
export interface Viewer {
  id: number
  role: Role
  joinedAt: Date
  honor: number
  tokenHash: Buffer
  lastSeenAt: Date
  /** When they last proved who they are, in this session; see fresh.ts. */
  reauthenticatedAt: Date | null
  /** They have said so themselves; then nothing lets them see adult content. */
  isUnderAge: boolean
  hasNsfwConsent: boolean
  /** Whom they do not meet, by a block of either side. */
  hidden: HiddenPeople
  isSuspended: boolean
  /** What moderators decided about them; null for nearly everybody. */
  sanction: Sanction | null
}

const TOKEN_HASH_BYTES = 32
const TOKEN = /^[\w-]{43}$/

export function isToken(value: string): boolean {
  return TOKEN.test(value)
}

/** Looks a session up; features that answer with more about the person have one that reads it in the same query. */
export type FindViewer<V extends Viewer = Viewer> = (
  db: Db,
  tokenHash: Buffer,
  now: Date,
) => Promise<V | null>

export const findViewer: FindViewer = findInBatches(
  compileOnce((db, live: LiveSessions) => sessionQuery(db, live).compile()),
  viewerFrom,
)

/** Makes a look-up of a query for many sessions: nearly every request has one, so those of one moment share it. */
export function findInBatches<Row extends SessionRow, V extends Viewer>(
  list: (db: Db, live: LiveSessions) => Promise<Row[]>,
  toViewer: (row: Row, now: Date) => V,
): FindViewer<V> {
  const find = batchCalls({
    run: async (db, asked: { tokenHash: Buffer; now: Date }[]) => {
      const now = asked[0]?.now ?? new Date()
      const rows = await list(db, {
        tokenHashes: asked.map(({ tokenHash }) => tokenHash),
        seenAfter: addMs(now, -SESSION_IDLE_MS),
        startedAfter: addMs(now, -SESSION_ABSOLUTE_MS),
        now,
      })
      const byHash = new Map(rows.map((row) => [row.tokenHash.toString('latin1'), row]))
      return asked.map((one) => {
        const row = byHash.get(one.tokenHash.toString('latin1'))
        return row === undefined ? null : toViewer(row, now)
      })
    },
  })
  return (db, tokenHash, now) => find(db, { tokenHash, now })
}

/** What sessions are looked up by: their tokens, and how old they may be. */
export interface LiveSessions {
  tokenHashes: Buffer[]
  seenAfter: Date
  startedAfter: Date
  now: Date
}

/** What moderators decided about the person of `users`. */
export const SANCTIONS = sql<SanctionRow[] | null>`(
  select json_agg(json_build_object('kind', s.kind, 'until', s.until, 'reason', coalesce(t.reason, ''),
    'actionId', s.action_id))
  from sanctions s left join mod_action_texts t on t.action_id = s.action_id
  where s.user_id = users.id)`

/**
 * The tokens for a condition. PostgreSQL takes them for one, however many there are: so the plan for any tokens counts as
 * no dearer than one for these, and is kept. An array counts as ten of them, and its statement is planned at every call:
 * that was more than half of what a look-up cost.
 */
export function eachToken(tokenHashes: Buffer[]) {
  return sql<Buffer>`(
    select hash from unnest(${tokenHashes}::bytea[]) as asked (hash) where length(hash) = ${sql.lit(TOKEN_HASH_BYTES)})`
}

/**
 * The people of live sessions: the beginning of every such query. Who closed their account has no session; whatever else
 * is looked up by it, such as tokens, lets them in no more either.
 */
export function sessionQuery(db: Db, { tokenHashes, seenAfter, startedAfter }: LiveSessions) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('honor_totals', 'honor_totals.user_id', 'users.id')
    .select([
      'users.id',
      'users.role',
      'users.created_at as joinedAt',
      'users.birth_year as birthYear',
      'users.nsfw_consent_at as nsfwConsentAt',
      'honor_totals.total as honor',
      'sessions.last_seen_at as lastSeenAt',
      'sessions.reauthenticated_at as reauthenticatedAt',
      'sessions.token_hash as tokenHash',
      sql<number[] | null>`(select json_agg(person_id) from hidden_people where viewer_id = users.id)`.as(
        'hidden',
      ),
      'users.suspended_at as suspendedAt',
      SANCTIONS.as('sanctions'),
    ])
    .where('sessions.token_hash', 'in', eachToken(tokenHashes))
    .where('users.leaving_at', 'is', null)
    .where('sessions.last_seen_at', '>', seenAfter)
    .where('sessions.created_at', '>', startedAfter)
}

export interface SessionRow extends Pick<
  Viewer,
  'id' | 'joinedAt' | 'lastSeenAt' | 'reauthenticatedAt' | 'tokenHash'
> {
  role: string
  birthYear: number | null
  nsfwConsentAt: Date | null
  honor: number | null
  hidden: number[] | null
  suspendedAt: Date | null
  sanctions: SanctionRow[] | null
}

export function viewerFrom(row: SessionRow, now: Date): Viewer {
  const { id, joinedAt, lastSeenAt, reauthenticatedAt, tokenHash } = row
  return {
    id,
    joinedAt,
    lastSeenAt,
    reauthenticatedAt,
    tokenHash,
    role: row.role as Role,
    honor: row.honor ?? 0,
    isUnderAge: isUnderAge(row.birthYear, now),
    hasNsfwConsent: row.nsfwConsentAt !== null,
    // Staff meet everybody: a block must not keep anybody's work from them.
    hidden: row.hidden === null || row.role !== 'user' ? NOBODY : new Set(row.hidden),
    isSuspended: row.suspendedAt !== null,
    sanction: sanctionOf(row.sanctions, now),
  }
}

/** Only the year is known, so somebody counts as adult when all who were born in it are. */
export function isUnderAge(birthYear: number | null, now: Date): boolean {
  return birthYear !== null && now.getUTCFullYear() - birthYear <= ADULT_AGE
}

/** Keeps a session alive; most requests come too soon after the last one to write anything. */
export async function touchSession(db: Db, { tokenHash, lastSeenAt }: Viewer, now: Date): Promise<void> {
  if (lastSeenAt >= addMs(now, -TOUCH_EVERY_MS)) return
  await db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute()
}

export interface Device {
  ip: string
  userAgent: string
}

/** Makes a session and returns its token, the only time the token exists on the server. */
export async function insertSession(db: Db, userId: number, device: Device, now: Date): Promise<string> {
  const token = newToken()
  const tokenHash = hashToken(token)
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      reauthenticated_at: now,
      ip: device.ip,
      user_agent: device.userAgent.slice(0, 200),
    })
    .execute()
  // The new one is left out of the comparison: if all were used at the same moment, it could be deleted itself.
  await sql`
    delete from sessions where user_id = ${userId} and token_hash in (
      select token_hash from sessions where user_id = ${userId} and token_hash <> ${tokenHash}
      order by last_seen_at desc, created_at desc offset ${SESSIONS_PER_USER - 1})`.execute(db)
  return token
}

/** Streams of a session that ended are asked about it at once: whoever is noted is looked at. */
export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  const rows = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('user_id as userId')
    .execute()
  noteOnCommit(
    db,
    rows.map(({ userId }) => userId),
  )
}

/** API tokens too: whoever got in may have made one. */
export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await sql`
    with tokens as (delete from api_tokens where user_id = ${userId})
    delete from sessions where user_id = ${userId}`.execute(db)
  noteOnCommit(db, [userId])
}
