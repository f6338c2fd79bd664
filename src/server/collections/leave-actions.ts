import { sql } from 'kysely'
import { ERASED_AT_ONCE, type ErasePart, type ErasePerson } from '../content/person-data.ts'

/** Rows that they added to collections of others are part of those; that it was them is forgotten. */
export const forgetEditors: readonly ErasePart[] = (
  ['collection_rows', 'collection_row_versions', 'collection_changes'] as const
).map((table) => ({
  name: table,
  run: async ({ db }, { id }) => {
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} set editor_id = null where ctid = any(array(
        select ctid from ${sql.table(table)} where editor_id = ${id} limit ${ERASED_AT_ONCE}))`.execute(
      db.write,
    )
    return Number(numAffectedRows)
  },
}))

/** What they said when they decided about suggestions of others. */
export const forgetReasons: ErasePerson = async (_site, trx, { id }) => {
  await sql`update collection_suggestions set reason = '', decided_by = null where decided_by = ${id}`.execute(
    trx,
  )
}
