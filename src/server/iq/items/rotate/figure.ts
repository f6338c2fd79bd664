import type { Random } from '../item.ts'
import { pick, sample } from '../random.ts'
import { CORNERS } from '../spatial/options-first.ts'

/** A square of the figure; a marked one is drawn full. */
export interface Cell {
  x: number
  y: number
  isMarked: boolean
}
export type Figure = readonly Cell[]

type Place = readonly [number, number]
const STEPS: readonly Place[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]
const nameOf = ([x, y]: Place): string => `${x},${y}`
const around = (places: readonly Place[]): Place[] => {
  const taken = new Set(places.map(nameOf))
  const found = new Map<string, Place>()
  for (const [x, y] of places) {
    for (const [dx, dy] of STEPS) {
      const place = [x + dx, y + dy] as const
      if (!taken.has(nameOf(place))) found.set(nameOf(place), place)
    }
  }
  return [...found.values()]
}

function grow(count: number, random: Random): Place[] {
  const places: Place[] = [[0, 0]]
  while (places.length < count) places.push(pick(around(places), random))
  return places
}

const cellsAt = (places: readonly Place[], marked?: Place): Figure =>
  places.map((place) => ({ x: place[0], y: place[1], isMarked: place === marked }))

/**
 * Eight figures of so many cells: mirrored or not, one cell here or there, and another cell, or the mark, here or there.
 */
export function growEight(count: number, hasMark: boolean, random: Random): Figure[] | undefined {
  const core = grow(count - (hasMark ? 1 : 2), random)
  const places = around(core)
  if (places.length < 4) return undefined
  const [here, there, hereToo, thereToo] = sample(places, 4, random)
  const marks = sample(core, 2, random)
  if (!here || !there || !hereToo || !thereToo) return undefined
  return CORNERS.map(([isMirrored, first, second]) => {
    const moved = first ? there : here
    const figure = hasMark
      ? cellsAt([...core, moved], marks[second])
      : cellsAt([...core, moved, second ? thereToo : hereToo])
    return isMirrored ? figure.map((cell) => ({ ...cell, x: -cell.x })) : figure
  })
}

/** Places of a figure that was pushed to the corner, each in one number. */
const ROW = 16

/** One name for a figure and all that it can be turned into; its mirror image has another, unless it is symmetric. */
export function turnedName(figure: Figure): string {
  const cells = figure.map(({ x, y, isMarked }) => ({ x, y, mark: isMarked ? ROW * ROW : 0 }))
  let least = ''
  for (let turn = 0; turn < 4; turn++) {
    let [left, top] = [Infinity, Infinity]
    for (const cell of cells) {
      const { x } = cell
      cell.x = -cell.y
      cell.y = x
      if (cell.x < left) left = cell.x
      if (cell.y < top) top = cell.y
    }
    const codes = cells.map((cell) => (cell.x - left) * ROW + cell.y - top + cell.mark)
    const name = String.fromCharCode(...codes.sort((one, other) => one - other))
    if (turn === 0 || name < least) least = name
  }
  return least
}

/** Whether something outside is shut in: a hole would be a landmark that the others lack. */
export function hasHole(figure: Figure): boolean {
  const places = figure.map((cell): Place => [cell.x, cell.y])
  const taken = new Set(places.map(nameOf))
  const left = Math.min(...figure.map((cell) => cell.x)) - 1
  const top = Math.min(...figure.map((cell) => cell.y)) - 1
  const right = Math.max(...figure.map((cell) => cell.x)) + 1
  const bottom = Math.max(...figure.map((cell) => cell.y)) + 1
  const reached = new Set([nameOf([left, top])])
  const waiting: Place[] = [[left, top]]
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    for (const [dx, dy] of STEPS) {
      const next = [place[0] + dx, place[1] + dy] as const
      const isInside = next[0] >= left && next[0] <= right && next[1] >= top && next[1] <= bottom
      if (!isInside || taken.has(nameOf(next)) || reached.has(nameOf(next))) continue
      reached.add(nameOf(next))
      waiting.push(next)
    }
  }
  return reached.size + taken.size < (right - left + 1) * (bottom - top + 1)
}
