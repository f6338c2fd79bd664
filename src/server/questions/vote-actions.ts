import { sql, type RawBuilder } from 'kysely'
import { rankSubject, rerankRow } from '../content/queue-rerank.ts'
import { POINTS } from '../content/ranks.ts'
import { transact, type Db } from '../platform/db.ts'
import { trustedSince, trustedThen, weightOfUser } from '../reactions/public.ts'
import { votedRows } from './notify-queries.ts'
import { placeAnswer, placeQuestion } from './place-actions.ts'
import { findAnswer, findQuestion, lockRow, lockRowOf, type VotedType } from './queries.ts'
import { canChangeVote, changeableSince } from './rules.ts'

export type VoteValue = -1 | 0 | 1

export interface Vote {
  type: VotedType
  id: number
  userId: number
  value: VoteValue
  now: Date
}

export interface Voted {
  score: number
  vote: VoteValue
  canChange: boolean
  isChanged: boolean
}

interface VotedRow {
  /** Null when it can't be voted on any more. */
  score: number | null
  before: VoteValue | null
  votedAt: Date | null
  /** The last change of its words, silent or not; `edited_at` alone where that was before it was stored. */
  rewordedAt: Date | null
  isChanged: boolean
  isPlaced: boolean
}

const TRIES = 3

/**
 * A wish: my vote is this. The row, the sums, the rank and what follows are one statement; it locks what is voted on
 * only against being locked or deleted. Undefined when it can't be voted on; a vote that can't be changed any more is
 * answered as it was.
 */
export async function setVote(db: Db, vote: Vote): Promise<Voted | undefined> {
  const { value, now } = vote
  for (let left = TRIES; ; left--) {
    const row = await changeVote(db, vote)
    if (row === undefined || row.score === null) return undefined
    const { before, votedAt, rewordedAt, isChanged } = row
    // It left the lists and came back while the vote waited for it.
    if (isChanged && !row.isPlaced) row.score = await countAnew(db, vote)
    const isDone = isChanged || (before ?? 0) === value
    const mayChange = votedAt !== null && canChangeVote(votedAt, rewordedAt, now)
    if (isDone)
      return { score: row.score, vote: value, canChange: isChanged || value === 0 || mayChange, isChanged }
    // Two first votes of one person at once: the other was there first, and is changed now.
    const isOvertaken = votedAt === null || mayChange
    if (!isOvertaken || left === 0)
      return { score: row.score, vote: before ?? 0, canChange: mayChange, isChanged: false }
  }
}

async function changeVote(db: Db, vote: Vote): Promise<VotedRow | undefined> {
  const { type, id, userId, value, now } = vote
  const own = sql`v.object_type = ${type} and v.object_id = ${id} and v.user_id = ${userId}`
  const { rows } = await sql<VotedRow>`
    with object as (${openObject(vote)}),
    before as (
      select v.value, v.created_at,
        v.created_at > ${changeableSince(now)} or coalesce(object.reworded_at > v.created_at, false) as may_change
      from votes v, object where ${own} for update of v),
    inserted as (
      insert into votes (object_type, object_id, user_id, value, created_at)
      select ${type}, object.id, ${userId}, ${value}::int2, ${now} from object
      where ${value}::int2 <> 0 and not exists (select from before)
      on conflict do nothing returning 0 as old, value as new, created_at as was_at),
    updated as (
      update votes v set value = ${value}::int2, created_at = ${now} from before
      where ${own} and ${value}::int2 not in (0, before.value) and before.may_change
      returning before.value as old, v.value as new, before.created_at as was_at),
    deleted as (
      delete from votes v using before where ${own} and ${value}::int2 = 0 and before.may_change
      returning v.value as old, 0 as new, v.created_at as was_at),
    changed as (
      select * from inserted union all select * from updated union all select * from deleted),
    placed as (${type === 'question' ? scoredQuestion(id) : scoredAnswer(id)}),
    told as (${votedRows(type, id, userId)} from changed)
    ${type === 'question' ? sql`, ${ofQuestion(vote)}` : sql``}
    select coalesce((select score from placed), (select score from object)) as score,
      (select value from before) as before, (select created_at from before) as "votedAt",
      (select reworded_at from object) as "rewordedAt", exists (select from changed) as "isChanged",
      exists (select from placed) as "isPlaced"`.execute(db)
  return rows[0]
}

