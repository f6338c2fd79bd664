import { featureOf, isOneFeature } from './test-features.ts'
import type { FileTime } from './test-results.ts'

/** How long the files of one step took, and the step itself by the clock. */
export interface StepTimes {
  name: string
  seconds: number
  files: FileTime[]
}

/**
 * A file's share of what all files of its step took in the same run: on a slow or busy machine all of them take longer,
 * and the share stays. Nobody has to split what takes less than the floor, which a stall of the machine does not reach.
 */
const MOST_SHARE = 0.1
const FLOOR_SECONDS = 40
/** Few files, each with many journeys. */
const MOST_SHARE_OF_JOURNEYS = 0.3
/** Of fewer files a share says nothing: the second database runs only some, and a few of them are large. */
const FEWEST_FILES = 60

/** One line for each file that takes more than its share. */
export function overBudget(steps: StepTimes[]): string[] {
  return steps.flatMap(({ name, files }) => {
    const total = sum(files.map(({ seconds }) => seconds))
    if (files.length < FEWEST_FILES && !files.some(isJourney)) return []
    return files.flatMap(({ file, seconds }) => {
      const share = isJourney({ file }) ? MOST_SHARE_OF_JOURNEYS : MOST_SHARE
      const most = Math.max(FLOOR_SECONDS, share * total)
      if (seconds <= most) return []
      const allowed = `${most.toFixed(0)} s (${share * 100} % of the step's files, and never less than ${FLOOR_SECONDS} s)`
      return [`${file} took ${seconds.toFixed(0)} s in "${name}"; a file may take ${allowed}`]
    })
  })
}

function isJourney({ file }: Pick<FileTime, 'file'>): boolean {
  return file.startsWith('e2e/')
}

export interface FeatureCost {
  /** `undefined` for what all features share. */
  feature: string | undefined
  server: number
  web: number
  journeys: number
  total: number
}

/** What each feature costs in a run, the dearest first. */
export function costsByFeature(steps: StepTimes[]): FeatureCost[] {
  const costs = new Map<string | undefined, FeatureCost>()
  for (const { file, seconds } of steps.flatMap(({ files }) => files)) {
    const feature = featureOf(file)
    const cost = costs.get(feature) ?? { feature, server: 0, web: 0, journeys: 0, total: 0 }
    cost[kindOf(file)] += seconds
    cost.total += seconds
    costs.set(feature, cost)
  }
  return [...costs.values()].sort((one, other) => other.total - one.total)
}

function kindOf(file: string): 'server' | 'web' | 'journeys' {
  if (file.startsWith('e2e/')) return 'journeys'
  return file.startsWith('src/web/') ? 'web' : 'server'
}

export function costTable(costs: FeatureCost[]): string {
  const growing = costs.filter(({ feature }) => feature !== undefined)
  const features = costs.filter(({ feature }) => isOneFeature(feature))
  const each = sum(growing.map(({ total }) => total)) / Math.max(1, features.length)
  const rows = [
    ['seconds', 'server', 'web', 'journeys', 'all'],
    ...costs.map(({ feature, server, web, journeys, total }) => [
      feature ?? '(shared)',
      ...[server, web, journeys, total].map((seconds) => seconds.toFixed(0)),
    ]),
  ]
  const lines = rows.map(
    ([name = '', ...cells]) => name.padEnd(20) + cells.map((cell) => cell.padStart(10)).join(''),
  )
  return [...lines, `${features.length} features, ${each.toFixed(0)} s each`].join('\n')
}

/** How much of the source, by its bytes, is the features': the rest does not grow with their number. */
export function featureShare(source: { path: string; bytes: number }[]): number {
  const own = source.filter(({ path }) => featureOf(path) !== undefined)
  return sum(own.map(({ bytes }) => bytes)) / Math.max(1, sum(source.map(({ bytes }) => bytes)))
}

/**
 * How long the step would take if there were more features of the same kind: what is shared stays, the rest grows. A
 * step without files of its own, such as the build, grows with the source that it reads.
 */
export function secondsAt(times: number, { seconds, files }: StepTimes, sourceShare: number): number {
  const all = sum(files.map((file) => file.seconds))
  if (all === 0) return seconds * (1 - sourceShare + sourceShare * times)
  const shared = sum(files.filter(({ file }) => featureOf(file) === undefined).map((file) => file.seconds))
  return (seconds * (shared + (all - shared) * times)) / all
}

/** These run beside the others that test the server, and end the later of the two. */
const BESIDE = 'tests: components'

/** The whole run by the clock, if there were so many times the features. */
export function runSecondsAt(times: number, steps: StepTimes[], sourceShare: number): number {
  const of = (isMeant: (name: string) => boolean): number =>
    sum(steps.filter(({ name }) => isMeant(name)).map((step) => secondsAt(times, step, sourceShare)))
  const server = of((name) => name.startsWith('tests: ') && name !== BESIDE)
  return (
    of((name) => !name.startsWith('tests: ')) +
    Math.max(
      server,
      of((name) => name === BESIDE),
    )
  )
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
