import { IQ_FAMILIES, type IqFamily } from '../../../contract/iq-rules.ts'
import type { Generator, Template } from '../items/item.ts'
import type { Par } from './item-curve.ts'

/** A template that may be asked. */
export interface PoolEntry {
  id: string
  family: IqFamily
  par: Par
  /** How often it was answered before this version: the fewer, the sooner it is tried out. */
  answers: number
}

/** The abilities of a version's people, as that version sees them. */
export interface Norms {
  people: number
  /** In order, at equal steps from the lowest to the highest. */
  quantiles: readonly number[]
}
export const NO_NORMS: Norms = { people: 0, quantiles: [] }

/** The share of people below an ability. */
export function shareBelow({ quantiles }: Norms, theta: number): number {
  let [from, to] = [0, quantiles.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((quantiles[middle] ?? 0) < theta) from = middle + 1
    else to = middle
  }
  return Math.min(1, from / Math.max(1, quantiles.length - 1))
}

/** One version of what is known of the templates. An attempt keeps the version that it began with. */
export interface Parameters {
  version: number
  norms: Norms
  /** Undefined: no template of this version. One that is retired is still known here, so that answers to it count. */
  of(templateId: string): Par | undefined
  sigma: Record<IqFamily, number>
  /** What may be asked: the active templates that the site can still make. */
  pool: Record<IqFamily, readonly PoolEntry[]>
}

/** Before anybody has answered (iq.md 4 and 10). */
export const PRIOR = {
  slope: 1.6,
  slopeSpread: 0.25,
  guessChosen: 1 / 8,
  guessTyped: 0.01,
  residual: 0.5,
  cloneSpread: 0.2,
  sigma: 0.3,
} as const

/** Base and weights of the features of a family, as calibrated or as first supposed. */
export interface FamilyWeights {
  base: number
  weights: Readonly<Record<string, number>>
  /** How far difficulties lie beside what the weights foretell. */
  residual: number
  sigma: number
  cloneSpread: number
}

export interface CalibratedPar {
  a: number
  b: number
  c: number
  tau: number
  answers: number
  isActive: boolean
}

/** What a version has found out; nothing for version 0. */
export interface Calibration {
  calibrated: ReadonlyMap<string, CalibratedPar>
  families: Partial<Record<IqFamily, FamilyWeights>>
}
export const UNCALIBRATED: Calibration = { calibrated: new Map(), families: {} }

export function guessOf(family: IqFamily): number {
  return family === 'series' ? PRIOR.guessTyped : PRIOR.guessChosen
}

export function priorWeights(generator: Generator): FamilyWeights {
  const { base, weights } = generator
  return { base, weights, residual: PRIOR.residual, sigma: PRIOR.sigma, cloneSpread: PRIOR.cloneSpread }
}

export function foretell({ features }: Template, { base, weights }: FamilyWeights): number {
  return Object.entries(features).reduce((sum, [name, count]) => sum + (weights[name] ?? 0) * count, base)
}

/** Ids begin with their family, also those of templates that the site no longer has. */
export function familyOf(templateId: string): IqFamily | undefined {
  return IQ_FAMILIES.find((family) => templateId.startsWith(family))
}

/** What the site can make, seen through a version: what is calibrated, else what the features foretell. */
export function makeParameters(
  generators: readonly Generator[],
  version: number,
  { calibrated, families }: Calibration = UNCALIBRATED,
  norms = NO_NORMS,
): Parameters {
  const pars = new Map<string, Par>()
  const pool: Record<IqFamily, PoolEntry[]> = { matrix: [], series: [], rotate: [], solid: [], fold: [] }
  const sigma = ofEachFamily((family) => families[family]?.sigma ?? PRIOR.sigma)
  for (const generator of generators) {
    const { family } = generator
    const weights = families[family] ?? priorWeights(generator)
    for (const template of generator.templates) {
      const known = calibrated.get(template.id)
      const par: Par =
        known === undefined
          ? foretold(template, weights)
          : { a: known.a, b: known.b, c: known.c, tau: known.tau, sig: sigma[family] }
      pars.set(template.id, par)
      if (known?.isActive ?? true)
        pool[family].push({ id: template.id, family, par, answers: known?.answers ?? 0 })
    }
  }
  // Items of templates that have gone since were answered all the same.
  for (const [id, { a, b, c, tau }] of calibrated) {
    const family = familyOf(id)
    if (family !== undefined && !pars.has(id)) pars.set(id, { a, b, c, tau, sig: sigma[family] })
  }
  return { version, norms, of: (templateId) => pars.get(templateId), sigma, pool }
}

function foretold(template: Template, weights: FamilyWeights): Par {
  return {
    a: PRIOR.slope,
    b: foretell(template, weights),
    c: guessOf(template.family),
    tau: Math.hypot(weights.residual, weights.cloneSpread),
    sig: weights.sigma,
  }
}

export function ofEachFamily<T>(make: (family: IqFamily) => T): Record<IqFamily, T> {
  return Object.fromEntries(IQ_FAMILIES.map((family) => [family, make(family)])) as Record<IqFamily, T>
}
