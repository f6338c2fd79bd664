import { sql } from 'kysely'
import { hasMoved, POINTS, ranksOfQuestion, type Ranks } from '../content/ranks.ts'
import { rankSubject, rerankRow } from '../content/queue-rerank.ts'
import type { Db } from '../platform/db.ts'
import { trustedThen, weightOfUser } from '../reactions/public.ts'
import { NOTIFY_ANSWER, NOTIFY_CLOSED, NOTIFY_QUESTION, NOTIFY_RETAGGED } from './notify-queries.ts'
import { QUESTION_SEARCH } from './search-actions.ts'

/** What its answers draw: each by how old the account was then, one's own nothing. */
const answerWeight = () => sql`(
  select coalesce(sum(${weightOfUser(trustedThen(sql`a.created_at`))}), 0)
  from answer_places p join answers a on a.id = p.answer_id join users on users.id = a.author_id
  where p.question_id = q.id and a.author_id is distinct from q.author_id)`

/**
 * Gives a locked question its place in the lists, by what it is now, or takes it out of them; the search and whoever is
 * to be told follow. Each vote changes its score; here it is counted anew, since votes wait for the lock, so that it
 * stays right when people leave and take their votes along.
 */
export async function placeQuestion(trx: Db, id: number, createdAt: Date): Promise<void> {
  const { hot, hotWeek, score } = ranksOfQuestion(0, createdAt)
  await sql`
    with q as (
      select v.*, (
        select coalesce(sum(value), 0)::int from votes where object_type = 'question' and object_id = v.id) as score
      from visible_questions v where id = ${id}),
    gone as (
      delete from question_places where question_id = ${id} and not exists (select from q)),
    untagged as (
      delete from question_tags t where t.question_id = ${id}
        and not exists (select from q where not q.is_nsfw and t.tag = any(q.tags))),
    tagged as (
      insert into question_tags (tag, question_id, score, created_at)
      select tag, q.id, q.score, q.created_at from q cross join unnest(q.tags) as tag where not q.is_nsfw
      on conflict (tag, created_at, question_id) do update set score = excluded.score),
    followed as (
      insert into follow_ups (kind, subject) values
        (${NOTIFY_QUESTION}, ${String(id)}), (${QUESTION_SEARCH}, ${String(id)})),
    -- Each of its closings is told as long as it stands.
    closed as (
      insert into follow_ups (kind, subject)
      select ${NOTIFY_CLOSED}::text, id || ' ' || closings from questions where id = ${id} and closings > 0),
    -- The last change of its tags by somebody else likewise.
    retagged as (
      insert into follow_ups (kind, subject)
      select ${NOTIFY_RETAGGED}::text, question_id || ' ' || max(id) from question_retags
      where question_id = ${id} group by question_id),
    ranked as (${rerankRow(rankSubject('question', id))})
    insert into question_places (question_id, category, language, is_nsfw, score, answers, answer_weight, is_solved,
      is_open, hot, hot_week, worth, created_at)
    select q.id, q.category, q.language, q.is_nsfw, q.score,
      (select count(*) from answer_places a where a.question_id = q.id), ${answerWeight()},
      exists (select from answer_places a where a.answer_id = q.accepted_id), q.status = 'open',
      ${hot}, ${hotWeek}, ${score}, q.created_at
    from q
    on conflict (question_id) do update set category = excluded.category, language = excluded.language,
      is_nsfw = excluded.is_nsfw, score = excluded.score, answers = excluded.answers,
      answer_weight = excluded.answer_weight, is_solved = excluded.is_solved, is_open = excluded.is_open`.execute(
    trx,
  )
}

/** The same for an answer; its question's row is locked, and its numbers follow. */
export async function placeAnswer(trx: Db, answerId: number, questionId: number): Promise<void> {
  const { rows } = await sql<{ createdAt: Date }>`
    with a as (
      select id, question_id, created_at from answers where id = ${answerId} and state = 'published'),
    gone as (
      delete from answer_places where answer_id = ${answerId} and not exists (select from a)),
    told as (
      insert into follow_ups (kind, subject) values (${NOTIFY_ANSWER}, ${String(answerId)})),
    given as (
      select count(*) filter (where value = 1)::int as ups, count(*) filter (where value = -1)::int as downs
      from votes where object_type = 'answer' and object_id = ${answerId}),
    placed as (
      insert into answer_places (answer_id, question_id, ups, downs, rank, created_at)
      select a.id, a.question_id, ups, downs, wilson(ups, downs), a.created_at from a, given
      on conflict (answer_id) do update set ups = excluded.ups, downs = excluded.downs, rank = excluded.rank)
    select created_at as "createdAt" from questions where id = ${questionId}`.execute(trx)
  const [question] = rows
  if (question !== undefined) await placeQuestion(trx, questionId, question.createdAt)
}

/** New ranks after the attention for questions, or their answers, changed. */
export async function rerankQuestions(trx: Db, ids: number[]): Promise<void> {
  // Locked first, so that of two votes at once the later one sees the sum of both.
  const { rows: places } = await sql<Ranks & { id: number; answerWeight: number; createdAt: Date }>`
    select question_id as id, hot, hot_week as "hotWeek", worth as score, answer_weight as "answerWeight",
      created_at as "createdAt"
    from question_places where question_id = any(${ids}::int8[]) order by question_id for update`.execute(trx)
  const { rows: counters } = await sql<{ id: number; attention: number }>`
    select object_id as id, attention from object_counters
    where object_type = 'question' and object_id = any(${places.map(({ id }) => id)}::int8[])`.execute(trx)
  const attention = new Map(counters.map((counter) => [counter.id, counter.attention]))
  const moved = places.flatMap((place) => {
    const drawn = (attention.get(place.id) ?? 0) + POINTS.vote * place.answerWeight
    const ranks = ranksOfQuestion(drawn, place.createdAt)
    return hasMoved(place, ranks) ? [{ id: place.id, ...ranks }] : []
  })
  if (moved.length === 0) return
  await sql`
    update question_places p set hot = r.hot, hot_week = r.hot_week, worth = r.worth
    from unnest(${moved.map(({ id }) => id)}::int8[], ${moved.map(({ hot }) => hot)}::float8[],
      ${moved.map(({ hotWeek }) => hotWeek)}::float8[], ${moved.map(({ score }) => score)}::float8[])
      as r (id, hot, hot_week, worth)
    where p.question_id = r.id`.execute(trx)
}
