import type { FastifyRequest } from 'fastify'
import * as contract from '../../contract/collection-rows.ts'
import type { CollectionRow } from '../../contract/collection-rows.ts'
import { COLLECTION_LIMITS } from '../../contract/collection-rules.ts'
import type { CollectionColumn } from '../../contract/collections.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import type { Text } from '../../contract/messages.ts'
import type { Site } from '../content/content-type.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { enforceRateLimits, refuseTooMany } from '../platform/rate-limits.ts'
import { networkOf } from '../platform/request.ts'
import { serve } from '../platform/serve.ts'
import type { Viewer } from '../platform/session.ts'
import { checkLines } from '../spam-checks/public.ts'
import { getCollectionDetail } from './card-queries.ts'
import { linesOf } from './check-cells.ts'
import { loadCollection, refuseNoEditor } from './loading.ts'
import { messages } from './messages.ts'
import { collectionCounter } from './metrics.ts'
import type { CollectionFacts } from './queries.ts'
import { addRow, removeRow, restoreRow, reviseRow } from './row-actions.ts'
import { countRows, listRows } from './list-rows-queries.ts'
import { listNamedArticles } from './named-articles-queries.ts'
import { findRow, getShownRow, listRowVersions } from './row-queries.ts'
import { listPoints } from './series-queries.ts'

export function rowRoutes(site: Site): void {
  const counter = collectionCounter(site)
  const { cursors } = site

  serve(site, contract.listCollectionRows, async (context) => {
    const { db, viewer, query, request } = context
    const collection = await loadCollection(site, context)
    const { version, columns, rowCount } = await columnsThen(db, collection, query.version)
    const sort = query.sort === undefined ? null : columnOf(columns, query.sort, 'sort')
    const isDescending = query.order === 'desc'
    const term = query.q === undefined || query.q.trim() === '' ? null : query.q.trim()
    const list = `rows ${JSON.stringify([collection.id, version, sort?.key, isDescending, term])}`
    const after = query.cursor === undefined ? null : Number(cursors.read(list, query.cursor)[0])
    const limit = Number(query.limit ?? COLLECTION_LIMITS.pageSize)
    // These look at every row; a plain page is a walk along an index.
    if (sort !== null || term !== null) countTableRead(site, request, viewer)
    const asked = { collectionId: collection.id, version, columns, sort, isDescending, term, after, limit }
    const { rows, next } = await listRows(db, asked)
    return {
      items: rows,
      nextCursor: next === null ? null : cursors.make(list, [next]),
      total: term === null ? rowCount : await countRows(db, asked),
      articles: await listNamedArticles(db, columns, rows, viewer),
    }
  })

  serve(site, contract.getCollectionSeries, async (context) => {
    const { db, viewer, query, request } = context
    const { id, columns } = await loadCollection(site, context)
    const x = columnOf(columns, query.x, 'x')
    const y = columnOf(columns, query.y, 'y')
    if (y.type !== 'number') refuse({ y: messages.numbersOnly })
    countTableRead(site, request, viewer)
    return listPoints(db, viewer, id, { x, y }, COLLECTION_LIMITS.points)
  })

  serve(site, contract.getCollectionRow, async (context) => {
    return getRow(context.db, await loadCollection(site, context), Number(context.params.rowId))
  })

  serve(site, contract.createCollectionRow, async (context) => {
    const { db, viewer, body, now } = context
    const collection = await loadCollection(site, context)
    refuseNoEditor(viewer, collection)
    await checkLines(site, context, linesOf(body.values))
    await enforceRateLimits(site.limits, [['collectionEdits', String(viewer.id)]])
    const rowId = await addRow(db, { viewer, collectionId: collection.id, now }, body)
    counter.inc({ result: 'row added' })
    return getRow(db, collection, rowId)
  })

  serve(site, contract.updateCollectionRow, async (context) => {
    const { db, viewer, params, body, now } = context
    const collection = await loadCollection(site, context)
    refuseNoEditor(viewer, collection)
    await checkLines(site, context, linesOf(body.values))
    await enforceRateLimits(site.limits, [['collectionEdits', String(viewer.id)]])
    const rowId = Number(params.rowId)
    if (await reviseRow(db, { viewer, collectionId: collection.id, now }, rowId, body))
      counter.inc({ result: 'row changed' })
    return getRow(db, collection, rowId)
  })

  serve(site, contract.deleteCollectionRow, async (context) => {
    const { db, viewer, params, query, now } = context
    const collection = await loadCollection(site, context)
    refuseNoEditor(viewer, collection)
    await enforceRateLimits(site.limits, [['collectionEdits', String(viewer.id)]])
    const rowId = Number(params.rowId)
    const read = query.version === undefined ? undefined : Number(query.version)
    const version = await removeRow(db, { viewer, collectionId: collection.id, now }, rowId, read)
    counter.inc({ result: 'row removed' })
    return { id: rowId, version }
  })

  serve(site, contract.listRowVersions, async (context) => {
    const { db, params, query } = context
    const collection = await loadCollection(site, context)
    const rowId = Number(params.rowId)
    const list = `versions of row ${collection.id} ${rowId}`
    const before = query.cursor === undefined ? null : Number(cursors.read(list, query.cursor)[0])
    const found = await listRowVersions(db, collection.id, rowId, { before, limit: LIST_SIZE + 1 })
    if (found.length === 0 && before === null) fail('not_found', common.notFound)
    const items = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? items.at(-1) : undefined
    const named = new Set(items.flatMap(({ values }) => Object.keys(values)))
    return {
      items,
      nextCursor: last === undefined ? null : cursors.make(list, [last.version]),
      columns: [...collection.columns, ...collection.removedColumns.filter(({ key }) => named.has(key))],
      isRemoved: (await findRow(db, collection.id, rowId)) === undefined,
    }
  })

  serve(site, contract.restoreRowVersion, async (context) => {
    const { db, viewer, params, now } = context
    const collection = await loadCollection(site, context)
    refuseNoEditor(viewer, collection)
    await enforceRateLimits(site.limits, [['collectionEdits', String(viewer.id)]])
    const rowId = Number(params.rowId)
    await restoreRow(db, { viewer, collectionId: collection.id, now }, rowId, Number(params.version))
    counter.inc({ result: 'row restored' })
    return getRow(db, collection, rowId)
  })
}

