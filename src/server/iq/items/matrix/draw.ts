import type { IqDrawing, IqShape } from '../../../../contract/iq.ts'
import type { Cell } from './cell.ts'

const SIZE = 100
const MIDDLE = SIZE / 2

type Point = readonly [number, number]

/** How the lines of an item are laid out when they are alone: a crossed square, or the spokes of a wheel. */
export type LineStyle = 'square' | 'spokes'

interface Layout {
  centreY: number
  figure: number
  orbit: number
  dial: number
  marksY: number
  markHeight: number
}

/** Where things go, by what there is besides them. */
function layOut(cell: Cell): Layout {
  const hasMarks = cell.count !== undefined
  const isFramed = cell.lines !== undefined
  const hasHand = cell.hand !== undefined
  const isMarksAlone = hasMarks && cell.shape === undefined && !hasHand
  const centreY = hasMarks ? (isFramed ? 43 : 42) : MIDDLE
  const room = (isFramed ? 31 : 42) - (hasMarks ? (isFramed ? 9 : 8) : 0)
  const markHeight = isMarksAlone ? 26 : isFramed ? 11 : 14
  return {
    centreY,
    figure: hasHand ? room - 13 : Math.min(room, 32),
    orbit: room - 4.5,
    dial: Math.min(room, 32),
    marksY: isMarksAlone ? MIDDLE : isFramed ? 77 : 88,
    markHeight,
  }
}

/** One cell, from paths and circles alone, always in the same order. */
export function drawCell(cell: Cell, style: LineStyle): IqDrawing {
  const at = layOut(cell)
  const isAlone = cell.shape === undefined && cell.count === undefined && cell.hand === undefined
  const prims: IqShape[] = []
  if (cell.lines !== undefined) prims.push(...drawLines(cell.lines, isAlone ? LINES_OF[style] : FRAME))
  if (cell.shape !== undefined) prims.push(drawFigure(cell.shape, cell.fill ?? 0, at))
  if (cell.hand !== undefined) prims.push(...drawHand(cell.hand, cell.shape !== undefined, at))
  if (cell.count !== undefined) prims.push(...drawMarks(cell.count, at))
  return { w: SIZE, h: SIZE, prims }
}

const round = (value: number) => Math.round(value * 10) / 10

function path(points: readonly Point[], isClosed: boolean): string {
  const steps = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`)
  return steps.join('') + (isClosed ? 'Z' : '')
}

const line = (from: Point, to: Point): IqShape => ({ t: 'p', d: path([from, to], false), f: 0, s: 1 })

/** Clockwise from the top, in whole turns. */
function onCircle(turns: number, radius: number, [x, y]: Point = [0, 0]): Point {
  return [x + radius * Math.sin(turns * 2 * Math.PI), y - radius * Math.cos(turns * 2 * Math.PI)]
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
  regular(4, () => 1.16, 1 / 8),
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
  return [{ t: 'c', x: round(x), y: round(y), r: 4.5, f: 1 }]
}

/** Slanted strokes in a row, like tallies. */
function drawMarks(count: number, { marksY, markHeight }: Layout): IqShape[] {
  const gap = markHeight > 20 ? 11 : 10
  const lean = markHeight / 4
  const first = MIDDLE - ((count - 1) * gap) / 2
  return Array.from({ length: count }, (_, index) => {
    const x = first + index * gap
    return line([x - lean, marksY + markHeight / 2], [x + lean, marksY - markHeight / 2])
  })
}

type Segment = readonly [Point, Point]

const NEAR = 14
const FAR = SIZE - NEAR
const LINES_OF: Readonly<Record<LineStyle, readonly Segment[]>> = {
  square: [
    [
      [NEAR, NEAR],
      [FAR, NEAR],
    ],
    [
      [FAR, NEAR],
      [FAR, FAR],
    ],
    [
      [NEAR, FAR],
      [FAR, FAR],
    ],
    [
      [NEAR, NEAR],
      [NEAR, FAR],
    ],
    [
      [NEAR, NEAR],
      [FAR, FAR],
    ],
    [
      [FAR, NEAR],
      [NEAR, FAR],
    ],
    [
      [MIDDLE, NEAR],
      [MIDDLE, FAR],
    ],
    [
      [NEAR, MIDDLE],
      [FAR, MIDDLE],
    ],
  ],
  spokes: Array.from({ length: 8 }, (_, index): Segment => [
    onCircle(index / 8, 8, [MIDDLE, MIDDLE]),
    onCircle(index / 8, 42, [MIDDLE, MIDDLE]),
  ]),
}

const EDGE = 7
const END = SIZE - EDGE
const TICK = 15
/** Around other things: the sides of a frame, and strokes inward from its corners. */
const FRAME: readonly Segment[] = [
  [
    [EDGE + TICK, EDGE],
    [END - TICK, EDGE],
  ],
  [
    [END, EDGE + TICK],
    [END, END - TICK],
  ],
  [
    [EDGE + TICK, END],
    [END - TICK, END],
  ],
  [
    [EDGE, EDGE + TICK],
    [EDGE, END - TICK],
  ],
  [
    [EDGE, EDGE],
    [EDGE + TICK, EDGE + TICK],
  ],
  [
    [END, EDGE],
    [END - TICK, EDGE + TICK],
  ],
  [
    [END, END],
    [END - TICK, END - TICK],
  ],
  [
    [EDGE, END],
    [EDGE + TICK, END - TICK],
  ],
]

function drawLines(set: number, segments: readonly Segment[]): IqShape[] {
  return segments.filter((_, index) => (set >> index) & 1).map(([from, to]) => line(from, to))
}
