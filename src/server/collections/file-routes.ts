import * as contract from '../../contract/collection-files.ts'
import { COLLECTION_LIMITS, SOURCE_HEADER } from '../../contract/collection-rules.ts'
import type { CollectionColumn } from '../../contract/collections.ts'
import type { Site } from '../content/content-type.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { networkOf } from '../platform/request.ts'
import { sendFile } from '../platform/send-file.ts'
import { serve, type Context } from '../platform/serve.ts'
import { refuseColumns } from './check-cells.ts'
import { newColumns } from './create-actions.ts'
import { checkWords, contentOf, previewOf, readFile, refuseFaulty } from './csv-import.ts'
import { csvOf, jsonOf } from './export-files.ts'
import { importRows } from './import-actions.ts'
import { loadCollection, refuseNoEditor } from './loading.ts'
import { collectionCounter } from './metrics.ts'

export function fileRoutes(site: Site): void {
  const counter = collectionCounter(site)
  const { publicUrl } = site.config

  serve(site, contract.previewCsv, async ({ db, viewer, body, work, language }) => {
    await enforceRateLimits(site.limits, [['csvPreviews', String(viewer.id)]])
    const columns = body.columns === undefined ? null : newColumns(body.columns).columns
    const order = { csv: body.csv, columns, mapping: null, isNew: true, room: COLLECTION_LIMITS.rows }
    const file = await readFile({ db, work, publicUrl }, order)
    return { ...previewOf(file, language), columns: file.columns }
  })

  serve(site, contract.importCollection, async (context) => {
    const { db, viewer, body, work, language, now } = context
    const { csv, mode, isPreview, mapping = null } = body
    const collection = await loadCollection(site, context)
    refuseNoEditor(viewer, collection)
    const limit = isPreview ? 'csvPreviews' : 'collectionImports'
    await enforceRateLimits(site.limits, [[limit, String(viewer.id)]])
    const { id, columns, columnsVersion, rowCount } = collection
    if (body.columnsVersion !== undefined && body.columnsVersion !== columnsVersion) refuseColumns(collection)
    if (mapping?.some((key) => key !== null && !isKnown(columns, key)) === true) refuseColumns(collection)
    const room = COLLECTION_LIMITS.rows - (mode === 'append' ? rowCount : 0)
    const file = await readFile({ db, work, publicUrl }, { csv, columns, mapping, isNew: false, room })
    if (isPreview) return { ...previewOf(file, language), imported: 0, columnsVersion }
    refuseFaulty(file)
    await checkWords(site, context, file)
    const importing = { viewer, collectionId: id, columnsVersion, mode, now }
    const imported = await importRows(db, importing, contentOf(columns, file))
    counter.inc({ result: 'imported' })
    return { ...previewOf(file, language), imported, columnsVersion }
  })

  serve(site, contract.exportCollectionCsv, async (context) => {
    await send(context, 'csv')
    return ''
  })

  serve(site, contract.exportCollectionJson, async (context) => {
    await send(context, 'json')
    return ''
  })

  async function send(
    context: Context<typeof contract.exportCollectionCsv>,
    kind: 'csv' | 'json',
  ): Promise<void> {
    const { db, viewer, request, reply, now } = context
    const collection = await loadCollection(site, context)
    await enforceRateLimits(site.limits, [
      viewer === null
        ? ['visitorCollectionExports', networkOf(request)]
        : ['collectionExports', String(viewer.id)],
    ])
    const order = { db, collection, publicUrl, now }
    const name = `collection-${collection.id}.${kind}`
    const isSent =
      kind === 'csv'
        ? await sendFile(reply, { name, type: 'text/csv' }, csvOf(order))
        : await sendFile(reply, { name, type: 'application/json' }, jsonOf(order))
    counter.inc({ result: isSent ? 'exported' : 'export broken off' })
  }
}

/** What a column of a file may be mapped to. */
function isKnown(columns: readonly CollectionColumn[], key: string): boolean {
  return key === SOURCE_HEADER || columns.some((column) => column.key === key)
}
