import { sql } from 'kysely'
import type { DataExport } from '../../contract/data-export.ts'
import { isLanguage, DEFAULT_LANGUAGE, type Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'

export interface ExportRow extends Omit<DataExport, 'createdAt' | 'expiresAt'> {
  userId: number
  key: string
  tries: number
  createdAt: Date
  expiresAt: Date | null
}

const COLUMNS = sql`
  id, user_id as "userId", state, progress, bytes, failure, key, tries, created_at as "createdAt",
  expires_at as "expiresAt"`

/** What has expired is gone for its owner, also before its file is deleted. */
export async function findLatest(db: Db, userId: number, now: Date): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    select ${COLUMNS} from data_exports where user_id = ${userId} and (expires_at is null or expires_at > ${now})
    order by created_at desc, id desc limit 1`.execute(db)
  return rows[0]
}

/** Looked up together with its owner: somebody else's is not there. */
export async function findOwn(db: Db, userId: number, id: number, now: Date): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    select ${COLUMNS} from data_exports
    where id = ${id} and user_id = ${userId} and (expires_at is null or expires_at > ${now})`.execute(db)
  return rows[0]
}

/** When the last one was made that did not fail. */
export async function findLastMade(db: Db, userId: number, exceptId: number): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(created_at) as at from data_exports
    where user_id = ${userId} and state <> 'failed' and id <> ${exceptId}`.execute(db)
  return rows[0]?.at ?? undefined
}

export async function findMailbox(db: Db, userId: number): Promise<{ email: string; language: Language }> {
  const { email, language } = await db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { email, language: isLanguage(language) ? language : DEFAULT_LANGUAGE }
}

export async function findKnownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db.selectFrom('data_exports').select('key').where('key', 'in', keys).execute()
  return new Set(rows.map(({ key }) => key))
}
