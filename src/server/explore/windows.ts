import type { ExploreSort } from '../../contract/explore-rules.ts'
import { stretchesBetween } from '../content/search-labels.ts'
import type { Position } from './sorts.ts'

const MONTHS_ALONE = 6
const QUARTERS = 6
const HIGHEST_LEVEL = 20

/** A stretch of an order: a condition on labels, '' for everything, and the position just before it. */
export interface Window {
  query: string
  start: Position | null
}

/**
 * The order of a list cut into windows: all of one come before all of the next. What is rare at the beginning of an order
 * but frequent in all is found in them without sorting it all.
 */
export function windowsOf(
  sort: ExploreSort,
  days: { first: string; last: string },
  after: Position | null,
): Window[] {
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
      return [{ query: '', start: null }]
  }
}

const dayOf = (key: string | number) => String(key).slice(0, 10)

/** Months, then quarters, then years. `of` says of which time. */
function newestFirst(first: string, last: string, of: '' | 'u'): Window[] {
  const windows: Window[] = []
  let end = monthOf(last)
  const begin = monthOf(first)
  while (end >= begin) {
    const isYear = windows.length >= MONTHS_ALONE + QUARTERS
    const length = windows.length < MONTHS_ALONE ? 1 : isYear ? (end % 12) + 1 : 3
    windows.push({ query: stretch(Math.max(begin, end - length + 1), end, of), start: at(end + 1) })
    end -= length
  }
  return windows
}

function yearsBetween(first: string, last: string): Window[] {
  const windows: Window[] = []
  const end = monthOf(last)
  for (let month = monthOf(first); month <= end; month += 12 - (month % 12))
    windows.push({ query: stretch(month, Math.min(end, month + 11 - (month % 12)), ''), start: at(month) })
  return windows
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const firstDay = (month: number) =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
const at = (month: number): Position => ({ key: `${firstDay(month)}T00:00:00.000Z`, id: 0 })

function stretch(from: number, to: number, of: '' | 'u'): string {
  const labels = stretchesBetween(firstDay(from), firstDay(to))
  return `(${labels.map((label) => label.replace("' ", `' ${of}`)).join('|')})`
}

/** 2^20 and more, 2^19 and more … 1, none. */
function levels(kind: 'k' | 'n', most: number | null): Window[] {
  const highest = most === null ? HIGHEST_LEVEL : Math.floor(Math.log2(Math.max(1, most)))
  const windows: Window[] = []
  for (let level = highest; level >= 0; level--) {
    const above = level === HIGHEST_LEVEL ? '' : `&!' ${kind} ${level + 1}'`
    if (most === null || most >= 1 << level)
      windows.push({
        query: `(' ${kind} ${level}'${above})`,
        start: level === HIGHEST_LEVEL ? null : { key: 1 << (level + 1), id: 0 },
      })
  }
  return [...windows, { query: `!' ${kind} 0'`, start: { key: 1, id: 0 } }]
}
