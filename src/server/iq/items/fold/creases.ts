import type { Point } from '../spatial/draw.ts'

/** The sheet is a square of so many cells; creases run along them or along their diagonals, holes are in their middle. */
export const CELLS = 6

/** Where the paper is creased: what lies on the side that x·a + y·b < c is turned over onto the other. */
export interface Crease {
  a: number
  b: number
  c: number
  isDiagonal: boolean
  /** For every grain and every spot: the one onto which it is turned, or one of the three below. */
  grains: readonly number[]
  spots: readonly number[]
}
export const STAYS = -1
export const CREASED = -2
const OUTSIDE = -3

/** The middles of all cells. */
export const SPOTS: readonly Point[] = Array.from({ length: CELLS * CELLS }, (_, index) => [
  (index % CELLS) + 0.5,
  Math.floor(index / CELLS) + 0.5,
])

/** Four points of every cell, one in each quarter between its diagonals: no crease goes through any of them. */
export const GRAINS: readonly Point[] = SPOTS.flatMap(([x, y]): Point[] => [
  [x + 0.3, y],
  [x - 0.3, y],
  [x, y + 0.3],
  [x, y - 0.3],
])

interface Line {
  a: number
  b: number
  c: number
}

export function mirror({ a, b, c }: Line, [x, y]: Point): Point {
  const twice = (2 * (a * x + b * y - c)) / (a * a + b * b)
  return [x - twice * a, y - twice * b]
}

const isSame = (one: Point, other: Point): boolean =>
  Math.abs(one[0] - other[0]) < 0.01 && Math.abs(one[1] - other[1]) < 0.01

function turnAll(line: Line, points: readonly Point[]): number[] {
  return points.map((point) => {
    const side = line.a * point[0] + line.b * point[1] - line.c
    if (Math.abs(side) < 0.01) return CREASED
    if (side > 0) return STAYS
    const turned = mirror(line, point)
    const index = points.findIndex((other) => isSame(other, turned))
    return index < 0 ? OUTSIDE : index
  })
}

function creases(a: number, b: number, from: number, to: number): Crease[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const line = { a, b, c: from + index }
    return { ...line, isDiagonal: a * b !== 0, grains: turnAll(line, GRAINS), spots: turnAll(line, SPOTS) }
  })
}

/** Towards the right, the left, the bottom and the top. */
export const STRAIGHT: readonly Crease[] = [
  ...creases(1, 0, 1, CELLS - 1),
  ...creases(-1, 0, 1 - CELLS, -1),
  ...creases(0, 1, 1, CELLS - 1),
  ...creases(0, -1, 1 - CELLS, -1),
]
export const DIAGONAL: readonly Crease[] = [
  ...creases(1, 1, 2, 2 * CELLS - 2),
  ...creases(-1, -1, 2 - 2 * CELLS, -2),
  ...creases(1, -1, 2 - CELLS, CELLS - 2),
  ...creases(-1, 1, 2 - CELLS, CELLS - 2),
]
