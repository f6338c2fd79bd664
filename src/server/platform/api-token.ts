import { sql } from 'kysely'
import { TOKEN_PREFIX, type Scope } from '../../contract/api-tokens.ts'
import { MINUTE_MS, addMs } from './clock.ts'
import { compileOnce } from './compile-once.ts'
import type { Db } from './db.ts'
import {
  findInBatches,
  isToken,
  sessionQuery,
  viewerFrom,
  type LiveSessions,
  type Viewer,
} from './session.ts'
import { newToken } from './tokens.ts'

/** `last_used_at` is written at most this often. */
const TOUCH_EVERY_MS = 10 * MINUTE_MS

/** Somebody whose program calls, with what it may do. */
export interface TokenViewer extends Viewer {
  scopes: readonly Scope[]
  lastUsedAt: Date | null
}

export function newApiToken(): string {
  return `${TOKEN_PREFIX}${newToken()}`
}

export function isApiToken(value: string): boolean {
  return value.startsWith(TOKEN_PREFIX) && isToken(value.slice(TOKEN_PREFIX.length))
}

export const findTokenViewer = findInBatches(
  compileOnce((db, live: LiveSessions) => tokenQuery(db, live).compile()),
  (row, now): TokenViewer => ({
    // A token never has the powers of the staff, whoever made it.
    ...viewerFrom({ ...row, role: 'user' }, now),
    scopes: row.scopes,
    lastUsedAt: row.lastUsedAt,
  }),
)

/**
 * The query for sessions, over tokens in their place: so what is known of a person is the same either way. A token has
 * an end of its own instead of theirs.
 */
function tokenQuery(db: Db, live: LiveSessions) {
  const tokens = sql`(
    select token_hash, user_id, scopes, last_used_at, ${live.now}::timestamptz as created_at,
      ${live.now}::timestamptz as last_seen_at, null::timestamptz as reauthenticated_at
    from api_tokens where expires_at is null or expires_at > ${live.now})`
  const overTokens = db.with('sessions', () => tokens as never) as unknown as Db
  return sessionQuery(overTokens, live).select([
    sql<Scope[]>`sessions.scopes`.as('scopes'),
    sql<Date | null>`sessions.last_used_at`.as('lastUsedAt'),
  ])
}

/** So that its owner sees which tokens are in use; most calls come too soon after the last one to write anything. */
export async function touchToken(db: Db, { tokenHash, lastUsedAt }: TokenViewer, now: Date): Promise<void> {
  if (lastUsedAt !== null && lastUsedAt >= addMs(now, -TOUCH_EVERY_MS)) return
  await db.updateTable('api_tokens').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute()
}
