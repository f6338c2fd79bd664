import { SPOTS } from './creases.ts'

/** Some of the spots of a sheet: a bit for each, the upper and the lower half of the sheet in numbers of their own. */
export type Holes = readonly [number, number]

const HALF = SPOTS.length / 2
const EMPTY: Holes = [0, 0]

const one = (spot: number): Holes => (spot < HALF ? [1 << spot, 0] : [0, 1 << (spot - HALF)])
const both = (a: Holes, b: Holes): Holes => [a[0] | b[0], a[1] | b[1]]

export const holesAt = (spots: readonly number[]): Holes =>
  spots.reduce<Holes>((set, spot) => both(set, one(spot)), EMPTY)
export const allOf = (sets: readonly Holes[]): Holes => sets.reduce(both, EMPTY)
export const isIn = (holes: Holes, spot: number): boolean => {
  const [upper, lower] = one(spot)
  return (holes[0] & upper) !== 0 || (holes[1] & lower) !== 0
}

/** In cells: some hole of one is at least so far from all holes of the other. */
const LEAST_DIFFERENCE = 1.3

/** For every spot those that are too close to it to tell them apart at a glance. */
const CLOSE: readonly Holes[] = SPOTS.map(([x, y]) =>
  holesAt(
    [...SPOTS.keys()].filter((other) => {
      const [x2, y2] = SPOTS[other] ?? [x, y]
      return Math.hypot(x - x2, y - y2) < LEAST_DIFFERENCE
    }),
  ),
)
export const closeTo = (spots: readonly number[]): Holes => allOf(spots.map((spot) => CLOSE[spot] ?? EMPTY))

/** What a sheet looks like: its holes, and the spots that are close to one. */
export interface Look {
  holes: Holes
  close: Holes
}
export const lookOf = (spots: readonly number[]): Look => ({ holes: holesAt(spots), close: closeTo(spots) })
export const together = (looks: readonly Look[]): Look => ({
  holes: allOf(looks.map((look) => look.holes)),
  close: allOf(looks.map((look) => look.close)),
})

/** Whether one sees at a glance that they are not the same. */
export const differ = (a: Look, b: Look): boolean =>
  (a.holes[0] & ~b.close[0]) !== 0 ||
  (a.holes[1] & ~b.close[1]) !== 0 ||
  (b.holes[0] & ~a.close[0]) !== 0 ||
  (b.holes[1] & ~a.close[1]) !== 0
