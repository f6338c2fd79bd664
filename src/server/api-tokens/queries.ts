import { sql } from 'kysely'
import type { ApiToken, Scope } from '../../contract/api-tokens.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'

/** Whom to tell of a new token. */
export async function findMailbox(db: Db, userId: number): Promise<{ email: string; language: Language }> {
  const { email, language } = await db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { email, language: isLanguage(language) ? language : DEFAULT_LANGUAGE }
}

/** Expired ones too: their owner sees why a program no longer works. */
export async function listTokens(db: Db, userId: number): Promise<ApiToken[]> {
  const rows = await db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, name, scopes, created_at, expires_at, last_used_at }) => ({
    id,
    name,
    scopes: scopes as Scope[],
    createdAt: created_at.toISOString(),
    expiresAt: expires_at?.toISOString() ?? null,
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }))
}

/** Whether there was one. */
export async function deleteToken(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_tokens')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** How long an expired token is still listed. */
const LISTED_AFTER = sql`interval '30 days'`

export async function purgeTokens(db: Db, now: Date): Promise<void> {
  await sql`delete from api_tokens where expires_at < ${now}::timestamptz - ${LISTED_AFTER}`.execute(db)
}

export async function deleteTokensOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('api_tokens').where('user_id', '=', userId).execute()
}
