import type { Work } from '../../platform/work-pool.ts'
import type { Generator } from '../items/item.ts'
import type { Calibration, Norms } from '../scoring/parameters.ts'
import { slicesOf, type People } from './model.ts'
import { startModel } from './start-model.ts'

const STEPS = 1000

/** The abilities of people as a version sees them: as if each had just taken the test with it. */
export async function makeNorms(
  work: Work,
  generators: readonly Generator[],
  calibration: Calibration,
  takers: People,
): Promise<Norms> {
  const { predicting: model } = startModel(generators, calibration)
  const abilities: number[] = []
  for (const people of slicesOf(takers))
    abilities.push(...(await work.run<Float64Array>('iq-abilities', { model, people })))
  return normsOf(abilities)
}

export function normsOf(abilities: readonly number[]): Norms {
  const sorted = abilities.toSorted((one, other) => one - other)
  if (sorted.length === 0) return { people: 0, quantiles: [] }
  const last = sorted.length - 1
  const quantiles = Array.from(
    { length: STEPS + 1 },
    (_, step) => sorted[Math.round((step * last) / STEPS)] ?? 0,
  )
  return { people: sorted.length, quantiles }
}
