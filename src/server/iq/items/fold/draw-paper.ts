import type { IqDrawing, IqShape } from '../../../../contract/iq.ts'
import type { Point } from '../spatial/draw.ts'
import { disc, drawing, HALF_TONE, INK, MARGIN, PAPER, polygon, SIZE, strokes } from '../spatial/draw.ts'
import type { Paper } from './paper.ts'
import { CELLS, isTurnedOver, SHEET } from './paper.ts'
import type { Sequence } from './sequences.ts'

const EDGE = MARGIN + 3
const CELL = (SIZE - 2 * EDGE) / CELLS
const HOLE = 0.32
const DASHES = 4

const place = ([x, y]: Point): Point => [EDGE + x * CELL, EDGE + y * CELL]

const layers = (paper: Paper): IqShape[] =>
  paper.map((layer) => polygon(layer.corners.map(place), isTurnedOver(layer) ? HALF_TONE : PAPER))

const holes = (spots: readonly Point[]): IqShape[] =>
  spots
    .toSorted((one, other) => one[1] - other[1] || one[0] - other[0])
    .map((spot) => disc(place(spot), HOLE * CELL, INK))

/** The edge of the whole sheet in dashes, below the paper: where it was. */
function outline(): IqShape {
  const corners = SHEET[0]?.corners ?? []
  return strokes(
    corners.flatMap(([x1, y1], index) => {
      const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1]
      return Array.from({ length: CELLS * DASHES }, (_, dash): Point[] => {
        const at = (part: number): Point => {
          const share = (dash + part) / (CELLS * DASHES)
          return place([x1 + share * (x2 - x1), y1 + share * (y2 - y1)])
        }
        return [at(0.25), at(0.75)]
      })
    }),
  )
}

/** One drawing for every fold, and one of the folded paper with its holes. */
export function drawSteps(steps: Sequence, punches: readonly Point[]): IqDrawing[] {
  const folded = steps.map((paper) => drawing([outline(), ...layers(paper)]))
  const last = steps.at(-1) ?? SHEET
  return [...folded, drawing([outline(), ...layers(last), ...holes(punches)])]
}

export const drawSheet = (spots: readonly Point[]): IqDrawing => drawing([...layers(SHEET), ...holes(spots)])
