import { IQ_FAMILIES } from '../../../contract/iq-rules.ts'
import type { Generator } from '../items/item.ts'
import { makeParameters, type Parameters } from './parameters.ts'

/** A bank of templates without items: difficulties from -2.6 to 2.8 in every family. */
export function bankOf(templates: number): Generator[] {
  return IQ_FAMILIES.map((family) => ({
    family,
    base: -2.6,
    weights: { step: 5.4 },
    templates: Array.from({ length: templates }, (_, index) => ({
      id: `${family}-${index}`,
      family,
      features: { step: index / (templates - 1) },
    })),
    generate: () => undefined,
  }))
}

/** The same bank as if its difficulties were known: only the items of one template differ. */
export function calibratedBank(generators: readonly Generator[], slope = 1.6): Parameters {
  const launch = makeParameters(generators, 0)
  const pool = Object.values(launch.pool).flat()
  const known = new Map(
    pool.map(({ id, par }) => [
      id,
      { a: slope, b: par.b, c: par.c, tau: 0.2, answers: 1000, isActive: true },
    ]),
  )
  return makeParameters(generators, 1, { calibrated: known, families: {} })
}

/** What has to be there, or the test ends. */
export function sure<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Something is missing')
  return value
}
