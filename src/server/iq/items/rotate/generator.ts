import type { IqDrawing } from '../../../../contract/iq.ts'
import type { Generator, Item, Random } from '../item.ts'
import type { Point } from '../spatial/draw.ts'
import { boxOf, centred, commonScale, drawing, HALF_TONE, INK, polygon } from '../spatial/draw.ts'
import { areDistinct, attempt, drawKey, eightOf } from '../spatial/options-first.ts'
import type { Figure } from './figure.ts'
import { growEight, hasHole, turnedName } from './figure.ts'
import { optionFeatures } from './features.ts'
import type { RotateTemplate } from './templates.ts'
import { BASE, TEMPLATES, TURNS, WEIGHTS } from './templates.ts'

const TRIES = 400
/** Of the drawing's width: a cell of five is no giant, and one of twelve has seven pixels in an option of 64. */
const LARGEST_CELL = 21
const SMALLEST_CELL = 11

interface TurnedCell {
  corners: Point[]
  isMarked: boolean
}

function turnBy(figure: Figure, degrees: number): TurnedCell[] {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const corner = (x: number, y: number): Point => [x * cos - y * sin, x * sin + y * cos]
  return figure.map(({ x, y, isMarked }) => ({
    corners: [corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)],
    isMarked,
  }))
}

const extentOf = (cells: readonly TurnedCell[]) => boxOf(cells.flatMap((cell) => cell.corners))

function draw(cells: readonly TurnedCell[], scale: number): IqDrawing {
  const place = centred(extentOf(cells), scale)
  return drawing(
    cells
      .map((cell) => ({ ...cell, corners: cell.corners.map(place) }))
      // From the top, as one reads: the order in which the figure grew would tell what was moved.
      .sort((one, other) => heightOf(one) - heightOf(other))
      .map((cell) => polygon(cell.corners, cell.isMarked ? INK : HALF_TONE)),
  )
}

const heightOf = (cell: TurnedCell): number => {
  const { left, top } = boxOf(cell.corners)
  return Math.round(top * 10) * 1000 + left
}

function makeItem(template: RotateTemplate, random: Random): Item | undefined {
  const figures = growEight(template.count, template.hasMark, random)
  if (!figures || !areDistinct(figures, turnedName) || figures.some(hasHole)) return undefined
  const angles = eightOf(TURNS[template.turn], random)
  const stems = figures.map((figure) => turnBy(figure, 0))
  const options = figures.map((figure, index) => turnBy(figure, angles[index] ?? 0))
  const scale = commonScale([...stems, ...options].map(extentOf), LARGEST_CELL)
  if (scale < SMALLEST_CELL) return undefined
  return drawKey(
    options.map((option, index) => ({
      option: draw(option, scale),
      stem: () => [draw(stems[index] ?? [], scale)],
    })),
    random,
  )
}

/** Which of eight figures is the one above, turned in the plane? */
export const rotate: Generator = {
  family: 'rotate',
  templates: TEMPLATES,
  weights: WEIGHTS,
  base: BASE,
  generate(template, random) {
    const own = TEMPLATES.find((one) => one.id === template.id)
    return own && attempt(TRIES, () => makeItem(own, random))
  },
  optionFeatures,
}
