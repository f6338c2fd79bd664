/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import { chanceOfRight, flatten } from '../scoring/item-curve.ts'
import { Beliefs, SUMS } from './beliefs.ts'
import { answersOf, countOf, GROUPS, NO_GROUP, type Model, type People } from './model.ts'

/** What some people's answers say about each template besides its parameters. All of it are sums by template. */
export interface Seen {
  answers: Uint32Array
  /** What they tell about b, as far as the people's own abilities are known. */
  information: Float64Array
  /** The same about the logarithm of the slope. */
  slopeInformation: Float64Array
  /** The squares of what is unexpected, and the squares of these. */
  unexpected: Float64Array
  unexpectedSquares: Float64Array
  /** Six a template: of right answers (1 or 0) and of the abilities by the other answers. */
  moments: Float64Array
  /** By group and template: answers, and by place in `SUMS` as well how many were asked and right. */
  groupAnswers: Uint32Array
  groupAsked: Float64Array
  groupRight: Float64Array
}

export const MOMENTS = 6

export function examine(model: Model, people: People): Seen {
  const templates = model.ids.length
  const beliefs = new Beliefs(model)
  const pulls = pullsOf(model)
  const spread = Array.from(model.sigma, () => new Float64Array(SUMS.length))
  const seen = nothingSeen(answersOf(people, model))
  for (let person = 0; person < countOf(people); person++) {
    beliefs.take(people, person)
    for (let family = 0; family < spread.length; family++)
      if (beliefs.isAsked[family] === 1) beliefs.spreadOver(family, spread[family]!)
    for (let at = people.starts[person]!; at < people.starts[person + 1]!; at++) {
      const [template, isRight] = [people.templates[at]!, people.rights[at] === 1]
      const mass = spread[model.family[template]!]!
      seen.information[template]! += pullOf(pulls.b, template, isRight, mass) ** 2
      seen.slopeInformation[template]! += pullOf(pulls.slope, template, isRight, mass) ** 2
      const square = unexpected(model, template, beliefs.mean, isRight)
      seen.unexpected[template]! += square
      seen.unexpectedSquares[template]! += square * square
      addMoments(seen.moments, template, Number(isRight), beliefs.meanWithout(template, isRight))
      for (const group of [people.languages[person]!, people.devices[person]!])
        if (group !== NO_GROUP) addToGroup(seen, group * templates + template, isRight, mass)
    }
  }
  return seen
}

function nothingSeen(answers: Uint32Array): Seen {
  const templates = answers.length
  const sums = (length: number): Float64Array => new Float64Array(length)
  return {
    answers,
    information: sums(templates),
    slopeInformation: sums(templates),
    unexpected: sums(templates),
    unexpectedSquares: sums(templates),
    moments: sums(templates * MOMENTS),
    groupAnswers: new Uint32Array(GROUPS.length * templates),
    groupAsked: sums(GROUPS.length * templates * SUMS.length),
    groupRight: sums(GROUPS.length * templates * SUMS.length),
  }
}

function addMoments(sums: Float64Array, template: number, one: number, other: number): void {
  const values = [1, one, other, one * one, other * other, one * other]
  for (let at = 0; at < MOMENTS; at++) sums[template * MOMENTS + at]! += values[at]!
}

function addToGroup(seen: Seen, row: number, isRight: boolean, mass: Float64Array): void {
  const from = row * mass.length
  seen.groupAnswers[row]!++
  for (let place = 0; place < mass.length; place++) {
    seen.groupAsked[from + place]! += mass[place]!
    if (isRight) seen.groupRight[from + place]! += mass[place]!
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
