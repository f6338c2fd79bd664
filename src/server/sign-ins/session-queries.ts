import { DAY_MS, addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { noteOnCommit } from '../platform/commit-notes.ts'
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '../platform/session.ts'
import { SIGN_IN_HISTORY_DAYS, type SignInWay } from '../../contract/sign-ins.ts'

/** Those that still count, by the rule of every request. */
export function listLiveSessions(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'token_hash as tokenHash',
      'ip',
      'user_agent as userAgent',
      'created_at as startedAt',
      'last_seen_at as lastSeenAt',
    ])
    .where('user_id', '=', userId)
    .where('last_seen_at', '>', addMs(now, -SESSION_IDLE_MS))
    .where('created_at', '>', addMs(now, -SESSION_ABSOLUTE_MS))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The hash of the session that ended; undefined for one that is not this person's. Its streams end too. */
export async function deleteOwnSession(db: Db, userId: number, id: number): Promise<Buffer | undefined> {
  const row = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('token_hash as tokenHash')
    .executeTakeFirst()
  if (row !== undefined) noteOnCommit(db, [userId])
  return row?.tokenHash
}

export async function deleteOtherSessions(db: Db, userId: number, thisOne: Buffer): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', thisOne)
    .executeTakeFirst()
  if (numDeletedRows > 0n) noteOnCommit(db, [userId])
  return Number(numDeletedRows)
}

export interface HistoryPlace {
  at: string
  id: number
}

export async function listHistory(
  db: Db,
  userId: number,
  { after, limit, now }: { after: HistoryPlace | undefined; limit: number; now: Date },
) {
  const query = db
    .selectFrom('signin_history')
    .select(['id', 'way', 'is_success as isSuccess', 'ip', 'user_agent as userAgent', 'created_at as at'])
    .where('user_id', '=', userId)
    .where('created_at', '>', addMs(now, -SIGN_IN_HISTORY_DAYS * DAY_MS))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  const rows = await (
    after === undefined
      ? query
      : query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(new Date(after.at), after.id)))
  ).execute()
  return rows.map((row) => ({ ...row, way: row.way as SignInWay }))
}

const IP_LIFE_MS = 30 * DAY_MS

/** Deletes what the privacy policy says is not stored any longer. Run every hour. */
export async function purgeHistory(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('signin_history')
    .where('created_at', '<=', addMs(now, -SIGN_IN_HISTORY_DAYS * DAY_MS))
    .execute()
  await db
    .updateTable('signin_history')
    .set({ ip: null })
    .where('ip', 'is not', null)
    .where('created_at', '<=', addMs(now, -IP_LIFE_MS))
    .execute()
}
