import type { Work } from '../../platform/work-pool.ts'
import type { Random } from '../items/item.ts'
import { below } from '../items/random.ts'
import { sure } from '../scoring/bank-testing.ts'
import type { Answered } from '../scoring/choose-next.ts'
import { chanceOfRight } from '../scoring/item-curve.ts'
import { normal } from '../scoring/simulate.ts'
import { NO_GROUP, type Model, type People } from './model.ts'
import { calibrationWork } from './work.ts'

/** The work of the threads, done here; copied as on the way to a thread. */
export const workHere: Work = {
  run: async (name, input) => {
    const handle = calibrationWork[name as keyof typeof calibrationWork] as (input: unknown) => unknown
    return (await handle(structuredClone(input))) as never
  },
}

interface Answering {
  answered: readonly Pick<Answered, 'templateId' | 'isCorrect'>[]
}

/** People who answer by the model what is about as hard as they are able, as a test would choose it; far quicker than a test. */
export function answerNear(
  model: Model,
  { people, answers, random }: { people: number; answers: number; random: Random },
): (Answering & { theta: number })[] {
  return Array.from({ length: people }, () => {
    const theta = normal(random)
    const sway = Array.from(model.sigma, (sigma) => sigma * normal(random))
    const left = new Set(model.ids.keys())
    const answered = Array.from({ length: Math.min(answers, left.size) }, () => {
      const wished = theta + 0.5 * normal(random)
      const family = below(model.sigma.length, random)
      const isOf = (template: number): boolean => model.family[template] === family
      const beside = (template: number): number =>
        Math.abs(sure(model.b[template]) - wished) + (isOf(template) ? 0 : 100)
      const template = [...left].reduce((one, other) => (beside(other) < beside(one) ? other : one))
      left.delete(template)
      const b = sure(model.b[template]) + sure(model.spread[template]) * normal(random)
      const able = theta + sure(sway[sure(model.family[template])])
      const chance = chanceOfRight(able, sure(model.a[template]), b, sure(model.c[template]))
      return { templateId: sure(model.ids[template]), isCorrect: random() < chance }
    })
    return { theta, answered }
  })
}

/** Simulated people as the calibration sees everybody. */
export function peopleFrom(
  simulated: readonly Answering[],
  ids: readonly string[],
  groupOf: (person: number) => number = () => NO_GROUP,
): People {
  const places = new Map(ids.map((id, place) => [id, place]))
  const answers = simulated.flatMap(({ answered }) => answered)
  const starts = [0]
  for (const { answered } of simulated) starts.push((starts.at(-1) ?? 0) + answered.length)
  return {
    starts: Uint32Array.from(starts),
    templates: Uint16Array.from(answers, ({ templateId }) => sure(places.get(templateId))),
    rights: Uint8Array.from(answers, ({ isCorrect }) => Number(isCorrect)),
    languages: Uint8Array.from(simulated, (_, person) => groupOf(person)),
    devices: new Uint8Array(simulated.length).fill(NO_GROUP),
  }
}
