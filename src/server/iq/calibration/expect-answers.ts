/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import { Beliefs, SUMS } from './beliefs.ts'
import { countOf, type Model, type People } from './model.ts'

/** The E-step: how many people of which ability answered each template, and how many of them rightly. */
export interface Expected {
  /** By template and place in `SUMS`. */
  asked: Float64Array
  right: Float64Array
  /** By family: the mean square of the sway among those who were asked. */
  sway: Float64Array
  logLikelihood: number
  mean: number
  deviation: number
}

export function expectAnswers(model: Model, people: People): Expected {
  const size = SUMS.length
  const beliefs = new Beliefs(model)
  const asked = new Float64Array(model.ids.length * size)
  const right = new Float64Array(model.ids.length * size)
  const sway = new Float64Array(model.sigma.length)
  const askedOf = new Uint32Array(model.sigma.length)
  const spread = Array.from(model.sigma, () => new Float64Array(size))
  const sums = { logLikelihood: 0, first: 0, second: 0 }
  for (let person = 0; person < countOf(people); person++) {
    sums.logLikelihood += beliefs.take(people, person)
    sums.first += beliefs.mean
    sums.second += beliefs.second
    for (let family = 0; family < spread.length; family++) {
      if (beliefs.isAsked[family] === 0) continue
      sway[family]! += beliefs.spreadOver(family, spread[family]!)
      askedOf[family]!++
    }
    for (let at = people.starts[person]!; at < people.starts[person + 1]!; at++) {
      const template = people.templates[at]!
      const mass = spread[model.family[template]!]!
      add(asked, mass, template * size)
      if (people.rights[at] === 1) add(right, mass, template * size)
    }
  }
  const count = Math.max(1, countOf(people))
  const mean = sums.first / count
  return {
    asked,
    right,
    sway: sway.map((sum, family) => (askedOf[family] === 0 ? 1 : sum / askedOf[family]!)),
    logLikelihood: sums.logLikelihood,
    mean,
    deviation: Math.sqrt(Math.max(0.01, sums.second / count - mean * mean)),
  }
}

function add(to: Float64Array, mass: Float64Array, from: number): void {
  for (let place = 0; place < mass.length; place++) to[from + place]! += mass[place]!
}

/** How badly a model foretells the answers of people it does not know: less is better. */
export function logLoss(model: Model, people: People): number {
  const beliefs = new Beliefs(model)
  let sum = 0
  for (let person = 0; person < countOf(people); person++) sum += beliefs.take(people, person)
  return -sum / Math.max(1, people.templates.length)
}
