import { fitRounds, type Design, type FitOptions } from './fit.ts'
import { logLoss } from './expect-answers.ts'
import { examine, type Examined } from './examine.ts'
import type { Model, People } from './model.ts'
import { simulatePart, type SimulationPart } from './simulate-part.ts'

interface FitInput {
  model: Model
  design: Design
  people: People
  rounds: number
  options: FitOptions
}

/** What the threads do for the calibration, each within a second or so. */
export const calibrationWork = {
  'iq-fit': ({ model, design, people, rounds, options }: FitInput) =>
    fitRounds(model, design, people, rounds, options),
  'iq-examine': ({ model, people }: { model: Model; people: People }): Examined => examine(model, people),
  'iq-log-loss': ({ model, people }: { model: Model; people: People }): number => logLoss(model, people),
  'iq-simulate': (part: SimulationPart) => simulatePart(part),
}
