import { sql } from 'kysely'
import { HONOR_DAY_OFFSET_HOURS, HONOR_GIVER_LIKES, type HonorReason } from '../../contract/honor-rules.ts'
import type { HonorFact } from '../content/honor-source.ts'
import type { Db } from '../platform/db.ts'
import type { VotedType } from './queries.ts'

/** What votes are called in the ledger. */
export const VOTE_REASONS = [
  'question-upvoted',
  'answer-upvoted',
  'downvoted',
  'downvote-given',
] as const satisfies HonorReason[]
const UPVOTED = { question: 'question-upvoted', answer: 'answer-upvoted' } as const

/** The midnight of Honor before a vote. */
const MIDNIGHT = sql`(date_trunc('day', v.created_at at time zone 'UTC'
  + make_interval(hours => ${sql.lit(HONOR_DAY_OFFSET_HOURS)}))
  - make_interval(hours => ${sql.lit(HONOR_DAY_OFFSET_HOURS)})) at time zone 'UTC'`

/** Of what has more votes, the latest are looked at when its state changes, and all that were paid. */
const VOTES_AT_ONCE = 2000

interface VoteRow {
  objectType: VotedType
  objectId: number
  authorId: number
  voterId: number
  value: -1 | 1
  at: Date
  nrOfDay: number
}

/**
 * The votes that pay their authors, or cost them and their voters something. Subjects are 'answer 7 42' for the vote of
 * one person, and 'answer 7' for all of them.
 */
export async function listVoteFacts(db: Db, subjects: string[]): Promise<HonorFact[]> {
  const { rows } = await sql<VoteRow>`
    with asked as (
      select distinct split_part(subject, ' ', 1) as object_type, split_part(subject, ' ', 2)::int8 as object_id,
        nullif(split_part(subject, ' ', 3), '')::int8 as user_id
      from unnest(${subjects}::text[]) as subject
      where split_part(subject, ' ', 1) in ('question', 'answer'))
    select distinct v.object_type as "objectType", v.object_id as "objectId", o.author_id as "authorId",
      v.user_id as "voterId", v.value, v.created_at as at, (
        select count(*)::int + 1 from (
          select from votes other where other.user_id = v.user_id and other.value = v.value
            and other.created_at >= ${MIDNIGHT} and other.created_at <= v.created_at
            and (other.created_at, other.object_type, other.object_id) < (v.created_at, v.object_type, v.object_id)
          limit ${HONOR_GIVER_LIKES}) as earlier) as "nrOfDay"
    from asked a
    cross join lateral (
      select h.author_id from honor_objects h
      where h.object_type = a.object_type and h.object_id = a.object_id and h.earns offset 0) as o
    cross join lateral (
      select * from votes one where one.object_type = a.object_type and one.object_id = a.object_id
        and one.user_id = a.user_id
      union
      (select * from votes latest where latest.object_type = a.object_type and latest.object_id = a.object_id
        and a.user_id is null order by latest.created_at desc limit ${VOTES_AT_ONCE})
      union
      select paid.* from votes paid where paid.object_type = a.object_type and paid.object_id = a.object_id
        and a.user_id is null and exists (
          select from honor_entries e where e.object_type = paid.object_type and e.object_id = paid.object_id
            and e.actor_id = paid.user_id and e.reason = any(${VOTE_REASONS}::text[]))) as v
    where o.author_id <> v.user_id`.execute(db)
  return rows.flatMap(factsOf)
}

function factsOf({ authorId, voterId, value, nrOfDay, ...about }: VoteRow): HonorFact[] {
  const fact = { ...about, actorId: voterId }
  if (value === 1) return [{ ...fact, userId: authorId, reason: UPVOTED[about.objectType], nrOfDay }]
  return [
    { ...fact, userId: authorId, reason: 'downvoted', nrOfDay },
    { ...fact, userId: voterId, reason: 'downvote-given' },
  ]
}

/**
 * Who answered earns something when it is accepted, and so does who accepts it; nobody by their own answer. It stays
 * while the question is checked or in the trash: that is not the doing of who answered.
 */
export async function listAcceptFacts(db: Db, subjects: string[]): Promise<HonorFact[]> {
  const { rows } = await sql<{ id: number; askerId: number; authorId: number; at: Date }>`
    select q.id, q.author_id as "askerId", a.author_id as "authorId", q.accepted_at as at
    from questions q join answers a on a.id = q.accepted_id
    join honor_objects o on o.object_type = 'answer' and o.object_id = a.id and o.earns
    where q.id = any(${subjects}::int8[]) and q.state <> 'removed' and q.author_id <> a.author_id
      and q.accepted_at is not null`.execute(db)
  return rows.flatMap(({ id, askerId, authorId, at }) => {
    const about = { objectType: 'question', objectId: id, at } as const
    return [
      { ...about, userId: authorId, actorId: askerId, reason: 'answer-accepted' },
      { ...about, userId: askerId, actorId: authorId, reason: 'answer-chosen' },
    ]
  })
}
