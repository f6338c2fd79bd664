import { sql } from 'kysely'
import { LEAVING_DAYS } from '../../contract/leaving.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../contract/messages.ts'
import type { Erasure } from '../backup/public.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'

/** When an account that was closed at this moment is erased. */
export function erasesAt(leavingAt: Date): Date {
  return addMs(leavingAt, LEAVING_DAYS * DAY_MS)
}

export async function findReturn(db: Db, userId: number): Promise<Date | null> {
  const row = await db.selectFrom('users').select('returned_at').where('id', '=', userId).executeTakeFirst()
  return row?.returned_at ?? null
}

export interface Mailbox {
  email: string
  language: Language
}

export async function findMailbox(db: Db, userId: number): Promise<Mailbox | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .where('erasing_at', 'is', null)
    .executeTakeFirst()
  return row && { email: row.email, language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE }
}

/** Those whose days are over, and those whose erasure began. */
export async function listDue(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users u where leaving_at is not null
      and (erasing_at is not null or leaving_at <= ${addMs(now, -LEAVING_DAYS * DAY_MS)})
      and not exists (select from jobs where kind = 'personErasure' and given_up_at is null
        and payload = jsonb_build_object('userId', u.id))
    order by leaving_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface Due {
  id: number
  keepsArticles: boolean
  joinedAt: Date
  isBegun: boolean
  email: string
  alias: string
  name: string
}

/** Somebody who is to be erased now; undefined when they came back, or are gone. */
export async function lockDue(trx: Db, userId: number, now: Date): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    select id, leaving_keeps_articles as "keepsArticles", created_at as "joinedAt", erasing_at is not null as "isBegun",
      email, alias_name as alias, trim(first_name || ' ' || last_name) as name
    from users where id = ${userId}
      and (erasing_at is not null or leaving_at <= ${addMs(now, -LEAVING_DAYS * DAY_MS)})
    for update`.execute(trx)
  return rows[0]
}

/** Who was erased, for the files that tell it outside. */
export async function listErasures(db: Db): Promise<Erasure[]> {
  const rows = await db.selectFrom('erasures').selectAll().orderBy('user_id').execute()
  return rows.map((row) => ({
    userId: row.user_id,
    joinedAt: row.joined_at.toISOString(),
    keepsArticles: row.keeps_articles,
    erasedAt: row.erased_at.toISOString(),
  }))
}
