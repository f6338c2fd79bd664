import { readArticle } from '../../contract/article-signals.ts'
import { transact } from '../platform/db.ts'
import { networkOf } from '../platform/request.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { readerKeyOf } from '../stats/public.ts'
import { getArticle } from './queries.ts'
import { countRead } from './read-actions.ts'
import { hasReadToday } from './read-queries.ts'

const DONE = { done: true } as const

export function readRoutes(server: Server): void {
  serve(server, readArticle, async ({ db, viewer, params, now, request }) => {
    const articleId = Number(params.id)
    const article = await getArticle(db, viewer, articleId)
    if (!article.isPublic || viewer?.id === article.authorId) return DONE
    const key = await readerKeyOf(server, request)
    const day = now.toISOString().slice(0, 10)
    if (key === null || (await hasReadToday(db, articleId, day, key))) return DONE
    // A network with a thousand browser names is hardly a thousand readers.
    const count = await server.limits.hit('readsFromNetwork', `${articleId} ${networkOf(request)}`)
    if (!count.exceeded) await transact(db, (trx) => countRead(trx, articleId, day, key))
    return DONE
  })
}
