import { retractVote, votePagePost, type Voted } from '../../contract/page-posts.ts'
import { can, getObject, type FoundObject } from '../access/public.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import { castVote, takeVoteBack } from './actions.ts'
import { countsFor, type Poll } from './rules.ts'

export function pollsRoutes(server: Server): void {
  serve(server, votePagePost, async ({ db, viewer, params, body: { option }, now }) => {
    const { objectId: postId, authorId } = await getVotable(db, viewer, Number(params.id))
    const poll = await castVote(db, { postId, userId: viewer.id, authorId, now }, option)
    return answer(poll, option, now)
  })

  serve(server, retractVote, async ({ db, viewer, params, now }) => {
    const { objectId: postId } = await getVotable(db, viewer, Number(params.id))
    return answer(await takeVoteBack(db, { postId, userId: viewer.id, now }), null, now)
  })
}

/** Adult posts take no votes, whether or not somebody may see them; to who is under age they are not there. */
async function getVotable(db: Db, viewer: Viewer, postId: number): Promise<FoundObject> {
  const post = await getObject(db, viewer, 'page-post', postId, { seesAdult: true })
  if (post.isAdult === true) fail('nsfw_no_likes', common.noLikesOnAdult)
  if (!can(viewer, 'vote', post)) fail('not_allowed', common.notAllowed)
  return post
}

function answer(poll: Poll, votedOption: number | null, now: Date): Voted {
  return {
    votedOption,
    votingTotal: poll.total,
    votingCounts: countsFor(poll, votedOption !== null, now),
  }
}
