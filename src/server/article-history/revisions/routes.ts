import {
  compareRevisions,
  getRevision,
  listRevisions,
  restoreRevision,
} from '../../../contract/article-history.ts'
import { LIST_SIZE } from '../../../contract/limits.ts'
import { getArticle, getArticleForReader } from '../../articles/public.ts'
import { fail } from '../../platform/errors.ts'
import { messages as common } from '../../platform/messages.ts'
import { enforceRateLimits } from '../../platform/rate-limits.ts'
import { serve } from '../../platform/serve.ts'
import type { Server } from '../../platform/server.ts'
import { withTrees } from '../../rich-text/public.ts'
import { diffVersions } from '../../text-diff/public.ts'
import { countComparison } from '../count-comparison.ts'
import { messages } from '../messages.ts'
import { restore } from './actions.ts'
import * as queries from './queries.ts'

export function revisionRoutes(server: Server): void {
  serve(server, listRevisions, async ({ db, viewer, params, query }) => {
    const article = await getArticle(db, viewer, Number(params.id))
    const list = `revisions ${params.id}`
    const before = query.cursor === undefined ? undefined : Number(server.cursors.read(list, query.cursor)[0])
    const found = await queries.listRevisions(db, { viewer, article, before, limit: LIST_SIZE + 1 })
    const items = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? items.at(-1) : undefined
    return { items, nextCursor: last === undefined ? null : server.cursors.make(list, [last.id]) }
  })

  serve(server, getRevision, async ({ db, viewer, params, work }) => {
    const article = await getArticle(db, viewer, Number(params.id))
    const [revision] = await queries.findRevisions(db, viewer, article, [Number(params.revisionId)])
    if (revision === undefined) return fail('not_found', messages.notOfThisArticle)
    const stored = { ...revision, source: revision.content }
    const [drawn] = await withTrees(work, 'rich-text-trees', [stored], async (texts) => {
      for (const { id, nodes } of texts) await queries.storeTree(server.db.write, id, nodes)
    })
    return drawn ?? fail('not_found', messages.notOfThisArticle)
  })

  serve(server, compareRevisions, async ({ db, viewer, params, query, request, work }) => {
    const article = await getArticle(db, viewer, Number(params.id))
    const ids = [Number(query.from), Number(query.to)]
    const found = await queries.findRevisions(db, viewer, article, ids)
    const [from, to] = ids.map((id) => found.find((revision) => revision.id === id))
    if (from === undefined || to === undefined)
      return fail('invalid_input', common.invalidInput, {
        fields: {
          ...(from === undefined && { from: messages.notOfThisArticle }),
          ...(to === undefined && { to: messages.notOfThisArticle }),
        },
      })
    countComparison(server, request, viewer)
    return { from, to, ...(await diffVersions(work, from, to)) }
  })

  serve(server, restoreRevision, async ({ db, viewer, params, language, now, work }) => {
    const articleId = Number(params.id)
    await enforceRateLimits(server.limits, [['editsPerHour', String(viewer.id)]])
    await restore(db, work, { viewer, articleId, revisionId: Number(params.revisionId), language, now })
    return getArticleForReader(db, articleId, language, viewer)
  })
}
