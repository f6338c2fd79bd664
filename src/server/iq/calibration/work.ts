import type { Examined } from './examine.ts'
import type { Design, FitOptions } from './fit.ts'
import type { Model, People } from './model.ts'
import type { SimulatedPerson, SimulationPart } from './simulate-part.ts'

interface FitInput {
  model: Model
  design: Design
  people: People
  rounds: number
  options: FitOptions
}
interface PeopleInput {
  model: Model
  people: People
}

/** What the threads do for the calibration, each within a second or so; loaded by those that do it. */
export const calibrationWork = {
  'iq-fit': async ({ model, design, people, rounds, options }: FitInput) =>
    (await import('./fit.ts')).fitRounds(model, design, people, rounds, options),
  'iq-examine': async ({ model, people }: PeopleInput): Promise<Examined> =>
    (await import('./examine.ts')).examine(model, people),
  'iq-log-loss': async ({ model, people }: PeopleInput): Promise<number> =>
    (await import('./expect-answers.ts')).logLoss(model, people),
  'iq-simulate': async (part: SimulationPart): Promise<SimulatedPerson[]> =>
    (await import('./simulate-part.ts')).simulatePart(part),
}
