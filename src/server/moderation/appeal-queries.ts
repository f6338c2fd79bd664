import { sql, type RawBuilder } from 'kysely'
import type { OwnAction } from '../../contract/appeals.ts'
import {
  APPEAL_DAYS,
  APPEALABLE_ACTIONS,
  WAITING_COUNTED,
  type AppealableAction,
  type CommunityRule,
} from '../../contract/moderation-rules.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { Person } from '../../contract/people.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import type { Role } from '../platform/session.ts'
import { personIn } from './people-queries.ts'
import type { Named } from './queue-queries.ts'

/** What somebody can appeal against, as it is stored. */
export interface OwnRow {
  id: number
  createdAt: Date
  action: AppealableAction
  rule: CommunityRule
  reason: string
  excerpt: string
  objectType: ObjectType
  objectId: number
  days: number | null
  isUndone: boolean
  appeal:
    | (Omit<NonNullable<OwnAction['appeal']>, 'createdAt' | 'decidedAt'> & {
        createdAt: string
        decidedAt: string | null
      })
    | null
}

const OWN = sql`
  select a.id, a.created_at as "createdAt", a.action, a.rule, coalesce(t.reason, '') as reason,
    coalesce(t.excerpt, '') as excerpt, a.object_type as "objectType", a.object_id as "objectId", a.days,
    exists (select from mod_actions u where u.undoes_id = a.id) as "isUndone",
    case when p.id is null then null else json_build_object('id', p.id, 'text', p.text, 'createdAt', p.created_at,
      'state', p.state, 'decidedAt', p.decided_at, 'answer', p.answer) end as appeal
  from mod_actions a
  left join mod_action_texts t on t.action_id = a.id
  left join appeals p on p.action_id = a.id`

/** Judged by somebody, and it took something from them. */
const IS_OWN = (personId: number): RawBuilder<boolean> => sql<boolean>`
  a.person_id = ${personId} and a.rule is not null and a.action = any(${[...APPEALABLE_ACTIONS]}::text[])`

export async function listOwn(
  db: Db,
  personId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    ${OWN} where ${IS_OWN(personId)} ${before === undefined ? sql`` : sql`and a.id < ${before}`}
    order by a.id desc limit ${limit}`.execute(db)
  return rows
}

export async function findOwn(db: Db, personId: number, id: number): Promise<OwnRow | undefined> {
  const { rows } = await sql<OwnRow>`${OWN} where ${IS_OWN(personId)} and a.id = ${id}`.execute(db)
  return rows[0]
}

/** The actions whose sanctions hold now. */
export async function listHolding(
  db: Db,
  userId: number,
  now: Date,
): Promise<{ kind: 'silence' | 'suspension'; actionId: number }[]> {
  const { rows } = await sql<{ kind: 'silence' | 'suspension'; actionId: number }>`
    select kind, action_id as "actionId" from sanctions
    where user_id = ${userId} and (until is null or until > ${now})`.execute(db)
  return rows
}

export function appealableUntil({ createdAt }: Pick<OwnRow, 'createdAt'>): Date {
  return addMs(createdAt, APPEAL_DAYS * DAY_MS)
}

export interface AppealRow extends Omit<OwnRow, 'id' | 'appeal' | 'isUndone'> {
  id: number
  actionId: number
  actedAt: Date
  text: string
  personId: number
  personRole: Role
  actorId: number | null
  proposedBy: number | null
  actedBy: Person | null
}

export async function listOpenAppeals(
  db: Db,
  { after, limit }: { after: [string, number] | undefined; limit: number },
): Promise<AppealRow[]> {
  const { rows } = await sql<AppealRow>`
    ${APPEAL} where p.state = 'open' and ${
      after === undefined
        ? sql`true`
        : sql`(p.created_at, p.id) > (${after[0]}::timestamptz, ${after[1]}::int8)`
    }
    order by p.created_at, p.id limit ${limit}`.execute(db)
  return rows
}

const APPEAL = sql`
  select p.id, p.created_at as "createdAt", p.text, p.person_id as "personId",
    (select role from users where id = p.person_id) as "personRole", a.id as "actionId", a.action,
    a.created_at as "actedAt", a.rule, coalesce(t.reason, '') as reason, coalesce(t.excerpt, '') as excerpt, a.days,
    a.object_type as "objectType", a.object_id as "objectId", a.actor_id as "actorId",
    a.proposed_by as "proposedBy", ${personIn('u')} as "actedBy"
  from appeals p
  join mod_actions a on a.id = p.action_id
  left join mod_action_texts t on t.action_id = a.id
  left join users u on u.id = a.actor_id`

/** Locked, so that it is decided once; undefined where there is none, also one that is decided. */
export async function lockAppeal(trx: Db, id: number): Promise<(AppealRow & { state: string }) | undefined> {
  const { rows } = await sql<{
    state: string
  }>`select state from appeals where id = ${id} for update`.execute(trx)
  const found = await sql<AppealRow>`${APPEAL} where p.id = ${id}`.execute(trx)
  const [row, appeal] = [rows[0], found.rows[0]]
  return row && appeal && { ...appeal, state: row.state }
}

export async function countAppeals(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from appeals where state = 'open' limit ${WAITING_COUNTED}) as open`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** What was removed, and somebody asks for it back. */
export async function listAppealed(db: Db): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select a.object_type as "objectType", a.object_id as "objectId"
    from appeals p join mod_actions a on a.id = p.action_id
    where p.state = 'open' and a.action = 'hide' order by p.id`.execute(db)
  return rows
}

/** Everybody who could decide one now. */
export async function listStaff(db: Db): Promise<{ id: number; role: Role }[]> {
  const { rows } = await sql<{ id: number; role: Role }>`
    select id, role from users where role <> 'user' and suspended_at is null and leaving_at is null`.execute(
    db,
  )
  return rows
}
