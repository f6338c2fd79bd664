import type { IqForm } from '../../../contract/iq-rules.ts'
import type { Random } from '../items/item.ts'
import { Ability } from './ability.ts'
import { chooseFor, scoredOf, type Answered } from './choose-next.ts'
import { chanceOfRight } from './item-curve.ts'
import { ofEachFamily, PRIOR, type Parameters } from './parameters.ts'

export interface Simulated {
  theta: number
  estimate: number
  error: number
  /** Scored items. */
  items: number
  answered: Answered[]
}

export interface Simulation {
  parameters: Parameters
  people: number
  random: Random
  form?: IqForm
  /** The true difficulty of a template; without it, drawn once for all these people from what is not known of it. */
  truth?: (templateId: string) => { a: number; b: number; c: number }
  /** The true spread of the families' own factors. */
  sigma?: number
  /** A fixed ability, for the error by ability; drawn from the normal curve otherwise. */
  theta?: number
}

/** People who answer by the model, through the whole course of a test. They show that the engine is sound, and nothing of humans. */
export function simulate(simulation: Simulation): Simulated[] {
  const { parameters, random } = simulation
  const truth = simulation.truth ?? drawBank(parameters, random)
  return Array.from({ length: simulation.people }, () => takeTest({ ...simulation, truth }))
}

function takeTest({
  parameters,
  random,
  truth,
  sigma,
  form = 'full',
  theta = normal(random),
}: Simulation & { truth: NonNullable<Simulation['truth']> }): Simulated {
  const sway = ofEachFamily((family) => (sigma ?? parameters.sigma[family]) * normal(random))
  const familyOf = familiesOf(parameters)
  const ability = new Ability()
  const answered: Answered[] = []
  for (;;) {
    const choice = chooseFor(ability, { answered, form, parameters, random })
    if (choice === undefined) break
    const { templateId, isPilot } = choice
    const [family, par] = [familyOf.get(templateId), parameters.of(templateId)]
    if (family === undefined || par === undefined) throw new Error(`${templateId} is in no family`)
    const { a, b, c } = truth(templateId)
    const ofThisItem = b + PRIOR.cloneSpread * normal(random)
    const isCorrect = random() < chanceOfRight(theta + sway[family], a, ofThisItem, c)
    if (!isPilot) ability.add(family, par, isCorrect)
    answered.push({ ...quiet, templateId, family, isCorrect, isPilot })
  }
  const { mean, standardError } = ability
  return { theta, estimate: mean, error: standardError, items: scoredOf(answered).length, answered }
}

const quiet = { seconds: 60, isLate: false, blurMs: 0, blurCount: 0 }

function drawBank(parameters: Parameters, random: Random): NonNullable<Simulation['truth']> {
  const drawn = new Map<string, { a: number; b: number; c: number }>()
  return (templateId) => {
    let truth = drawn.get(templateId)
    if (truth === undefined) {
      const par = parameters.of(templateId)
      if (par === undefined) throw new Error(`${templateId} is not known`)
      const unknown = Math.sqrt(Math.max(0, par.tau ** 2 - PRIOR.cloneSpread ** 2))
      truth = { a: par.a, b: par.b + unknown * normal(random), c: par.c }
      drawn.set(templateId, truth)
    }
    return truth
  }
}

const known = new WeakMap<Parameters, Map<string, Answered['family']>>()
function familiesOf(parameters: Parameters): Map<string, Answered['family']> {
  let families = known.get(parameters)
  if (families === undefined) {
    const entries = Object.values(parameters.pool).flat()
    families = new Map(entries.map(({ id, family }) => [id, family]))
    known.set(parameters, families)
  }
  return families
}

export interface Summary {
  people: number
  correlation: number
  bias: number
  rmse: number
  meanError: number
  meanItems: number
  /** Percent of people whose interval covers their true ability. */
  coverage: number
}

type Outcome = Omit<Simulated, 'answered'>

export function summarize(people: readonly Outcome[]): Summary {
  const mean = (of: (person: Outcome) => number): number =>
    people.reduce((sum, person) => sum + of(person), 0) / people.length
  const [meanTheta, meanEstimate] = [mean(({ theta }) => theta), mean(({ estimate }) => estimate)]
  const covariance = mean(({ theta, estimate }) => (theta - meanTheta) * (estimate - meanEstimate))
  const variances =
    mean(({ theta }) => (theta - meanTheta) ** 2) * mean(({ estimate }) => (estimate - meanEstimate) ** 2)
  return {
    people: people.length,
    correlation: covariance / Math.sqrt(variances),
    bias: meanEstimate - meanTheta,
    rmse: Math.sqrt(mean(({ theta, estimate }) => (theta - estimate) ** 2)),
    meanError: mean(({ error }) => error),
    meanItems: mean(({ items }) => items),
    coverage: 100 * mean(({ theta, estimate, error }) => Number(Math.abs(theta - estimate) <= 1.96 * error)),
  }
}

/** Box and Muller. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
