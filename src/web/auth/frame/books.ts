import type { CategoryId } from '../../../contract/categories.ts'

/** A spine on the poster's shelf. */
export interface Book {
  category: CategoryId
  x: number
  width: number
  height: number
  /** Where its ornament sits. */
  band: 'top' | 'bottom'
  hasLabel: boolean
}

type Spine = [category: CategoryId, width: number, height: number]

const LEFT: Spine[] = [
  ['entertainment', 29, 124],
  ['sports', 31, 204],
  ['geography', 37, 138],
  ['science', 44, 192],
  ['history', 36, 123],
  ['world', 43, 117],
  ['politics', 33, 171],
  ['education', 40, 96],
  ['technology', 30, 150],
]
const RIGHT: Spine[] = [
  ['politics', 45, 149],
  ['technology', 32, 132],
  ['health', 31, 130],
  ['education', 38, 145],
  ['astronomy', 38, 71],
  ['world', 47, 98],
  ['history', 48, 139],
  ['science', 35, 134],
  ['geography', 28, 103],
  ['sports', 43, 70],
]
const GAP = 2
/** The shelf goes on past the picture's edges, for panels that are wider than it. */
const REACH = 1100

/** The books on both sides of the gap that the leaning one has left. */
export function shelve(leftEdge: number, rightEdge: number): Book[] {
  return [...row(LEFT, leftEdge, -1), ...row(RIGHT, rightEdge, 1)]
}

function row(spines: Spine[], start: number, direction: 1 | -1): Book[] {
  const books: Book[] = []
  let edge = start
  for (let index = 0; Math.abs(edge - start) < REACH; index++) {
    const [category, width, height] = spines[index % spines.length] ?? ['world', 40, 120]
    const x = direction === 1 ? edge : edge - width
    books.push({
      category,
      x,
      width,
      height,
      band: index % 3 === 0 ? 'bottom' : 'top',
      hasLabel: index % 3 === 1,
    })
    edge += direction * (width + GAP)
  }
  return books
}
