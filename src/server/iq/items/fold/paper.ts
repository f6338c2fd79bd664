import type { Point } from '../spatial/draw.ts'

/** The sheet is a square of so many cells; creases run along them or along their diagonals, holes are in their middle. */
export const CELLS = 6
const CLOSE = 1e-6

/** Where the paper is creased: what lies on the side that x·a + y·b < c is turned over onto the other. */
export interface Crease {
  a: number
  b: number
  c: number
}

/** A piece of the sheet that is flat: where it lies now, and how often it was turned over, by which creases. */
interface Layer {
  corners: readonly Point[]
  creases: readonly Crease[]
}
/** From the lowest to the highest. */
export type Paper = readonly Layer[]

export const SHEET: Paper = [
  {
    corners: [
      [0, 0],
      [CELLS, 0],
      [CELLS, CELLS],
      [0, CELLS],
    ],
    creases: [],
  },
]

export const isTurnedOver = (layer: Layer): boolean => layer.creases.length % 2 === 1

/** How far beyond the crease, on the side that stays. */
const beyond = ({ a, b, c }: Crease, [x, y]: Point): number => (a * x + b * y - c) / Math.hypot(a, b)

export function mirror(crease: Crease, point: Point): Point {
  const { a, b } = crease
  const twice = (2 * beyond(crease, point)) / Math.hypot(a, b)
  return [point[0] - twice * a, point[1] - twice * b]
}

export const opposite = ({ a, b, c }: Crease): Crease => ({ a: -a, b: -b, c: -c })

/** What of these corners lies on the side that stays. */
function cut(corners: readonly Point[], crease: Crease): Point[] {
  const result: Point[] = []
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] ?? corner
    const [here, there] = [beyond(crease, corner), beyond(crease, next)]
    if (here > -CLOSE) result.push(corner)
    if ((here > CLOSE && there < -CLOSE) || (here < -CLOSE && there > CLOSE)) {
      const part = here / (here - there)
      result.push([corner[0] + part * (next[0] - corner[0]), corner[1] + part * (next[1] - corner[1])])
    }
  }
  return result.some((corner) => beyond(crease, corner) > CLOSE) ? result : []
}

export function fold(paper: Paper, crease: Crease): Paper {
  const staying: Layer[] = []
  const turned: Layer[] = []
  for (const layer of paper) {
    const stays = cut(layer.corners, crease)
    const moves = cut(layer.corners, opposite(crease))
    if (stays.length > 2) staying.push({ ...layer, corners: stays })
    if (moves.length > 2) {
      const corners = moves.map((corner) => mirror(crease, corner)).reverse()
      turned.unshift({ corners, creases: [...layer.creases, crease] })
    }
  }
  return [...staying, ...turned]
}

/** How far inside; negative outside. Corners run clockwise as drawn. */
function depthIn(corners: readonly Point[], [x, y]: Point): number {
  return Math.min(
    ...corners.map(([x1, y1], index) => {
      const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1]
      return ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / Math.hypot(x2 - x1, y2 - y1)
    }),
  )
}

export const covers = (paper: Paper, point: Point): boolean =>
  paper.some((layer) => depthIn(layer.corners, point) > CLOSE)

/** Four points of every cell, one in each quarter between its diagonals: no crease goes through any of them. */
export const GRAINS: readonly Point[] = Array.from({ length: CELLS * CELLS }, (_, index) => {
  const [x, y] = [(index % CELLS) + 0.5, Math.floor(index / CELLS) + 0.5]
  const quarters: Point[] = [
    [x + 0.3, y],
    [x - 0.3, y],
    [x, y + 0.3],
    [x, y - 0.3],
  ]
  return quarters
}).flat()

/** The middles of all cells. */
export const SPOTS: readonly Point[] = Array.from({ length: CELLS * CELLS }, (_, index) => [
  (index % CELLS) + 0.5,
  Math.floor(index / CELLS) + 0.5,
])

/** Where the sheet has holes after it was punched here and unfolded; undefined if the punch would hit a crease. */
export function punch(paper: Paper, spot: Point): Point[] | undefined {
  const depths = paper.map((layer) => depthIn(layer.corners, spot))
  if (depths.some((depth) => Math.abs(depth) < 0.4)) return undefined
  return paper.flatMap((layer, index) =>
    (depths[index] ?? -1) > 0
      ? [layer.creases.toReversed().reduce((point, crease) => mirror(crease, point), spot)]
      : [],
  )
}
