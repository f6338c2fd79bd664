import { sql } from 'kysely'
import type { PastAction } from '../../contract/moderation.ts'
import type { listModerationLog } from '../../contract/moderation.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type * as z from 'zod/mini'
import type { Db } from '../platform/db.ts'
import { personIn } from './people-queries.ts'

type Past = z.infer<typeof PastAction>
type LogItem = ResponseOf<typeof listModerationLog>['items'][number]

/** What was done about somebody, the latest first; what the site did by itself is among it. */
export async function listPastActions(
  db: Db,
  personId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<Past[]> {
  const { rows } = await sql<Omit<Past, 'createdAt'> & { createdAt: Date }>`
    select a.id, a.created_at as "createdAt", a.action, a.rule, a.days, a.object_type as "objectType",
      a.object_id as "objectId", coalesce(t.reason, '') as reason, ${personIn('u')} as by, p.state as appeal
    from (
      select * from mod_actions
      where person_id = ${personId} ${before === undefined ? sql`` : sql`and id < ${before}`}
      order by id desc limit ${limit}) as a
    left join mod_action_texts t on t.action_id = a.id
    left join users u on u.id = a.actor_id
    left join appeals p on p.action_id = a.id
    order by a.id desc`.execute(db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Open reports about somebody and what they wrote. */
export async function countOpenAbout(db: Db, personId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(reports), 0)::int as count from report_cases where author_id = ${personId}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** For everybody: never who, to whom, or in which words. What is only handed on is no decision. */
export async function listLog(
  db: Db,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<LogItem[]> {
  const { rows } = await sql<Omit<LogItem, 'createdAt'> & { createdAt: Date }>`
    select a.id, a.created_at as "createdAt", a.action, a.rule, a.object_type as "objectType", a.days,
      a.actor_id is null and a.rule is null as "isAutomatic",
      exists (select from appeals p where p.action_id = a.id and p.state = 'overturned') as "isOverturned"
    from mod_actions a
    where a.action <> 'escalate' ${before === undefined ? sql`` : sql`and a.id < ${before}`}
    order by a.id desc limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** How much waits for moderators, and since when. */
export async function measureQueue(
  db: Db,
  now: Date,
): Promise<{ cases: number; reports: number; oldestSeconds: number; appeals: number }> {
  const { rows } = await sql<{ cases: number; reports: number; since: Date | null; appeals: number }>`
    select count(*)::int as cases, coalesce(sum(reports), 0)::int as reports, min(since) as since,
      (select count(*)::int from appeals where state = 'open') as appeals
    from report_cases`.execute(db)
  const { since = null, ...counts } = rows[0] ?? { cases: 0, reports: 0, appeals: 0 }
  return { ...counts, oldestSeconds: since === null ? 0 : (now.getTime() - since.getTime()) / 1000 }
}

/** Of what was erased nothing stays that anybody wrote. */
export async function eraseExcerpts(trx: Db, objectType: string, ids: number[]): Promise<void> {
  await sql`
    update mod_action_texts t set excerpt = '' from mod_actions a
    where a.id = t.action_id and a.object_type = ${objectType} and a.object_id = any(${ids}::int8[])
      and t.excerpt <> ''`.execute(trx)
}
