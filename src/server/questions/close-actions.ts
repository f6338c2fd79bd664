import { sql, type RawBuilder } from 'kysely'
import { PRIVILEGES } from '../../contract/honor-levels.ts'
import { CLOSE_VOTES, type CloseReason } from '../../contract/question-rules.ts'
import { isStaff } from '../content/can.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { messages } from './messages.ts'
import { listLost, refuseUnfitOriginal } from './original-queries.ts'
import { placeQuestion } from './place-actions.ts'
import { lockQuestion, type QuestionFacts } from './queries.ts'
import { canVoteToClose } from './rules.ts'

export interface Closing {
  reason: CloseReason
  duplicateOf: number | null
}

/** The values of a question that is open again. */
export const reopened = { status: 'open', close_reason: null, duplicate_of: null } as const

/** Whether it is closed now: one vote of those with the privilege, or the word of a moderator. */
export function voteToClose(
  db: Db,
  viewer: Viewer,
  id: number,
  closing: Closing,
  now: Date,
): Promise<boolean> {
  return transact(db, async (trx) => {
    // Before any row: whatever closes a question waits here, so that no two duplicates make a circle.
    await sql`select pg_advisory_xact_lock(hashtextextended('closing', 0))`.execute(trx)
    const question = await lockForClosing(trx, viewer, id)
    if (question.status !== 'open') fail('conflict', messages.alreadyClosed)
    await refuseUnfitOriginal(trx, viewer, question, closing.duplicateOf)
    if (!isStaff(viewer)) await putVote(trx, viewer, id, closing, now)
    const decided = isStaff(viewer) ? closing : await countVotes(trx, question)
    if (decided === undefined) return false
    const { reason, duplicateOf } = decided
    await settle(trx, question, {
      status: reason === 'duplicate' ? 'duplicate' : 'closed',
      close_reason: reason,
      duplicate_of: duplicateOf,
      closings: sql<number>`closings + 1`,
    })
    return true
  })
}

/** Whether it is open now. */
export function voteToReopen(db: Db, viewer: Viewer, id: number, now: Date): Promise<boolean> {
  return transact(db, async (trx) => {
    const question = await lockForClosing(trx, viewer, id)
    if (question.status === 'open') return true
    if (!isStaff(viewer)) {
      await putVote(trx, viewer, id, { reason: null, duplicateOf: null }, now)
      if ((await listVotes(trx, id, false)).length < CLOSE_VOTES) return false
    }
    await settle(trx, question, reopened)
    return true
  })
}

/** What it was closed for is remembered, for when it is unlocked. */
export async function setLocked(db: Db, viewer: Viewer, id: number, isLocked: boolean): Promise<void> {
  await transact(db, async (trx) => {
    const question = await lockQuestion(trx, viewer, id)
    if (question.isLocked === isLocked) return
    const { closeReason } = question
    const before = closeReason === null ? 'open' : closeReason === 'duplicate' ? 'duplicate' : 'closed'
    await settle(trx, question, { status: isLocked ? 'locked' : before })
  })
}

async function lockForClosing(trx: Db, viewer: Viewer, id: number): Promise<QuestionFacts> {
  const question = await lockQuestion(trx, viewer, id)
  if (!question.isPublic) fail('not_allowed', common.notAllowed)
  if (!canVoteToClose(viewer))
    fail('not_allowed', messages.needsHonorToClose, { values: { honor: PRIVILEGES.closeVotes } })
  if (question.isLocked) fail('conflict', messages.locked)
  return question
}

async function putVote(
  trx: Db,
  viewer: Viewer,
  id: number,
  { reason, duplicateOf }: { reason: CloseReason | null; duplicateOf: number | null },
  now: Date,
): Promise<void> {
  await sql`
    insert into close_votes (question_id, user_id, reason, duplicate_of, created_at)
    values (${id}, ${viewer.id}, ${reason}, ${duplicateOf}, ${now})
    on conflict (question_id, user_id) do update
    set reason = excluded.reason, duplicate_of = excluded.duplicate_of, created_at = excluded.created_at`.execute(
    trx,
  )
}

interface CloseVote {
  reason: CloseReason
  duplicateOf: number | null
}

async function listVotes(trx: Db, id: number, isToClose: boolean): Promise<CloseVote[]> {
  const { rows } = await sql<CloseVote>`
    select reason, duplicate_of as "duplicateOf" from close_votes
    where question_id = ${id} and (reason is not null) = ${isToClose}::boolean
    order by created_at, user_id`.execute(trx)
  return rows
}

/** What enough people want: the reason that most of them gave, and of duplicates what most of them named. */
async function countVotes(trx: Db, question: QuestionFacts): Promise<Closing | undefined> {
  const all = await listVotes(trx, question.id, true)
  if (all.length < CLOSE_VOTES) return undefined
  const lost = await listLost(
    trx,
    question,
    all.flatMap((vote) => vote.duplicateOf ?? []),
  )
  await dropVotes(trx, question.id, lost)
  const votes = all.filter(({ duplicateOf }) => duplicateOf === null || !lost.includes(duplicateOf))
  if (votes.length < CLOSE_VOTES) return undefined
  const reason = mostFrequent(votes.map((vote) => vote.reason))
  if (reason === undefined) return undefined
  const originals = votes.flatMap((vote) => (vote.reason === 'duplicate' ? (vote.duplicateOf ?? []) : []))
  return { reason, duplicateOf: reason === 'duplicate' ? (mostFrequent(originals) ?? null) : null }
}

/** Votes for an original that is none any more count for nothing, and whoever gave them may vote again. */
async function dropVotes(trx: Db, id: number, originalIds: readonly number[]): Promise<void> {
  if (originalIds.length === 0) return
  await sql`
    delete from close_votes where question_id = ${id} and duplicate_of = any(${originalIds}::int8[])`.execute(
    trx,
  )
}

/** Of equally many the one that was said first. */
export function mostFrequent<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

/** Gives a locked question another status; votes about the one before are gone. */
export async function settle(
  trx: Db,
  { id, createdAt }: QuestionFacts,
  change: {
    status: string
    close_reason?: string | null
    duplicate_of?: number | null
    closings?: RawBuilder<number>
  },
): Promise<void> {
  await trx
    .with('counted', (from) => from.deleteFrom('close_votes').where('question_id', '=', id))
    .updateTable('questions')
    .set(change)
    .where('id', '=', id)
    .execute()
  await placeQuestion(trx, id, createdAt)
}
