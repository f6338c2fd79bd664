import { sql } from 'kysely'
import type { SignInProvider } from '../../contract/account.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'

export interface Person {
  id: number
  firstName: string
  lastName: string
  alias: string
  email: string
  language: Language
  passwordHash: string | null
  aliasChangedAt: Date | null
  suspendedAt: Date | null
}

function personQuery(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'first_name as firstName',
      'last_name as lastName',
      'alias_name as alias',
      'email',
      'language',
      'password_hash as passwordHash',
      'alias_changed_at as aliasChangedAt',
      'suspended_at as suspendedAt',
    ])
    .where('id', '=', id)
}

export async function findPerson(db: Db, id: number): Promise<Person> {
  const row = await personQuery(db, id).executeTakeFirstOrThrow()
  return { ...row, language: storedLanguage(row.language) }
}

/** Everything about the person that is changed by several steps waits for each other. */
export async function lockPerson(db: Db, id: number): Promise<Person> {
  const row = await personQuery(db, id).forNoKeyUpdate().executeTakeFirstOrThrow()
  return { ...row, language: storedLanguage(row.language) }
}

export function storedLanguage(value: string): Language {
  return isLanguage(value) ? value : DEFAULT_LANGUAGE
}

export interface PendingChange {
  newEmail: string
  isOldProven: boolean
  isNewProven: boolean
  expiresAt: Date
}

export function findEmailChange(db: Db, userId: number, now: Date): Promise<PendingChange | undefined> {
  return db
    .selectFrom('email_changes')
    .select([
      'new_email as newEmail',
      'is_old_proven as isOldProven',
      'is_new_proven as isNewProven',
      'expires_at as expiresAt',
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function listLinks(db: Db, userId: number): Promise<{ provider: string; linkedAt: Date }[]> {
  return db
    .selectFrom('identities')
    .select((eb) => ['provider', eb.fn.min('created_at').as('linkedAt')])
    .where('user_id', '=', userId)
    .groupBy('provider')
    .execute()
}

export async function deleteLink(db: Db, userId: number, provider: SignInProvider): Promise<void> {
  await db.deleteFrom('identities').where('user_id', '=', userId).where('provider', '=', provider).execute()
}

export async function updateNames(
  db: Db,
  userId: number,
  { firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', userId)
    .execute()
}

/** Taken one after the other, those of one call in one order: nobody else moves these aliases until it is done. */
export async function lockAliases(db: Db, aliases: string[]): Promise<void> {
  for (const alias of aliases.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`alias ${alias}`}, 0))`.execute(db)
}

export async function isFormerAliasOfOther(
  db: Db,
  alias: string,
  userId: number,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('alias_history')
    .select('alias')
    .where('alias', '=', alias)
    .where('user_id', '<>', userId)
    .where('kept_until', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes what is kept for a time only. Run every hour. */
export async function purgeAccountChanges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('alias_history').where('kept_until', '<=', now).execute()
  await db.deleteFrom('email_changes').where('expires_at', '<=', now).execute()
}
