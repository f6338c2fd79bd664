import { likePagePost, sharePagePost } from '../../contract/page-posts.ts'
import { can, getObject } from '../access/public.ts'
import { seesAdult } from '../nsfw/public.ts'
import { transact } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { holdLimits } from '../platform/limits.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { addReaction, setLike } from '../reactions/public.ts'

const DONE = { done: true } as const

export function reactionRoutes(server: Server): void {
  serve(server, likePagePost, async ({ db, viewer, params, body: { isLike }, now }) => {
    const objectId = Number(params.id)
    // Whether he has proved his age does not matter: there are no likes for anybody.
    const { isAdult, ...post } = await getObject(db, viewer, 'page-post', objectId, { seesAdult: true })
    if (isAdult === true) fail('nsfw_no_likes', common.noLikesOnAdult)
    if (!can(viewer, 'like', post)) fail('not_allowed', common.notAllowed)
    if (isLike)
      await holdLimits(server.limits, [
        ['likesPerMinute', String(viewer.id)],
        ['likesPerDay', String(viewer.id)],
      ])
    const like = { objectType: 'page-post', objectId, authorId: post.authorId, userId: viewer.id } as const
    return transact(db, (trx) => setLike(trx, { ...like, isLike, now }))
  })

  serve(server, sharePagePost, async ({ db, viewer, params, request, now }) => {
    const objectId = Number(params.id)
    const adult = { seesAdult: await seesAdult(server, request, viewer) }
    const post = await getObject(db, viewer, 'page-post', objectId, adult)
    // What a visitor shares is not counted: nobody could say whether it is the first time.
    const isCounted = viewer !== null && post.isAdult !== true && can(null, 'read', post)
    if (!isCounted) return DONE
    const share = { objectType: 'page-post', objectId, authorId: post.authorId, userId: viewer.id } as const
    await transact(db, (trx) => addReaction(trx, 'share', { ...share, now }))
    return DONE
  })
}
