import { sql } from 'kysely'
import { PICK } from '../../contract/question-rules.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { NOTIFY_QUESTION } from './notify-queries.ts'

const AT_ONCE = 500

/**
 * The community's picks: of questions whose asker has chosen nothing for two weeks the best answer, if it has a good
 * score; and those that have lost it are picks no longer.
 */
export async function pickAnswers(db: Db, now: Date): Promise<void> {
  await sql`
    with changed as (
      update questions set pick_id = null
      where pick_id is not null and not exists (
        select from answer_places p where p.answer_id = pick_id and p.ups - p.downs >= ${sql.lit(PICK.score)})
      returning id)
    insert into follow_ups (kind, subject) select ${NOTIFY_QUESTION}::text, id from changed`.execute(db)
  while ((await pickSome(db, addMs(now, -PICK.days * DAY_MS))) === AT_ONCE);
}

async function pickSome(db: Db, askedUntil: Date): Promise<number> {
  const { rows } = await sql`
    with waiting as (
      select q.id from questions q
      where q.pick_id is null and q.state = 'published' and q.created_at <= ${askedUntil}
        and not exists (select from answer_places o where o.answer_id = q.accepted_id)
        and q.id in (select question_id from answer_places where ups - downs >= ${sql.lit(PICK.score)})
      order by q.id limit ${AT_ONCE} for no key update skip locked),
    picked as (
      update questions q set pick_id = (
        select p.answer_id from answer_places p
        where p.question_id = q.id and p.ups - p.downs >= ${sql.lit(PICK.score)}
        order by p.rank desc, p.created_at desc limit 1)
      from waiting where q.id = waiting.id returning q.id)
    insert into follow_ups (kind, subject) select ${NOTIFY_QUESTION}::text, id from picked returning id`.execute(
    db,
  )
  return rows.length
}
