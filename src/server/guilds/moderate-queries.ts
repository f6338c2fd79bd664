import { sql } from 'kysely'
import { EXCERPT_LENGTH, type Described, type Moderated } from '../content/moderated.ts'

/** A guild is the home of many: it is taken down where guilds are deleted, and stays when its owner is suspended. */
export const moderated: Moderated = {
  async describe(db, ids) {
    const { rows } = await sql<Omit<Described, 'state' | 'parent'> & { isGone: boolean }>`
      select id, name as title, left(description, ${EXCERPT_LENGTH}) as excerpt, owner_id as "authorId",
        deleted_at is not null as "isGone", is_nsfw as "isNsfw", false as "isMarkedByReports"
      from guilds where id = any(${ids}::int8[])`.execute(db)
    return rows.map(({ isGone, ...row }) => ({ ...row, state: isGone ? 'gone' : 'visible', parent: null }))
  },
  takeDown: null,
  mark: null,
  withholding: null,
}
