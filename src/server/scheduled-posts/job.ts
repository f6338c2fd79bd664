import type { ErrorCode } from '../../contract/errors.ts'
import type { Text } from '../../contract/messages.ts'
import { posting } from '../page-posts/public.ts'
import { fail, fill, Refusal } from '../platform/errors.ts'
import type { JobHandler, JobPayloads } from '../platform/jobs.ts'
import type { Server } from '../platform/server.ts'
import { publishWaiting, refuseWaiting } from './actions.ts'
import { messages } from './messages.ts'
import { scheduledPostCounter } from './metrics.ts'
import { findAuthor, findWaiting } from './queries.ts'

type Payload = JobPayloads['postPublication']
type Outcome = 'published' | 'refused' | 'outdated'

/** Not about the post, and over soon: the job is tried again. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['internal', 'unavailable', 'timed_out', 'too_many_requests'])

/** The job that runs when a scheduled post is due. */
export function createPostPublicationJob(server: Server): JobHandler<Payload> {
  return {
    async run(payload) {
      const outcome = await publishOnTime(server, payload)
      if (outcome === 'outdated') return
      scheduledPostCounter(server).inc({ result: outcome === 'published' ? 'published' : 'not_published' })
    },
    async giveUp(payload) {
      if (await refuseWaiting(server.db.write, payload, messages.failed))
        scheduledPostCounter(server).inc({ result: 'not_published' })
    },
  }
}

/**
 * Publishes a post whose time has come, as its author would now. What they could not publish now stays where it was, with
 * the reason: nobody tries it again, and its author is told.
 */
async function publishOnTime(server: Server, payload: Payload): Promise<Outcome> {
  const db = server.db.write
  const now = server.clock.now()
  const waiting = await findWaiting(db, payload.scheduledPostId)
  const at = new Date(payload.publishAt)
  if (waiting === undefined || waiting.publishAt.getTime() !== at.getTime()) return 'outdated'
  try {
    const author = await findAuthor(db, waiting.authorId, now)
    if (author === undefined) return 'outdated'
    if (author.isSuspended) fail('not_allowed', messages.suspended)
    if (author.isSilenced) fail('not_allowed', messages.silenced)
    const reading = { db, work: server.work.for(null), now, request: null }
    const post = await posting.prepare(server, reading, author, waiting.body)
    await posting.enforcePace(server, waiting.authorId)
    if ((await publishWaiting(db, waiting, { ...post, authorIp: null, now }, at)) === null) return 'outdated'
    posting.countPublished(server)
    return 'published'
  } catch (error) {
    if (!(error instanceof Refusal) || PASSING.has(error.code)) throw error
    return (await refuseWaiting(db, payload, reasonOf(error), waiting)) ? 'refused' : 'outdated'
  }
}

/** What is wrong with a field says more than that something is. */
function reasonOf({ text, details }: Refusal): Text {
  const [ofField] = Object.values(details.fields ?? {})
  return ofField ?? fill(text, details.values ?? {})
}
