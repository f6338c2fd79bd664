import { sql } from 'kysely'
import type { ModerationCase } from '../../contract/moderation.ts'
import { WAITING_COUNTED, type ModerationAction } from '../../contract/moderation-rules.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { Db } from '../platform/db.ts'
import { personIn } from './people-queries.ts'

/** Reports that a card shows. */
const REPORTS_SHOWN = 20

export interface Named {
  objectType: ObjectType
  objectId: number
}

export interface QueueRow extends Named {
  authorId: number | null
  reports: number
  weight: number
  since: Date
  isHidden: boolean
  isEscalated: boolean
  place: number
}

export interface QueueSlice {
  type: ObjectType | undefined
  /** Moderators are not shown what was handed to the operators. */
  seesEscalated: boolean
  /** The last one of the page before. */
  after: [place: number, since: string, objectType: string, objectId: number] | undefined
  limit: number
}

/** The order of the queue, along its index. */
export async function listQueue(
  db: Db,
  { type, seesEscalated, after, limit }: QueueSlice,
): Promise<QueueRow[]> {
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(place, since, object_type, object_id)
          > (${after[0]}::float8, ${after[1]}::timestamptz, ${after[2]}::text, ${after[3]}::int8)`
  const { rows } = await sql<QueueRow>`
    select object_type as "objectType", object_id as "objectId", author_id as "authorId", reports, weight, since,
      is_hidden as "isHidden", is_escalated as "isEscalated", place
    from report_cases
    where ${isAfter} and ${type === undefined ? sql`true` : sql`object_type = ${type}`}
      and (${seesEscalated} or place > -1e9)
    order by place, since, object_type, object_id limit ${limit}`.execute(db)
  return rows
}

export async function countWaiting(db: Db, seesEscalated: boolean): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from report_cases where ${seesEscalated} or place > -1e9 limit ${WAITING_COUNTED}) as waiting`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export async function findQueueRow(db: Db, { objectType, objectId }: Named): Promise<QueueRow | undefined> {
  const { rows } = await sql<QueueRow>`
    select object_type as "objectType", object_id as "objectId", author_id as "authorId", reports, weight, since,
      is_hidden as "isHidden", is_escalated as "isEscalated", place
    from report_cases where object_type = ${objectType} and object_id = ${objectId}`.execute(db)
  return rows[0]
}

export type CaseReport = ModerationCase['reports'][number]
type CaseClaim = NonNullable<ModerationCase['claim']>
type CaseProposal = NonNullable<ModerationCase['proposal']>

/** What is known about one object besides itself. */
export interface CaseFacts extends Named {
  reports: (Omit<CaseReport, 'createdAt'> & { createdAt: string })[]
  claim: { by: CaseClaim['by']; until: string } | null
  proposal: Omit<CaseProposal, 'isMine'> | null
  /** The number of the last action. */
  version: number
  lastAction: ModerationAction | null
}

/** For a page of the queue in one statement: each object costs a few steps along indexes, however many reports there are. */
export async function listCaseFacts(db: Db, cases: Named[], now: Date): Promise<CaseFacts[]> {
  if (cases.length === 0) return []
  const { rows } = await sql<CaseFacts>`
    select c.object_type as "objectType", c.object_id as "objectId",
      coalesce((
        select json_agg(json_build_object('id', r.id, 'reason', r.reason, 'ruleNumber', r.rule_number, 'text', r.text,
          'weight', r.weight, 'createdAt', r.created_at, 'reporter', ${personIn('u')}) order by r.weight desc, r.id desc)
        from (
          select * from reports where object_type = c.object_type and object_id = c.object_id and state = 'open'
          order by id desc limit ${REPORTS_SHOWN}) as r
        left join users u on u.id = r.user_id), '[]') as reports,
      (select json_build_object('by', ${personIn('u')}, 'until', m.until)
        from mod_claims m join users u on u.id = m.user_id
        where m.object_type = c.object_type and m.object_id = c.object_id and m.until > ${now}) as claim,
      (select json_build_object('id', p.id, 'by', ${personIn('u')}, 'days', p.days, 'rule', p.rule, 'reason', p.reason,
          'createdAt', p.created_at)
        from suspension_proposals p join users u on u.id = p.actor_id
        where p.object_type = c.object_type and p.object_id = c.object_id limit 1) as proposal,
      coalesce(a.id, 0) as version, a.action as "lastAction"
    from unnest(${cases.map(({ objectType }) => objectType)}::text[], ${cases.map(({ objectId }) => objectId)}::int8[])
      as c (object_type, object_id)
    left join lateral (
      select id, action from mod_actions a where a.object_type = c.object_type and a.object_id = c.object_id
      order by id desc limit 1) as a on true`.execute(db)
  return rows
}
