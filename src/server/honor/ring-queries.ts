import { sql } from 'kysely'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { honorDay } from './days.ts'
import { RING } from './ring-rules.ts'

export interface Income {
  userId: number
  /** All that they earned in the window. */
  points: number
  /** What each giver gave them, the largest first, and whether they gave them something too. */
  givers: { id: number; points: number; isReciprocal: boolean }[]
}

export async function countActive(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from visits where seen_at > ${addMs(now, -RING.days * DAY_MS)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Everybody who earned more in the window than is looked at, with those who gave them the most. */
export async function listIncomes(db: Db, now: Date): Promise<Income[]> {
  const since = honorDay(now) - RING.days + 1
  const { rows } = await sql<Income>`
    with earned as materialized (
      select user_id, actor_id, sum(delta)::int as points from honor_entries
      -- Who accepts an answer earns a little by it: nothing that its writer gives back.
      where day >= ${since} and reason <> 'answer-chosen'
      group by user_id, actor_id having sum(delta) > 0),
    rich as (
      select user_id, sum(points)::int as points from earned group by user_id having sum(points) > ${RING.income}),
    givers as (
      select user_id, actor_id, points,
        row_number() over (partition by user_id order by points desc, actor_id) as place
      from earned where actor_id is not null)
    select r.user_id as "userId", r.points, coalesce(json_agg(
      json_build_object('id', g.actor_id, 'points', g.points, 'isReciprocal', back.user_id is not null)
      order by g.place) filter (where g.actor_id is not null), '[]') as givers
    from rich r
    left join givers g on g.user_id = r.user_id and g.place <= ${RING.givers}
    left join earned back on back.user_id = g.actor_id and back.actor_id = g.user_id
    group by r.user_id, r.points order by r.user_id`.execute(db)
  return rows
}
