/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import { chanceOfRight, flatten } from '../scoring/item-curve.ts'
import { Beliefs, SUMS } from './beliefs.ts'
import { difficultyFor } from './maximize.ts'
import { answersOf, countOf, GROUPS, NO_GROUP, type Model, type People } from './model.ts'

/** What the answers say about each template besides its parameters. */
export interface Examined {
  answers: Uint32Array
  /** What they tell about b, as far as the people's own abilities are known. */
  information: Float64Array
  /** The same about the logarithm of the slope. */
  slopeInformation: Float64Array
  /** The correlation of right answers with the ability by the other answers. */
  rest: Float64Array
  /** The mean square of what is unexpected: 1 where the model holds. */
  outfit: Float64Array
  /** By group and template: 0 too few answers, 1 no difference that matters, 2 harder or easier for them. */
  differences: Uint8Array
}

const DIFFERENCE = 0.43
const LEAST_OF_GROUP = 200

export function examine(model: Model, people: People): Examined {
  const templates = model.ids.length
  const beliefs = new Beliefs(model)
  const pulls = pullsOf(model)
  const spread = Array.from(model.sigma, () => new Float64Array(SUMS.length))
  const information = new Float64Array(templates)
  const slopeInformation = new Float64Array(templates)
  const outfit = new Float64Array(templates)
  const moments = new Moments(templates)
  const groups = new GroupCounts(templates)
  for (let person = 0; person < countOf(people); person++) {
    beliefs.take(people, person)
    for (let family = 0; family < spread.length; family++)
      if (beliefs.isAsked[family] === 1) beliefs.spreadOver(family, spread[family]!)
    for (let at = people.starts[person]!; at < people.starts[person + 1]!; at++) {
      const [template, isRight] = [people.templates[at]!, people.rights[at] === 1]
      const mass = spread[model.family[template]!]!
      information[template]! += pullOf(pulls.b, template, isRight, mass) ** 2
      slopeInformation[template]! += pullOf(pulls.slope, template, isRight, mass) ** 2
      outfit[template]! += unexpected(model, template, beliefs.mean, isRight)
      moments.add(template, Number(isRight), beliefs.meanWithout(template, isRight))
      groups.add(people.languages[person]!, template, isRight, mass)
      groups.add(people.devices[person]!, template, isRight, mass)
    }
  }
  const answers = answersOf(people, model)
  return {
    answers,
    information,
    slopeInformation,
    rest: moments.correlations(),
    outfit: outfit.map((sum, template) => sum / Math.max(1, answers[template]!)),
    differences: groups.compare(model, answers),
  }
}

/** How a right and a wrong answer pull at b and at ln a, by place in `SUMS`: of each template first right, then wrong. */
interface Pulls {
  b: Float64Array
  slope: Float64Array
}

function pullsOf({ ids, a, b, c, spread }: Model): Pulls {
  const size = SUMS.length
  const pulls: Pulls = {
    b: new Float64Array(ids.length * 2 * size),
    slope: new Float64Array(ids.length * 2 * size),
  }
  for (let template = 0; template < ids.length; template++) {
    const slope = flatten(a[template]!, spread[template]!)
    for (let place = 0; place < size; place++) {
      const chance = chanceOfRight(SUMS[place]!, slope, b[template]!, c[template]!)
      const curve = (chance - c[template]!) / (1 - c[template]!)
      const steep = -(1 - c[template]!) * curve * (1 - curve) * slope
      // A steeper curve lowers what lies below b and raises what lies above.
      const turn = (b[template]! - SUMS[place]!) * (slope / a[template]!) ** 2
      const [right, wrong] = [template * 2 * size + place, (template * 2 + 1) * size + place]
      pulls.b[right] = steep / chance
      pulls.b[wrong] = -steep / (1 - chance)
      pulls.slope[right] = pulls.b[right] * turn
      pulls.slope[wrong] = pulls.b[wrong] * turn
    }
  }
  return pulls
}

function pullOf(pulls: Float64Array, template: number, isRight: boolean, mass: Float64Array): number {
  const from = (template * 2 + (isRight ? 0 : 1)) * mass.length
  let pull = 0
  for (let place = 0; place < mass.length; place++) pull += mass[place]! * pulls[from + place]!
  return pull
}

function unexpected(model: Model, template: number, ability: number, isRight: boolean): number {
  const spread = Math.hypot(model.spread[template]!, model.sigma[model.family[template]!]!)
  const slope = flatten(model.a[template]!, spread)
  const chance = chanceOfRight(ability, slope, model.b[template]!, model.c[template]!)
  return (Number(isRight) - chance) ** 2 / (chance * (1 - chance))
}

/** Sums for the correlations of two values, by template. */
class Moments {
  readonly #sums: Float64Array
  readonly templates: number
  constructor(templates: number) {
    this.templates = templates
    this.#sums = new Float64Array(templates * 6)
  }

  add(template: number, one: number, other: number): void {
    const values = [1, one, other, one * one, other * other, one * other]
    for (let at = 0; at < 6; at++) this.#sums[template * 6 + at]! += values[at]!
  }

  correlations(): Float64Array {
    return Float64Array.from({ length: this.templates }, (_, template) => {
      const [n = 0, one = 0, other = 0, ones = 0, others = 0, both = 0] = this.#sums.subarray(
        template * 6,
        template * 6 + 6,
      )
      const spread = (n * ones - one * one) * (n * others - other * other)
      return spread <= 0 ? 0 : (n * both - one * other) / Math.sqrt(spread)
    })
  }
}

/** The answers of each group, by template and ability. */
class GroupCounts {
  readonly #size = SUMS.length
  readonly #asked: Float64Array
  readonly #right: Float64Array
  readonly #answers: Uint32Array
  readonly templates: number

  constructor(templates: number) {
    this.templates = templates
    this.#asked = new Float64Array(GROUPS.length * templates * this.#size)
    this.#right = new Float64Array(GROUPS.length * templates * this.#size)
    this.#answers = new Uint32Array(GROUPS.length * templates)
  }

  add(group: number, template: number, isRight: boolean, mass: Float64Array): void {
    if (group === NO_GROUP) return
    const row = group * this.templates + template
    this.#answers[row]!++
    for (let place = 0; place < this.#size; place++) {
      this.#asked[row * this.#size + place]! += mass[place]!
      if (isRight) this.#right[row * this.#size + place]! += mass[place]!
    }
  }

  /** Each group against the others of its kind: the first three are languages, the rest devices. */
  compare(model: Model, answers: Uint32Array): Uint8Array {
    return Uint8Array.from(this.#answers, (ofGroup, row) => {
      const template = row % this.templates
      const isLanguage = row < 3 * this.templates
      if (ofGroup < LEAST_OF_GROUP || answers[template]! - ofGroup < LEAST_OF_GROUP) return 0
      const others = [0, 1, 2]
        .map((group) => (isLanguage ? group : group + 3) * this.templates + template)
        .filter((other) => other !== row)
      const own = difficultyFor(model, this.#sum([row]), template, 0)
      const theirs = difficultyFor(model, this.#sum(others), template, 0)
      return Math.abs(own - theirs) > DIFFERENCE ? 2 : 1
    })
  }

  #sum(rows: number[]): { asked: Float64Array; right: Float64Array } {
    const add = (from: Float64Array): Float64Array =>
      Float64Array.from({ length: this.#size }, (_, place) =>
        rows.reduce((sum, row) => sum + from[row * this.#size + place]!, 0),
      )
    return { asked: add(this.#asked), right: add(this.#right) }
  }
}
