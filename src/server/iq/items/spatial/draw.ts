import type { IqShape } from '../../../../contract/iq.ts'

export type Point = readonly [number, number]
/** What a shape is filled with: `src/web/iq` has the patterns. */
export const PAPER = 0
export const INK = 1
export const HALF_TONE = 4
export const LIGHT_TONE = 5

/** Drawings are this wide and high, and this much at their edges stays empty. */
export const SIZE = 100
export const MARGIN = 4

const rounded = (value: number): number => Math.round(value * 100) / 100 + 0
const at = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`

/** Begins at its highest corner: how a shape was made is nobody's business. */
export function polygon(points: readonly Point[], fill: number): IqShape {
  const rank = ([x, y]: Point) => Math.round(y * 10) * 1000 + x
  const ranks = points.map(rank)
  const first = ranks.indexOf(Math.min(...ranks))
  const ordered = [...points.slice(first), ...points.slice(0, first)]
  return { t: 'p', d: `M${ordered.map(at).join('L')}Z`, f: fill }
}

/** Lines without anything inside. */
export function strokes(lines: readonly (readonly Point[])[]): IqShape {
  return { t: 'p', d: lines.map((points) => `M${points.map(at).join('L')}`).join(''), f: PAPER, s: 1 }
}

export function disc([x, y]: Point, radius: number, fill: number): IqShape {
  return { t: 'c', x: rounded(x), y: rounded(y), r: rounded(radius), f: fill }
}

export const drawing = (prims: IqShape[]): { w: number; h: number; prims: IqShape[] } => ({
  w: SIZE,
  h: SIZE,
  prims,
})

interface Box {
  left: number
  top: number
  width: number
  height: number
}
export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const left = Math.min(...xs)
  const top = Math.min(...ys)
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** Puts what lies in this box into the middle of a drawing. */
export function centred(box: Box, scale: number): (point: Point) => Point {
  return ([x, y]) => [
    SIZE / 2 + (x - box.left - box.width / 2) * scale,
    SIZE / 2 + (y - box.top - box.height / 2) * scale,
  ]
}

/** As large as the largest of them allows: all of an item are drawn alike, so that size says nothing. */
export function commonScale(boxes: readonly Box[], most: number): number {
  const extent = Math.max(...boxes.flatMap((box) => [box.width, box.height]))
  return Math.min(most, (SIZE - 2 * MARGIN) / extent)
}
