/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import { chanceOfRight, flatten, type Par } from './item-curve.ts'

const LEVELS = 43
const LEVEL_STEP = 0.25
const SWAYS = 15
const SWAY_STEP = 0.6

/** The grid of the ability, -5.25 to 5.25, and that of a family's own factor in its standard deviations, -4.2 to 4.2. */
export const levels = gridOf(LEVELS, LEVEL_STEP)
export const levelWeights = normalWeights(levels)
export const sways = gridOf(SWAYS, SWAY_STEP)
export const swayWeights = normalWeights(sways)

/** What the answers in one family say, for each ability and each sway of the family's factor. */
interface Evidence {
  /** By ability and sway: `level * SWAYS + sway`. */
  joint: Float64Array
  /** By ability, averaged over the sways. */
  byLevel: Float64Array
}

/**
 * The ability as a distribution, answer by answer: expected a posteriori in a bifactor model. Every family has a factor of its
 * own besides the common one; without it the interval would claim to be far more certain than it is.
 */
export class Ability {
  readonly #families = new Map<string, Evidence>()
  readonly #belief = Float64Array.from(levelWeights)
  mean = 0
  standardError = 1

  /** Takes one scored answer into account. */
  add(family: string, par: Par, isCorrect: boolean): void {
    let evidence = this.#families.get(family)
    if (evidence === undefined) {
      evidence = { joint: new Float64Array(LEVELS * SWAYS).fill(1), byLevel: new Float64Array(LEVELS) }
      this.#families.set(family, evidence)
    }
    multiply(evidence, par, isCorrect)
    this.#summarize()
  }

  /** The distribution over `levels`. */
  get belief(): Float64Array {
    return this.#belief
  }

  #summarize(): void {
    const belief = this.#belief
    belief.set(levelWeights)
    for (const { byLevel } of this.#families.values())
      for (let level = 0; level < LEVELS; level++) belief[level]! *= byLevel[level]!
    let sum = 0
    let first = 0
    let second = 0
    for (let level = 0; level < LEVELS; level++) {
      const weight = belief[level]!
      const at = levels[level]!
      sum += weight
      first += weight * at
      second += weight * at * at
    }
    for (let level = 0; level < LEVELS; level++) belief[level]! /= sum
    this.mean = first / sum
    this.standardError = Math.sqrt(Math.max(0, second / sum - this.mean ** 2))
  }
}

function multiply({ joint, byLevel }: Evidence, par: Par, isCorrect: boolean): void {
  const slope = flatten(par.a, par.tau)
  let greatest = 0
  for (let level = 0; level < LEVELS; level++) {
    let average = 0
    for (let sway = 0; sway < SWAYS; sway++) {
      const chance = chanceOfRight(levels[level]! + par.sig * sways[sway]!, slope, par.b, par.c)
      const cell = level * SWAYS + sway
      joint[cell]! *= isCorrect ? chance : 1 - chance
      average += joint[cell]! * swayWeights[sway]!
    }
    byLevel[level] = average
    greatest = Math.max(greatest, average)
  }
  // Kept near 1, so that many answers do not vanish.
  for (let cell = 0; cell < joint.length; cell++) joint[cell]! /= greatest
  for (let level = 0; level < LEVELS; level++) byLevel[level]! /= greatest
}

function gridOf(length: number, step: number): Float64Array {
  return Float64Array.from({ length }, (_, index) => (index - (length - 1) / 2) * step)
}

function normalWeights(grid: Float64Array): Float64Array {
  const weights = grid.map((at) => Math.exp((-at * at) / 2))
  const sum = weights.reduce((one, other) => one + other)
  return weights.map((weight) => weight / sum)
}
