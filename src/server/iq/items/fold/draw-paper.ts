import type { IqDrawing, IqShape } from '../../../../contract/iq.ts'
import type { Point } from '../spatial/draw.ts'
import { disc, drawing, HALF_TONE, INK, MARGIN, PAPER, polygon, SIZE, strokes } from '../spatial/draw.ts'
import { CELLS, SPOTS } from './creases.ts'
import type { Paper } from './paper.ts'
import { fold, SHEET } from './paper.ts'
import type { Sequence } from './sequences.ts'

const EDGE = MARGIN + 3
const CELL = (SIZE - 2 * EDGE) / CELLS
const HOLE = 0.32
const DASHES = 2

const place = ([x, y]: Point): Point => [EDGE + x * CELL, EDGE + y * CELL]

const layers = (paper: Paper): IqShape[] =>
  paper.map((layer) => polygon(layer.corners.map(place), layer.isTurnedOver ? HALF_TONE : PAPER))

const holes = (spots: readonly number[]): IqShape[] =>
  SPOTS.filter((_, spot) => spots.includes(spot)).map((spot) => disc(place(spot), HOLE * CELL, INK))

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
export function drawSteps(creases: Sequence, punches: readonly number[]): IqDrawing[] {
  let paper = SHEET
  const steps = creases.map((crease) => {
    paper = fold(paper, crease)
    return drawing([outline(), ...layers(paper)])
  })
  return [...steps, drawing([outline(), ...layers(paper), ...holes(punches)])]
}

export const drawSheet = (spots: readonly number[]): IqDrawing => drawing([...layers(SHEET), ...holes(spots)])
