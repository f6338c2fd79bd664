import * as contract from '../../contract/page-posts.ts'
import { acceptForms } from '../media/public.ts'
import { fail } from '../platform/errors.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { postSchema } from './create-form.ts'
import { postCounter } from './metrics.ts'
import { checkChangedPost, confirmPost, publishPost, receivePost } from './posting.ts'
import { getPost } from './queries.ts'
import { deletePost, restorePost } from './trash-actions.ts'
import { updatePost } from './update-actions.ts'
import { readPostText } from './post-text.ts'

export async function writingRoutes(server: Server): Promise<void> {
  await acceptForms(server, (scope, receive) =>
    serve(scope, contract.createPagePost, (context) => {
      const sent = { body: context.body, schema: postSchema, receive }
      return receivePost(server, context, sent, (post) => publishPost(server, context, post))
    }),
  )

  serve(server, contract.updatePagePost, async ({ db, viewer, params, body, request, now, work }) => {
    const id = Number(params.id)
    const { content, isNsfw, ...change } = body
    const post = await getPost(db, viewer, id)
    if (post.isNsfw && viewer.isUnderAge) fail('not_found', common.notFound)
    const text = content === undefined ? undefined : await readPostText({ db, work, now }, viewer, content)
    if (content !== undefined || change.title !== undefined) {
      await checkChangedPost(server, { viewer, request, now }, { title: change.title, text })
      await enforceRateLimits(server.limits, [['editsPerHour', String(viewer.id)]])
    }
    await updatePost(db, viewer, id, { ...change, text, isNsfw }, now)
    postCounter(server).inc({ result: 'edited' })
    return confirmPost(server, db, viewer, id, request)
  })

  serve(server, contract.deletePagePost, async ({ db, viewer, params, now }) => {
    const id = Number(params.id)
    const until = await deletePost(db, viewer, id, now)
    postCounter(server).inc({ result: 'deleted' })
    return { id, restorableUntil: until.toISOString() }
  })

  serve(server, contract.restorePagePost, async ({ db, viewer, params, request, now }) => {
    const id = Number(params.id)
    await restorePost(db, viewer, id, now)
    return confirmPost(server, db, viewer, id, request)
  })
}
