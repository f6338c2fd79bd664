import { GENERATORS } from '../items/generators.ts'
import { randomFromText } from '../items/random.ts'
import { makeParameters, type Calibration } from '../scoring/parameters.ts'
import { simulate, type Simulated } from '../scoring/simulate.ts'

/** Some simulated people: one bank, drawn from what is known of the templates. */
export interface SimulationPart {
  version: number
  calibration: Calibration
  people: number
  seed: string
  theta?: number
}

export type SimulatedPerson = Omit<Simulated, 'answered'>

export function simulatePart({
  version,
  calibration,
  people,
  seed,
  theta,
}: SimulationPart): SimulatedPerson[] {
  const parameters = makeParameters(GENERATORS, version, calibration)
  const ability = theta === undefined ? {} : { theta }
  return simulate({ parameters, people, random: randomFromText(seed), ...ability }).map(
    ({ theta: truth, estimate, error, items }) => ({ theta: truth, estimate, error, items }),
  )
}
