import { sql } from 'kysely'
import { ERASED_AT_ONCE, type ErasePart } from '../content/person-data.ts'
import { transact } from '../platform/db.ts'
import { changeLines, lockTold } from './tell-actions.ts'
import { tellStreams } from './tell-people.ts'

/** What others were told that somebody did who leaves: their lines say how many are left. */
const eraseDeeds: ErasePart = {
  name: 'what they did, told to others',
  run: ({ db, clock }, { id: actorId }) =>
    transact(db.write, async (trx) => {
      const now = clock.now()
      const { rows } = await sql<{ id: number; userId: number }>`
        select distinct n.id, n.user_id as "userId" from (
          select notification_id from notification_causes where actor_id = ${actorId} limit ${ERASED_AT_ONCE}) c
        join notifications n on n.id = c.notification_id`.execute(trx)
      if (rows.length === 0) return 0
      await lockTold(trx, [...new Set(rows.map(({ userId }) => userId))])
      const { rows: changes } = await sql<{ id: number; withdrawn: number }>`
        with gone as (
          delete from notification_causes
          where actor_id = ${actorId} and notification_id = any(${rows.map(({ id }) => id)}::int8[])
          returning notification_id as id, withdrawn_at)
        select id, count(*) filter (where withdrawn_at is null)::int as withdrawn from gone group by id`.execute(
        trx,
      )
      const lines = changes.map(({ id, withdrawn }) => ({ id, withdrawn, change: -withdrawn }))
      const changed = await changeLines(
        trx,
        lines.map((line) => ({ ...line, place: null, isNews: false })),
      )
      await tellStreams(trx, changed, now)
      return changes.length
    }),
}

/** What they were told themselves. */
const eraseTold: readonly ErasePart[] = (['notifications', 'notifications_told'] as const).map((table) => ({
  name: table,
  run: async ({ db }, { id }) => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where user_id = ${id} limit ${ERASED_AT_ONCE}))`.execute(
      db.write,
    )
    return Number(numAffectedRows)
  },
}))

export const eraseNotified: readonly ErasePart[] = [eraseDeeds, ...eraseTold]