/** The columns and rows that a collection has, or had in an earlier version; null is the newest. */
async function columnsThen(
  db: Db,
  { id, columns, rowCount, version: newest }: CollectionFacts,
  asked: string | undefined,
): Promise<{ version: number | null; columns: CollectionColumn[]; rowCount: number }> {
  if (asked === undefined || Number(asked) === newest) return { version: null, columns, rowCount }
  const then = await getCollectionDetail(db, id, Number(asked))
  return { version: Number(asked), columns: then.columns, rowCount: then.rows }
}

/** What sorts, searches or draws a whole table. */
function countTableRead({ callLimits }: Site, request: FastifyRequest, viewer: Viewer | null): void {
  const count = callLimits.hit('tableReads', viewer === null ? networkOf(request) : `member ${viewer.id}`)
  if (count.exceeded) refuseTooMany(count.retryAfterSeconds)
}

async function getRow(db: Db, collection: CollectionFacts, rowId: number): Promise<CollectionRow> {
  return (await getShownRow(db, collection, rowId)) ?? fail('not_found', common.notFound)
}

function columnOf(columns: readonly CollectionColumn[], key: string, field: string): CollectionColumn {
  return columns.find((column) => column.key === key) ?? refuse({ [field]: messages.noColumns })
}

function refuse(fields: Record<string, Text>): never {
  return fail('invalid_input', common.invalidInput, { fields })
}
