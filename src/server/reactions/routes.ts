import { readArticle, shareArticle } from '../../contract/article-signals.ts'
import { likeArticle } from '../../contract/articles.ts'
import { can, getObject } from '../access/public.ts'
import { transact } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { holdLimits } from '../platform/limits.ts'
import { messages } from '../platform/messages.ts'
import { networkOf } from '../platform/request.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { readerKeyOf } from '../stats/public.ts'
import { addReaction, countRead, setLike } from './actions.ts'
import { hasReadToday } from './queries.ts'

const DONE = { done: true } as const

export function reactionsRoutes(server: Server): void {
  serve(server, likeArticle, async ({ db, viewer, params, body: { isLike }, now }) => {
    const objectId = Number(params.id)
    const article = await getObject(db, viewer, 'article', objectId)
    if (!can(viewer, 'like', article)) fail('not_allowed', messages.notAllowed)
    if (isLike)
      await holdLimits(server.limits, [
        ['likesPerMinute', String(viewer.id)],
        ['likesPerDay', String(viewer.id)],
      ])
    const { authorId } = article
    return transact(db, (trx) =>
      setLike(trx, { objectType: 'article', objectId, userId: viewer.id, authorId, isLike, now }),
    )
  })

  serve(server, shareArticle, async ({ db, viewer, params, now }) => {
    const objectId = Number(params.id)
    const article = await getObject(db, viewer, 'article', objectId)
    // What a visitor shares is not counted: nobody could say whether it is the first time.
    if (viewer === null || !can(null, 'read', article)) return DONE
    const share = {
      objectType: 'article',
      objectId,
      userId: viewer.id,
      authorId: article.authorId,
      now,
    } as const
    await transact(db, (trx) => addReaction(trx, 'share', share))
    return DONE
  })

  serve(server, readArticle, async ({ db, viewer, params, now, request }) => {
    const articleId = Number(params.id)
    const article = await getObject(db, viewer, 'article', articleId)
    if (!can(null, 'read', article) || viewer?.id === article.authorId) return DONE
    const key = await readerKeyOf(server, request)
    const day = now.toISOString().slice(0, 10)
    if (key === null || (await hasReadToday(db, articleId, day, key))) return DONE
    // One network that names a thousand browsers is hardly a thousand readers.
    const count = await server.limits.hit('readsFromNetwork', `${articleId} ${networkOf(request)}`)
    if (!count.exceeded) await transact(db, (trx) => countRead(trx, articleId, day, key))
    return DONE
  })
}
