import { sql } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import { ERASED_AT_ONCE, type ErasePart } from '../content/person-data.ts'
import { POINTS } from '../content/ranks.ts'
import { transact } from '../platform/db.ts'
import { addAttention } from '../reactions/public.ts'

/** Reports go with who made them; what open ones took from the attention for something comes back. */
export const takeBackReports: ErasePart = {
  name: 'reports',
  when: 'before',
  run: ({ db }, { id }) =>
    transact(db.write, async (trx) => {
      const { rows } = await sql<{ type: ObjectType; objectId: number; weight: number; isOpen: boolean }>`
        delete from reports where id = any(array(
          select id from reports where user_id = ${id} order by id limit ${ERASED_AT_ONCE}))
        returning object_type as type, object_id as "objectId", weight, state = 'open' as "isOpen"`.execute(
        trx,
      )
      for (const { type, objectId, weight, isOpen } of rows)
        if (isOpen) await addAttention(trx, type, objectId, -POINTS.report * weight)
      return rows.length
    }),
}
