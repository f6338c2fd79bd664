import { sql } from 'kysely'
import { COLLECTION_LIMITS } from '../../contract/collection-rules.ts'
import type { updateCollection } from '../../contract/collections.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import type { Text } from '../../contract/messages.ts'
import { isStaff } from '../content/can.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail, fill } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { recordChange } from './change-actions.ts'
import { refuseColumns } from './check-cells.ts'
import { arrangeColumns, isSameColumns, retypedColumns, strangeKeys, type Columns } from './columns.ts'
import { refuseNoOwner } from './loading.ts'
import { messages } from './messages.ts'
import { placeCollection } from './place-actions.ts'
import { lockCollection, type CollectionFacts, type MarkedBy } from './queries.ts'
import { canManage } from './rules.ts'

/** `ColumnKey` of the contract has five digits. */
const MOST_KEYS = 99_999

export type CollectionChange = BodyOf<typeof updateCollection>
type Own = Omit<CollectionChange, 'isNsfw'>

/** Whether something changed. */
export function reviseCollection(
  db: Db,
  viewer: Viewer,
  id: number,
  { isNsfw, ...own }: CollectionChange,
  now: Date,
): Promise<boolean> {
  return transact(db, async (trx) => {
    const collection = await lockCollection(trx, viewer, id)
    refuseStranger(viewer, collection, own)
    const isMarked = isNsfw !== undefined && (await mark(trx, viewer, collection, isNsfw))
    const isOther = Object.keys(own).length > 0 && (await changeDetails(trx, viewer, collection, own, now))
    if (isMarked || isOther) await placeCollection(trx, id)
    return isMarked || isOther
  })
}

/** Only its owner changes it; the staff may mark a collection as adult, and unmark it. */
function refuseStranger(viewer: Viewer, collection: CollectionFacts, own: Own): void {
  if (canManage(viewer, collection)) return
  const isJudged = collection.state === 'published' || collection.state === 'hidden'
  if (!isStaff(viewer) || !isJudged) refuseNoOwner(viewer, collection)
  if (Object.keys(own).length > 0) fail('not_allowed', messages.onlyNsfw)
}

/** Whether something changed. */
async function mark(
  trx: Db,
  viewer: Viewer,
  { id, authorId, isNsfw: was, nsfwBy }: CollectionFacts,
  isNsfw: boolean,
): Promise<boolean> {
  if (authorId !== viewer.id) {
    if (isNsfw === was && nsfwBy === 'moderator') return false
    await setNsfw(trx, id, { isNsfw, by: 'moderator' })
    return true
  }
  if (isNsfw === was) return false
  if (!isNsfw && nsfwBy !== 'author') fail('not_allowed', messages.markedByOthers)
  await setNsfw(trx, id, { isNsfw, by: isNsfw ? 'author' : null })
  return true
}

/** Of a locked collection, which is placed again afterwards. */
export async function setNsfw(
  trx: Db,
  id: number,
  { isNsfw, by }: { isNsfw: boolean; by: MarkedBy | null },
): Promise<void> {
  await sql`update collections set is_nsfw = ${isNsfw}, nsfw_by = ${by} where id = ${id}`.execute(trx)
}

/** Whether something changed. Title and columns are in the history; category, tags and who may suggest are not. */
async function changeDetails(
  trx: Db,
  viewer: Viewer,
  collection: CollectionFacts,
  own: Own,
  now: Date,
): Promise<boolean> {
  const columns = own.columns && (await newColumns(trx, collection, own))
  const { title, description, licence, category, language, tags, editing } = { ...collection, ...own }
  const isOtherColumns = columns !== undefined && !isSameColumns(columns.columns, collection.columns)
  const isSame =
    JSON.stringify([title, description, licence, category, language, tags, editing]) ===
    JSON.stringify([
      collection.title,
      collection.description,
      collection.licence,
      collection.category,
      collection.language,
      collection.tags,
      collection.editing,
    ])
  if (isSame && !isOtherColumns) return false
  const after = columns ?? collection
  await sql`
    update collections set title = ${title}, description = ${description}, licence = ${licence},
      category = ${category}, language = ${language}, tags = ${tags}::text[], editing = ${editing},
      columns = ${JSON.stringify(after.columns)}::jsonb, removed_columns = ${JSON.stringify(after.removedColumns)}::jsonb,
      next_column = ${after.nextColumn}, columns_version = columns_version + ${isOtherColumns ? 1 : 0}
    where id = ${collection.id}`.execute(trx)
  const act = isOtherColumns ? 'columns' : 'details'
  await recordChange(trx, collection, { act, editorId: viewer.id, now })
  return true
}

/** Columns that somebody else has changed meanwhile are a conflict, with what they are now. */
async function newColumns(
  trx: Db,
  collection: CollectionFacts,
  { columns = [], columnsVersion }: Own,
): Promise<Columns> {
  if (columnsVersion !== collection.columnsVersion) refuseColumns(collection)
  if (strangeKeys(collection.columns, columns).length > 0) refuse({ columns: messages.strangeColumn })
  for (const column of retypedColumns(collection.columns, columns))
    if (await hasValues(trx, collection.id, column.key))
      refuse({ columns: fill(messages.columnHasValues, { column: column.label }) })
  const arranged = arrangeColumns(collection, columns)
  const removedColumns = [...collection.removedColumns]
  // What nobody ever filled in has no history to be told of.
  for (const column of arranged.removedColumns.slice(collection.removedColumns.length))
    if (await hadValues(trx, collection.id, column.key)) removedColumns.push(column)
  if (removedColumns.length > COLLECTION_LIMITS.removedColumns || arranged.nextColumn > MOST_KEYS)
    fail('conflict', messages.tooManyGoneColumns)
  return { ...arranged, removedColumns }
}

async function hadValues(trx: Db, collectionId: number, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from collection_row_versions
    where collection_id = ${collectionId} and cells ->> ${key} is not null limit 1`.execute(trx)
  return rows.length > 0
}

async function hasValues(trx: Db, collectionId: number, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from collection_rows where collection_id = ${collectionId} and cells ->> ${key} is not null limit 1`.execute(
    trx,
  )
  return rows.length > 0
}

function refuse(fields: Record<string, Text>): never {
  return fail('invalid_input', common.invalidInput, { fields })
}
