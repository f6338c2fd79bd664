import { sql } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { ReportReason } from '../../contract/reports.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import type { Role } from '../platform/session.ts'
import { HIDING_WINDOW_MS, VERDICTS_READ, type Standing, type Sums } from './rules.ts'

export interface Reported {
  objectType: ObjectType
  objectId: number
}

export interface Reporting extends Reported {
  userId: number
  now: Date
}

/** How many rules a guild has that is there. */
export async function countGuildRules(db: Db, guildId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select jsonb_array_length(rules) as count from visible_guilds where id = ${guildId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** With this much weight of open reports something is not recommended until a moderator has looked. */
const REPORTS_TO_HIDE = 3

/** Those of the objects that this much weight of reports is about. */
export async function findReported(db: Db, objectType: ObjectType, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('reports')
    .select('object_id')
    .where('object_type', '=', objectType)
    .where('object_id', 'in', ids)
    .where('state', '=', 'open')
    .groupBy('object_id')
    .having((eb) => eb.fn.sum('weight'), '>=', REPORTS_TO_HIDE)
    .execute()
  return new Set(rows.map((row) => row.object_id))
}

/** What this person's earlier reports say about the weight of the next one. */
export async function getStanding(trx: Db, reporting: Reporting): Promise<Standing> {
  const { objectType, objectId, userId, now } = reporting
  const since = addMs(now, -DAY_MS)
  const here = sql`object_type = ${objectType} and object_id = ${objectId}`
  const { rows } = await sql<Standing>`
    select u.created_at as "accountCreatedAt", coalesce(h.total, 0) as honor, v.closed, v.founded,
      (select count(*) from reports where user_id = u.id and created_at > ${since}) as "reportsToday",
      (select count(*) from reports where user_id = u.id and urgent_at > ${since} and not (${here}))
        as "urgentToday",
      coalesce((select state = 'rejected' from reports
        where user_id = u.id and reason = 'exploitation' and state <> 'open'
        order by closed_at desc nulls last, id desc limit 1), false) as "isLastUrgentUnfounded",
      exists (select from reports where ${here} and user_id = u.id and state = 'rejected') as "isUnfoundedHere",
      not exists (select from reports where ${here} and state = 'open') as "isFirstHere"
    from users u left join honor_totals h on h.user_id = u.id,
      lateral (
        select count(*) as closed, count(*) filter (where state = 'confirmed') as founded
        from (select state from reports where user_id = u.id and state <> 'open'
          order by closed_at desc nulls last, id desc limit ${VERDICTS_READ}) last) v
    where u.id = ${userId}`.execute(trx)
  const standing = rows[0]
  if (standing === undefined) throw new Error('The reporter has left')
  return standing
}

export interface OpenReport {
  id: number
  weight: number
  urgency: number
  urgentAt: Date | null
}

/** This person's open report about it, locked until the transaction ends. */
export function findOpenReport(trx: Db, reporting: Reporting): Promise<OpenReport | undefined> {
  const { objectType, objectId, userId } = reporting
  return trx
    .selectFrom('reports')
    .select(['id', 'weight', 'urgency', 'urgent_at as urgentAt'])
    .where((eb) => eb.and({ object_type: objectType, object_id: objectId, user_id: userId, state: 'open' }))
    .forUpdate()
    .executeTakeFirst()
}

/** What the open reports about an object amount to. */
export async function sumReports(trx: Db, { objectType, objectId, now }: Reporting): Promise<Sums> {
  const adult = 'adult' satisfies ReportReason
  const isRecent = sql`reason <> ${adult} and created_at > ${addMs(now, -HIDING_WINDOW_MS)}`
  const { rows } = await sql<Sums>`
    select coalesce(sum(urgency), 0) as urgency,
      coalesce(sum(sanction_weight) filter (where reason = ${adult}), 0) as "nsfwWeight",
      coalesce(sum(sanction_weight) filter (where ${isRecent}), 0) as weight,
      count(*) filter (where ${isRecent} and sanction_weight > 0) as people
    from reports
    where object_type = ${objectType} and object_id = ${objectId} and state = 'open'`.execute(trx)
  return rows[0] ?? { urgency: 0, nsfwWeight: 0, weight: 0, people: 0 }
}

export interface Case {
  authorId: number | null
  reports: number
  isHidden: boolean
  isEscalated: boolean
}

/** How it stands in the queue; undefined when nothing about it waits. */
export function findCase(db: Db, { objectType, objectId }: Reported): Promise<Case | undefined> {
  return db
    .selectFrom('report_cases')
    .select(['author_id as authorId', 'reports', 'is_hidden as isHidden', 'is_escalated as isEscalated'])
    .where((eb) => eb.and({ object_type: objectType, object_id: objectId }))
    .executeTakeFirst()
}

/** What may keep a moderator from judging something. */
export interface Barriers {
  authorRole: Role | null
  isEscalated: boolean
  /** Another moderator deals with it now. */
  isClaimed: boolean
}

export async function findBarriers(
  db: Db,
  {
    objectType,
    objectId,
    authorId,
    viewer,
    now,
  }: Reported & { authorId: number | null; viewer: { id: number }; now: Date },
): Promise<Barriers> {
  const here = sql`object_type = ${objectType} and object_id = ${objectId}`
  const { rows } = await sql<Barriers>`
    select (select role from users where id = ${authorId}::int8) as "authorRole",
      exists (select from report_cases where ${here} and is_escalated) as "isEscalated",
      exists (select from mod_claims where ${here} and user_id <> ${viewer.id} and until > ${now}) as "isClaimed"`.execute(
    db,
  )
  return rows[0] ?? { authorRole: null, isEscalated: false, isClaimed: false }
}

/** Open reports are erased with their object; of closed ones only the verdict stays, for the weight of later ones. */
export async function eraseReports(trx: Db, objectType: ObjectType, objectIds: number[]): Promise<void> {
  if (objectIds.length === 0) return
  const about = sql`object_type = ${objectType} and object_id = any(${objectIds}::int8[])`
  await sql`delete from reports where ${about} and state = 'open'`.execute(trx)
  await sql`update reports set text = '' where ${about} and text <> ''`.execute(trx)
  await sql`delete from report_cases where ${about}`.execute(trx)
  await sql`delete from mod_claims where ${about}`.execute(trx)
}

const VERDICT_LIFE_MS = 365 * DAY_MS

/** After a year verdicts do not count any more. */
export async function purgeReports(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('reports').where('closed_at', '<=', addMs(now, -VERDICT_LIFE_MS)).execute()
}
