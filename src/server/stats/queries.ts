import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { CATEGORIES, type CategoryId } from '../../contract/categories.ts'
import { DAY_MS, addMs, MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'

export const ONLINE_MS = 5 * MINUTE_MS
const RECENT_DAYS = 7
const CHART_DAYS = 30

/** Days are those of UTC: the salt of a day must end at one moment for all nodes. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

export async function readCategoryCounts(db: Db): Promise<Record<CategoryId, number>> {
  const rows = await db.selectFrom('category_counters').selectAll().execute()
  const counts = new Map(rows.map(({ category, articles }) => [category, articles]))
  return Object.fromEntries(CATEGORIES.map((id) => [id, counts.get(id) ?? 0])) as Record<CategoryId, number>
}

export interface Numbers {
  articles: number
  contributors: number
  visitors: number
  recentEdits: number
  online: number
  /** Oldest first, without holes, from the site's first day on. */
  visitorsByDay: number[]
}

/** One statement that reads only counters: it costs the same on every size of site. */
export async function readNumbers(db: Db, now: Date): Promise<Numbers> {
  const since = dayOf(addMs(now, -(RECENT_DAYS - 1) * DAY_MS))
  const chartFrom = dayOf(addMs(now, -(CHART_DAYS - 1) * DAY_MS))
  const { rows } = await sql<Numbers>`
    select
      coalesce((select value from site_counters where name = 'articles'), 0) as articles,
      coalesce((select value from site_counters where name = 'contributors'), 0) as contributors,
      coalesce((select value from site_counters where name = 'visitors'), 0) as visitors,
      coalesce((select sum(edits) from site_days where day >= ${since}::date), 0)::int8 as "recentEdits",
      (select count(*) from presence where seen_at > ${addMs(now, -ONLINE_MS)}) as online,
      array(
        select coalesce(site_days.visitors, 0)::float8
        from generate_series(
          (select greatest(${chartFrom}::date, coalesce(min(day), ${dayOf(now)}::date)) from site_days),
          ${dayOf(now)}::date, '1 day') as chart (day)
        left join site_days on site_days.day = chart.day::date
        order by chart.day) as "visitorsByDay"`.execute(db)
  const numbers = rows[0]
  if (numbers === undefined) throw new Error('The numbers were not read')
  return numbers
}

export async function countOnline(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('presence')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('seen_at', '>', addMs(now, -ONLINE_MS))
    .executeTakeFirstOrThrow()
  return count
}

/** The salt of a day is made by the first node that needs it. */
export async function getSalt(db: Db, day: string): Promise<Buffer> {
  await db
    .insertInto('visitor_salts')
    .values({ day, salt: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { salt } = await db
    .selectFrom('visitor_salts')
    .select('salt')
    .where(sql<boolean>`day = ${day}::date`)
    .executeTakeFirstOrThrow()
  return salt
}

/** Saves all visitors since the last time in one statement. */
export async function saveSeen(db: Db, day: string, keys: Buffer[], now: Date): Promise<void> {
  if (keys.length === 0) return
  await sql`
    with seen as (select unnest(${keys}::bytea[]) as key),
    present as (
      insert into presence (key, seen_at) select key, ${now} from seen
      on conflict (key) do update set seen_at = greatest(presence.seen_at, excluded.seen_at)),
    fresh as (
      insert into visitors_today (day, key) select ${day}::date, key from seen on conflict do nothing returning key),
    counted as (select count(*) as fresh from fresh),
    today as (
      insert into site_days (day, visitors) select ${day}::date, fresh from counted where fresh > 0
      on conflict (day) do update set visitors = site_days.visitors + excluded.visitors)
    insert into site_counters (name, value) select 'visitors', fresh from counted where fresh > 0
    on conflict (name) do update set value = site_counters.value + excluded.value`.execute(db)
}

export interface Edit {
  editorId: number | null
  isMinor: boolean
  now: Date
}

/** Call it once for each revision of a published article, in the transaction that writes it. */
export async function countEdit(db: Db, { editorId, isMinor, now }: Edit): Promise<void> {
  // One after the other, always in this order: the day, the person, the number of people.
  await sql`
    with day as (
      insert into site_days (day, edits) select ${dayOf(now)}::date, 1 where not ${isMinor}::bool
      on conflict (day) do update set edits = site_days.edits + 1 returning 1),
    counted as materialized (select count(*) from day),
    fresh as (
      insert into contributors (user_id) select ${editorId}::int8 from counted where ${editorId}::int8 is not null
      on conflict do nothing returning user_id)
    insert into site_counters (name, value) select 'contributors', count(*) from fresh having count(*) > 0
    on conflict (name) do update set value = site_counters.value + excluded.value`.execute(db)
}

/** Deletes yesterday's keys, which can no longer be told apart from noise. */
export async function purgeVisitors(db: Db, now: Date): Promise<void> {
  const today = dayOf(now)
  await sql`delete from visitor_salts where day < ${today}::date`.execute(db)
  await sql`delete from visitors_today where day < ${today}::date`.execute(db)
  await sql`delete from article_reads where day < ${today}::date`.execute(db)
  await db
    .deleteFrom('presence')
    .where('seen_at', '<', addMs(now, -2 * ONLINE_MS))
    .execute()
}
