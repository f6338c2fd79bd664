import { sql } from 'kysely'
import type { NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'

/** The follow-up of a decided appeal; subjects are ids. */
export const APPEAL_DECIDED = 'notify-appeal-decided'

interface Row {
  subject: string
  type: string
  userId: number
  objectType: NotificationFact['objectType']
  objectId: number
}

const toFact = (row: Row): NotificationFact => ({ ...row, actorId: null })

/**
 * What was done about people, by the ids of actions. Of what they may not read any more they are told as themselves; the
 * reason is in the line. That something is hidden while it is being checked is true until somebody has judged.
 */
export async function listModeratedFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<Row>`
    with acted as (
      select s.subject, a.* from unnest(${subjects}::text[]) as s (subject)
      join mod_actions a on a.id = s.subject::int8
      where a.person_id is not null)
    select subject, 'content-hidden' as type, person_id as "userId", a.object_type as "objectType",
      a.object_id as "objectId"
    from acted a join report_cases c on c.object_type = a.object_type and c.object_id = a.object_id and c.is_hidden
    where a.rule is null and a.action = 'hide'
    union all
    select subject, case action when 'mark-nsfw' then 'content-marked' else 'content-restored' end, person_id,
      object_type, object_id
    from acted a where (action = 'mark-nsfw' or (action = 'restore' and rule is not null
        -- A warning that was taken back had taken nothing away.
        and not exists (select from mod_actions w where w.id = a.undoes_id and w.action = 'warn')))
      and object_type <> 'person'
    union all
    -- What was hidden while it was being checked is there again.
    select subject, 'content-kept', person_id, object_type, object_id
    from acted a where action = 'keep' and exists (
      select from mod_actions h where h.object_type = a.object_type and h.object_id = a.object_id and h.id < a.id
        and h.action = 'hide' and h.rule is null)
    union all
    select subject, case action when 'hide' then 'content-removed' when 'warn' then 'warned'
      when 'silence' then 'silenced' else 'sanction-lifted' end, person_id, 'person', person_id
    from acted where rule is not null and action in ('hide', 'warn', 'silence', 'lift')`.execute(db)
  return rows.map(toFact)
}

export async function listAppealFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<Row>`
    select s.subject, 'appeal-' || p.state as type, p.person_id as "userId", 'person' as "objectType",
      p.person_id as "objectId"
    from unnest(${subjects}::text[]) as s (subject)
    join appeals p on p.id = s.subject::int8 and p.state <> 'open'`.execute(db)
  return rows.map(toFact)
}

/** Somebody's reports that were closed, by their ids. */
export async function listReportFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<Row>`
    select s.subject, case r.state when 'confirmed' then 'report-founded' else 'report-unfounded' end as type,
      r.user_id as "userId", 'person' as "objectType", r.user_id as "objectId"
    from unnest(${subjects}::text[]) as s (subject)
    join reports r on r.id = s.subject::int8 and r.state <> 'open'`.execute(db)
  return rows.map(toFact)
}

/** What somebody was told the last time that this was done. */
export const listReasons =
  (action: 'hide' | 'warn' | 'silence') =>
  async (db: Db, userId: number, ids: number[]): Promise<Map<number, string>> => {
    if (!ids.includes(userId)) return new Map()
    const { rows } = await sql<{ reason: string }>`
      select t.reason from mod_actions a join mod_action_texts t on t.action_id = a.id
      where a.person_id = ${userId} and a.action = ${action} and a.rule is not null
      order by a.id desc limit 1`.execute(db)
    const reason = rows[0]?.reason ?? ''
    return new Map(reason === '' ? [] : [[userId, reason]])
  }

export async function listAnswers(db: Db, userId: number, ids: number[]): Promise<Map<number, string>> {
  if (!ids.includes(userId)) return new Map()
  const { rows } = await sql<{ answer: string }>`
    select answer from appeals where person_id = ${userId} and state <> 'open'
    order by decided_at desc limit 1`.execute(db)
  const answer = rows[0]?.answer ?? ''
  return new Map(answer === '' ? [] : [[userId, answer]])
}
