import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { SearchFilters } from './search-source.ts'

/** Nothing here is older or younger, so a hundred years are all there are to ask for. */
const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2099-12-31'

/**
 * The tsquery of filters, in the words that `search_labels` stores: empty without any, null when nothing can match. Days
 * are asked for by their months and years; the exact ones are compared where the object itself is read. `more` is a label
 * of the type's own.
 */
export async function searchLabels(
  db: Db,
  { language, category, author, from, to }: SearchFilters,
  more?: string,
): Promise<string | null> {
  const labels: string[] = more === undefined ? [] : [`' ${more}'`]
  if (language !== undefined) labels.push(label('l', language))
  if (category !== undefined) labels.push(label('c', category))
  if (author !== undefined) {
    const id = await findAuthor(db, author)
    if (id === undefined) return null
    labels.push(label('a', String(id)))
  }
  if (from !== undefined || to !== undefined) {
    const stretches = stretchesBetween(from ?? FIRST_DAY, to ?? LAST_DAY)
    if (stretches.length === 0) return null
    labels.push(`(${stretches.join('|')})`)
  }
  return labels.join('&')
}

/** As a quoted word of a tsquery. What comes in is from closed lists, or digits. */
function label(kind: string, value: string): string {
  return `' ${kind} ${value}'`
}

/** Whole years, and the months at both ends. */
export function stretchesBetween(from: string, to: string): string[] {
  if (from > to) return []
  const first = monthNumber(from < FIRST_DAY ? FIRST_DAY : from)
  const last = monthNumber(to > LAST_DAY ? LAST_DAY : to)
  const stretches: string[] = []
  for (let month = first; month <= last;) {
    const year = String(Math.floor(month / 12))
    if (month % 12 === 0 && month + 11 <= last) {
      stretches.push(label('y', year))
      month += 12
    } else {
      stretches.push(label('m', `${year}-${String((month % 12) + 1).padStart(2, '0')}`))
      month++
    }
  }
  return stretches
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

async function findAuthor(db: Db, alias: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from people where lower(alias_name) = lower(${alias})`.execute(db)
  return rows[0]?.id
}

/** The moment after a day. */
export function endOf(day: string): RawBuilder<Date> {
  return sql`(${`${day}T00:00:00Z`}::timestamptz + interval '1 day')`
}

/** The exact days of a time, both included. */
export function isBetween(
  time: RawBuilder<unknown>,
  from: string | undefined,
  to: string | undefined,
): RawBuilder<boolean> {
  const isFrom = from === undefined ? sql`true` : sql`${time} >= ${`${from}T00:00:00Z`}::timestamptz`
  const isTo = to === undefined ? sql`true` : sql`${time} < ${endOf(to)}`
  return sql`(${isFrom} and ${isTo})`
}
