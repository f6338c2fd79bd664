/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import { Beliefs, SUMS } from './beliefs.ts'
import { countOf, type Model, type People } from './model.ts'

/** The E-step: how many people of which ability answered each template, and how many of them rightly. All of it are sums. */
export interface Expected {
  /** By template and place in `SUMS`. */
  asked: Float64Array
  right: Float64Array
  /** By family: the mean squares of the sway of those who were asked, and how many these are. */
  sway: Float64Array
  swayed: Float64Array
  logLikelihood: number
  /** Of the abilities: their means, and their mean squares. */
  first: number
  second: number
  people: number
}

export function expectAnswers(model: Model, people: People): Expected {
  const size = SUMS.length
  const beliefs = new Beliefs(model)
  const expected: Expected = {
    asked: new Float64Array(model.ids.length * size),
    right: new Float64Array(model.ids.length * size),
    sway: new Float64Array(model.sigma.length),
    swayed: new Float64Array(model.sigma.length),
    logLikelihood: 0,
    first: 0,
    second: 0,
    people: countOf(people),
  }
  const spread = Array.from(model.sigma, () => new Float64Array(size))
  for (let person = 0; person < countOf(people); person++) {
    expected.logLikelihood += beliefs.take(people, person)
    expected.first += beliefs.mean
    expected.second += beliefs.second
    for (let family = 0; family < spread.length; family++) {
      if (beliefs.isAsked[family] === 0) continue
      expected.sway[family]! += beliefs.spreadOver(family, spread[family]!)
      expected.swayed[family]!++
    }
    for (let at = people.starts[person]!; at < people.starts[person + 1]!; at++) {
      const template = people.templates[at]!
      const mass = spread[model.family[template]!]!
      add(expected.asked, mass, template * size)
      if (people.rights[at] === 1) add(expected.right, mass, template * size)
    }
  }
  return expected
}

/** The ability of each person, as a test says it. */
export function abilitiesOf(model: Model, people: People): Float64Array {
  const beliefs = new Beliefs(model)
  return Float64Array.from({ length: countOf(people) }, (_, person) => {
    beliefs.take(people, person)
    return beliefs.mean
  })
}

/** The mean and the deviation of the people's abilities. */
export function abilityOf({ first, second, people }: Expected): { mean: number; deviation: number } {
  const count = Math.max(1, people)
  const mean = first / count
  return { mean, deviation: Math.sqrt(Math.max(0.01, second / count - mean * mean)) }
}

function add(to: Float64Array, mass: Float64Array, from: number): void {
  for (let place = 0; place < mass.length; place++) to[from + place]! += mass[place]!
}
