import type { IqDrawing, IqShape } from '../../../contract/iq.ts'

/** The drawings of the practice, which are the same for everybody. */

const SIZE = 100
const OUTLINES = {
  circle: { t: 'c', x: 50, y: 40, r: 25 },
  square: { t: 'p', d: 'M28 18H72V62H28Z' },
  triangle: { t: 'p', d: 'M50 12L77 62H23Z' },
} as const
type Outline = keyof typeof OUTLINES

/** A figure over some strokes. */
export function figure(outline: Outline, strokes: number, fill = 4): IqDrawing {
  const lines = Array.from({ length: strokes }, (_, place): IqShape => {
    const x = 47 - (strokes - 1) * 7 + place * 14
    return { t: 'p', d: `M${x} 92L${x + 6} 77`, f: 0 }
  })
  return { w: SIZE, h: SIZE, prims: [{ ...OUTLINES[outline], f: fill }, ...lines] }
}

type Cell = readonly [x: number, y: number]
const STEP = 24

const quarterTurn = (cells: readonly Cell[]): Cell[] => cells.map(([x, y]) => [-y, x])
const mirrored = (cells: readonly Cell[]): Cell[] => cells.map(([x, y]) => [-x, y])

/** Squares side by side, turned so many quarters, in the middle of the drawing. */
export function tiles(cells: readonly Cell[], { turns = 0, isMirrored = false } = {}): IqDrawing {
  let turned: readonly Cell[] = isMirrored ? mirrored(cells) : cells
  for (let quarter = 0; quarter < turns; quarter++) turned = quarterTurn(turned)
  const startOf = (values: number[]): number =>
    (SIZE - (Math.max(...values) - Math.min(...values) + 1) * STEP) / 2 - Math.min(...values) * STEP
  const left = startOf(turned.map(([x]) => x))
  const top = startOf(turned.map(([, y]) => y))
  const d = turned.map(([x, y]) => `M${left + x * STEP} ${top + y * STEP}h${STEP}v${STEP}h-${STEP}z`)
  return { w: SIZE, h: SIZE, prims: [{ t: 'p', d: d.join(''), f: 4 }] }
}