/** The score after all votes there are, with its place in the lists. */
async function countAnew(db: Db, { type, id }: Vote): Promise<number> {
  return transact(db, async (trx) => {
    await (type === 'question' ? lockRow(trx, id) : lockRowOf(trx, id))
    if (type === 'question') {
      const question = await findQuestion(trx, id)
      if (question !== undefined) await placeQuestion(trx, id, question.createdAt)
    } else {
      const answer = await findAnswer(trx, id)
      if (answer !== undefined) await placeAnswer(trx, id, answer.questionId)
    }
    const { rows } = await sql<{ score: number }>`
      select coalesce(sum(value), 0)::int as score from votes
      where object_type = ${type} and object_id = ${id}`.execute(trx)
    return rows[0]?.score ?? 0
  })
}

/** What is voted on, held as it is until the vote is counted. */
function openObject({ type, id, value }: Vote): RawBuilder<unknown> {
  const isOpen = sql`q.state = 'published' and q.status <> 'locked' and (not q.is_nsfw or ${value}::int2 = 0)`
  return type === 'question'
    ? sql`
      select q.id, greatest(q.edited_at, q.reworded_at) as reworded_at, (select p.score from question_places p where p.question_id = q.id) as score
      from questions q where q.id = ${id} and ${isOpen} for share of q`
    : sql`
      select a.id, greatest(a.edited_at, a.reworded_at) as reworded_at, (select p.ups - p.downs from answer_places p where p.answer_id = a.id) as score
      from answers a join questions q on q.id = a.question_id
      where a.id = ${id} and a.state = 'published' and ${isOpen}
      for share of q, a`
}

function scoredQuestion(id: number): RawBuilder<unknown> {
  return sql`
    update question_places p set score = p.score + new - old from changed where p.question_id = ${id}
    returning p.score`
}

function scoredAnswer(id: number): RawBuilder<unknown> {
  const ups = sql`p.ups + (new = 1)::int - (old = 1)::int`
  const downs = sql`p.downs + (new = -1)::int - (old = -1)::int`
  return sql`
    update answer_places p set ups = ${ups}, downs = ${downs}, rank = wilson(${ups}, ${downs}) from changed
    where p.answer_id = ${id} returning p.ups - p.downs as score`
}

/** Its tags are read by score too, after its place: votes at once wait for each other there. */
function ofQuestion(vote: Vote): RawBuilder<unknown> {
  return sql`
    tagged as (
      update question_tags t set score = placed.score from placed where t.question_id = ${vote.id}),
    ${attention(vote)}`
}

/**
 * A vote up draws attention as a like does, by how old the account was then; what is taken back is what it drew. Votes
 * down draw none.
 */
function attention({ id, userId, now }: Vote): RawBuilder<unknown> {
  const weightAt = (votedAt: RawBuilder<unknown>) => sql`
    (select ${weightOfUser(votedAt)} from users where users.id = ${userId})`
  return sql`
    drawn as (
      select (new = 1)::int * ${weightAt(sql`${trustedSince(now)}::timestamptz`)}
        - (old = 1)::int * ${weightAt(trustedThen(sql`was_at`))} as weight from changed),
    counted as (
      insert into object_counters as c (object_type, object_id, attention)
      select 'question', ${id}, ${POINTS.like}::float8 * weight from drawn where weight <> 0
      on conflict (object_type, object_id) do update set attention = c.attention + excluded.attention),
    ranked as (${rerankRow(rankSubject('question', id))} from drawn where weight <> 0)`
}
