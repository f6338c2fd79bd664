import { sql } from 'kysely'
import type { createRowSuggestion, decideRowSuggestion } from '../../contract/collection-suggestions.ts'
import type { CellValue, RowValues } from '../../contract/collection-rules.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { checkCells, refuseColumns } from './check-cells.ts'
import { ROW_SUGGESTED } from './notify-queries.ts'
import { lockCollection, type CollectionFacts } from './queries.ts'
import { insertRow, refuseRow, takeRow, updateRow } from './row-actions.ts'
import { findRow } from './row-queries.ts'
import type { StoredRow } from './row-store-actions.ts'
import { canDecide, canSuggest, isEditor } from './rules.ts'
import { suggestionMessages as messages } from './suggestion-messages.ts'
import { countOpen, getSuggestion, type WholeSuggestion } from './suggestion-queries.ts'

const MOST_OPEN = 20

interface Doing {
  viewer: Viewer
  collectionId: number
  now: Date
}

type Suggested = BodyOf<typeof createRowSuggestion>

export function suggest(db: Db, { viewer, collectionId, now }: Doing, body: Suggested): Promise<number> {
  return transact(db, async (trx) => {
    const collection = await lockCollection(trx, viewer, collectionId)
    refuseNoSuggester(viewer, collection)
    const { kind, values = {}, sourceUrl = null, articleId = null, summary } = body
    const hasSource = namesSource(body)
    const row = body.rowId === undefined ? undefined : await findRow(trx, collectionId, body.rowId)
    if (kind !== 'add' && row === undefined) return fail('not_found', common.notFound)
    if (row !== undefined && row.version !== body.version) refuseRow(collection, row)
    const named = articleId === row?.articleId ? null : articleId
    if (kind !== 'remove')
      await checkCells(trx, collection, { values, articleId: named }, { isWhole: kind === 'add' })
    if (row !== undefined && kind === 'change' && !differs(row, body))
      fail('invalid_input', common.invalidInput, { fields: { values: messages.nothingChanged } })
    if ((await countOpen(trx, collectionId, viewer.id)) >= MOST_OPEN)
      fail('conflict', messages.tooManyOpen, { values: { most: MOST_OPEN } })
    const { rows } = await sql<{ id: number }>`
      with suggested as (
        insert into collection_suggestions
          (collection_id, kind, row_id, base_version, cells, has_source, source_url, article_id, author_id, summary,
           created_at)
        values (${collectionId}, ${kind}, ${row?.id ?? null}::int8, ${row?.version ?? null}::int4,
          ${JSON.stringify(values)}::jsonb, ${hasSource}, ${sourceUrl}, ${articleId}::int8, ${viewer.id}, ${summary},
          ${now})
        returning id),
      told as (insert into follow_ups (kind, subject) select ${ROW_SUGGESTED}::text, id::text from suggested)
      select id from suggested`.execute(trx)
    return rows[0]?.id ?? fail('not_found', common.notFound)
  })
}

function refuseNoSuggester(viewer: Viewer, collection: CollectionFacts): void {
  if (canSuggest(viewer, collection)) return
  if (isEditor(viewer, collection)) fail('conflict', messages.editDirectly)
  fail('not_allowed', messages.noSuggestions)
}

/** Null is "without a source"; what is not there is "as it is". */
function namesSource({ sourceUrl, articleId }: Pick<Suggested, 'sourceUrl' | 'articleId'>): boolean {
  return sourceUrl !== undefined || articleId !== undefined
}

function differs(row: StoredRow, body: Suggested): boolean {
  const { values = {}, sourceUrl = null, articleId = null } = body
  return (
    Object.entries(values).some(
      ([key, value]) => valueOf(row.cells, key) !== (value === '' ? null : value),
    ) ||
    (namesSource(body) && !isSameSource(row, { sourceUrl, articleId }))
  )
}

type Source = Pick<StoredRow, 'sourceUrl' | 'articleId'>

function isSameSource(one: Source, other: Source): boolean {
  return one.sourceUrl === other.sourceUrl && one.articleId === other.articleId
}

function valueOf(cells: RowValues, key: string): CellValue {
  return cells[key] ?? null
}

