import { getArticleReads } from '../../contract/article-reads.ts'
import { PLAN_LIMITS } from '../../contract/plan-limits.ts'
import { getArticle } from '../articles/public.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { findReads } from './queries.ts'
import { fillDays } from './rules.ts'

export function articleReadsRoutes(server: Server): void {
  serve(server, getArticleReads, async ({ db, viewer, params, now }) => {
    const article = await getArticle(db, viewer, Number(params.id))
    const isWriter = article.authorId === viewer.id || article.editorIds.includes(viewer.id)
    if (!isWriter) fail('not_allowed', common.notAllowed)
    const { total, days, plan } = await findReads(db, { articleId: article.id, viewerId: viewer.id, now })
    const { analyticsDays } = PLAN_LIMITS[plan]
    return {
      total,
      days: fillDays(days, { count: analyticsDays, since: article.publishedAt, now }),
      analyticsDays,
    }
  })
}
