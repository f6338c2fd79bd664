import { POLL_DAYS_DEFAULT } from '../../contract/page-posts.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { queueJob } from '../platform/jobs.ts'
import { messages as common } from '../platform/messages.ts'
import { addAttention, weightOf } from '../reactions/public.ts'
import { POINTS } from '../content/ranks.ts'
import { messages } from './messages.ts'
import { listPolls, listVotes, lockPoll, lockVote, updateCounts, type Move } from './queries.ts'
import { canEditPoll, endOf, isOpen, type Poll, type PollResults } from './rules.ts'

export interface NewPoll {
  question: string
  options: string[]
  /** How long it is open; 0 is for ever. */
  days?: number | undefined
  results?: PollResults | undefined
  now: Date
}

export async function insertPoll(
  trx: Db,
  postId: number,
  { question, options, days = POLL_DAYS_DEFAULT, results = 'after_vote', now }: NewPoll,
): Promise<void> {
  const endsAt = endOf(days, now)
  await trx
    .insertInto('polls')
    .values({
      post_id: postId,
      question,
      options,
      counts: options.map(() => 0),
      results,
      ends_at: endsAt,
    })
    .execute()
  if (endsAt !== null) await queueJob(trx, 'pollEnd', { postId }, endsAt)
}

export interface PollEdit {
  question?: string | undefined
  options?: string[] | undefined
  /** When its post was made. */
  postedAt: Date
  now: Date
}

/** Refuses a change that comes too late. Sending the same text again changes nothing, and is always allowed. */
export async function updatePoll(
  trx: Db,
  postId: number,
  { postedAt, now, ...edit }: PollEdit,
): Promise<void> {
  if (edit.question === undefined && edit.options === undefined) return
  const poll = (await lockPoll(trx, postId)) ?? fail('not_found', messages.noPoll)
  const { question = poll.question, options = poll.options } = edit
  if (question === poll.question && JSON.stringify(options) === JSON.stringify(poll.options)) return
  if (!canEditPoll(poll, postedAt, now)) fail('conflict', messages.fixed)
  await trx
    .updateTable('polls')
    .set({ question, options, counts: options.map(() => 0) })
    .where('post_id', '=', postId)
    .execute()
}

export interface Ballot {
  postId: number
  userId: number
  /** Votes of the post's author draw no attention to it. */
  authorId: number | null
  now: Date
}

/**
 * The poll afterwards. A second vote replaces the first; it keeps its weight, so that as much can be taken back. The
 * row that all voters share is updated last, so that many at once wait for each other as little as possible.
 */
export async function castVote(db: Db, ballot: Ballot, option: number): Promise<Poll> {
  const { postId, userId, authorId, now } = ballot
  const { options } = await getOpenPoll(db, postId, now, option)
  const weight = userId === authorId ? 0 : await weightOf(db, userId, now)
  return transact(db, async (trx) => {
    const before = await putVote(trx, ballot, option, weight)
    if (before === option) return getOpenPoll(trx, postId, now, option)
    if (before === undefined) await addAttention(trx, 'page-post', postId, POINTS.vote * weight)
    return moveVote(trx, postId, { from: before, to: option, options, now })
  })
}

/** The poll afterwards. Without a vote there is nothing to take back, and the call succeeds. */
export async function takeVoteBack(db: Db, { postId, userId, now }: Omit<Ballot, 'authorId'>): Promise<Poll> {
  const { options } = await getOpenPoll(db, postId, now)
  return transact(db, async (trx) => {
    const before = await trx
      .deleteFrom('poll_votes')
      .where('post_id', '=', postId)
      .where('user_id', '=', userId)
      .returning(['option', 'weight'])
      .executeTakeFirst()
    if (before === undefined) return getOpenPoll(trx, postId, now)
    await addAttention(trx, 'page-post', postId, -POINTS.vote * before.weight)
    return moveVote(trx, postId, { from: before.option, to: undefined, options, now })
  })
}

async function getOpenPoll(db: Db, postId: number, now: Date, option = 0): Promise<Poll> {
  const poll = (await listPolls(db, [postId])).get(postId) ?? fail('not_found', messages.noPoll)
  if (!isOpen(poll, now)) fail('conflict', messages.ended)
  if (option >= poll.options.length)
    fail('invalid_input', common.invalidInput, { fields: { option: messages.noSuchOption } })
  return poll
}

/** The earlier vote. Concurrent calls of one person change their row one after the other. */
async function putVote(
  trx: Db,
  { postId, userId, now }: Ballot,
  option: number,
  weight: number,
): Promise<number | undefined> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('poll_votes')
    .values({ post_id: postId, user_id: userId, option, weight, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return undefined
  // The same vote again needs no lock.
  if ((await listVotes(trx, userId, [postId])).get(postId) === option) return option
  const before = await lockVote(trx, postId, userId)
  // Taken back in between: it is tried again as a first vote.
  if (before === undefined) return putVote(trx, { postId, userId, authorId: null, now }, option, weight)
  if (before !== option)
    await trx
      .updateTable('poll_votes')
      .set({ option })
      .where('post_id', '=', postId)
      .where('user_id', '=', userId)
      .execute()
  return before
}

/** The statement itself checks that the poll is still open with those options: they may just have changed. */
async function moveVote(trx: Db, postId: number, move: Move): Promise<Poll> {
  const poll = await updateCounts(trx, postId, move)
  if (poll !== undefined) return poll
  await getOpenPoll(trx, postId, move.now, move.to)
  return fail('conflict', messages.justChanged)
}
