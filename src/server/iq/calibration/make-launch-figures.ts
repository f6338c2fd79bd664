import { createHash } from 'node:crypto'
import type { Work } from '../../platform/work-pool.ts'
import { GENERATORS } from '../items/generators.ts'
import { makeParameters, UNCALIBRATED } from '../scoring/parameters.ts'
import { simulateFigures } from './figures.ts'
import type { LaunchFigures } from './launch-figures.ts'
import type { SimulationPart } from './simulate-part.ts'
import { calibrationWork } from './work.ts'

/** Of version 0, which follows from the code alone: worked out when its templates or weights change, not on a running site. */
export async function makeLaunchFigures(): Promise<LaunchFigures> {
  const work: Work = {
    run: async (_, input) => (await calibrationWork['iq-simulate'](input as SimulationPart)) as never,
  }
  return { of: fingerprint(), simulated: await simulateFigures(work, 0, UNCALIBRATED) }
}

/** Changes with what the figures are made from. */
export function fingerprint(): string {
  const { pool } = makeParameters(GENERATORS, 0)
  return createHash('sha256').update(JSON.stringify(pool)).digest('hex').slice(0, 16)
}
