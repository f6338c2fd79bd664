import * as answers from '../../contract/answers.ts'
import { PRIVILEGES } from '../../contract/honor-levels.ts'
import { VOTE_CHANGE_MINUTES } from '../../contract/question-rules.ts'
import * as questions from '../../contract/questions.ts'
import type { Site } from '../content/content-type.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { enforceRateLimits, type RateLimitName } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Viewer } from '../platform/session.ts'
import { acceptAnswer } from './accept-actions.ts'
import { getQuestionDetail } from './card-queries.ts'
import { setLocked, voteToClose, voteToReopen } from './close-actions.ts'
import { loadAnswer, loadQuestion } from './loading.ts'
import { messages } from './messages.ts'
import { questionCounter, voteCounter } from './metrics.ts'
import type { AnswerFacts, QuestionFacts, VotedType } from './queries.ts'
import { canVoteDown } from './rules.ts'
import { setVote, type VoteValue } from './vote-actions.ts'

/** Votes, the accepted answer, closing and locking. */
export function decisionRoutes(site: Site): void {
  const counter = questionCounter(site)

  serve(site, answers.voteQuestion, async (context) =>
    castVote(site, context, 'question', await loadQuestion(site, context), context.body.value),
  )

  serve(site, answers.voteAnswer, async (context) =>
    castVote(site, context, 'answer', await loadAnswer(site, context), context.body.value),
  )

  serve(site, questions.acceptAnswer, async (context) => {
    const { db, viewer, body, now } = context
    const { id } = await loadQuestion(site, context)
    await count(site, viewer, 'acceptsPerHour')
    const { answerId } = body
    const isChanged = await acceptAnswer(db, viewer, id, answerId, now)
    if (isChanged && answerId !== null) counter.inc({ result: 'solved' })
    return getQuestionDetail(db, viewer, id)
  })

  serve(site, questions.closeQuestion, async (context) => {
    const { db, viewer, body, now } = context
    const { id } = await loadQuestion(site, context)
    await count(site, viewer, 'votesPerMinute')
    const { reason, duplicateOf = null } = body
    if (await voteToClose(db, viewer, id, { reason, duplicateOf }, now)) counter.inc({ result: 'closed' })
    return getQuestionDetail(db, viewer, id)
  })

  serve(site, questions.reopenQuestion, async (context) => {
    const { db, viewer, now } = context
    const { id } = await loadQuestion(site, context)
    await count(site, viewer, 'votesPerMinute')
    if (await voteToReopen(db, viewer, id, now)) counter.inc({ result: 'reopened' })
    return getQuestionDetail(db, viewer, id)
  })

  serve(site, questions.lockQuestion, async (context) => {
    const { db, viewer, body } = context
    const { id } = await loadQuestion(site, context)
    await setLocked(db, viewer, id, body.isLocked)
    return getQuestionDetail(db, viewer, id)
  })
}

async function count({ limits }: Site, { id }: Viewer, ...names: RateLimitName[]): Promise<void> {
  await enforceRateLimits(
    limits,
    names.map((name) => [name, String(id)]),
  )
}

async function castVote(
  site: Site,
  { db, viewer, now }: { db: Db; viewer: Viewer; now: Date },
  type: VotedType,
  object: QuestionFacts | AnswerFacts,
  value: VoteValue,
) {
  if (object.authorId === viewer.id) fail('not_allowed', messages.ownVote)
  if (!object.isPublic) fail('not_allowed', common.notAllowed)
  if (object.isLocked) fail('conflict', messages.locked)
  // What was given before it was marked can still be taken back.
  if (object.isNsfw && value !== 0) fail('nsfw_no_likes', common.noLikesOnNsfw)
  if (value === -1 && !canVoteDown(viewer))
    fail('not_allowed', messages.needsHonorToVoteDown, { values: { honor: PRIVILEGES.downvote } })
  await (value === 0
    ? count(site, viewer, 'votesPerMinute')
    : count(site, viewer, 'votesPerMinute', 'votesPerDay'))
  const voted = await setVote(db, { type, id: object.id, userId: viewer.id, value, now })
  // It was locked or taken down a moment ago.
  if (voted === undefined) return fail('not_found', common.notFound)
  const { isChanged, ...answer } = voted
  if (answer.vote !== value)
    fail('conflict', messages.voteIsFixed, { values: { minutes: VOTE_CHANGE_MINUTES } })
  if (isChanged) voteCounter(site).inc({ result: value === 0 ? 'taken back' : value === 1 ? 'up' : 'down' })
  return answer
}
