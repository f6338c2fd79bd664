import { sql, type RawBuilder } from 'kysely'
import type { HonorFilter } from '../../contract/honor.ts'
import type { HonorReason } from '../../contract/honor-rules.ts'
import type { HonorEntry } from '../../contract/honor.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { HiddenPeople } from '../platform/hidden-people.ts'
import type { Db } from '../platform/db.ts'
import { POOLED } from './usage.ts'

export interface EntryRow extends Omit<HonorEntry, 'object' | 'createdAt'> {
  objectType: ObjectType
  objectId: number
  createdAt: Date
}

interface Wanted {
  userId: number
  filter: HonorFilter
  /** Only those before this entry. */
  before: number | undefined
  hidden: HiddenPeople
  limit: number
}

const REASONS: Record<'likes' | 'writing' | 'helping', readonly HonorReason[]> = {
  likes: POOLED,
  writing: ['article-published', 'translation-accepted'],
  helping: [
    'answer-accepted',
    'answer-chosen',
    'suggestion-accepted',
    'translation-accepted',
    'report-confirmed',
  ],
}

function isWanted(filter: HonorFilter): RawBuilder<boolean> {
  if (filter === 'all') return sql`true`
  return filter === 'lost' ? sql`e.delta < 0` : sql`e.reason = any(${REASONS[filter]}::text[])`
}

/**
 * Somebody's ledger, the newest first. A suggestion is named by its article or collection; people whom they do not meet, and who voted
 * them down, not at all.
 */
export async function listEntries(db: Db, wanted: Wanted): Promise<EntryRow[]> {
  const { userId, filter, before, hidden, limit } = wanted
  const { rows } = await sql<EntryRow>`
    select e.id, e.delta, e.reason, e.reverses_id is not null as "isReversal", e.note, e.created_at as "createdAt",
      case when s.id is not null then 'article' when r.id is not null then 'collection' else e.object_type end
        as "objectType",
      coalesce(s.article_id, r.collection_id, e.object_id) as "objectId",
      case when p.id is null or e.reason = 'downvoted' or p.id = any(${[...hidden]}::int8[]) then null else json_build_object('id', p.id,
        'name', trim(p.first_name || ' ' || p.last_name), 'alias', p.alias_name) end as actor
    from honor_entries e
    left join people p on p.id = e.actor_id
    left join visible_article_suggestions s on e.object_type = 'suggestion' and s.id = e.object_id
    left join visible_collection_suggestions r on e.object_type = 'row-suggestion' and r.id = e.object_id
    where e.user_id = ${userId} and e.id < ${before ?? Number.MAX_SAFE_INTEGER} and ${isWanted(filter)}
    order by e.id desc limit ${limit}`.execute(db)
  return rows
}

export interface Sums {
  honor: number
  pooled: number
  held: number
}

/** All that somebody has, what the pool of a day has given them, and what is held. */
export async function sumHonor(db: Db, userId: number, day: number): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select greatest(0, coalesce((select total from honor_totals where user_id = ${userId}), 0)) as honor,
      greatest(0, coalesce((select sum(delta) from honor_entries where user_id = ${userId} and day = ${day}
        and reason = any(${POOLED}::text[])), 0))::int as pooled,
      coalesce((select sum(points) from honor_holds where user_id = ${userId} and not is_void), 0)::int as held`.execute(
    db,
  )
  return rows[0] ?? { honor: 0, pooled: 0, held: 0 }
}

/** Whom an operator means: by number, alias or address. */
export async function findNamed(db: Db, named: string): Promise<{ id: number; alias: string } | undefined> {
  const { rows } = await sql<{ id: number; alias: string }>`
    select id, alias_name as alias from users
    where id::text = ${named} or lower(alias_name) = lower(${named.replace(/^@/, '')}) or email = lower(${named})
    order by id::text = ${named} desc limit 1`.execute(db)
  return rows[0]
}

/** All entries of somebody, the oldest first, for the export of their data. */
export async function exportEntries(db: Db, userId: number) {
  const { rows } = await sql<{
    at: Date
    delta: number
    reason: HonorReason
    about: string
    note: string | null
  }>`
    select created_at as at, delta, reason, object_type || ' ' || object_id as about, note
    from honor_entries where user_id = ${userId} order by id`.execute(db)
  return rows.map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry }))
}
