import { posix } from 'node:path'
import type { ImportGraph } from './import-graph.ts'
import { featureOf } from './test-features.ts'

/** Tests of one lane run one after the other, the lanes side by side. */
export type Lane = 'browser' | 'node'

export interface NearTests {
  run: string[]
  /** Related as well, but further away than the time reaches. */
  leftOut: string[]
  /** Journeys of what changed: they need a build and are only named. */
  journeys: string[]
}

interface Choice {
  changed: readonly string[]
  graph: ImportGraph
  /** How long a file takes, as far as anybody knows. */
  secondsOf: (path: string) => number
  /** What each lane may take. */
  budgetSeconds: number
}

interface Candidate {
  path: string
  /** 0: it was changed itself; 1: beside what changed; 2: of the same feature; 3: it only loads what changed. */
  circle: number
  /** How many imports lie between the test and what changed. */
  distance: number
}

/** Reads the migrations, which no module imports. */
const OF_MIGRATIONS = 'src/server/platform/migrate.test.ts'

/** The tests that load what changed, nearest first, as many as the time allows. */
export function chooseNear({ changed, graph, secondsOf, budgetSeconds }: Choice): NearTests {
  const distances = distancesTo(changed, graph)
  const folders = new Set(changed.map((path) => posix.dirname(path)))
  const features = new Set(changed.flatMap((path) => featureOf(path) ?? []))
  const hasMigration = changed.some((path) => path.startsWith('migrations/'))

  const candidates = [...graph.keys()].filter(isTest).flatMap((path): Candidate[] => {
    const distance = distances.get(path) ?? Infinity
    if (distance === 0) return [{ path, circle: 0, distance }]
    if (hasMigration && path === OF_MIGRATIONS) return [{ path, circle: 1, distance }]
    const isOfFeature = features.has(featureOf(path) ?? '')
    if (distance === Infinity && !isOfFeature) return []
    if (folders.has(posix.dirname(path))) return [{ path, circle: 1, distance }]
    return [{ path, circle: isOfFeature ? 2 : 3, distance }]
  })
  candidates.sort(
    (one, other) =>
      one.circle - other.circle || one.distance - other.distance || (one.path < other.path ? -1 : 1),
  )

  const spent: Record<Lane, number> = { browser: 0, node: 0 }
  const near: NearTests = { run: [], leftOut: [], journeys: [] }
  for (const { path, circle } of candidates) {
    const lane = laneOf(path)
    const seconds = secondsOf(path)
    // What was changed by hand is always run, or nothing would be.
    const fits = circle === 0 || spent[lane] + seconds <= budgetSeconds
    if (fits) spent[lane] += seconds
    near[fits ? 'run' : 'leftOut'].push(path)
  }
  near.journeys = [...graph.keys()].filter(
    (path) => isJourney(path) && (distances.has(path) || features.has(featureOf(path) ?? '')),
  )
  return near
}

export function laneOf(path: string): Lane {
  return path.endsWith('.tsx') ? 'browser' : 'node'
}

/** How many imports lead from a file to something that changed; no entry for files that load nothing of it. */
function distancesTo(changed: readonly string[], graph: ImportGraph): Map<string, number> {
  const importers = new Map<string, string[]>()
  for (const [path, imports] of graph)
    for (const target of imports) {
      const known = importers.get(target)
      if (known === undefined) importers.set(target, [path])
      else known.push(path)
    }
  const distances = new Map(changed.map((path) => [path, 0]))
  // A Map is walked in the order in which it grows: the nearest come first.
  for (const [path, distance] of distances)
    for (const importer of importers.get(path) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

function isJourney(path: string): boolean {
  return path.startsWith('e2e/') && path.endsWith('.spec.ts')
}
