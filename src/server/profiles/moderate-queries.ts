import { sql } from 'kysely'
import type { Found } from '../content/content-type.ts'
import { EXCERPT_LENGTH, type Described, type Moderated } from '../content/moderated.ts'
import type { Db } from '../platform/db.ts'

/** Somebody who may be met. */
export async function findPerson(db: Db, id: number): Promise<Found | undefined> {
  const { rows } = await sql`select from people where id = ${id}`.execute(db)
  return rows.length === 0 ? undefined : { state: 'published', isPublic: true, authorId: id }
}

/** Suspended people too. Their words are those of their profile. */
export const moderated: Moderated = {
  async describe(db, ids) {
    const { rows } = await sql<Omit<Described, 'state' | 'parent'>>`
      select u.id, trim(u.first_name || ' ' || u.last_name) as title, u.id as "authorId", false as "isNsfw",
        false as "isMarkedByReports",
        left(trim(coalesce(p.bio, '') || ' ' || array_to_string(coalesce(p.links, '{}'), ' ')), ${EXCERPT_LENGTH})
          as excerpt
      from users u left join profiles p on p.user_id = u.id where u.id = any(${ids}::int8[])`.execute(db)
    return rows.map((row) => ({ ...row, state: 'visible', parent: null }))
  },
  takeDown: null,
  mark: null,
  withholding: null,
}
