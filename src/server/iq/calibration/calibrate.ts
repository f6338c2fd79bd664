/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import { IQ_FAMILIES } from '../../../contract/iq-rules.ts'
import type { Generator } from '../items/item.ts'
import { PRIOR, type Calibration } from '../scoring/parameters.ts'
import type { Work } from '../../platform/work-pool.ts'
import { examineAll, expectAll } from './add-slices.ts'
import type { Seen } from './examine.ts'
import type { Design, FitOptions, Fitted } from './fit.ts'
import type { Examined } from './judge-templates.ts'
import { linkTo } from './link.ts'
import { answersOf, choosePeople, slicesOf, type Model, type People } from './model.ts'
import { retire } from './retire.ts'
import { startModel } from './start-model.ts'

export interface CalibrationInput {
  generators: readonly Generator[]
  /** The version in use. */
  current: Calibration
  people: People
  options: FitOptions
  /** The version that fixed the scale, once there is one. */
  reference: Calibration | undefined
}

export interface Calibrated {
  calibration: Calibration
  examined: Examined
  /** Of people whom the fit did not know: the version in use, and the new one. */
  before: number
  after: number
  /** It is on the scale of the reference. */
  isLinked: boolean
  /** It may be published. */
  isBetter: boolean
}

const ROUNDS = 18
const LAST_ROUNDS = 6
/** Every fifth person is kept aside for the comparison. */
const KEPT_ASIDE = 5

/** A new version from everybody's answers, and whether it foretells the answers of others better than the one in use. */
export async function calibrate(input: CalibrationInput, work: Work): Promise<Calibrated> {
  const { people, options } = input
  const start = startModel(input.generators, input.current)
  const train = choosePeople(people, (person) => person % KEPT_ASIDE !== 0)
  const aside = slicesOf(choosePeople(people, (person) => person % KEPT_ASIDE === 0))
  const first = await fit(work, start, train, ROUNDS, options)
  const before = await logLoss(work, start.predicting, aside)
  const after = await logLoss(
    work,
    predicting(first.model, await examineAll(work, first.model, slicesOf(train))),
    aside,
  )
  const last = await fit(work, first, people, LAST_ROUNDS, options)
  const seen = await examineAll(work, last.model, slicesOf(people))
  const examined: Examined = await work.run('iq-judge', { model: last.model, seen })
  const isActive = retire(last.model, examined, start.wasActive)
  const found = describe(last.model, last.design, examined, isActive)
  const linked = input.reference === undefined ? found : linkTo(input.reference, found)
  const isBetter = linked !== undefined && after < before
  return { calibration: linked ?? found, examined, before, after, isLinked: linked !== undefined, isBetter }
}

async function fit(
  work: Work,
  { model, design }: Fitted,
  people: People,
  rounds: number,
  options: FitOptions,
): Promise<Fitted> {
  const slices = slicesOf(people)
  const answers = answersOf(people, model)
  let fitted: Fitted = { model, design }
  for (let round = 0; round < rounds; round++) {
    const expected = await expectAll(work, fitted.model, slices)
    fitted = await work.run('iq-maximize', { ...fitted, expected, answers, options })
  }
  return fitted
}

/** How badly a model foretells the answers of people it does not know: less is better. */
async function logLoss(work: Work, model: Model, slices: readonly People[]): Promise<number> {
  const { logLikelihood } = await expectAll(work, model, slices)
  return -logLikelihood / slices.reduce((sum, { templates }) => sum + templates.length, 0)
}

/** What is left uncertain of each difficulty, with how the items of one template differ. */
function uncertainties(model: Model, { information }: Pick<Seen, 'information'>): Float64Array {
  return model.spread.map((spread, template) => {
    const prior = 1 / model.residual[model.family[template]!]! ** 2
    return Math.hypot(spread, 1 / Math.sqrt(information[template]! + prior))
  })
}

function predicting(model: Model, seen: Seen): Model {
  return { ...model, spread: uncertainties(model, seen) }
}

function describe(model: Model, design: Design, examined: Examined, isActive: boolean[]): Calibration {
  const tau = uncertainties(model, examined)
  const calibrated = new Map(
    model.ids.map((id, template) => [
      id,
      {
        a: model.a[template]!,
        b: model.b[template]!,
        c: model.c[template]!,
        tau: tau[template]!,
        answers: examined.answers[template]!,
        isActive: isActive[template]!,
      },
    ]),
  )
  const families: Calibration['families'] = {}
  IQ_FAMILIES.forEach((family, place) => {
    const [base = 0, ...weights] = design.weights[place]!
    families[family] = {
      base,
      weights: Object.fromEntries(design.names[place]!.map((name, index) => [name, weights[index] ?? 0])),
      residual: model.residual[place]!,
      sigma: model.sigma[place]!,
      cloneSpread: PRIOR.cloneSpread,
    }
  })
  return { calibrated, families }
}
