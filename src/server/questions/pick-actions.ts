import { sql } from 'kysely'
import { PICK } from '../../contract/question-rules.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { NOTIFY_QUESTION } from './notify-queries.ts'

/** So many are looked at by a statement, however many there are. */
const AT_ONCE = 1000

/**
 * The community's picks: of questions whose asker has chosen nothing for two weeks the best answer, if it has a good
 * score; and those that have lost it are picks no longer.
 */
export async function pickAnswers(db: Db, now: Date): Promise<void> {
  const askedUntil = addMs(now, -PICK.days * DAY_MS)
  for (let after: number | null = 0; after !== null;) after = await dropSome(db, after)
  for (let after: number | null = 0; after !== null;) after = await pickSome(db, askedUntil, after)
}

const isGood = sql`p.ups - p.downs >= ${sql.lit(PICK.score)}`

/** Where the next ones begin; null at the end. */
async function dropSome(db: Db, after: number): Promise<number | null> {
  const { rows } = await sql<{ last: number }>`
    with seen as materialized (
      select id, pick_id from questions where pick_id > ${after} order by pick_id limit ${AT_ONCE}),
    dropped as (
      update questions q set pick_id = null from seen
      where q.id = seen.id and q.pick_id = seen.pick_id
        and not exists (select from answer_places p where p.answer_id = seen.pick_id and ${isGood})
      returning q.id),
    told as (insert into follow_ups (kind, subject) select ${NOTIFY_QUESTION}::text, id from dropped)
    select max(pick_id) as last from seen having count(*) = ${AT_ONCE}`.execute(db)
  return rows[0]?.last ?? null
}

async function pickSome(db: Db, askedUntil: Date, after: number): Promise<number | null> {
  const isWaiting = sql`q.pick_id is null and q.state = 'published' and q.created_at <= ${askedUntil}
    and not exists (select from answer_places o where o.answer_id = q.accepted_id)`
  const { rows } = await sql<{ last: number }>`
    with seen as materialized (
      select id from questions where pick_id is null and state = 'published' and id > ${after}
      order by id limit ${AT_ONCE}),
    waiting as (
      select q.id from seen join questions q on q.id = seen.id
      where ${isWaiting} and exists (select from answer_places p where p.question_id = q.id and ${isGood})
      order by q.id for no key update of q skip locked),
    picked as (
      update questions q set pick_id = (
        select p.answer_id from answer_places p where p.question_id = q.id and ${isGood}
        order by p.rank desc, p.created_at desc limit 1)
      from waiting where q.id = waiting.id returning q.id),
    told as (insert into follow_ups (kind, subject) select ${NOTIFY_QUESTION}::text, id from picked)
    select max(id) as last from seen having count(*) = ${AT_ONCE}`.execute(db)
  return rows[0]?.last ?? null
}
