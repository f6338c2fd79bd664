import type { FastifyRequest } from 'fastify'
import * as contract from '../../contract/collections.ts'
import { COLLECTION_LIMITS } from '../../contract/collection-rules.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import type { Site } from '../content/content-type.ts'
import { isFirstDay } from '../lite-text/public.ts'
import { isOffered } from '../nsfw/public.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { enforceRateLimits, type RateLimitName } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Viewer } from '../platform/session.ts'
import { checkEditedText, checkNewText, type PublicText } from '../spam-checks/public.ts'
import { getCollectionDetail } from './card-queries.ts'
import { insertCollection, newColumns } from './create-actions.ts'
import { checkWords, contentOf, readFile, refuseFaulty } from './csv-import.ts'
import { listChanges } from './history-queries.ts'
import { loadCollection } from './loading.ts'
import { findMarks } from './marks-queries.ts'
import { collectionCounter } from './metrics.ts'
import { deleteCollection, restoreCollection } from './trash-actions.ts'
import { reviseCollection } from './update-actions.ts'

export function collectionRoutes(site: Site): void {
  const counter = collectionCounter(site)
  const { cursors } = site

  serve(site, contract.getCollection, async (context) => {
    const { version } = context.query
    const { id } = await loadCollection(site, context)
    return getCollectionDetail(context.db, id, version === undefined ? undefined : Number(version))
  })

  serve(site, contract.getCollectionMine, async (context) =>
    findMarks(context.db, context.viewer, await loadCollection(site, context)),
  )

  serve(site, contract.createCollection, async (context) => {
    const { db, viewer, body, request, now, work } = context
    const { csv, ...rest } = body
    if (body.isNsfw === true) await refuseNsfw(site, request, viewer)
    const { columns } = newColumns(body.columns)
    const order = { csv: csv ?? '', columns, mapping: null, isNew: true, room: COLLECTION_LIMITS.rows }
    const file =
      csv === undefined ? undefined : await readFile({ db, work, publicUrl: site.config.publicUrl }, order)
    if (file !== undefined) refuseFaulty(file)
    if (file !== undefined) await checkWords(site, context, file)
    await checkNewText(site, context, publicText(body), limitsOf(viewer, now))
    const rows = file === undefined ? [] : contentOf(columns, file)
    const id = await insertCollection(db, { ...rest, authorId: viewer.id, rows, now })
    counter.inc({ result: 'created' })
    return getCollectionDetail(db, id)
  })

  serve(site, contract.updateCollection, async (context) => {
    const { db, viewer, body, request, now } = context
    const { id, authorId } = await loadCollection(site, context)
    if (body.isNsfw === true && viewer.id === authorId) await refuseNsfw(site, request, viewer)
    await checkEditedText(site, context, publicText(body))
    await enforceRateLimits(site.limits, [['collectionEdits', String(viewer.id)]])
    if (await reviseCollection(db, viewer, id, body, now)) counter.inc({ result: 'edited' })
    return getCollectionDetail(db, id)
  })

  serve(site, contract.deleteCollection, async (context) => {
    const { db, viewer, now } = context
    const { id } = await loadCollection(site, context)
    const until = await deleteCollection(db, viewer, id, now)
    counter.inc({ result: 'deleted' })
    return { id, restorableUntil: until.toISOString() }
  })

  serve(site, contract.restoreCollection, async (context) => {
    const { db, viewer, now } = context
    const { id } = await loadCollection(site, context)
    await restoreCollection(db, viewer, id, now)
    return getCollectionDetail(db, id)
  })

  serve(site, contract.listCollectionChanges, async (context) => {
    const { db, query } = context
    const { id } = await loadCollection(site, context)
    const list = `changes of collection ${id}`
    const before = query.cursor === undefined ? null : Number(cursors.read(list, query.cursor)[0])
    const found = await listChanges(db, id, { before, limit: LIST_SIZE + 1 })
    const items = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? items.at(-1) : undefined
    return { items, nextCursor: last === undefined ? null : cursors.make(list, [last.version]) }
  })
}

async function refuseNsfw(site: Site, request: FastifyRequest, viewer: Viewer): Promise<void> {
  if (viewer.isUnderAge) fail('under_age', common.nsfwUnderAge)
  if (!(await isOffered(site, request))) fail('not_allowed', common.noNsfwHere)
}

/** Of a table its title and description; what is in its rows is looked up, not read. */
function publicText(
  body: Pick<BodyOf<typeof contract.updateCollection>, 'title' | 'description' | 'language'>,
): PublicText {
  const { title, description, language } = body
  return { field: 'title', lines: [title, description], nodes: [], language, links: 'answer' }
}

function limitsOf(viewer: Viewer, now: Date): [RateLimitName, string][] {
  const key = String(viewer.id)
  const first: [RateLimitName, string][] = isFirstDay(viewer, now) ? [['collectionsOnFirstDay', key]] : []
  return [...first, ['collectionsPerDay', key]]
}
