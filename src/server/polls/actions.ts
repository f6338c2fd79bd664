import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { addAttention, weightOf } from '../reactions/public.ts'
import { POINTS } from '../trending/public.ts'
import { messages } from './messages.ts'
import { getPostedAt, lockPoll } from './queries.ts'
import { canEditPoll, endOf, isOpen, recount, type Poll, type PollResults } from './rules.ts'

export interface NewPoll {
  question: string
  options: string[]
  /** How long it is open; 0 is for ever. */
  days?: number | undefined
  results?: PollResults | undefined
  now: Date
}

const DEFAULT_DAYS = 3

export async function insertPoll(
  trx: Db,
  postId: number,
  { question, options, days = DEFAULT_DAYS, results = 'after_vote', now }: NewPoll,
): Promise<void> {
  await trx
    .insertInto('polls')
    .values({
      post_id: postId,
      question,
      options,
      counts: options.map(() => 0),
      results,
      ends_at: endOf(days, now),
    })
    .execute()
}

export interface PollEdit {
  question?: string | undefined
  options?: string[] | undefined
  now: Date
}

/** Refuses what comes too late. Who sends the same words again changes nothing, and may do so at any time. */
export async function updatePoll(trx: Db, postId: number, { now, ...edit }: PollEdit): Promise<void> {
  if (edit.question === undefined && edit.options === undefined) return
  const poll = (await lockPoll(trx, postId)) ?? fail('not_found', messages.noPoll)
  const { question = poll.question, options = poll.options } = edit
  if (question === poll.question && JSON.stringify(options) === JSON.stringify(poll.options)) return
  if (!canEditPoll(poll, await getPostedAt(trx, postId), now)) fail('conflict', messages.fixed)
  await trx
    .updateTable('polls')
    .set({ question, options, counts: options.map(() => 0) })
    .where('post_id', '=', postId)
    .execute()
}

export interface Ballot {
  postId: number
  userId: number
  /** What he does with his own post draws no attention to it. */
  authorId: number | null
  now: Date
}

/** The poll after it. A second vote replaces the first; it keeps its weight, so that as much can be taken back. */
export function castVote(db: Db, { postId, userId, authorId, now }: Ballot, option: number): Promise<Poll> {
  return transact(db, async (trx) => {
    const poll = await lockOpenPoll(trx, postId, now)
    if (option >= poll.options.length)
      fail('invalid_input', common.invalidInput, { fields: { option: messages.noSuchOption } })
    const before = await findVote(trx, postId, userId)
    if (before?.option === option) return poll
    const weight = userId === authorId ? 0 : await weightOf(trx, userId, now)
    await trx
      .insertInto('poll_votes')
      .values({ post_id: postId, user_id: userId, option, weight, created_at: now })
      .onConflict((conflict) => conflict.columns(['post_id', 'user_id']).doUpdateSet({ option }))
      .execute()
    if (before === undefined) await addAttention(trx, 'page-post', postId, POINTS.vote * weight)
    return saveCounts(trx, postId, poll, recount(poll.counts, before?.option, option))
  })
}

/** The poll after it. Whoever has not voted has nothing to take back, which is what he asked for. */
export function takeVoteBack(db: Db, { postId, userId, now }: Omit<Ballot, 'authorId'>): Promise<Poll> {
  return transact(db, async (trx) => {
    const poll = await lockOpenPoll(trx, postId, now)
    const before = await findVote(trx, postId, userId)
    if (before === undefined) return poll
    await trx.deleteFrom('poll_votes').where('post_id', '=', postId).where('user_id', '=', userId).execute()
    await addAttention(trx, 'page-post', postId, -POINTS.vote * before.weight)
    return saveCounts(trx, postId, poll, recount(poll.counts, before.option, undefined))
  })
}

async function lockOpenPoll(trx: Db, postId: number, now: Date): Promise<Poll> {
  const poll = (await lockPoll(trx, postId)) ?? fail('not_found', messages.noPoll)
  if (!isOpen(poll, now)) fail('conflict', messages.ended)
  return poll
}

async function findVote(
  trx: Db,
  postId: number,
  userId: number,
): Promise<{ option: number; weight: number } | undefined> {
  return trx
    .selectFrom('poll_votes')
    .select(['option', 'weight'])
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

async function saveCounts(trx: Db, postId: number, poll: Poll, counts: number[]): Promise<Poll> {
  await trx.updateTable('polls').set({ counts }).where('post_id', '=', postId).execute()
  return { ...poll, counts, total: counts.reduce((sum, count) => sum + count, 0) }
}
