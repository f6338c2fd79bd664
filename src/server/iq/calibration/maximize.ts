/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import { flatten } from '../scoring/item-curve.ts'
import { PRIOR } from '../scoring/parameters.ts'
import { SUMS } from './beliefs.ts'
import type { Expected } from './expect-answers.ts'
import { solve } from './linear.ts'
import type { Model } from './model.ts'

/** From so many answers on a template's difficulty, slope and chance of guessing leave what was supposed. */
export const MOVES = { b: 5, a: 100, c: 1000 } as const
const STEPS = 3
const LONGEST_STEP = 0.5
export const LOG_SLOPE = Math.log(PRIOR.slope)
/** The spread of the logit of guessing around its start. */
const GUESS_SPREAD = 0.5

/** What the answers tell, without the priors. */
export interface Told {
  b: number
  /** Of ln a, as far as b does not tell the same; 0 while the slope does not move. */
  slope: number
}

/** The M-step for one template: Fisher scoring with the priors. */
export function maximizeTemplate(
  model: Model,
  { asked, right }: Pick<Expected, 'asked' | 'right'>,
  template: number,
  answers: number,
  guess: number,
): Told {
  const from = template * SUMS.length
  const free = answers >= MOVES.c ? 3 : answers >= MOVES.a ? 2 : 1
  const family = model.family[template]!
  let values = [model.b[template]!, Math.log(model.a[template]!), logit(model.c[template]!)]
  const centres = [model.foretold[template]!, LOG_SLOPE, logit(guess)]
  const precisions = [
    1 / model.residual[family]! ** 2,
    1 / model.slopeSpread[family]! ** 2,
    1 / GUESS_SPREAD ** 2,
  ]
  const told: Told = { b: 0, slope: 0 }
  for (let step = 0; step < STEPS; step++) {
    const { gradient, fisher } = slopesAt(values, model.spread[template]!, asked, right, from)
    told.b = fisher[0]![0]!
    if (free > 1) told.slope = fisher[1]![1]! - fisher[0]![1]! ** 2 / Math.max(1e-9, told.b)
    const matrix = fisher
      .slice(0, free)
      .map((row, index) =>
        row.slice(0, free).map((value, column) => value + (index === column ? precisions[index]! : 0)),
      )
    const pull = gradient
      .slice(0, free)
      .map((value, index) => value - precisions[index]! * (values[index]! - centres[index]!))
    const change = solve(matrix, pull)
    values = values.map((value, index) => value + clamp(change[index] ?? 0, LONGEST_STEP))
  }
  model.b[template] = values[0]!
  model.a[template] = Math.exp(values[1]!)
  model.c[template] = 1 / (1 + Math.exp(-values[2]!))
  return told
}

/** The difficulty that the answers of a group alone ask for, with all else as in the model; and its standard error. */
export function difficultyFor(
  model: Model,
  { asked, right }: Pick<Expected, 'asked' | 'right'>,
  template: number,
): { b: number; error: number } {
  const rest = [Math.log(model.a[template]!), logit(model.c[template]!)]
  let b = model.b[template]!
  let told = 0
  for (let step = 0; step < 2 * STEPS; step++) {
    const { gradient, fisher } = slopesAt([b, ...rest], model.spread[template]!, asked, right, 0)
    told = Math.max(1e-6, fisher[0]![0]!)
    b += clamp(gradient[0]! / told, LONGEST_STEP)
  }
  return { b, error: 1 / Math.sqrt(told) }
}

function slopesAt(
  [b, logA, logitC]: number[],
  spread: number,
  asked: Float64Array,
  right: Float64Array,
  from: number,
): { gradient: number[]; fisher: number[][] } {
  const a = Math.exp(logA!)
  const c = 1 / (1 + Math.exp(-logitC!))
  const slope = flatten(a, spread)
  const slopeByLogA = slope / (1 + 0.3457 * a * a * spread * spread)
  const gradient = [0, 0, 0]
  const fisher = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]
  for (let place = 0; place < SUMS.length; place++) {
    const people = asked[from + place]!
    if (people < 1e-9) continue
    const above = SUMS[place]! - b!
    const curve = 1 / (1 + Math.exp(-slope * above))
    const chance = c + (1 - c) * curve
    const steep = (1 - c) * curve * (1 - curve)
    const by = [-steep * slope, steep * above * slopeByLogA, (1 - curve) * c * (1 - c)]
    const weight = 1 / Math.max(1e-9, chance * (1 - chance))
    const surprise = (right[from + place]! - people * chance) * weight
    for (let row = 0; row < 3; row++) {
      gradient[row]! += surprise * by[row]!
      for (let column = 0; column < 3; column++)
        fisher[row]![column]! += people * weight * by[row]! * by[column]!
    }
  }
  return { gradient, fisher }
}

function logit(share: number): number {
  return Math.log(share / (1 - share))
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value))
}
