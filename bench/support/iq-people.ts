import type { BenchRow } from '../../scripts/bench.ts'
import { calibrate } from '../../src/server/iq/calibration/calibrate.ts'
import { peopleFrom, workHere } from '../../src/server/iq/calibration/people-testing.ts'
import { GENERATORS } from '../../src/server/iq/items/generators.ts'
import { randomFromText } from '../../src/server/iq/items/random.ts'
import { calibratedBank, sure } from '../../src/server/iq/scoring/bank-testing.ts'
import { makeParameters, UNCALIBRATED, type Parameters } from '../../src/server/iq/scoring/parameters.ts'
import { normal, simulate, summarize, type Simulated } from '../../src/server/iq/scoring/simulate.ts'

const PEOPLE = 2000
/** So many share one bank whose true difficulties are drawn anew. */
const PEOPLE_OF_BANK = 100

interface Setting {
  name: string
  goal: string
  parameters: Parameters
  /** The true spread of the families' own factors, where it is not what is supposed. */
  sigma?: number
}

/** r, SE, bias, items and coverage at the recommended setting, and where it is not met. */
export function measurePeople(every: number): BenchRow[] {
  const recommended = calibratedBank(GENERATORS)
  const settings: Setting[] = [
    {
      name: 'recommended: a 1.6, own factors .3, items of a template .2',
      goal: 'r >= .93, |bias| < .05, items <= 25, cover 94 to 96',
      parameters: recommended,
    },
    { name: 'launch: difficulties only foretold', goal: '', parameters: makeParameters(GENERATORS, 0) },
    { name: 'slope 1.3', goal: '', parameters: calibratedBank(GENERATORS, 1.3) },
    { name: 'own factors are .5, supposed .3', goal: '', parameters: recommended, sigma: 0.5 },
  ]
  const rows = settings.map((setting): BenchRow => {
    const people = simulateBanks(setting, Math.round(PEOPLE / every))
    return {
      what: `people, ${setting.name}`,
      measured: describe(people),
      goal: setting.goal,
      of: people.length,
    }
  })
  return [...rows, ...atAbilities(recommended, every), exposureOf(recommended, every)]
}

function simulateBanks({ name, parameters, sigma }: Setting, people: number): Simulated[] {
  const banks = Math.max(1, Math.round(people / PEOPLE_OF_BANK))
  return Array.from({ length: banks }, (_, bank) =>
    simulate({
      parameters,
      people: Math.min(people, PEOPLE_OF_BANK),
      random: randomFromText(`bench ${name} ${bank}`),
      ...(sigma !== undefined && { sigma }),
    }),
  ).flat()
}

function describe(people: readonly Simulated[]): string {
  const { correlation, meanError, bias, meanItems, coverage } = summarize(people)
  return `r ${correlation.toFixed(3)}, SE ${meanError.toFixed(3)}, bias ${bias.toFixed(3)}, items ${meanItems.toFixed(1)}, cover ${coverage.toFixed(1)}`
}

function atAbilities(parameters: Parameters, every: number): BenchRow[] {
  return [-2, -1, 0, 1, 2].map((theta) => {
    const random = randomFromText(`bench at ${theta}`)
    const people = simulate({ parameters, people: Math.max(20, Math.round(400 / every)), random, theta })
    const { bias, meanError, meanItems } = summarize(people)
    const measured = `bias ${bias.toFixed(2)}, SE ${meanError.toFixed(3)}, items ${meanItems.toFixed(1)}`
    return { what: `people of ability ${theta}`, measured, goal: '', of: people.length }
  })
}

/** How worn templates become: the most met one, and how much of a test two people share. */
function exposureOf(parameters: Parameters, every: number): BenchRow {
  const random = randomFromText('bench exposure')
  const people = simulate({ parameters, people: Math.max(100, Math.round(1000 / every)), random })
  const met = new Map<string, number>()
  let shown = 0
  for (const { answered } of people)
    for (const { templateId } of answered) {
      met.set(templateId, (met.get(templateId) ?? 0) + 1)
      shown++
    }
  const rates = [...met.values()].map((times) => times / people.length)
  const shared = rates.reduce((sum, rate) => sum + rate * rate, 0) / (shown / people.length)
  const measured = `most met by ${(100 * Math.max(...rates)).toFixed(0)}%, shared ${(100 * shared).toFixed(0)}%`
  return { what: 'templates: exposure and overlap of two tests', measured, goal: '', of: people.length }
}

/** Wrong weights, matrices stretched; what the calibration makes of so many people. */
export async function measureCalibration(every: number): Promise<BenchRow[]> {
  const random = randomFromText('bench calibration')
  const launch = makeParameters(GENERATORS, 0)
  const ids = GENERATORS.flatMap(({ templates }) => templates.map(({ id }) => id))
  const truths = new Map(
    ids.map((id) => {
      const { a, b, c } = sure(launch.of(id))
      const isMatrix = launch.pool.matrix.some((entry) => entry.id === id)
      return [id, { a, b: (isMatrix ? 1.76 : 1) * b + 0.35 * normal(random), c }] as const
    }),
  )
  const truth = (id: string) => sure(truths.get(id))
  const rows: BenchRow[] = []
  let current = UNCALIBRATED
  const people: Simulated[] = []
  for (const count of [0, 300, 1000, 2000].map((number) => Math.round(number / every))) {
    const parameters = makeParameters(GENERATORS, rows.length, current)
    if (count > 0) {
      const newcomers = count - people.length
      // The newest come first.
      people.unshift(...simulate({ parameters, people: newcomers, random, truth }))
      const options = { withSigma: false, withPeople: false }
      const input = { generators: GENERATORS, current, people: peopleFrom(people, ids), newcomers, options }
      current = (await calibrate({ ...input, reference: undefined }, workHere)).calibration
    }
    const next = makeParameters(GENERATORS, rows.length, current)
    const squares = ids.map((id) => (sure(next.of(id)).b - truth(id).b) ** 2)
    const error = Math.sqrt(squares.reduce((sum, square) => sum + square) / squares.length)
    const after = simulate({ parameters: next, people: Math.max(50, Math.round(500 / every)), random, truth })
    const measured = `RMSE of b ${error.toFixed(2)}; then ${describe(after)}`
    rows.push({ what: `calibration after ${count} people`, measured, goal: '', of: after.length })
  }
  return rows
}
