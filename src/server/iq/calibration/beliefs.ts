/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import { levels, sways, swayWeights } from '../scoring/ability.ts'
import { chanceOfRight, flatten } from '../scoring/item-curve.ts'
import type { Model, People } from './model.ts'

const FAMILIES = 5
const LEVELS = levels.length
const SWAYS = sways.length
export const CELLS = LEVELS * SWAYS

/** The grid of ability and own factor together, on which the answers to a template are counted. */
export const SUM_STEP = 0.15
export const SUMS = Float64Array.from({ length: 81 }, (_, index) => (index - 40) * SUM_STEP)

/**
 * What the answers of a person say about them, by a model: as `scoring/ability.ts`, for thousands at once. The chances of all
 * templates are worked out beforehand, so a person takes only multiplications.
 */
export class Beliefs {
  readonly #joint = Array.from({ length: FAMILIES }, () => new Float64Array(CELLS))
  readonly #byLevel = Array.from({ length: FAMILIES }, () => new Float64Array(LEVELS))
  readonly #belief = new Float64Array(LEVELS)
  readonly #chances: Float64Array
  readonly #prior: Float64Array
  readonly #places: SumPlaces[]
  readonly model: Model
  readonly isAsked = new Uint8Array(FAMILIES)
  mean = 0
  second = 0

  constructor(model: Model) {
    this.model = model
    this.#chances = chancesOf(model)
    this.#prior = priorOf(model)
    this.#places = Array.from(model.sigma, placesOf)
  }

  /** Takes up a person, leaving one answer out if so asked; returns the logarithm of the chance of all their answers. */
  take(people: People, person: number, leftOut = -1): number {
    this.isAsked.fill(0)
    for (let at = people.starts[person]!; at < people.starts[person + 1]!; at++)
      if (at !== leftOut) this.#multiply(people.templates[at]!, people.rights[at] === 1)
    this.#belief.set(this.#prior)
    for (let family = 0; family < FAMILIES; family++) if (this.isAsked[family] === 1) this.#average(family)
    return this.#normalize()
  }

  #multiply(template: number, isRight: boolean): void {
    const family = this.model.family[template]!
    const joint = this.#joint[family]!
    if (this.isAsked[family] === 0) {
      joint.fill(1)
      this.isAsked[family] = 1
    }
    const from = template * CELLS
    const chances = this.#chances
    if (isRight) for (let cell = 0; cell < CELLS; cell++) joint[cell]! *= chances[from + cell]!
    else for (let cell = 0; cell < CELLS; cell++) joint[cell]! *= 1 - chances[from + cell]!
  }

  #average(family: number): void {
    const [joint, byLevel] = [this.#joint[family]!, this.#byLevel[family]!]
    for (let level = 0; level < LEVELS; level++) {
      let average = 0
      for (let sway = 0; sway < SWAYS; sway++) average += joint[level * SWAYS + sway]! * swayWeights[sway]!
      byLevel[level] = average
      this.#belief[level]! *= average
    }
  }

  #normalize(): number {
    let [sum, first, second] = [0, 0, 0]
    for (let level = 0; level < LEVELS; level++) {
      const [weight, at] = [this.#belief[level]!, levels[level]!]
      sum += weight
      first += weight * at
      second += weight * at * at
    }
    for (let level = 0; level < LEVELS; level++) this.#belief[level]! /= sum
    this.mean = first / sum
    this.second = second / sum
    return Math.log(sum)
  }

  /** Where ability and own factor of a family together lie, written to `into` over `SUMS`; returns the mean square of the sway. */
  spreadOver(family: number, into: Float64Array): number {
    into.fill(0)
    const [joint, byLevel, { places, parts }] = [
      this.#joint[family]!,
      this.#byLevel[family]!,
      this.#places[family]!,
    ]
    let square = 0
    for (let level = 0; level < LEVELS; level++) {
      const scale = this.#belief[level]! / byLevel[level]!
      for (let sway = 0; sway < SWAYS; sway++) {
        const cell = level * SWAYS + sway
        const mass = scale * joint[cell]! * swayWeights[sway]!
        const place = places[cell]!
        into[place]! += mass * (1 - parts[cell]!)
        into[place + 1]! += mass * parts[cell]!
        square += mass * sways[sway]! * sways[sway]!
      }
    }
    return square
  }

  /** The ability as the other answers alone would have it. */
  meanWithout(template: number, isRight: boolean): number {
    const family = this.model.family[template]!
    const [joint, byLevel, from] = [this.#joint[family]!, this.#byLevel[family]!, template * CELLS]
    let [sum, first] = [0, 0]
    for (let level = 0; level < LEVELS; level++) {
      let others = 0
      for (let sway = 0; sway < SWAYS; sway++) {
        const cell = level * SWAYS + sway
        const chance = this.#chances[from + cell]!
        others += (joint[cell]! * swayWeights[sway]!) / (isRight ? chance : 1 - chance)
      }
      const weight = (this.#belief[level]! / byLevel[level]!) * others
      sum += weight
      first += weight * levels[level]!
    }
    return first / sum
  }
}

function chancesOf({ ids, family, a, b, c, spread, sigma }: Model): Float64Array {
  const chances = new Float64Array(ids.length * CELLS)
  for (let template = 0; template < ids.length; template++) {
    const slope = flatten(a[template]!, spread[template]!)
    const sway = sigma[family[template]!]!
    for (let cell = 0; cell < CELLS; cell++) {
      const ability = levels[Math.floor(cell / SWAYS)]! + sway * sways[cell % SWAYS]!
      chances[template * CELLS + cell] = chanceOfRight(ability, slope, b[template]!, c[template]!)
    }
  }
  return chances
}

function priorOf({ mean, deviation }: Model): Float64Array {
  const weights = levels.map((at) => Math.exp(-(((at - mean) / deviation) ** 2) / 2))
  const sum = weights.reduce((one, other) => one + other)
  return weights.map((weight) => weight / sum)
}

/** For each cell the place in `SUMS` below it, and which part of it belongs to the next one. */
interface SumPlaces {
  places: Uint8Array
  parts: Float64Array
}

function placesOf(sigma: number): SumPlaces {
  const places = new Uint8Array(CELLS)
  const parts = new Float64Array(CELLS)
  for (let cell = 0; cell < CELLS; cell++) {
    const sum = levels[Math.floor(cell / SWAYS)]! + sigma * sways[cell % SWAYS]!
    const at = Math.min(SUMS.length - 1.001, Math.max(0, (sum - SUMS[0]!) / SUM_STEP))
    places[cell] = Math.floor(at)
    parts[cell] = at - Math.floor(at)
  }
  return { places, parts }
}
