import { sql } from 'kysely'
import type { createCollection } from '../../contract/collections.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { transact, type Db } from '../platform/db.ts'
import { recordCreation } from './change-actions.ts'
import { arrangeColumns, NO_COLUMNS, type Columns } from './columns.ts'
import { placeCollection } from './place-actions.ts'
import { storeRows, type RowContent } from './row-store-actions.ts'

export interface NewCollection extends Omit<BodyOf<typeof createCollection>, 'csv'> {
  authorId: number
  rows: readonly RowContent[]
  now: Date
}

/** The columns of a new collection, by which its rows are read too. Keys are not chosen by who makes it. */
export function newColumns(inputs: NewCollection['columns']): Columns {
  return arrangeColumns(
    NO_COLUMNS,
    inputs.map((input) => ({ ...input, key: undefined })),
  )
}

export function insertCollection(db: Db, collection: NewCollection): Promise<number> {
  const { authorId, rows, now, isNsfw = false } = collection
  const { columns, nextColumn } = newColumns(collection.columns)
  return transact(db, async (trx) => {
    const { rows: made } = await sql<{ id: number }>`
      insert into collections (author_id, state, title, description, category, language, tags, licence, editing, columns,
        next_column, row_count, is_nsfw, nsfw_by, created_at, updated_at)
      values (${authorId}, 'published', ${collection.title}, ${collection.description ?? ''}, ${collection.category},
        ${collection.language}, ${collection.tags ?? []}::text[], ${collection.licence ?? 'cc-by-sa-4.0'},
        ${collection.editing ?? 'suggest'}, ${JSON.stringify(columns)}::jsonb, ${nextColumn}, ${rows.length},
        ${isNsfw}, ${isNsfw ? 'author' : null}, ${now}, ${now})
      returning id`.execute(trx)
    const id = made[0]?.id ?? 0
    const place = { id, version: 0, columns }
    if (rows.length > 0)
      await storeRows(trx, place, rows, 'imported', { editorId: authorId, now, version: 1 })
    await recordCreation(trx, id, { editorId: authorId, rows: rows.length, now })
    await placeCollection(trx, id)
    return id
  })
}
