import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { weekOf } from './days.ts'

/** What an entry adds to the sums of the categories of what it is about. */
export interface CategoryEntry {
  userId: number
  delta: number
  day: number
  categories: string[]
}

/** Adds entries to what their people have earned in each category; who writes them holds their totals. */
export async function sumByCategory(trx: Db, entries: CategoryEntry[]): Promise<void> {
  const parts = entries.flatMap(({ categories, ...entry }) =>
    categories.map((category) => ({ ...entry, category })),
  )
  if (parts.length === 0) return
  await sql`
    with parts as (
      select * from unnest(${parts.map(({ category }) => category)}::text[],
        ${parts.map(({ userId }) => userId)}::int8[], ${parts.map(({ day }) => weekOf(day))}::int4[],
        ${parts.map(({ delta }) => delta)}::int4[]) as p (category, user_id, week, delta)),
    of_all_time as (
      insert into honor_category_totals as t (category, user_id, points)
      select category, user_id, sum(delta)::int from parts group by category, user_id order by category, user_id
      on conflict (category, user_id) do update set points = t.points + excluded.points)
    insert into honor_category_weeks as w (category, week, user_id, points)
    select category, week, user_id, sum(delta)::int from parts group by category, week, user_id
    order by category, week, user_id
    on conflict (category, week, user_id) do update set points = w.points + excluded.points`.execute(trx)
}