function namesGoneColumn({ columns }: Pick<CollectionFacts, 'columns'>, values: RowValues): boolean {
  return Object.keys(values).some((key) => columns.every((column) => column.key !== key))
}

/** The row has changed in what the suggestion changes too, or is gone, or a column is. */
export function hasConflict(
  collection: Pick<CollectionFacts, 'columns'>,
  suggestion: WholeSuggestion,
  row: Omit<StoredRow, 'id'> | undefined,
): boolean {
  const { kind, values, hasSource, baseVersion, baseCells, baseSourceUrl, baseArticleId } = suggestion
  if (namesGoneColumn(collection, values)) return true
  if (kind === 'add') return false
  if (row === undefined) return true
  if (row.version === baseVersion) return false
  if (kind === 'remove') return true
  const base = { sourceUrl: baseSourceUrl, articleId: baseArticleId }
  if (hasSource && !isSameSource(row, base) && !isSameSource(row, suggestion)) return true
  return Object.keys(values).some((key) => {
    const now = valueOf(row.cells, key)
    return now !== valueOf(baseCells ?? {}, key) && now !== valueOf(values, key)
  })
}

export type Decision = BodyOf<typeof decideRowSuggestion>

const STATES = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const

export function decide(
  db: Db,
  { viewer, collectionId, now }: Doing,
  suggestionId: number,
  body: Decision,
): Promise<void> {
  return transact(db, async (trx) => {
    const collection = await lockCollection(trx, viewer, collectionId)
    const suggestion = await getSuggestion(trx, viewer, collection, suggestionId)
    const { author, createdAt, state } = suggestion
    const stored = { authorId: author?.id ?? null, createdAt: new Date(createdAt) }
    if (body.decision === 'withdraw' && stored.authorId !== viewer.id)
      fail('not_allowed', messages.onlyItsAuthor)
    if (body.decision !== 'withdraw' && !canDecide(viewer, collection, stored, now))
      fail('not_allowed', messages.onlyEditors)
    if (state !== 'open') fail('conflict', messages.alreadyDecided)
    const rowId =
      body.decision === 'accept' ? await accept(trx, collection, suggestion, { viewer, body, now }) : null
    await sql`
      with decided as (
        update collection_suggestions set state = ${STATES[body.decision]}, decided_by = ${viewer.id},
          decided_at = ${now}, reason = ${body.decision === 'decline' ? (body.reason ?? '') : ''},
          row_id = coalesce(row_id, ${rowId}::int8)
        where id = ${suggestionId} returning id)
      insert into follow_ups (kind, subject) select ${ROW_SUGGESTED}::text, id::text from decided`.execute(
      trx,
    )
  })
}

interface Accepting {
  viewer: Viewer
  body: Decision
  now: Date
}

/**
 * What was suggested becomes of the row as it is now. Its suggester is named as the editor, but of nothing that somebody
 * else wrote. The row's id.
 */
async function accept(
  trx: Db,
  collection: CollectionFacts,
  suggestion: WholeSuggestion,
  { viewer, body, now }: Accepting,
): Promise<number> {
  const { kind, rowId, sourceUrl, articleId, hasSource } = suggestion
  const isChanged = body.values !== undefined
  const by = { editorId: isChanged ? viewer.id : (suggestion.author?.id ?? null), now }
  const values = body.values ?? suggestion.values
  if (namesGoneColumn(collection, values)) refuseColumns(collection)
  if (kind === 'add') return insertRow(trx, collection, { values, sourceUrl, articleId }, by)
  const row = rowId === null ? undefined : await findRow(trx, collection.id, rowId)
  if (row === undefined) return fail('conflict', messages.rowGone)
  // Who names the version, or decides on values of their own, has seen the row as it is, or not.
  const hasSeen = isChanged || body.version !== undefined
  const isOvertaken = hasSeen ? body.version !== row.version : hasConflict(collection, suggestion, row)
  if (isOvertaken) refuseRow(collection, row)
  if (kind === 'remove') await takeRow(trx, collection, row, by)
  else await updateRow(trx, collection, row, { values, ...(hasSource && { sourceUrl, articleId }) }, by)
  return row.id
}
