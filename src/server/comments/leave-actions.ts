import { sql } from 'kysely'
import { eraseTraces } from '../content/erase.ts'
import type { Site } from '../content/content-type.ts'
import { ERASED_AT_ONCE, type ErasePart, type Leaver } from '../content/person-data.ts'
import { transact, type Db } from '../platform/db.ts'
import { changeState } from './actions.ts'
import { findComment } from './queries.ts'

/** What somebody who leaves said about the content of others. One with replies keeps its place, without words or name. */
export const eraseComments: ErasePart = {
  name: 'comments',
  run: async (site, person) => {
    const { rows } = await sql<{ id: number }>`
      select id from comments where author_id = ${person.id}
      order by id desc limit ${ERASED_AT_ONCE}`.execute(site.db.write)
    // One transaction each: every one locks the comments of what it is about.
    for (const { id } of rows) await transact(site.db.write, (trx) => eraseOne(site, trx, id, person))
    return rows.length
  },
}

async function eraseOne(site: Site, trx: Db, id: number, { id: authorId }: Leaver): Promise<void> {
  const comment = await findComment(trx, id)
  if (comment === undefined || comment.authorId !== authorId) return
  const { objectType, objectId } = comment
  if (comment.state === 'visible')
    await changeState(trx, { ...comment, objectType, objectId }, comment, {
      from: 'visible',
      to: 'deleted',
      now: site.clock.now(),
    })
  await eraseTraces(site, trx, 'comment', [id])
  const { rows } = await sql`
    delete from comments c where id = ${id} and not exists (
      select from comments r where r.root_id = c.root_id and r.id <> c.id and (r.parent_id = c.id or r.root_id = c.id))
    returning id`.execute(trx)
  if (rows.length > 0) return
  await sql`
    update comments set author_id = null, source = '', nodes = '[]', likes = 0, edited_at = null
    where id = ${id}`.execute(trx)
}
