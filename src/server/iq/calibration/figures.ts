import type { ResponseOf } from '../../../contract/endpoint.ts'
import type { getIqFigures } from '../../../contract/iq.ts'
import { IQ_FAMILIES } from '../../../contract/iq-rules.ts'
import type { Work } from '../../platform/work-pool.ts'
import type { Generator } from '../items/item.ts'
import { PRIOR, type Calibration } from '../scoring/parameters.ts'
import { summarize } from '../scoring/simulate.ts'
import { DIFFERENCES, type Examined } from './judge-templates.ts'
import { GROUPS } from './model.ts'
import type { SimulatedPerson, SimulationPart } from './simulate-part.ts'

export type IqFigures = ResponseOf<typeof getIqFigures>
/** What is kept of a version. */
export type VersionFigures = Omit<IqFigures, 'version' | 'publishedAt' | 'validAttempts' | 'isProvisional'>
export type SimulatedFigures = Omit<VersionFigures, 'families' | 'differences'>

const PEOPLE = 1000
const AT_ONCE = 50
const ABILITIES = [-2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5]
const PEOPLE_OF_ABILITY = 40

/** The figures of a version: simulated people by its parameters, and what was found about its templates. */
export async function makeFigures(
  work: Work,
  generators: readonly Generator[],
  version: number,
  calibration: Calibration,
  examined: Examined,
): Promise<VersionFigures> {
  return {
    families: familyFigures(generators, calibration),
    ...(await simulateFigures(work, version, calibration)),
    differences: differencesOf(generators, examined),
  }
}

/** Some seconds of work, in parts that each take little. */
export async function simulateFigures(
  work: Work,
  version: number,
  calibration: Calibration,
): Promise<SimulatedFigures> {
  const run = (
    part: Pick<SimulationPart, 'people' | 'seed'> & { theta?: number },
  ): Promise<SimulatedPerson[]> => work.run('iq-simulate', { version, calibration, ...part })
  const people: SimulatedPerson[] = []
  while (people.length < PEOPLE)
    people.push(...(await run({ people: AT_ONCE, seed: `figures ${version} ${people.length}` })))
  const errors: SimulatedFigures['errors'] = []
  for (const theta of ABILITIES) {
    const alike = await run({ people: PEOPLE_OF_ABILITY, seed: `figures ${version} at ${theta}`, theta })
    errors.push({ theta, standardError: round(meanOf(alike.map(({ error }) => error)), 3) })
  }
  const { coverage, bias, correlation, meanItems } = summarize(people)
  return {
    errors,
    coverage: round(coverage / 100, 3),
    bias: round(bias, 3),
    correlation: round(correlation, 3),
    meanItems: round(meanItems, 1),
  }
}

export function familyFigures(
  generators: readonly Generator[],
  { calibrated, families }: Calibration,
): VersionFigures['families'] {
  return generators.map(({ family, templates }) => {
    const pars = templates.flatMap(({ id }) => calibrated.get(id) ?? [])
    return {
      family,
      templates: templates.length,
      answers: pars.reduce((sum, { answers }) => sum + answers, 0),
      sigma: round(families[family]?.sigma ?? PRIOR.sigma, 3),
      retired: pars.filter(({ isActive }) => !isActive).length,
    }
  })
}

/** For each group and family: of how many templates there were enough answers, and how many of them differ. */
function differencesOf(
  generators: readonly Generator[],
  { differences, answers }: Examined,
): VersionFigures['differences'] {
  const families = generators.flatMap(({ family, templates }) => templates.map(() => family))
  return GROUPS.flatMap((group, place) =>
    IQ_FAMILIES.map((family) => {
      const verdicts = [...differences.subarray(place * answers.length, (place + 1) * answers.length)].filter(
        (verdict, template) => verdict > 0 && families[template] === family,
      )
      return {
        group,
        family,
        checked: verdicts.length,
        flagged: verdicts.filter((verdict) => verdict >= DIFFERENCES.found).length,
      }
    }).filter(({ checked }) => checked > 0),
  )
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function round(value: number, places: number): number {
  return Number(value.toFixed(places))
}
