import { PLAN_LIMITS } from '../../contract/plan-limits.ts'
import * as contract from '../../contract/scheduled-posts.ts'
import type { Language } from '../../contract/messages.ts'
import { findPlan } from '../market/public.ts'
import { posting } from '../page-posts/public.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import { refuseTime } from '../scheduling/public.ts'
import { deleteWaiting, publishWaiting, schedulePost } from './actions.ts'
import { editWaiting, reschedulePost } from './edit-actions.ts'
import { scheduledPostCounter } from './metrics.ts'
import { findOwn, listWaiting, type Waiting } from './queries.ts'
import { viewWaiting } from './view.ts'

const PUBLISH_TRIES = 3

interface Asking {
  db: Db
  viewer: Viewer
  now: Date
  language: Language
}

export function scheduledPostsRoutes(server: Server): void {
  serve(server, contract.listScheduledPosts, async (asking) => {
    const { db, viewer, now } = asking
    const waiting = await listWaiting(db, viewer.id)
    const items = await viewWaiting(server, db, viewer.id, waiting, asking)
    return { items, most: PLAN_LIMITS[await findPlan(db, viewer.id, now)].scheduledPosts }
  })

  serve(server, contract.schedulePost, async (asking) => {
    const { db, viewer, body, now } = asking
    const publishAt = new Date(body.publishAt)
    refuseTime(publishAt, now)
    const prepared = await posting.prepare(server, asking, viewer, body.post)
    const { media } = prepared
    // It counts when it is written, as an article does.
    await posting.enforceLimits(server, asking, prepared)
    const id = await schedulePost(db, { authorId: viewer.id, body: body.post, media, publishAt, now })
    scheduledPostCounter(server).inc({ result: 'scheduled' })
    return confirm(asking, id)
  })

  serve(server, contract.reschedulePost, async (asking) => {
    const { db, viewer, params, body, now } = asking
    const { id } = await getOwn(db, viewer, Number(params.id))
    const publishAt = new Date(body.publishAt)
    refuseTime(publishAt, now)
    if (!(await reschedulePost(db, { id, authorId: viewer.id }, publishAt))) return refuseUnknown()
    return confirm(asking, id)
  })

  serve(server, contract.editScheduledPost, async (asking) => {
    const { db, viewer, params, body, now } = asking
    const { id } = await getOwn(db, viewer, Number(params.id))
    const publishAt = body.publishAt === undefined ? undefined : new Date(body.publishAt)
    if (publishAt !== undefined) refuseTime(publishAt, now)
    const prepared = await posting.prepare(server, asking, viewer, body.post)
    const { media } = prepared
    await posting.checkChanged(server, asking, prepared)
    await enforceRateLimits(server.limits, [['editsPerHour', String(viewer.id)]])
    const edit = { body: body.post, media, version: body.version, publishAt }
    if (!(await editWaiting(db, { id, authorId: viewer.id }, edit))) return refuseUnknown()
    scheduledPostCounter(server).inc({ result: 'edited' })
    return confirm(asking, id)
  })

  serve(server, contract.publishScheduledPost, async (asking) => {
    const { db, viewer, params, request, now } = asking
    let id: number | null = null
    // Edited in this moment, it is read again: nobody publishes words that were changed.
    for (let tried = 0; id === null && tried < PUBLISH_TRIES; tried++) {
      const waiting = await getOwn(db, viewer, Number(params.id))
      const post = await posting.prepare(server, asking, viewer, waiting.body)
      if (tried === 0) await posting.enforcePace(server, viewer.id)
      id = await publishWaiting(db, waiting, { ...post, authorIp: request.ip, now })
    }
    if (id === null) return refuseUnknown()
    posting.countPublished(server)
    scheduledPostCounter(server).inc({ result: 'published' })
    return posting.confirm(server, db, viewer, id, request)
  })

  serve(server, contract.deleteScheduledPost, async ({ db, viewer, params }) => {
    if (!(await deleteWaiting(db, { id: Number(params.id), authorId: viewer.id }))) return refuseUnknown()
    scheduledPostCounter(server).inc({ result: 'deleted' })
    return { done: true as const }
  })

  async function confirm(asking: Asking, id: number) {
    const { db, viewer } = asking
    const waiting = await getOwn(db, viewer, id)
    const [post] = await viewWaiting(server, db, viewer.id, [waiting], asking)
    return post ?? refuseUnknown()
  }
}

async function getOwn(db: Db, viewer: Viewer, id: number): Promise<Waiting> {
  return (await findOwn(db, viewer.id, id)) ?? refuseUnknown()
}

function refuseUnknown(): never {
  return fail('not_found', common.notFound)
}
