import * as contract from '../../contract/collection-suggestions.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import type { Site } from '../content/content-type.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import { checkLines } from '../spam-checks/public.ts'
import { linesOf } from './check-cells.ts'
import { loadCollection } from './loading.ts'
import { collectionCounter } from './metrics.ts'
import { getShownRow } from './row-queries.ts'
import { canDecide } from './rules.ts'
import { decide, hasConflict, suggest } from './suggestion-actions.ts'
import { getSuggestion, listSuggestions, type WholeSuggestion } from './suggestion-queries.ts'

export function suggestionRoutes(site: Site): void {
  const counter = collectionCounter(site)
  const { cursors } = site

  serve(site, contract.listRowSuggestions, async (context) => {
    const { db, viewer, query } = context
    const collection = await loadCollection(site, context)
    const list = `row suggestions ${collection.id}`
    const before = query.cursor === undefined ? null : Number(cursors.read(list, query.cursor)[0])
    const found = await listSuggestions(db, viewer, collection, { before, limit: LIST_SIZE + 1 })
    const items = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? items.at(-1) : undefined
    return { items, nextCursor: last === undefined ? null : cursors.make(list, [last.id]) }
  })

  serve(site, contract.createRowSuggestion, async (context) => {
    const { db, viewer, body, now } = context
    const collection = await loadCollection(site, context)
    await checkLines(site, context, { ...linesOf(body.values), summary: body.summary })
    await enforceRateLimits(site.limits, [['suggestionsPerDay', String(viewer.id)]])
    const id = await suggest(db, { viewer, collectionId: collection.id, now }, body)
    counter.inc({ result: 'suggested' })
    return getSuggestion(db, viewer, collection, id)
  })

  serve(site, contract.getRowSuggestion, async (context) => {
    const { db, viewer, params, now } = context
    const collection = await loadCollection(site, context)
    const suggestion = await getSuggestion(db, viewer, collection, Number(params.suggestionId))
    const { rowId, state, author, createdAt } = suggestion
    const row = rowId === null ? undefined : await getShownRow(db, collection, rowId)
    const stored = { authorId: author?.id ?? null, createdAt: new Date(createdAt) }
    const isOpen = state === 'open'
    return {
      ...suggestion,
      canDecide: isOpen && canDecide(viewer, collection, stored, now),
      canWithdraw: isOpen && viewer !== null && viewer.id === stored.authorId,
      base: baseOf(suggestion),
      row: row ?? null,
      hasConflict: isOpen && hasConflict(collection, suggestion, row && { ...row, cells: row.values }),
    }
  })

  serve(site, contract.decideRowSuggestion, async (context) => {
    const { db, viewer, params, body, now } = context
    const { id } = await loadCollection(site, context)
    const suggestionId = Number(params.suggestionId)
    await enforceRateLimits(site.limits, [['collectionEdits', String(viewer.id)]])
    await decide(db, { viewer, collectionId: id, now }, suggestionId, body)
    counter.inc({ result: 'decided' })
    return getSuggestion(db, viewer, await loadCollection(site, context), suggestionId)
  })
}

/** The row as it was when the suggestion was made. */
function baseOf({ baseVersion, baseCells, baseSourceUrl, baseArticleId }: WholeSuggestion) {
  if (baseVersion === null || baseCells === null) return null
  return { version: baseVersion, values: baseCells, sourceUrl: baseSourceUrl, articleId: baseArticleId }
}
