import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type * as Recheck from 'recheck'

const require = createRequire(import.meta.url)
// The package's own entry looks for Java and native programs first; this build is JavaScript alone.
const { checkSync } = require('recheck/lib/browser.js') as typeof Recheck
const { version } = require('recheck/package.json') as { version: string }

/** What the analyser said before, kept in the repository: it takes most of a minute for all of them. */
export const KEPT = new URL('judged-expressions.json', import.meta.url).pathname
const CACHE = new URL('../../node_modules/.cache/cendekia/expressions.json', import.meta.url).pathname

/**
 * Counted repeats are proven by automata as well. What has lookarounds is attacked instead: bounded by characters
 * read, not by a clock, so that the verdict is the same on a busy machine.
 */
const PARAMETERS = {
  maxRepeatCount: 1000,
  maxAttackStringSize: 10_000,
  attackLimit: 5_000_000,
  attackTimeout: null,
  maxIteration: 3,
  maxInitialGenerationSize: 200,
  maxGeneStringSize: 1000,
  incubationLimit: 10_000,
  incubationTimeout: null,
  timeout: 120_000,
}
const MADE_BY = JSON.stringify([version, PARAMETERS])

export type Growth = 'linear' | 'polynomial' | 'exponential' | 'unknown'

let known: Map<string, Growth> | undefined

/**
 * How the time of a search grows with the text. `isRepeated` is for expressions that go on after a match (flag g,
 * `split`): all their searches together are judged, since each may read to the end of the text for a short match.
 * With flag y it goes on only where the match before ended.
 */
export function judgeExpression(source: string, flags: string, isRepeated: boolean): Growth {
  const [judged, judgedFlags] = asJudged(source, flags, isRepeated)
  const key = keyOf(judged, judgedFlags)
  known ??= new Map([...readVerdicts(KEPT), ...readVerdicts(CACHE)])
  const before = known.get(key)
  if (before !== undefined) return before
  const growth = ask(judged, judgedFlags)
  if (growth === 'unknown') return growth
  known.set(key, growth)
  writeVerdicts(CACHE, known)
  return growth
}

/** Asks the analyser about all of them anew, whatever it said before. */
export function judgeAnew(
  expressions: { source: string; flags: string; isRepeated: boolean }[],
): Map<string, Growth> {
  const asked = expressions.map(({ source, flags, isRepeated }) => asJudged(source, flags, isRepeated))
  const distinct = new Map(asked.map(([judged, flags]) => [keyOf(judged, flags), [judged, flags] as const]))
  const verdicts = [...distinct].map(([key, [judged, flags]]) => [key, ask(judged, flags)] as const)
  return new Map(
    verdicts.filter(([, growth]) => growth !== 'unknown').toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

function asJudged(source: string, flags: string, isRepeated: boolean): [judged: string, flags: string] {
  const isSticky = flags.includes('y')
  const judged = isRepeated ? `(?:${source}|[^])*` : isSticky ? `^(?:${source})*` : source
  return [judged, flags.replace(/[dgy]/g, '')]
}

const keyOf = (judged: string, flags: string): string => `/${judged}/${flags}`

function ask(judged: string, flags: string): Growth {
  const found = checkSync(judged, flags, PARAMETERS)
  if (found.status === 'unknown') return 'unknown'
  return found.status === 'safe' ? 'linear' : found.complexity.type
}

/** None of another version of the analyser, or of another way to ask it. */
export function readVerdicts(file: string): Map<string, Growth> {
  try {
    const { madeBy, verdicts } = JSON.parse(readFileSync(file, 'utf8')) as {
      madeBy: string
      verdicts: Record<string, Growth>
    }
    return new Map(madeBy === MADE_BY ? Object.entries(verdicts) : [])
  } catch {
    return new Map()
  }
}

export function writeVerdicts(file: string, verdicts: Map<string, Growth>): void {
  mkdirSync(dirname(file), { recursive: true })
  const own = `${file}.${process.pid}`
  writeFileSync(
    own,
    `${JSON.stringify({ madeBy: MADE_BY, verdicts: Object.fromEntries(verdicts) }, null, 2)}\n`,
  )
  renameSync(own, file)
}
