import { sql } from 'kysely'
import { transact, type Db } from '../platform/db.ts'
import { reopened, settle } from './close-actions.ts'
import { findQuestion, lockRow } from './queries.ts'

const AT_ONCE = 200

/** Duplicates of what was removed or erased are questions of their own again. */
export async function reopenOrphans(db: Db): Promise<void> {
  for (let after = 0; ;) {
    const ids = await listOrphans(db, after)
    for (const id of ids) await reopenOrphan(db, id)
    const last = ids.at(-1)
    if (last === undefined || ids.length < AT_ONCE) return
    after = last
  }
}

async function listOrphans(db: Db, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select q.id from questions q where ${isOrphan} and q.id > ${after} order by q.id limit ${AT_ONCE}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** An original in the trash may come back. */
const isOrphan = sql`q.status = 'duplicate'
  and not exists (select from questions o where o.id = q.duplicate_of and o.state <> 'removed')`

async function reopenOrphan(db: Db, id: number): Promise<void> {
  await transact(db, async (trx) => {
    await lockRow(trx, id)
    const { rows } = await sql`select from questions q where q.id = ${id} and ${isOrphan}`.execute(trx)
    const question = rows.length > 0 ? await findQuestion(trx, id) : undefined
    if (question !== undefined) await settle(trx, question, reopened)
  })
}
