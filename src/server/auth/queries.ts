import { sql } from 'kysely'
import type { User } from '../../contract/auth.ts'
import { RESET_LINK_LIFE_MINUTES } from '../../contract/limits.ts'
import type { Language } from '../../contract/messages.ts'
import type { Plan } from '../../contract/plans.ts'
import { MEMBER_CHANGED } from '../content/honor-source.ts'
import { canLink } from '../lite-text/public.ts'
import { highestPlan, paidAt, paidPlans, type PaidAt } from '../market/public.ts'
import { DAY_MS, addMs, MINUTE_MS } from '../platform/clock.ts'
import { compileOnce } from '../platform/compile-once.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { sanctionOf, type SanctionRow } from '../platform/sanctions.ts'
import {
  SANCTIONS,
  SESSION_ABSOLUTE_MS,
  SESSION_IDLE_MS,
  findInBatches,
  sessionQuery,
  viewerFrom,
  type LiveSessions,
  type Role,
  type Viewer,
} from '../platform/session.ts'
import { newDigits } from '../platform/tokens.ts'
import { capabilitiesOf } from '../staff/public.ts'
import { aliasDigits, aliasStem, storedLanguage, storedTheme } from './rules.ts'

/** A member with their own account, which is read together with their session. */
export interface AccountViewer extends Viewer {
  user: User
}

const listAccounts = compileOnce((db, given: LiveSessions & PaidAt) =>
  sessionQuery(db, given)
    .leftJoin('iq_results', 'iq_results.user_id', 'users.id')
    .leftJoin('welcomes', 'welcomes.user_id', 'users.id')
    .select(accountColumns(given))
    .compile(),
)

export const findAccount = findInBatches(
  (db, live) => listAccounts(db, { ...live, ...paidAt(live.now) }),
  (row, now): AccountViewer => ({ ...viewerFrom(row, now), user: userFrom(row, now) }),
)

export async function getUser(db: Db, id: number, now: Date): Promise<User> {
  const row = await db
    .selectFrom('users')
    .leftJoin('honor_totals', 'honor_totals.user_id', 'users.id')
    .leftJoin('iq_results', 'iq_results.user_id', 'users.id')
    .leftJoin('welcomes', 'welcomes.user_id', 'users.id')
    .select(['users.id', 'users.role', 'users.created_at as joinedAt', 'honor_totals.total as honor'])
    .select(accountColumns(paidAt(now)))
    .select(SANCTIONS.as('sanctions'))
    .where('users.id', '=', id)
    .executeTakeFirst()
  return row === undefined ? fail('not_signed_in', common.notSignedIn) : userFrom(row, now)
}

function accountColumns(at: PaidAt) {
  return [
    'users.first_name as firstName',
    'users.last_name as lastName',
    'users.alias_name as aliasName',
    'users.email',
    'users.profile_image_url as profileImageUrl',
    'users.selected_theme as selectedTheme',
    'iq_results.score as iqScore',
    'welcomes.checklist_closed_at as settledAt',
    paidPlans(sql.ref('users.id'), at).as('paid'),
  ] as const
}

type AccountRow = Pick<User, 'id' | 'firstName' | 'lastName' | 'aliasName' | 'email'> &
  Pick<User, 'profileImageUrl' | 'iqScore'> & {
    role: string
    joinedAt: Date
    honor: number | null
    selectedTheme: string
    settledAt: Date | null
    paid: Plan[]
    sanctions: SanctionRow[] | null
  }

/** A person's own account: the fields of the specification, each read where it is decided. */
function userFrom(row: AccountRow, now: Date): User {
  const plan = highestPlan(row.paid)
  const role = row.role as Role
  const capabilities = capabilitiesOf(role)
  const sanction = sanctionOf(row.sanctions, now)
  return {
    ...row,
    ...(capabilities && { capabilities }),
    ...(sanction && { sanction: { ...sanction, until: sanction.until?.toISOString() ?? null } }),
    ...(row.settledAt === null && { isNew: true as const }),
    selectedTheme: storedTheme(row.selectedTheme),
    fame: Math.max(0, row.honor ?? 0),
    iqTestTaken: row.iqScore !== null,
    isFree: plan === 'free',
    isTopaz: plan === 'topaz',
    isAgate: plan === 'agate',
    isAqua: plan === 'aqua',
    canLink: canLink({ role, honor: row.honor ?? 0 }),
  }
}

