import type { ExploreSort } from '../../contract/explore-rules.ts'
import type { Position } from './sorts.ts'
import { cut, dayOf, labelOf, monthOf, type Stretch } from './stretches.ts'

/** A stretch of an order: a condition on labels, '' for everything, and the position just before it. */
export interface Window {
  query: string
  start: Position | null
  /** The same in smaller ones; none where there are no smaller ones. */
  parts: () => Window[]
}

const HIGHEST_LEVEL = 9

/**
 * The order of a list cut into windows: all of one come before all of the next. What is rare at the beginning of an order
 * but frequent in all is found in them without sorting it all.
 */
export function windowsOf(
  sort: ExploreSort,
  days: { first: string; last: string },
  after: Position | null,
): Window[] {
  const at = after === null ? null : String(after.key).slice(0, 10)
  switch (sort) {
    case 'newest':
      return backwards(cut(monthOf(days.first), monthOf(at ?? days.last)), '')
    case 'updated':
      return backwards(cut(monthOf(days.first), monthOf(at ?? days.last)), 'u')
    case 'oldest':
      return forwards(cut(monthOf(at ?? days.first), monthOf(days.last)))
    case 'likes':
    case 'comments':
      return levels(sort === 'likes' ? 'lk' : 'lc', after === null ? null : Number(after.key))
    case 'title':
      return [{ query: '', start: null, parts: () => [] }]
  }
}

const startOf = (month: number): Position => ({ key: `${dayOf(month)}T00:00:00.000Z`, id: 0 })

/** The next smaller ones: quarters of a year, months of a quarter. */
const smaller = ({ from, to }: Stretch) => (from === to ? [] : cut(from, to, to - from === 2 ? 1 : 3))

function backwards(stretches: Stretch[], of: '' | 'u'): Window[] {
  return stretches.toReversed().map((stretch) => ({
    query: `'${labelOf(stretch, of)}'`,
    start: startOf(stretch.to + 1),
    parts: () => backwards(smaller(stretch), of),
  }))
}

function forwards(stretches: Stretch[]): Window[] {
  return stretches.map((stretch) => ({
    query: `'${labelOf(stretch)}'`,
    start: startOf(stretch.from),
    parts: () => forwards(smaller(stretch)),
  }))
}

/** 512 and more, 256 and more … 1, none. */
function levels(kind: 'lk' | 'lc', most: number | null): Window[] {
  const highest = most === null ? HIGHEST_LEVEL : most < 1 ? -1 : Math.floor(Math.log2(most))
  return Array.from({ length: Math.min(highest, HIGHEST_LEVEL) + 2 }, (_, at) => at - 1)
    .toReversed()
    .map((level) => ({
      query: `' ${kind} ${level}'`,
      start: level === HIGHEST_LEVEL ? null : { key: 2 ** (level + 1), id: 0 },
      parts: () => [],
    }))
}
