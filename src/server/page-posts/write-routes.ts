import type { FastifyRequest } from 'fastify'
import type { BodyOf } from '../../contract/endpoint.ts'
import * as contract from '../../contract/page-posts.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import { isFirstDay } from '../lite-text/public.ts'
import { acceptForms } from '../media/public.ts'
import { isOffered } from '../nsfw/public.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import {
  enforceRateLimits,
  refuseTooMany,
  type RateLimitName,
  type RateLimits,
} from '../platform/rate-limits.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import { audienceOf } from './audience.ts'
import { createPost } from './create-actions.ts'
import { readForm } from './create-form.ts'
import { readParts } from './create-input.ts'
import { postCounter } from './metrics.ts'
import { getPost } from './queries.ts'
import { viewPost } from './view-post.ts'
import { deletePost, restorePost } from './trash-actions.ts'
import { updatePost } from './update-actions.ts'
import { readPostText } from './post-text.ts'

type Body = BodyOf<typeof contract.createPagePost>

export async function writingRoutes(server: Server): Promise<void> {
  await acceptForms(server, (scope, receive) =>
    serve(scope, contract.createPagePost, async ({ db, viewer, body, request, now, work }) => {
      const limits = limitsOf(viewer, now)
      const write = async (post: Body): Promise<PagePost> => {
        const parts = readParts(post)
        const text = await readPostText({ db, work, now }, viewer, post.content ?? '')
        const isNsfw = post.isNsfw ?? false
        if (isNsfw) await refuseNsfw(server, request, viewer)
        await enforceRateLimits(server.limits, limits)
        const author = { authorId: viewer.id, authorIp: request.ip }
        const id = await createPost(db, { ...parts, ...author, text, isNsfw, now })
        postCounter(server).inc({ result: 'published' })
        return view(server, db, viewer, id, request)
      }
      if (!request.isMultipart()) return write(body)
      // The rate limit is checked before the upload, so that nobody sends a video in vain.
      await peekLimits(server.limits, limits)
      const form = await receive(request, viewer, now)
      try {
        return await write(readForm(form))
      } catch (error) {
        await form.discard()
        throw error
      }
    }),
  )

  serve(server, contract.updatePagePost, async ({ db, viewer, params, body, request, now, work }) => {
    const id = Number(params.id)
    const { content, isNsfw, ...change } = body
    const post = await getPost(db, viewer, id)
    if (post.isNsfw && viewer.isUnderAge) fail('not_found', common.notFound)
    const text = content === undefined ? undefined : await readPostText({ db, work, now }, viewer, content)
    if (content !== undefined || change.title !== undefined)
      await enforceRateLimits(server.limits, [['editsPerHour', String(viewer.id)]])
    await updatePost(db, viewer, id, { ...change, text, isNsfw }, now)
    postCounter(server).inc({ result: 'edited' })
    return view(server, db, viewer, id, request)
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
    return view(server, db, viewer, id, request)
  })
}

async function view(server: Server, db: Db, viewer: Viewer, id: number, request: FastifyRequest) {
  const asked = await audienceOf(server, request, viewer)
  // The write is confirmed also where adult posts are not shown: with a redacted card.
  const audience = asked === 'refused' ? 'redacted' : asked
  return viewPost(server, db, viewer, id, { audience, now: server.clock.now() })
}

async function peekLimits(limits: RateLimits, counts: [RateLimitName, string][]): Promise<void> {
  for (const [name, key] of counts) {
    const count = await limits.peek(name, key)
    if (count.exceeded) refuseTooMany(count.retryAfterSeconds)
  }
}

function limitsOf(viewer: Viewer, now: Date): [RateLimitName, string][] {
  const key = String(viewer.id)
  return [
    ...(isFirstDay(viewer, now) ? [['pagePostsOnFirstDay', key] as [RateLimitName, string]] : []),
    ['pagePostsPerMinute', key],
    ['pagePostsPerDay', key],
  ]
}

async function refuseNsfw(server: Server, request: FastifyRequest, viewer: Viewer): Promise<void> {
  if (viewer.isUnderAge) fail('under_age', common.nsfwUnderAge)
  if (!(await isOffered(server, request))) fail('not_allowed', common.noNsfwHere)
}
