import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** The state of something of theirs that is given back: nobody sees it before they are back themselves. */
export async function publicStateOf(trx: Db, authorId: number | null): Promise<'published' | 'withheld'> {
  if (authorId === null) return 'published'
  const { rows } = await sql`select from people where id = ${authorId}`.execute(trx)
  return rows.length > 0 ? 'published' : 'withheld'
}
