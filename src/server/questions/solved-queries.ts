import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

export interface Solved {
  id: number
  at: Date
}

/** Questions that were solved for the first time since then and still are, the latest first; nothing adult among them. */
export async function listSolved(db: Db, since: Date, limit: number): Promise<Solved[]> {
  const { rows } = await sql<Solved>`
    select q.id, q.solved_at as at from questions q
    join answer_places a on a.answer_id = q.accepted_id
    where q.accepted_id is not null and q.state = 'published' and not q.is_nsfw and q.solved_at > ${since}
      and q.status = 'open'
    order by q.solved_at desc, q.id desc limit ${limit}`.execute(db)
  return rows
}
