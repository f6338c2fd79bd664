import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'

export interface Owner {
  id: number
  email: string
  language: Language
  hasPassword: boolean
}

export async function findOwner(db: Db, id: number): Promise<Owner> {
  const row = await db
    .selectFrom('users')
    .select((eb) => ['id', 'email', 'language', eb('password_hash', 'is not', null).as('hasPassword')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const language = isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE
  return { ...row, language, hasPassword: Boolean(row.hasPassword) }
}

/** Run every hour. */
export async function purgeCodes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('reauthentication_codes').where('expires_at', '<=', now).execute()
}
