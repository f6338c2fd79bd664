import { sql, type RawBuilder } from 'kysely'
import type { CategoryId } from '../../contract/categories.ts'
import { LEADERBOARD_SIZE, STANDING_MOST } from '../../contract/honor.ts'
import type { Person } from '../../contract/people.ts'
import type { Db } from '../platform/db.ts'

/** What a leaderboard counts. */
export interface Scope {
  /** Null for all time. */
  week: number | null
  /** Null for whatever it was earned with. */
  category: CategoryId | null
}

/** The points of everybody who has some: each reads along an index of its own. */
function pointsOf({ week, category }: Scope): RawBuilder<unknown> {
  if (category === null)
    return week === null
      ? sql`(select user_id, total as points from honor_totals where total > 0)`
      : sql`(select user_id, points from honor_weeks where week = ${week} and points > 0)`
  const its = sql`category = ${category} and points > 0`
  return week === null
    ? sql`(select user_id, points from honor_category_totals where ${its})`
    : sql`(select user_id, points from honor_category_weeks where ${its} and week = ${week})`
}

interface Ranked extends Person {
  points: number
}

/** The first fifty of those who are ranked: read along an index, so it costs the same however many there are. */
export async function listRanked(db: Db, scope: Scope): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    select p.id, trim(p.first_name || ' ' || p.last_name) as name, p.alias_name as alias,
      p.profile_image_url as "profileUrl", greatest(0, coalesce(t.total, 0)) as honor, w.points
    from ${pointsOf(scope)} as w
    join people p on p.id = w.user_id
    left join profiles on profiles.user_id = w.user_id
    left join honor_totals t on t.user_id = w.user_id
    where coalesce(profiles.is_ranked, true) and coalesce(profiles.audience, 'public') <> 'members'
    order by w.points desc, w.user_id limit ${LEADERBOARD_SIZE}`.execute(db)
  return rows
}

/** Whether somebody may be on a leaderboard. */
const isRanked = (userId: RawBuilder<unknown>) => sql<boolean>`
  exists (select from people where people.id = ${userId})
    and not exists (select from profiles
      where profiles.user_id = ${userId} and (not is_ranked or audience = 'members'))`

export interface StandingRow {
  isRanked: boolean
  /** Null for who is on no leaderboard, or has none in the scope. */
  points: number | null
  /** How many of those who are ranked have more, and one; null beyond the places that are counted. */
  rank: number | null
}

/** Where somebody stands: it reads no more than the places that are counted. */
export async function findStanding(db: Db, userId: number, scope: Scope): Promise<StandingRow> {
  const { rows } = await sql<StandingRow>`
    with mine as (
      select points from ${pointsOf(scope)} as w where user_id = ${userId} and ${isRanked(sql`w.user_id`)}),
    ahead as (
      select from ${pointsOf(scope)} as w
      where w.points > (select points from mine) and ${isRanked(sql`w.user_id`)}
      order by w.points desc limit ${STANDING_MOST})
    select
      coalesce((select is_ranked and audience <> 'members' from profiles where user_id = ${userId}), true) as "isRanked",
      (select points from mine) as points,
      (select case when count(*) < ${STANDING_MOST} then count(*)::int + 1 end from ahead) as rank`.execute(
    db,
  )
  return rows[0] ?? { isRanked: true, points: null, rank: null }
}
