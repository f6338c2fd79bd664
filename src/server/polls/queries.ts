import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { Poll, PollResults } from './rules.ts'

/** The polls of those posts that have one. */
export async function listPolls(db: Db, postIds: number[]): Promise<Map<number, Poll>> {
  if (postIds.length === 0) return new Map()
  const rows = await db.selectFrom('polls').selectAll().where('post_id', 'in', postIds).execute()
  return new Map(rows.map((row) => [row.post_id, pollOf(row)]))
}

/** What one person voted for. Only read for that person: nobody sees what another chose. */
export async function listVotes(db: Db, userId: number, postIds: number[]): Promise<Map<number, number>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('poll_votes')
    .select(['post_id', 'option'])
    .where('user_id', '=', userId)
    .where('post_id', 'in', postIds)
    .execute()
  return new Map(rows.map(({ post_id: postId, option }) => [postId, option]))
}

/** A poll, locked until the transaction ends. */
export async function lockPoll(trx: Db, postId: number): Promise<Poll | undefined> {
  const row = await trx
    .selectFrom('polls')
    .selectAll()
    .where('post_id', '=', postId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && pollOf(row)
}

/** What somebody voted for, locked until the transaction ends. */
export async function lockVote(trx: Db, postId: number, userId: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('poll_votes')
    .select('option')
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row?.option
}

export interface Move {
  from: number | undefined
  to: number | undefined
  options: string[]
  now: Date
}

/** One vote more, one less, or both. Undefined when the poll has ended, or has other options by now. */
export async function updateCounts(
  trx: Db,
  postId: number,
  { from, to, options, now }: Move,
): Promise<Poll | undefined> {
  const changes = [
    ...(from === undefined ? [] : [sql`counts[${from + 1}::int] = counts[${from + 1}::int] - 1`]),
    ...(to === undefined ? [] : [sql`counts[${to + 1}::int] = counts[${to + 1}::int] + 1`]),
  ]
  const { rows } = await sql<PollRow>`
    update polls set ${sql.join(changes)}
    where post_id = ${postId} and (ends_at is null or ends_at > ${now})
      and options = ${options}::text[]
    returning question, options, counts, results, ends_at`.execute(trx)
  return rows[0] && pollOf(rows[0])
}

interface PollRow {
  question: string
  options: string[]
  counts: number[]
  results: string
  ends_at: Date | null
}

function pollOf({ question, options, counts, results, ends_at: endsAt }: PollRow): Poll {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return { question, options, endsAt, results: results as PollResults, total, counts }
}
