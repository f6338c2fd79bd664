import type { IqShape } from '../../../../contract/iq.ts'

/** Every cell is drawn in a box of this size. */
export const SIZE = 100
export const MIDDLE = SIZE / 2

export type Point = readonly [number, number]

export const round = (value: number) => Math.round(value * 10) / 10

export function path(points: readonly Point[], isClosed: boolean): string {
  const steps = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`)
  return steps.join('') + (isClosed ? 'Z' : '')
}

export const line = (from: Point, to: Point): IqShape => ({ t: 'p', d: path([from, to], false), f: 0, s: 1 })

/** Clockwise from the top, in whole turns. */
export function onCircle(turns: number, radius: number, [x, y]: Point = [0, 0]): Point {
  return [x + radius * Math.sin(turns * 2 * Math.PI), y - radius * Math.cos(turns * 2 * Math.PI)]
}
