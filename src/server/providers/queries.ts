import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../contract/messages.ts'
import { MINUTE_MS, addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { hashToken } from '../platform/tokens.ts'
import type { Provider } from './rules.ts'

export const ATTEMPT_LIFE_MS = 10 * MINUTE_MS

/** One way to a provider and back. `state` and `browser` are stored as hashes only. */
export interface Attempt {
  provider: Provider
  state: string
  browser: string
  verifier: string
  nonce: string
  language: Language
  /** The session that asked to link the provider to its account; null for a sign-in. */
  sessionHash: Buffer | null
}

export async function insertAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  await db
    .insertInto('oauth_states')
    .values({
      provider: attempt.provider,
      state_hash: hashToken(attempt.state),
      browser_hash: hashToken(attempt.browser),
      verifier: attempt.verifier,
      nonce: attempt.nonce,
      language: attempt.language,
      session_hash: attempt.sessionHash,
      expires_at: addMs(now, ATTEMPT_LIFE_MS),
    })
    .execute()
}

/** Deletes and returns a live attempt of this browser, so that of two answers with one state only one finds it. */
export async function takeAttempt(
  db: Db,
  { provider, state, browser }: Pick<Attempt, 'provider' | 'state' | 'browser'>,
  now: Date,
): Promise<Attempt | null> {
  const row = await db
    .deleteFrom('oauth_states')
    .where('state_hash', '=', hashToken(state))
    .where('browser_hash', '=', hashToken(browser))
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .returning(['verifier', 'nonce', 'language', 'session_hash as sessionHash'])
    .executeTakeFirst()
  if (row === undefined) return null
  const language = isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE
  return { ...row, provider, state, browser, language }
}

export async function findIdentity(db: Db, provider: Provider, subject: string): Promise<number | null> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

export interface Identity {
  provider: Provider
  subject: string
  userId: number
}

export async function insertIdentity(
  db: Db,
  { provider, subject, userId }: Identity,
  now: Date,
): Promise<void> {
  await db.insertInto('identities').values({ provider, subject, user_id: userId, created_at: now }).execute()
}

export interface Linking {
  email: string
  language: Language
  isSuspended: boolean
  isLinked: boolean
}

/** The person who links a provider; locked in a transaction, so that what they have is linked one after the other. */
export async function findLinking(
  db: Db,
  userId: number,
  provider: Provider,
  isLocked = false,
): Promise<Linking> {
  const query = db
    .selectFrom('users')
    .select((eb) => [
      'email',
      'language',
      'suspended_at as suspendedAt',
      eb
        .exists(
          eb
            .selectFrom('identities')
            .select('identities.user_id')
            .whereRef('identities.user_id', '=', 'users.id')
            .where('provider', '=', provider),
        )
        .as('isLinked'),
    ])
    .where('users.id', '=', userId)
  const row = await (isLocked ? query.forNoKeyUpdate() : query).executeTakeFirstOrThrow()
  return {
    email: row.email,
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    isSuspended: row.suspendedAt !== null,
    isLinked: Boolean(row.isLinked),
  }
}
