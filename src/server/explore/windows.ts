import type { ExploreSort } from '../../contract/explore-rules.ts'
import { stretchesBetween } from '../content/search-labels.ts'
import type { Position } from './sorts.ts'

const MONTHS_ALONE = 6
const QUARTERS = 6
const HIGHEST_LEVEL = 20

/**
 * The order of a list cut into windows, as conditions on labels: all of one come before all of the next. What is rare at
 * the beginning of an order but frequent in all is found in them without sorting it all. '' is a window of everything.
 */
export function windowsOf(
  sort: ExploreSort,
  days: { first: string; last: string },
  after: Position | null,
): string[] {
  switch (sort) {
    case 'newest':
      return newestFirst(days.first, after === null ? days.last : dayOf(after.key), '')
    case 'updated':
      // Something old may be from any day, and have been changed today.
      return newestFirst(days.first, after === null ? days.last : dayOf(after.key), 'u')
    case 'oldest':
      return yearsBetween(after === null ? days.first : dayOf(after.key), days.last)
    case 'likes':
    case 'comments':
      return levels(sort === 'likes' ? 'k' : 'n', after === null ? null : Number(after.key))
    case 'title':
      return ['']
  }
}

const dayOf = (key: string | number) => String(key).slice(0, 10)

/** Months, then quarters, then years. `of` says of which time. */
function newestFirst(first: string, last: string, of: '' | 'u'): string[] {
  const windows: string[] = []
  let end = monthOf(last)
  const begin = monthOf(first)
  while (end >= begin) {
    const isYear = windows.length >= MONTHS_ALONE + QUARTERS
    const length = windows.length < MONTHS_ALONE ? 1 : isYear ? (end % 12) + 1 : 3
    windows.push(stretch(Math.max(begin, end - length + 1), end, of))
    end -= length
  }
  return windows
}

function yearsBetween(first: string, last: string): string[] {
  const windows: string[] = []
  const end = monthOf(last)
  for (let month = monthOf(first); month <= end; month += 12 - (month % 12))
    windows.push(stretch(month, Math.min(end, month + 11 - (month % 12)), ''))
  return windows
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const firstDay = (month: number) =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`

function stretch(from: number, to: number, of: '' | 'u'): string {
  const labels = stretchesBetween(firstDay(from), firstDay(to))
  return `(${labels.map((label) => label.replace("' ", `' ${of}`)).join('|')})`
}

/** 2^19 and more, 2^18 and more … 1, none. */
function levels(kind: 'k' | 'n', most: number | null): string[] {
  const highest = most === null ? HIGHEST_LEVEL : Math.floor(Math.log2(Math.max(1, most)))
  const windows: string[] = []
  for (let level = highest; level >= 0; level--) {
    const above = level === HIGHEST_LEVEL ? '' : `&!' ${kind} ${level + 1}'`
    if (most === null || most >= 1 << level) windows.push(`(' ${kind} ${level}'${above})`)
  }
  return [...windows, `!' ${kind} 0'`]
}
