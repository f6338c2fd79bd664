import { sql } from 'kysely'
import type { RichText } from '../../contract/rich-text.ts'
import type { Db } from '../platform/db.ts'
import type { Part } from '../platform/follow-up-parts.ts'

/** So many upvotes of a question are told to who asked. */
export const MILESTONES = [5, 10, 25, 50, 100, 250, 500, 1000]
const LAST_MILESTONE = Math.max(...MILESTONES)

export interface ToldQuestion {
  id: number
  authorId: number | null
  nodes: RichText
  /** The community's pick, while no answer that the asker has chosen can be seen. */
  pickId: number | null
  pickAuthorId: number | null
}

/** Questions that everybody may see. */
export async function listToldQuestions(trx: Db, ids: number[]): Promise<ToldQuestion[]> {
  const { rows } = await sql<ToldQuestion>`
    select q.id, q.author_id as "authorId", q.nodes, a.id as "pickId",
      a.author_id as "pickAuthorId"
    from visible_questions q left join visible_answers a on a.id = q.pick_id
      and not exists (select from answer_places o where o.answer_id = q.accepted_id)
    where q.id = any(${ids}::int8[]) order by q.id`.execute(trx)
  return rows
}

export interface ToldClosing {
  subject: string
  questionId: number
  askerId: number
}

/** Closings that stand, of questions that everybody may see; subjects are '7 2' for the second of question 7. */
export async function listClosings(trx: Db, subjects: string[]): Promise<ToldClosing[]> {
  const { rows } = await sql<ToldClosing>`
    select s.subject, q.id as "questionId", q.author_id as "askerId"
    from unnest(${subjects}::text[]) as s (subject)
    join visible_questions q on q.id = split_part(s.subject, ' ', 1)::int8
      and q.closings = split_part(s.subject, ' ', 2)::int4
    where q.status in ('closed', 'duplicate') and q.author_id is not null`.execute(trx)
  return rows
}

export interface ToldRetag {
  subject: string
  questionId: number
  askerId: number
  editorId: number
}

/** Changes of tags by others, of questions that everybody may see; subjects are '7 2' for retag 2 of question 7. */
export async function listToldRetags(trx: Db, subjects: string[]): Promise<ToldRetag[]> {
  const { rows } = await sql<ToldRetag>`
    select s.subject, q.id as "questionId", q.author_id as "askerId", r.editor_id as "editorId"
    from unnest(${subjects}::text[]) as s (subject)
    join visible_questions q on q.id = split_part(s.subject, ' ', 1)::int8 and q.author_id is not null
    join question_retags r on r.question_id = q.id and r.id = split_part(s.subject, ' ', 2)::int8
      and r.editor_id is not null`.execute(trx)
  return rows
}

export interface ToldAnswer {
  id: number
  questionId: number
  authorId: number
  askerId: number | null
  nodes: RichText
  isAccepted: boolean
  followerIds: number[]
}

/** Answers that everybody may see, with those who follow their questions; some of these with a part. */
export async function listToldAnswers(
  trx: Db,
  ids: number[],
  { nr, of }: Part = { nr: 0, of: 1 },
): Promise<ToldAnswer[]> {
  const { rows } = await sql<ToldAnswer>`
    select a.id, q.id as "questionId", a.author_id as "authorId", q.author_id as "askerId", a.nodes,
      coalesce(q.accepted_id = a.id, false) as "isAccepted",
      to_json(array(select t.user_id from thread_choices t
        where t.object_type = 'question' and t.object_id = q.id and t.choice = 'following'
          and t.created_at <= a.created_at and t.user_id % ${of} = ${nr})) as "followerIds"
    from visible_answers a join visible_questions q on q.id = a.question_id
    where a.id = any(${ids}::int8[]) and a.author_id is not null order by a.id`.execute(trx)
  return rows
}

/** How many follow the questions of these answers. */
export async function countFollowers(trx: Db, ids: number[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; people: number }>`
    select a.id, count(*)::int as people from visible_answers a
    join thread_choices t on t.object_type = 'question' and t.object_id = a.question_id and t.choice = 'following'
    where a.id = any(${ids}::int8[]) group by a.id`.execute(trx)
  return new Map(rows.map(({ id, people }) => [String(id), people]))
}

export interface Milestone {
  questionId: number
  askerId: number
  votes: number
}

/** Votes up that are the fifth, tenth … of a question, with who asked it; subjects are 'question 7 42'. */
export async function listMilestones(trx: Db, subjects: string[]): Promise<Milestone[]> {
  const { rows } = await sql<Milestone>`
    select distinct q.id as "questionId", q.author_id as "askerId", nth.votes
    from unnest(${subjects}::text[]) as s (subject)
    join votes v on v.object_type = 'question' and split_part(s.subject, ' ', 1) = 'question'
      and v.object_id = split_part(s.subject, ' ', 2)::int8 and v.user_id = split_part(s.subject, ' ', 3)::int8
      and v.value = 1
    join visible_questions q on q.id = v.object_id and q.author_id is not null and not q.is_nsfw
    cross join lateral (
      select count(*)::int as votes from (
        select from votes o where o.object_type = 'question' and o.object_id = v.object_id and o.value = 1
          and (o.created_at, o.user_id) <= (v.created_at, v.user_id)
        limit ${LAST_MILESTONE + 1}) as until) as nth
    where nth.votes = any(${MILESTONES}::int4[])`.execute(trx)
  return rows
}

/** The last milestone that each question has reached. */
export async function listReached(
  db: Db,
  _userId: number,
  questionIds: number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; votes: number }>`
    select q.id, (select count(*)::int from (
      select from votes v where v.object_type = 'question' and v.object_id = q.id and v.value = 1
      limit ${LAST_MILESTONE}) as given) as votes
    from unnest(${questionIds}::int8[]) as q (id)`.execute(db)
  return new Map(
    rows.flatMap(({ id, votes }) => {
      const reached = MILESTONES.findLast((milestone) => votes >= milestone)
      return reached === undefined ? [] : [[id, String(reached)] as const]
    }),
  )
}
