import type { Work } from '../../platform/work-pool.ts'
import { sure } from '../scoring/bank-testing.ts'
import type { Simulated } from '../scoring/simulate.ts'
import { NO_GROUP, type People } from './model.ts'
import { calibrationWork } from './work.ts'

/** The work of the threads, done here; copied as on the way to a thread. */
export const workHere: Work = {
  run: async (name, input) => {
    const handle = calibrationWork[name as keyof typeof calibrationWork] as (input: unknown) => unknown
    return (await handle(structuredClone(input))) as never
  },
}

/** Simulated people as the calibration sees everybody. */
export function peopleFrom(
  simulated: readonly Simulated[],
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
