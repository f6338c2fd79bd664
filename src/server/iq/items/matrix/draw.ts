import type { IqDrawing, IqShape } from '../../../../contract/iq.ts'
import type { Cell } from './cell.ts'
import { drawLines, type LineStyle } from './draw-lines.ts'
import { line, MIDDLE, onCircle, path, type Point, round, SIZE } from './geometry.ts'

const BEAD = 4

interface Layout {
  centreY: number
  figure: number
  orbit: number
  dial: number
  marksY: number
  markHeight: number
  markGap: number
}

/** Where things go, by what there is besides them. */
function layOut(cell: Cell): Layout {
  const hasMarks = cell.count !== undefined
  const isFramed = cell.lines !== undefined
  const hasHand = cell.hand !== undefined
  const isMarksAlone = hasMarks && cell.shape === undefined && !hasHand
  const centreY = hasMarks ? (isFramed ? 43 : 42) : MIDDLE
  const room = isFramed ? (hasMarks ? 23 : 36) : hasMarks ? 34 : 42
  const markHeight = isMarksAlone ? 26 : isFramed ? 11 : 14
  return {
    centreY,
    // A bead never touches the corners of a figure, not even on a small phone.
    figure: hasHand ? room - 15.5 : Math.min(room, 32),
    orbit: room - BEAD,
    dial: Math.min(room, 32),
    marksY: isMarksAlone ? MIDDLE : isFramed ? 76 : 88,
    markHeight,
    // Six of them stay clear of the strokes in the corners.
    markGap: isMarksAlone ? (isFramed ? 9.5 : 11) : isFramed ? 9 : 10,
  }
}

/** One cell, from paths and circles alone, always in the same order. */
export function drawCell(cell: Cell, style: LineStyle): IqDrawing {
  const at = layOut(cell)
  const isAlone = cell.shape === undefined && cell.count === undefined && cell.hand === undefined
  const prims: IqShape[] = []
  if (cell.lines !== undefined) prims.push(...drawLines(cell.lines, isAlone ? style : 'frame'))
  if (cell.shape !== undefined) prims.push(drawFigure(cell.shape, cell.fill ?? 0, at))
  if (cell.hand !== undefined) prims.push(...drawHand(cell.hand, cell.shape !== undefined, at))
  if (cell.count !== undefined) prims.push(...drawMarks(cell.count, at))
  return { w: SIZE, h: SIZE, prims }
}

const regular = (corners: number, radius: (index: number) => number, turned = 0) =>
  Array.from({ length: corners }, (_, index) => onCircle(index / corners + turned, radius(index)))

const ARM = 0.34
const CROSS: readonly Point[] = [
  [-ARM, -1],
  [ARM, -1],
  [ARM, -ARM],
  [1, -ARM],
  [1, ARM],
  [ARM, ARM],
  [ARM, 1],
  [-ARM, 1],
  [-ARM, ARM],
  [-1, ARM],
  [-1, -ARM],
  [-ARM, -ARM],
]

/** Outlines around 0 0, about as large to the eye; the first shape is the circle. */
const OUTLINES: readonly (readonly Point[])[] = [
  regular(3, () => 1.08).map(([x, y]) => [x, y + 0.18]),
  regular(4, () => 1.1, 1 / 8),
  regular(4, () => 1.08),
  regular(10, (index) => (index % 2 === 0 ? 1.1 : 0.5)).map(([x, y]) => [x, y + 0.06]),
  CROSS,
]

function drawFigure(shape: number, fill: number, { centreY, figure }: Layout): IqShape {
  const outline = OUTLINES[shape - 1]
  if (!outline) return { t: 'c', x: MIDDLE, y: centreY, r: figure * 0.92, f: fill }
  const points = outline.map(([x, y]): Point => [MIDDLE + x * figure * 0.92, centreY + y * figure * 0.92])
  return { t: 'p', d: path(points, true), f: fill }
}

/** Around a figure a bead; where there is none, the hand of a dial. */
function drawHand(hand: number, hasFigure: boolean, { centreY, orbit, dial }: Layout): IqShape[] {
  const centre: Point = [MIDDLE, centreY]
  if (!hasFigure) {
    return [{ t: 'c', x: MIDDLE, y: centreY, r: dial, f: 0 }, line(centre, onCircle(hand / 8, dial, centre))]
  }
  const [x, y] = onCircle(hand / 8, orbit, centre)
  return [{ t: 'c', x: round(x), y: round(y), r: BEAD, f: 1 }]
}

/** Slanted strokes in a row, like tallies. */
function drawMarks(count: number, { marksY, markHeight, markGap }: Layout): IqShape[] {
  const lean = markHeight / 4
  const first = MIDDLE - ((count - 1) * markGap) / 2
  return Array.from({ length: count }, (_, index) => {
    const x = first + index * markGap
    return line([x - lean, marksY + markHeight / 2], [x + lean, marksY - markHeight / 2])
  })
}
