import { sql } from 'kysely'
import type { ModerationAction } from '../../contract/moderation-rules.ts'
import type { Db } from '../platform/db.ts'
import type { Named } from './queue-queries.ts'

/** Everything about one object is decided one after the other. */
export async function lockObject(trx: Db, { objectType, objectId }: Named): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`moderate ${objectType} ${objectId}`}, 0))`.execute(trx)
}

export interface LastAction {
  id: number
  action: ModerationAction
}

export async function findLastAction(
  trx: Db,
  { objectType, objectId }: Named,
): Promise<LastAction | undefined> {
  const { rows } = await sql<LastAction>`
    select id, action from mod_actions where object_type = ${objectType} and object_id = ${objectId}
    order by id desc limit 1`.execute(trx)
  return rows[0]
}

/** The last action of a kind about it that nothing has undone. */
export async function findStanding(
  trx: Db,
  { objectType, objectId }: Named,
  actions: readonly ModerationAction[],
): Promise<LastAction | undefined> {
  const { rows } = await sql<LastAction>`
    select id, action from mod_actions a
    where object_type = ${objectType} and object_id = ${objectId} and action = any(${[...actions]}::text[])
      and rule is not null and not exists (select from mod_actions u where u.undoes_id = a.id)
    order by id desc limit 1`.execute(trx)
  return rows[0]
}

/** Handed to the operators, whether reports about it are open or not. */
export async function escalate(
  trx: Db,
  { objectType, objectId }: Named,
  authorId: number | null,
  now: Date,
): Promise<void> {
  await sql`
    insert into report_cases (object_type, object_id, author_id, reports, weight, urgency, since, is_escalated)
    values (${objectType}, ${objectId}, ${authorId}, 0, 0, 0, ${now}, true)
    on conflict (object_type, object_id) do update set is_escalated = true`.execute(trx)
  await sql`
    delete from mod_claims where object_type = ${objectType} and object_id = ${objectId}`.execute(trx)
}

export async function findMailbox(
  trx: Db,
  userId: number,
): Promise<{ email: string; language: string } | undefined> {
  const { rows } = await sql<{ email: string; language: string }>`
    select email, language from users where id = ${userId}`.execute(trx)
  return rows[0]
}

/** Somebody has undone it already. */
export async function isUndone(trx: Db, actionId: number): Promise<boolean> {
  const { rows } = await sql`select from mod_actions where undoes_id = ${actionId} limit 1`.execute(trx)
  return rows.length > 0
}
