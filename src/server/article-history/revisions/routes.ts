import {
  compareRevisions,
  getRevision,
  listRevisions,
  restoreRevision,
} from '../../../contract/article-history.ts'
import { LIST_SIZE } from '../../../contract/limits.ts'
import type { RichText } from '../../../contract/rich-text.ts'
import { getObject } from '../../access/public.ts'
import { getArticleForReader } from '../../articles/public.ts'
import { fail, Refusal } from '../../platform/errors.ts'
import { messages as common } from '../../platform/messages.ts'
import { holdLimits } from '../../platform/limits.ts'
import { serve } from '../../platform/serve.ts'
import type { Server } from '../../platform/server.ts'
import { parseRichText } from '../../rich-text/public.ts'
import { diffWords } from '../../text-diff/public.ts'
import { countComparison } from '../count-comparison.ts'
import { messages } from '../messages.ts'
import { restore } from './actions.ts'
import * as queries from './queries.ts'

export function revisionRoutes(server: Server): void {
  serve(server, listRevisions, async ({ db, viewer, params, query }) => {
    const article = await getObject(db, viewer, 'article', Number(params.id))
    const list = `revisions ${params.id}`
    const before = query.cursor === undefined ? undefined : Number(server.cursors.read(list, query.cursor)[0])
    const found = await queries.listRevisions(db, { viewer, article, before, limit: LIST_SIZE + 1 })
    const items = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? items.at(-1) : undefined
    return { items, nextCursor: last === undefined ? null : server.cursors.make(list, [last.id]) }
  })

  serve(server, getRevision, async ({ db, viewer, params }) => {
    const article = await getObject(db, viewer, 'article', Number(params.id))
    const [revision] = await queries.findRevisions(db, viewer, article, [Number(params.revisionId)])
    if (revision === undefined) return fail('not_found', messages.notOfThisArticle)
    return { ...revision, nodes: readNodes(revision.content) }
  })

  serve(server, compareRevisions, async ({ db, viewer, params, query, request }) => {
    const article = await getObject(db, viewer, 'article', Number(params.id))
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
    const title = diffWords(from.title, to.title)
    return { from, to, title, content: diffWords(from.content, to.content) }
  })

  serve(server, restoreRevision, async ({ db, viewer, params, language, now }) => {
    const articleId = Number(params.id)
    await holdLimits(server.limits, [['editsPerHour', String(viewer.id)]])
    await restore(db, { viewer, articleId, revisionId: Number(params.revisionId), language, now })
    return getArticleForReader(db, articleId, language, viewer)
  })
}

/** What a stricter parser of a later day refuses is still shown, as the plain text that it is. */
function readNodes(source: string): RichText {
  try {
    return parseRichText(source)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return [{ type: 'paragraph', children: [{ type: 'text', value: source }] }]
  }
}
