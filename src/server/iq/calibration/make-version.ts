/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import { IQ_FAMILIES } from '../../../contract/iq-rules.ts'
import type { Generator } from '../items/item.ts'
import { PRIOR, type Calibration } from '../scoring/parameters.ts'
import type { Work } from '../../platform/work-pool.ts'
import { examineAll, expectAll } from './add-slices.ts'
import type { Design, FitOptions, Fitted } from './fit.ts'
import type { Examined } from './judge-templates.ts'
import { keepLearned } from './keep-learned.ts'
import { linkTo } from './link.ts'
import { answersOf, slicesOf, type Model, type People } from './model.ts'
import { retire } from './retire.ts'
import { startModel } from './start-model.ts'

export interface VersionInput {
  generators: readonly Generator[]
  /** The version in use. */
  current: Calibration
  people: People
  options: FitOptions
  /** The version that fixed the scale, once there is one. */
  reference: Calibration | undefined
}

export interface MadeVersion {
  fitted: Fitted
  calibration: Calibration
  examined: Examined
  /** It is on the scale of the reference. */
  isLinked: boolean
}

const ROUNDS = 18
const LAST_ROUNDS = 6

/** A version as it may be published, from these people; a few rounds are enough where one of nearly the same people began. */
export async function makeVersion(input: VersionInput, work: Work, begun?: Fitted): Promise<MadeVersion> {
  const { people, options, current, reference } = input
  const start = startModel(input.generators, current)
  const rounds = begun === undefined ? ROUNDS : LAST_ROUNDS
  const fitted = await fit(work, begun ?? start, people, rounds, options)
  const { model, design } = fitted
  const seen = await examineAll(work, model, slicesOf(people))
  const examined: Examined = await work.run('iq-judge', { model, seen })
  const found = describe(model, design, examined, retire(model, examined, start.wasActive))
  const linked = reference === undefined ? found : linkTo(reference, found)
  // Only what these people answered says on which scale they are: the rest comes after the linking.
  const learned = linkTo(reference ?? found, current) ?? current
  const calibration = keepLearned(linked ?? found, learned)
  return { fitted, calibration, examined, isLinked: linked !== undefined }
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

/** What is left uncertain of each difficulty, with how the items of one template differ. */
function uncertainties(model: Model, { information }: Pick<Examined, 'information'>): Float64Array {
  return model.spread.map((spread, template) => {
    const prior = 1 / model.residual[model.family[template]!]! ** 2
    return Math.hypot(spread, 1 / Math.sqrt(information[template]! + prior))
  })
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
