import type { IqShape } from '../../../../contract/iq.ts'
import { line, MIDDLE, onCircle, SIZE } from './geometry.ts'

/**
 * How the lines of an item are laid out: alone as a crossed square or as the spokes of a wheel, around other things as
 * the sides of a frame with strokes inward from its corners.
 */
export type LineStyle = 'square' | 'spokes' | 'frame'

/** From x, y to x, y. */
type Segment = readonly [number, number, number, number]

const NEAR = 14
const FAR = SIZE - NEAR

const EDGE = 7
const END = SIZE - EDGE
const TICK = 11
const IN = EDGE + TICK
const OUT = END - TICK

const LINES_OF: Readonly<Record<LineStyle, readonly Segment[]>> = {
  square: [
    [NEAR, NEAR, FAR, NEAR],
    [FAR, NEAR, FAR, FAR],
    [NEAR, FAR, FAR, FAR],
    [NEAR, NEAR, NEAR, FAR],
    [NEAR, NEAR, FAR, FAR],
    [FAR, NEAR, NEAR, FAR],
    [MIDDLE, NEAR, MIDDLE, FAR],
    [NEAR, MIDDLE, FAR, MIDDLE],
  ],
  spokes: Array.from({ length: 8 }, (_, index): Segment => {
    const spoke = [8, 42].map((radius) => onCircle(index / 8, radius, [MIDDLE, MIDDLE]))
    const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] = spoke
    return [fromX, fromY, toX, toY]
  }),
  frame: [
    [IN, EDGE, OUT, EDGE],
    [END, IN, END, OUT],
    [IN, END, OUT, END],
    [EDGE, IN, EDGE, OUT],
    [EDGE, EDGE, IN, IN],
    [END, EDGE, OUT, IN],
    [END, END, OUT, OUT],
    [EDGE, END, IN, OUT],
  ],
}

export function drawLines(set: number, style: LineStyle): IqShape[] {
  return LINES_OF[style]
    .filter((_, index) => (set >> index) & 1)
    .map(([fromX, fromY, toX, toY]) => line([fromX, fromY], [toX, toY]))
}
