import type { Seen } from './examine.ts'
import type { Expected } from './expect-answers.ts'
import type { Design, FitOptions, Fitted } from './fit.ts'
import type { Examined } from './judge-templates.ts'
import type { Model, People } from './model.ts'
import type { SimulatedPerson, SimulationPart } from './simulate-part.ts'

interface PeopleInput {
  model: Model
  people: People
}
interface MaximizeInput {
  model: Model
  design: Design
  expected: Expected
  answers: Uint32Array
  options: FitOptions
}

/** What the threads do for the calibration, each within a second or so; loaded by those that do it. */
export const calibrationWork = {
  'iq-expect': async ({ model, people }: PeopleInput): Promise<Expected> =>
    (await import('./expect-answers.ts')).expectAnswers(model, people),
  'iq-abilities': async ({ model, people }: PeopleInput): Promise<Float64Array> =>
    (await import('./expect-answers.ts')).abilitiesOf(model, people),
  'iq-maximize': async ({ model, design, expected, answers, options }: MaximizeInput): Promise<Fitted> =>
    (await import('./fit.ts')).maximizeAll(model, design, expected, answers, options),
  'iq-examine': async ({ model, people }: PeopleInput): Promise<Seen> =>
    (await import('./examine.ts')).examine(model, people),
  'iq-judge': async ({ model, seen }: { model: Model; seen: Seen }): Promise<Examined> =>
    (await import('./judge-templates.ts')).judgeTemplates(model, seen),
  'iq-simulate': async (part: SimulationPart): Promise<SimulatedPerson[]> =>
    (await import('./simulate-part.ts')).simulatePart(part),
}
