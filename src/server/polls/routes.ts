import { retractVote, votePagePost, type Voted } from '../../contract/votes.ts'
import { can } from '../content/can.ts'
import { getObject, type FoundObject } from '../content/objects.ts'
import { refuseSilenced } from '../content/refuse-silenced.ts'
import type { Site } from '../content/content-type.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Viewer } from '../platform/session.ts'
import { createSemaphoreByKey } from '../platform/semaphore.ts'
import { castVote, takeVoteBack } from './actions.ts'
import { countsFor, type Poll } from './rules.ts'

const AT_ONCE = 2
const MOST_WAITING = 2000

export function pollsRoutes(site: Site): void {
  // All voters of a poll change one row. They wait here, without occupying a connection that others need.
  const uploadSemaphoreOf = createSemaphoreByKey(AT_ONCE, MOST_WAITING)

  const lockVotes = (viewer: Viewer) =>
    enforceRateLimits(site.limits, [['votesPerMinute', String(viewer.id)]])

  serve(site, votePagePost, async ({ db, viewer, params, body: { option }, now }) => {
    const { objectId: postId, authorId } = await getVotable(site, db, viewer, Number(params.id), now)
    await lockVotes(viewer)
    const ballot = { postId, userId: viewer.id, authorId, now }
    return answer(await uploadSemaphoreOf(postId, () => castVote(db, ballot, option)), option, now)
  })

  serve(site, retractVote, async ({ db, viewer, params, now }) => {
    const { objectId: postId } = await getVotable(site, db, viewer, Number(params.id), null)
    await lockVotes(viewer)
    const ballot = { postId, userId: viewer.id, now }
    return answer(await uploadSemaphoreOf(postId, () => takeVoteBack(db, ballot)), null, now)
  })
}

/** For a vote at some time, or to take one back. Adult posts take no votes, whoever may see them; for viewers under age they are not found. */
async function getVotable(
  site: Site,
  db: Db,
  viewer: Viewer,
  postId: number,
  votesAt: Date | null,
): Promise<FoundObject> {
  const post = await getObject(site, db, viewer, 'page-post', postId, { seesNsfw: true })
  if (post.isNsfw === true) fail('nsfw_no_likes', common.noLikesOnNsfw)
  if (votesAt !== null) refuseSilenced(post, votesAt)
  if (!can(viewer, votesAt === null ? 'take-back' : 'vote', post)) fail('not_allowed', common.notAllowed)
  return post
}

function answer(poll: Poll, votedOption: number | null, now: Date): Voted {
  return {
    votedOption,
    votingTotal: poll.total,
    votingCounts: countsFor(poll, votedOption !== null, now),
  }
}
