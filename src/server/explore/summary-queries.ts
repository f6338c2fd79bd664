import { sql, type RawBuilder } from 'kysely'
import {
  EXPLORED_TYPES,
  NUMBERS_DAYS,
  NUMBERS_MONTHS,
  type ExploredType,
} from '../../contract/explore-rules.ts'
import type { DatabaseNumbers, ExploreFacets } from '../../contract/explore.ts'
import { DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { readStats } from '../stats/public.ts'
import { isWantedCell, NO_FILTERS, type Filters } from './filter-queries.ts'

interface Count<T> {
  value: T
  count: number
}

/** Each is counted under the other two filters, so that it says what a click on it would give. */
export async function countFacets(
  db: Db,
  { type, category, language }: Pick<Filters, 'type' | 'category' | 'language'>,
): Promise<ExploreFacets> {
  const counted = (
    name: 'object_type' | 'category' | 'language',
    filters: Pick<Filters, 'type' | 'category' | 'language'>,
  ): RawBuilder<unknown> => {
    const value = sql.ref(`c.${name}`)
    // Of the categories a thing is in, each counts it.
    const isCounted = name === 'category' ? sql`true` : isWantedCell({ ...NO_FILTERS, ...filters })
    return sql`
      select ${name}::text as facet, ${value} as value, sum(c.count)::int as count from explored_cells c
      where ${isCounted} and ${isOf('object_type', filters.type)} and ${isOf('language', filters.language)}
        and c.count > 0 and ${value} <> ''
      group by ${value}`
  }
  const { rows } = await sql<Count<string> & { facet: string }>`
    select * from (
      ${counted('object_type', { ...(category && { category }), ...(language && { language }) })}
      union all ${counted('category', { ...(type && { type }), ...(language && { language }) })}
      union all ${counted('language', { ...(type && { type }), ...(category && { category }) })}) as counts
    order by count desc, value`.execute(db)
  const of = (wanted: string) =>
    rows.filter(({ facet }) => facet === wanted).map(({ value, count }) => ({ value, count }))
  return {
    types: of('object_type') as ExploreFacets['types'],
    categories: of('category') as ExploreFacets['categories'],
    languages: of('language') as ExploreFacets['languages'],
  }
}

function isOf(name: 'object_type' | 'language', value: string | undefined): RawBuilder<boolean> {
  return value === undefined ? sql`true` : sql`${sql.ref(`c.${name}`)} = ${value}`
}

/** How much there is, and how much of it is new: read from the counts, whatever the size of the site. */
export async function readNumbers(db: Db, now: Date): Promise<DatabaseNumbers> {
  const today = now.toISOString().slice(0, 10)
  const months = lastMonths(today)
  // The total of a type stands among its days as the one that is none.
  const { rows } = await sql<{ type: ExploredType; day: string | null; count: number }>`
    select object_type as type, day::text, count from explored_days
    where day >= ${`${months[0]}-01`}::date and day <= ${today}::date and count > 0
    union all
    select object_type, null, sum(count)::int from explored_cells where is_first group by object_type`.execute(
    db,
  )
  const countOf = (type: ExploredType, day: string | null) =>
    rows.find((row) => row.type === type && row.day === day)?.count ?? 0
  const { categories, languages } = await countFacets(db, { type: 'article' })
  const { articles, contributors, recentEdits, visitors, online } = await readStats(db, now)
  const days = lastDays(now)
  return {
    site: { articles, contributors, recentEdits, visitors, online },
    types: EXPLORED_TYPES.map((type) => ({
      type,
      total: countOf(type, null),
      days: days.map((day) => countOf(type, day)),
    })),
    today,
    articlesByCategory: categories,
    articlesByLanguage: languages,
    months: months.map((month) => ({
      month,
      count: rows.filter(({ day }) => day?.startsWith(month)).reduce((sum, { count }) => sum + count, 0),
    })),
  }
}

function lastDays(now: Date): string[] {
  return Array.from({ length: NUMBERS_DAYS }, (_, at) =>
    new Date(now.getTime() - (NUMBERS_DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  )
}

/** As `2026-11`, the last one today's. */
function lastMonths(today: string): string[] {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  return Array.from({ length: NUMBERS_MONTHS }, (_, at) => {
    const month = last - (NUMBERS_MONTHS - 1 - at)
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
