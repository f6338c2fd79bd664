import {
  createSuggestion,
  decideSuggestion,
  getSuggestion,
  listSuggestions,
  supportSuggestion,
  type Suggestion,
} from '../../../contract/article-history.ts'
import { LIST_SIZE } from '../../../contract/limits.ts'
import { type ArticleFacts, getArticle } from '../../articles/public.ts'
import type { Db } from '../../platform/db.ts'
import { enforceRateLimits } from '../../platform/rate-limits.ts'
import { serve } from '../../platform/serve.ts'
import type { Server } from '../../platform/server.ts'
import type { Viewer } from '../../platform/session.ts'
import { checkEditedText } from '../../spam-checks/public.ts'
import { diffVersions, mergeVersions } from '../../text-diff/public.ts'
import { countComparison } from '../count-comparison.ts'
import { getCurrent } from '../queries.ts'
import { decide, readSuggestion, suggest } from './actions.ts'
import * as queries from './queries.ts'
import { canDecide, refusalToSupport } from './rules.ts'
import { support } from './support-actions.ts'

export function suggestionRoutes(server: Server): void {
  serve(server, listSuggestions, async ({ db, viewer, params, query }) => {
    const article = await getArticle(db, viewer, Number(params.id))
    const list = `suggestions ${params.id}`
    const before = query.cursor === undefined ? undefined : Number(server.cursors.read(list, query.cursor)[0])
    const found = await queries.listSuggestions(db, { viewer, article, before, limit: LIST_SIZE + 1 })
    const items = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? items.at(-1) : undefined
    return { items, nextCursor: last === undefined ? null : server.cursors.make(list, [last.id]) }
  })

  serve(server, createSuggestion, async ({ db, viewer, params, body, now, work, request }) => {
    const articleId = Number(params.id)
    const article = await getArticle(db, viewer, articleId)
    const suggesting = { viewer, articleId, body, now }
    const text = await readSuggestion(db, work, article, suggesting)
    await checkEditedText(
      server,
      { viewer, request, now },
      {
        field: 'content',
        lines: [text.title, body.summary],
        nodes: text.nodes,
        before: text.before,
        language: article.language,
        links: 'article',
      },
    )
    await enforceRateLimits(server.limits, [['suggestionsPerDay', String(viewer.id)]])
    const id = await suggest(db, suggesting, text)
    return (await queries.getSuggestion(db, viewer, article, id)).suggestion
  })

  serve(server, getSuggestion, async ({ db, viewer, params, language, now, request, work }) => {
    const articleId = Number(params.id)
    const article = await getArticle(db, viewer, articleId)
    const found = await queries.getSuggestion(db, viewer, article, Number(params.suggestionId))
    countComparison(server, request, viewer)
    const { suggestion, content, base } = found
    const { title } = suggestion
    const current = await getCurrent(db, articleId)
    return {
      ...suggestion,
      ...(await readRights(db, viewer, article, suggestion, now)),
      content,
      diff: await diffVersions(work, base, { title, content }),
      merged: {
        ...(await mergeVersions(work, { base, edit: { title, content }, current }, language)),
        revisionId: current.revisionId,
      },
    }
  })

  serve(server, decideSuggestion, async ({ db, viewer, params, body, language, now, request, work }) => {
    if (body.decision === 'accept') countComparison(server, request, viewer)
    const [articleId, suggestionId] = [Number(params.id), Number(params.suggestionId)]
    await decide(db, work, { viewer, articleId, suggestionId, body, language, now })
    const article = await getArticle(db, viewer, articleId)
    return (await queries.getSuggestion(db, viewer, article, suggestionId)).suggestion
  })

  serve(server, supportSuggestion, async ({ db, viewer, params, language, now, request, work }) => {
    countComparison(server, request, viewer)
    const [articleId, suggestionId] = [Number(params.id), Number(params.suggestionId)]
    await support(db, work, { viewer, articleId, suggestionId, language, now })
    const article = await getArticle(db, viewer, articleId)
    return (await queries.getSuggestion(db, viewer, article, suggestionId)).suggestion
  })
}

/** What the viewer may do about a suggestion now. */
async function readRights(
  db: Db,
  viewer: Viewer | null,
  article: ArticleFacts,
  suggestion: Suggestion,
  now: Date,
) {
  if (viewer === null) return { canDecide: false, canSupport: false, hasSupported: false }
  const stored = queries.storedOf(suggestion)
  const { honor, hasSupported } = await queries.readSupporter(db, viewer.id, suggestion.id)
  return {
    canDecide: stored.state === 'open' && canDecide(viewer, article, stored, now),
    canSupport: !hasSupported && refusalToSupport({ viewer, honor, now }, article, stored) === null,
    hasSupported,
  }
}
