/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import { IQ_FAMILIES } from '../../../contract/iq-rules.ts'
import type { Generator } from '../items/item.ts'
import {
  foretell,
  guessOf,
  PRIOR,
  priorWeights,
  type Calibration,
  type FamilyWeights,
} from '../scoring/parameters.ts'
import type { Design } from './fit.ts'
import type { Model } from './model.ts'

export interface Start {
  model: Model
  design: Design
  /** As the version foretells answers: with all that is uncertain about the difficulties. */
  predicting: Model
  wasActive: boolean[]
}

/** Model and design of a version: where the next calibration begins, and what it is compared with. */
export function startModel(generators: readonly Generator[], calibration: Calibration): Start {
  const templates = generators.flatMap(({ templates: all }) => all)
  const ofFamily = IQ_FAMILIES.map((family) => generators.find((one) => one.family === family))
  const known: FamilyWeights[] = IQ_FAMILIES.map((family, place) => {
    const generator = ofFamily[place]
    return calibration.families[family] ?? (generator === undefined ? NOTHING : priorWeights(generator))
  })
  const pars = templates.map(({ id }) => calibration.calibrated.get(id))
  const weightsOf = (place: number): FamilyWeights => known[place] ?? NOTHING
  const family = Uint8Array.from(templates, (one) => IQ_FAMILIES.indexOf(one.family))
  const foretold = Float64Array.from(templates, (one, index) => foretell(one, weightsOf(family[index]!)))
  const model: Model = {
    ids: templates.map(({ id }) => id),
    family,
    a: Float64Array.from(pars, (par) => par?.a ?? PRIOR.slope),
    b: Float64Array.from(pars, (par, index) => par?.b ?? foretold[index]!),
    c: Float64Array.from(pars, (par, index) => par?.c ?? guessOf(templates[index]!.family)),
    spread: Float64Array.from(family, (place) => weightsOf(place).cloneSpread),
    foretold,
    sigma: Float64Array.from(known, ({ sigma }) => sigma),
    residual: Float64Array.from(known, ({ residual }) => residual),
    slopeSpread: Float64Array.from(known, () => PRIOR.slopeSpread),
    mean: 0,
    deviation: 1,
  }
  const names = ofFamily.map((generator) => Object.keys(generator?.weights ?? {}))
  const supposed = ofFamily.map((generator, place) => [
    generator?.base ?? 0,
    ...names[place]!.map((name) => generator?.weights[name] ?? 0),
  ])
  const design: Design = {
    names,
    rows: templates.map(({ features }, index) => [
      1,
      ...names[family[index]!]!.map((name) => features[name] ?? 0),
    ]),
    supposed,
    weights: known.map(({ base, weights }, place) => [
      base,
      ...names[place]!.map((name) => weights[name] ?? 0),
    ]),
  }
  const unknown = pars.map(
    (par, index) => par?.tau ?? Math.hypot(weightsOf(family[index]!).residual, PRIOR.cloneSpread),
  )
  return {
    model,
    design,
    predicting: { ...structuredClone(model), spread: Float64Array.from(unknown) },
    wasActive: pars.map((par) => par?.isActive ?? true),
  }
}

const NOTHING: FamilyWeights = {
  base: 0,
  weights: {},
  residual: PRIOR.residual,
  sigma: PRIOR.sigma,
  cloneSpread: PRIOR.cloneSpread,
}
