import type { Point } from '../spatial/draw.ts'
import type { Crease } from './creases.ts'
import { CELLS, mirror } from './creases.ts'

const CLOSE = 1e-6

/** A flat piece of the sheet, where it lies now. */
interface Layer {
  corners: readonly Point[]
  isTurnedOver: boolean
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
    isTurnedOver: false,
  },
]

/** What of these corners lies on the side that stays, or with a sign of -1, on the one that is turned over. */
function cut(corners: readonly Point[], { a, b, c }: Crease, sign: 1 | -1): Point[] {
  const beyond = ([x, y]: Point) => sign * (a * x + b * y - c)
  const result: Point[] = []
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] ?? corner
    const [here, there] = [beyond(corner), beyond(next)]
    if (here > -CLOSE) result.push(corner)
    if ((here > CLOSE && there < -CLOSE) || (here < -CLOSE && there > CLOSE)) {
      const part = here / (here - there)
      result.push([corner[0] + part * (next[0] - corner[0]), corner[1] + part * (next[1] - corner[1])])
    }
  }
  return result.some((corner) => beyond(corner) > CLOSE) ? result : []
}

/** The layers that are turned over come to lie on top, in the opposite order. */
export function fold(paper: Paper, crease: Crease): Paper {
  const staying: Layer[] = []
  const turned: Layer[] = []
  for (const layer of paper) {
    const stays = cut(layer.corners, crease, 1)
    const moves = cut(layer.corners, crease, -1)
    if (stays.length > 2) staying.push({ ...layer, corners: stays })
    if (moves.length > 2) {
      const corners = moves.map((corner) => mirror(crease, corner)).toReversed()
      turned.unshift({ corners, isTurnedOver: !layer.isTurnedOver })
    }
  }
  return [...staying, ...turned]
}