/** Locks an address until the transaction ends, so that everything about it happens one after the other. */
export async function lockAddress(db: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(db)
}

export interface Account {
  id: number
  email: string
  passwordHash: string | null
  language: Language
}

export async function findUserByEmail(db: Db, email: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash as passwordHash', 'language'])
    .where('email', '=', email)
    .executeTakeFirst()
  return row && { ...row, language: storedLanguage(row.language) }
}

export interface NewUser {
  /** In canonical form, and proven to be this person's. */
  email: string
  passwordHash: string | null
  firstName: string
  lastName: string
  language: Language
  now: Date
}

export async function deleteSignups(db: Db, email: string): Promise<void> {
  await db.deleteFrom('signups').where('email', '=', email).execute()
}

const MOST_ALIAS_TRIES = 20

/** Makes the account and voids what was pending for its address. An address that is taken is a unique violation. */
export async function insertUser(db: Db, user: NewUser): Promise<number> {
  await lockAddress(db, user.email)
  for (let tried = 0; tried < MOST_ALIAS_TRIES; tried++) {
    const alias = `${aliasStem(user.firstName)}-${newDigits(aliasDigits(tried))}`
    // Somebody's former alias leads to them for some time yet.
    const { rows } = await sql<{ id: number }>`
      with made as (
        insert into users (email, password_hash, first_name, last_name, alias_name, language, created_at)
        select ${user.email}, ${user.passwordHash}, ${user.firstName}, ${user.lastName}, ${alias},
          ${user.language}, ${user.now}::timestamptz
        where not exists (select from alias_history where alias = ${alias} and kept_until > ${user.now})
        on conflict (lower(alias_name)) do nothing
        returning id),
      followed as (insert into follow_ups (kind, subject) select ${MEMBER_CHANGED}::text, id::text from made)
      select id from made`.execute(db)
    const row = rows[0]
    if (row === undefined) continue
    await deleteSignups(db, user.email)
    return row.id
  }
  throw new Error('No free alias was found')
}

/** One live link a person: a newer one replaces the older. False when a newer one is there already. */
export async function saveReset(
  db: Db,
  userId: number,
  tokenHash: Buffer,
  expiresAt: Date,
): Promise<boolean> {
  const reset = { token_hash: tokenHash, expires_at: expiresAt }
  const saved = await db
    .insertInto('password_resets')
    .values({ user_id: userId, ...reset })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(reset).where('password_resets.expires_at', '<=', expiresAt),
    )
    .executeTakeFirst()
  return (saved.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function findReset(db: Db, tokenHash: Buffer, now: Date) {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'email', 'first_name as firstName', 'last_name as lastName', 'language'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { ...row, language: storedLanguage(row.language) }
}

/** Uses up the link; false for the second caller. */
export async function useReset(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const used = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return used.numDeletedRows > 0n
}

/** Read with a lock: a change of it waits until the transaction ends. */
export async function lockPasswordHash(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst()
  return row?.password_hash ?? null
}

export async function updatePassword(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** Such jobs hold an address; one that keeps failing must not hold it longer than its link would have lived. */
async function deleteDeadResetJobs(db: Db, now: Date): Promise<void> {
  const lastAsked = addMs(now, -RESET_LINK_LIFE_MINUTES * MINUTE_MS).toISOString()
  await sql`delete from jobs where kind = 'resetLink' and payload->>'askedAt' <= ${lastAsked}`.execute(db)
}

const SIGNUP_LIFE_MS = 7 * DAY_MS
const IP_LIFE_MS = 30 * DAY_MS

/** Deletes what the privacy policy says is not stored any longer. Run every hour. */
export async function purgeAccounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('signups').where('created_at', '<=', addMs(now, -SIGNUP_LIFE_MS)).execute()
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
  await deleteDeadResetJobs(db, now)
  await db.deleteFrom('oauth_states').where('expires_at', '<=', now).execute()
  await db.deleteFrom('pending_sign_ins').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('last_seen_at', '<=', addMs(now, -SESSION_IDLE_MS)),
        eb('created_at', '<=', addMs(now, -SESSION_ABSOLUTE_MS)),
      ]),
    )
    .execute()
  await db
    .updateTable('sessions')
    .set({ ip: null })
    .where('ip', 'is not', null)
    .where('created_at', '<=', addMs(now, -IP_LIFE_MS))
    .execute()
}
